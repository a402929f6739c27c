// A list of rows in a process of its own, whose allocations are counted, for AllocationReleaseTests. Prints, one a line: the
// allocations of a frame in which a row changes its state, those of one in which all rows are made and found unchanged, and by
// how many blocks more are in use after as many changes of a row's state as the argument says.

import AllocationCounter
import Casement
import CasementCore
import CasementSDL
import Foundation

@MainActor @Observable final class Model {
    var generation = 0
    @ObservationIgnored var number: Binding<Int>?
}

struct Row: View {
    let index: Int
    let model: Model
    @State private var number = 0
    var body: some View {
        let _ = watch()
        HStack {
            Text("row")
            Text(Row.texts[number])
        }
    }
    private func watch() { if index == 500 { model.number = $number } }

    /// Made before anything is counted.
    static let texts = (0..<100).map { String(1_000_000 + $0) }
}

struct Rows: View {
    let model: Model
    var body: some View {
        let _ = model.generation
        // A font whose digits are of one width: where the widest row changes its width, all rows move, and it is one row
        // that is measured.
        VStack(spacing: 0) { ForEach(0..<1_000) { Row(index: $0, model: model) } }
            .font(.custom("DejaVu Sans", size: 13))
    }
}

let model = Model()
let pipeline = FramePipeline(
    size: CGSize(width: 800, height: 600), scale: 1, environment: EnvironmentValues(), textEngine: SystemTextEngine(),
    rasteriser: CairoRasteriser()
) { Rows(model: model) }

@MainActor func allocations(in count: Int, _ change: (Int) -> Void) -> Double {
    let before = allocations_made()
    for number in 0..<count {
        change(number)
        pipeline.updateUntilStable()
        pipeline.graphics.update()
    }
    return Double(allocations_made() - before) / Double(count)
}

@MainActor func changeRow(_ number: Int) { model.number?.wrappedValue = number % 100 }

_ = allocations(in: 300, changeRow)
print(allocations(in: 1_000, changeRow))
_ = allocations(in: 10) { _ in model.generation += 1 }
print(allocations(in: 100) { _ in model.generation += 1 })
let before = allocations_live()
_ = allocations(in: CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 100_000, changeRow)
print(allocations_live() - before)

// Whole frames, painted into memory: a grid of labels of which one changes its text, and rectangles that move and fade.

@MainActor @Observable final class Scene {
    var frame = 0
}

struct Label: View {
    let scene: Scene
    var body: some View { Text(Row.texts[scene.frame % 100]).frame(width: 60, height: 15, alignment: .topLeading) }
}

struct Grid: View {
    let scene: Scene
    var body: some View {
        VStack(spacing: 0) {
            Label(scene: scene)
            ForEach(0..<200) { Text("label \($0)").frame(width: 60, height: 15) }
        }
    }
}

struct Motion: View {
    let scene: Scene
    var body: some View {
        let frame = scene.frame
        ZStack(alignment: .topLeading) {
            ForEach(0..<200) { index in
                RoundedRectangle(cornerRadius: 8)
                    .fill(index % 2 == 0 ? Color.red : Color.blue)
                    .frame(width: 60, height: 40)
                    .opacity(Double((frame + index) % 40 + 1) / 40)
                    .offset(x: CGFloat((index * 37 + frame) % 700), y: CGFloat((index * 53 + frame) % 500))
            }
        }
        .frame(width: 800, height: 600, alignment: .topLeading)
    }
}

@MainActor func frames<Content: View>(_ scene: Scene, _ content: @escaping () -> Content) -> Double {
    let pipeline = FramePipeline(
        size: CGSize(width: 800, height: 600), scale: 1, environment: EnvironmentValues(),
        textEngine: SystemTextEngine(), rasteriser: CairoRasteriser(), content: content)
    let presenter = MemoryPresenter(width: 800, height: 600)
    for _ in 0..<300 {
        scene.frame += 1
        pipeline.frame(to: presenter)
    }
    let before = allocations_made()
    for _ in 0..<200 {
        scene.frame += 1
        pipeline.frame(to: presenter)
    }
    let made = Double(allocations_made() - before) / 200
    pipeline.tearDown()
    return made
}

let scene = Scene()
print(frames(scene) { Grid(scene: scene) })
print(frames(scene) { Motion(scene: scene) })

// A minute of animation in which nothing runs but the animation: shapes that glide, fade and change colour, and a label that fades; then the
// same with shapes that turn and grow too.

struct Gliding: View {
    let scene: Scene
    let turns: Bool
    var body: some View {
        let isThere = scene.frame > 0
        ZStack(alignment: .topLeading) {
            Text("a label").opacity(isThere ? 0.1 : 1)
            ForEach(0..<100) { index in
                RoundedRectangle(cornerRadius: 8)
                    .fill(isThere ? Color.red : Color.blue)
                    .frame(width: 60, height: 40)
                    .scaleEffect(isThere && turns ? 1.2 : 1)
                    .rotationEffect(.degrees(isThere && turns ? 90 : 0))
                    .opacity(isThere ? 0.5 : 1)
                    .offset(x: isThere ? CGFloat(index * 6) : 0, y: CGFloat(index * 5))
            }
            Color.green.frame(width: 20, height: 20).padding(.leading, isThere ? 500 : 0)
        }
        .frame(width: 800, height: 600, alignment: .topLeading)
    }
}

@MainActor func animationFrames(turns: Bool) -> Double {
    let scene = Scene()
    let pipeline = FramePipeline(
        size: CGSize(width: 800, height: 600), scale: 1, environment: EnvironmentValues(),
        textEngine: SystemTextEngine(), rasteriser: CairoRasteriser()
    ) { Gliding(scene: scene, turns: turns) }
    var time = 0.0
    pipeline.setClock { Date(timeIntervalSinceReferenceDate: time) }
    let presenter = MemoryPresenter(width: 800, height: 600)
    func run(_ count: Int) {
        for _ in 0..<count {
            time += 1.0 / 60
            pipeline.frame(to: presenter)
        }
    }
    run(2)
    withAnimation(.easeInOut(duration: 60)) { scene.frame = 1 }
    run(300)
    let before = allocations_made()
    run(200)
    let made = Double(allocations_made() - before) / 200
    pipeline.tearDown()
    return made
}

print(animationFrames(turns: false))
print(animationFrames(turns: true))

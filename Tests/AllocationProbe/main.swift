// Renders windows in a process of its own and counts the allocations. Prints each count with its ceiling and fails if
// one is exceeded. AllocationTests runs the debug build, scripts/test an optimised one too.

import CWorkCounters
import Casement
import CasementCore
import CasementSDL
import Foundation

/// Ceilings slightly above the measured counts (1, 10, 9 and 11), nearly all of which the body, its observation and its
/// string need; none for an animation, and 1 or 2 for 100 shapes that rotate and scale, because a picture occasionally
/// outgrows its buffer. A program that is not optimised allocates for every row.
#if DEBUG
    let (rowChange, unchangedRows, rowChanges, cycles, trees) = (80.0, 4_000.0, 10_000, 2_000, 10)
    let (labelChange, motion, animation, transforms) = (5_000.0, 50_000.0, 200_000.0, 400_000.0)
#else
    let (rowChange, unchangedRows, rowChanges, cycles, trees) = (2.0, 14.0, 100_000, 100_000, 100)
    let (labelChange, motion, animation, transforms) = (11.0, 13.0, 0.0, 4.0)
#endif

/// One and a half KiB.
let rowBytes = 1_536.0

var isAboveCeiling = false

@MainActor func report(_ name: String, _ count: Double, atMost ceiling: Double) {
    print("\(count <= ceiling ? "right" : "wrong"): \(name): \(count), at most \(ceiling)")
    if count > ceiling { isAboveCeiling = true }
}

guard allocations_made() >= 0 else {
    print("Allocations cannot be counted under a sanitizer.")
    exit(0)
}

// First, as the peak of memory is that of the whole process. The program's text is there before, and the key makes a
// new one; fonts and the picture of the window take 0.3 of it.
report("sizes of a large text that its editor takes when a key is pressed", LargeText.memory(), atMost: 1.6)

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

    /// Created before counting starts.
    static let texts = (0..<100).map { String(1_000_000 + $0) }
}

struct Rows: View {
    let model: Model
    var body: some View {
        let _ = model.generation
        // A font whose digits have equal widths: if the widest row changed its width, all rows would move, and this
        // counts one measured row.
        VStack(spacing: 0) { ForEach(0..<1_000) { Row(index: $0, model: model) } }
            .font(.custom("DejaVu Sans", size: 13))
    }
}

let model = Model()
let pipeline = FramePipeline(
    size: CGSize(width: 800, height: 600), scale: 1, environment: EnvironmentValues(), textEngine: SystemTextEngine(),
    rasteriser: CairoRasteriser(), clock: { Date() }
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
report("allocations of a frame in which a row changes its state", allocations(in: 1_000, changeRow), atMost: rowChange)
_ = allocations(in: 10) { _ in model.generation += 1 }
report(
    "allocations of a frame in which all rows are made and found unchanged",
    allocations(in: 100) { _ in model.generation += 1 }, atMost: unchangedRows)
let before = allocations_live()
_ = allocations(in: rowChanges, changeRow)
report("blocks that \(rowChanges) changes of a row leave", Double(allocations_live() - before), atMost: 16)

// A minimal view with every kind of resource (nodes, state, a text's texture and a layer's) comes and goes.

@MainActor @Observable final class Switch {
    var isOn = false
    @ObservationIgnored var number = 0
}

struct Blinking: View {
    let number: Int
    @State private var own = 1
    var body: some View { Text(Row.texts[number % 2 + own]).background(.red).cornerRadius(4) }
}

struct Coming: View {
    let model: Switch
    var body: some View {
        if model.isOn { Blinking(number: model.number) }
    }
}

/// The blocks that it leaves after it has come and gone a number of times.
@MainActor func blocksLeft(by cycles: Int) -> Int {
    let model = Switch()
    let pipeline = FramePipeline(
        size: CGSize(width: 60, height: 60), scale: 1, environment: EnvironmentValues(),
        textEngine: SystemTextEngine(), rasteriser: CairoRasteriser(), clock: { Date() }
    ) { Coming(model: model) }
    func run(_ cycles: Int) {
        for number in 0..<2 * cycles {
            model.isOn.toggle()
            model.number = number
            pipeline.updateUntilStable()
            pipeline.graphics.update()
        }
    }
    run(1_000)
    let before = allocations_live()
    run(cycles)
    return allocations_live() - before
}

report("blocks that \(cycles) cycles of a view leave", Double(blocksLeft(by: cycles)), atMost: 16)

// Whole trees of composed rows are built, painted and torn down: each with its own pipeline, as a window has it. A tree
// that anything still refers to stays whole, with its thousands of nodes.

@MainActor func blocksLeft(byTrees trees: Int) -> Int {
    func buildAndTearDown(_ count: Int) {
        for _ in 0..<count {
            let model = Model()
            let pipeline = FramePipeline(
                size: CGSize(width: 800, height: 600), scale: 1, environment: EnvironmentValues(),
                textEngine: SystemTextEngine(), rasteriser: CairoRasteriser(), clock: { Date() }
            ) { Rows(model: model) }
            pipeline.frame(to: MemoryPresenter(width: 800, height: 600))
            model.number?.wrappedValue = 5
            pipeline.updateUntilStable()
            pipeline.tearDown()
        }
    }
    buildAndTearDown(5)
    let before = allocations_live()
    buildAndTearDown(trees)
    return allocations_live() - before
}

report("blocks that \(trees) trees of 1,000 rows leave", Double(blocksLeft(byTrees: trees)), atMost: 50)

// The memory of a composed row with two states, and a stack of two texts, in a window that shows others: what 2,000
// rows more take.

struct Item: Identifiable {
    let id: Int
    let title: String
}

struct CountedRow: View {
    let item: Item
    let tint: Color
    @State private var number = 0
    @State private var isMarked = false
    var body: some View {
        HStack {
            Text(item.title)
            Text(Row.texts[number]).foregroundColor(tint)
            if isMarked { Text("marked") }
        }
    }
}

@MainActor func bytes(ofRows count: Int) -> Int {
    let items = (0..<count).map { Item(id: $0, title: "Row \($0)") }
    let before = allocated_bytes()
    let pipeline = FramePipeline(
        size: CGSize(width: 800, height: 600), scale: 1, environment: EnvironmentValues(),
        textEngine: SystemTextEngine(), rasteriser: CairoRasteriser(), clock: { Date() }
    ) { VStack { ForEach(items) { CountedRow(item: $0, tint: .primary) } } }
    pipeline.frame(to: MemoryPresenter(width: 800, height: 600))
    let taken = allocated_bytes() - before
    pipeline.tearDown()
    return taken
}

_ = bytes(ofRows: 1_000)
report(
    "bytes of a composed row", Double(bytes(ofRows: 3_000) - bytes(ofRows: 1_000)) / 2_000, atMost: rowBytes)

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
        textEngine: SystemTextEngine(), rasteriser: CairoRasteriser(), clock: { Date() }, content: content)
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
report(
    "allocations of a painted frame in which a label changes", frames(scene) { Grid(scene: scene) }, atMost: labelChange
)
report(
    "allocations of a painted frame in which 200 shapes move", frames(scene) { Motion(scene: scene) }, atMost: motion)

// A minute in which nothing changes but animations: shapes that move, fade and change colour, and a label that fades;
// then the same with shapes that rotate and scale too.

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
    var time = 0.0
    let pipeline = FramePipeline(
        size: CGSize(width: 800, height: 600), scale: 1, environment: EnvironmentValues(),
        textEngine: SystemTextEngine(), rasteriser: CairoRasteriser(),
        clock: { Date(timeIntervalSinceReferenceDate: time) }
    ) { Gliding(scene: scene, turns: turns) }
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

report(
    "allocations of a frame of an animation of places, colours and opacities", animationFrames(turns: false),
    atMost: animation)
report(
    "allocations of a frame of an animation of transforms too", animationFrames(turns: true), atMost: transforms)
exit(isAboveCeiling ? 1 : 0)

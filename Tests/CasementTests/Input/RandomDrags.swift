import CasementTesting
import Expectations
import Foundation
import TestData
import Testing

/// Random presses, moves, keys and edits over draggable views and drop targets: no preview is left, no removed view is
/// targeted, and at the end the window equals one painted as a whole.
@MainActor struct RandomDrags {
    @MainActor @Observable final class World {
        var left = Array(0..<4)
        var right = Array(10..<13)
        var targeted = 0
        var hasPreview = false
        var isNarrow = false
        var dropped = 0
    }

    private struct Item: View {
        let id: Int
        let world: World
        var body: some View {
            let block = Color(white: 0.4).frame(width: 50, height: 16)
            if world.hasPreview {
                block.draggable("\(id)") { Color.red.frame(width: 30, height: 30) }
            } else {
                block.draggable("\(id)")
            }
        }
    }

    private struct Screen: View {
        let world: World
        var body: some View {
            HStack(spacing: 4) {
                ScrollView {
                    VStack { ForEach(world.left, id: \.self) { Item(id: $0, world: world) } }
                        .frame(minHeight: 300, alignment: .top)
                }
                .dropDestination(for: String.self) { values, _ in
                    world.left += values.compactMap(Int.init).filter { !world.left.contains($0) }
                    world.right.removeAll { world.left.contains($0) }
                    world.dropped += 1
                    return true
                } isTargeted: {
                    world.targeted += $0 ? 1 : -1
                }
                List {
                    ForEach(world.right, id: \.self) { Item(id: $0, world: world) }
                        .dropDestination(for: String.self) { values, place in
                            let new = values.compactMap(Int.init).filter { !world.right.contains($0) }
                            world.right.insert(contentsOf: new, at: min(place, world.right.count))
                            world.dropped += 1
                        }
                        .onMove { world.right.move(fromOffsets: $0, toOffset: $1) }
                }
                if !world.isNarrow { TextField("", text: .constant("abc")).frame(width: 60) }
            }
        }
    }

    @Test(arguments: 0..<6) func nothingIsLeftBehind(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let world = World()
        let host = TestHost(width: 300, height: 160) { Screen(world: world) }
        host.update()
        func place() -> CGPoint {
            CGPoint(x: Double.random(in: -10..<310, using: &random), y: Double.random(in: -10..<170, using: &random))
        }
        for _ in 0..<250 {
            let kind = Int.random(in: 0..<12, using: &random)
            switch kind {
            case 0...2: host.hold(from: place(), through: place(), place())
            case 3...5: host.release(at: place())
            case 6: host.hover(at: place())
            case 7: host.key(.escape)
            case 8: host.advance(by: 0.1)
            case 9: world.left.shuffle(using: &random)
            case 10:
                if Bool.random(using: &random) {
                    world.right = world.right.dropLast()
                } else {
                    world.right.append(random.nextID())
                }
            default:
                if Bool.random(using: &random) { world.hasPreview.toggle() } else { world.isNarrow.toggle() }
            }
            host.update()
            expect((0...1).contains(world.targeted) && host.pipeline.graph.windowOverlays.count <= 1)
        }
        host.release(at: CGPoint(x: 299, y: 159))
        host.key(.escape)
        host.hover(at: CGPoint(x: -5, y: -5))
        host.advance(by: 4)
        expect(host.settle() && host.pipeline.graph.windowOverlays.isEmpty && world.targeted == 0)
        expect(host.strayPixels == nil)
        let shown = host.snapshot()
        host.pipeline.graphics.damageAll()
        host.update()
        expect(host.snapshot(), equals: shown, "stale pixels are visible")
    }
}

extension SeededGenerator {
    fileprivate mutating func nextID() -> Int { Int.random(in: 100..<100_000, using: &self) }
}

import CoreTesting
import Expectations
import HostSupport
import Testing

/// The work for a change depends on what changed, not on the size of the tree.
@MainActor struct CostOfAChange {
    private struct Leaf: View {
        let text: Box<String>
        var body: some View { Text(text.value).frame(width: 60, height: 20) }
    }

    private struct Rows: View {
        let count: Int
        let text: Box<String>
        var body: some View {
            VStack(spacing: 0) {
                Leaf(text: text)
                ForEach(0..<count, id: \.self) { Text("row \($0)") }
            }
        }
    }

    /// The statistics of a change of the leaf beside so many rows.
    private func leaf(_ count: Int) -> FrameStatistics {
        let text = Box("one")
        let host = TestHost(height: 200) { Rows(count: count, text: text).frame(height: 200, alignment: .top) }
        host.update()
        var statistics = host.statistics { text.value = "two" }
        statistics.texturesAlive = 0
        return statistics
    }

    @Test("a leaf's change costs the same beside 10 rows and beside 1,000")
    func leafAmongRows() {
        let few = leaf(10)
        let many = leaf(1_000)
        expect(few, equals: many)
        expect(many.bodies, equals: 1)
        expect(many.nodesCreated, equals: 0)
        expect(many.nodesRemoved, equals: 0)
        expect(many.texturesUpdated, equals: 1)
        expect(many.nodesUpdated <= 4, "\(many)")
        expect(many.damagedPixels <= 60 * 20)
    }

    @Test("a row inserted at the end creates only its own nodes")
    func lastRow() {
        let count = Box(500)
        struct Page: View {
            let count: Box<Int>
            var body: some View { VStack(spacing: 0) { ForEach(0..<count.value, id: \.self) { Text("row \($0)") } } }
        }
        let host = TestHost(height: 10_000) { Page(count: count) }
        host.update()
        let one = host.statistics { count.value = 501 }
        let two = host.statistics { count.value = 503 }
        expect(two.nodesCreated, equals: 2 * one.nodesCreated)
        expect(one.texturesCreated, equals: 1)
        expect(two.texturesCreated, equals: 2)
        expect(one.nodesRemoved, equals: 0)
    }

    @Test("content outside the window is not rasterised until it becomes visible")
    func unseen() {
        let y = Box<CGFloat>(0)
        let host = TestHost.live(width: 100, height: 100) {
            VStack(spacing: 0) { ForEach(0..<100) { Text("row \($0)").frame(height: 20) } }
                .offset(y: y.value)
                .frame(height: 100, alignment: .top)
        }
        expect(host.takeStatistics().texturesCreated, equals: 5)
        let statistics = host.statistics { y.value = -20 }
        expect(statistics.texturesCreated, equals: 1)
        expect(statistics.framesPresented, equals: 1)
    }

    private struct LevelReader: View {
        @Environment(\.level) private var level
        var body: some View { Text("level \(level)") }
    }

    private struct Plain: View {
        let number: Int
        var body: some View { Text("row \(number)") }
    }

    private struct Levels: View {
        let level: Box<Int>
        let content: Content
        var body: some View { content.environment(\.level, level.value) }

        struct Content: View, Equatable {
            var body: some View {
                VStack(spacing: 0) {
                    ForEach(0..<10_000) { number in
                        if number == 5_000 { LevelReader() } else { Plain(number: number) }
                    }
                }
            }
        }
    }

    @Test("an environment value that one of 10,000 rows reads runs one body")
    func environmentReader() {
        let level = Box(1)
        let host = TestHost(height: 200) { Levels(level: level, content: Levels.Content()).frame(height: 200) }
        host.update()
        let statistics = host.statistics { level.value = 2 }
        // The root's body, which sets the value, and the reader's.
        expect(statistics.bodies, equals: 2)
        expect(statistics.nodesCreated, equals: 0)
        expect(host.find(text: "level 2") != nil)
    }
}

private struct Level: EnvironmentKey { static let defaultValue = 0 }

extension EnvironmentValues {
    fileprivate var level: Int {
        get { self[Level.self] }
        set { self[Level.self] = newValue }
    }
}

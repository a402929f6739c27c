import CoreTesting
import Expectations
import HostSupport
import PlainControls
import TestData
import Testing

/// The rows of lazy stacks after edits of their elements.
@MainActor struct LazyEditTests {
    /// A row that counts presses.
    private struct PressedRow: View {
        let id: Int
        @State private var count = 0

        var body: some View {
            let title: String = "\(id):\(count)"
            Button(title) { count += 1 }.frame(width: 100, height: 20).accessibilityIdentifier("\(id)")
        }
    }

    private func host(_ ids: Box<[Int]>) -> TestHost {
        TestHost.live(width: 100, height: 200) {
            ScrollView { LazyVStack(spacing: 0) { ForEach(ids.value, id: \.self) { PressedRow(id: $0) } } }
                .scrollIndicators(.hidden)
        }
    }

    /// One of the edits that lists have, with new ids from `next` on.
    private func edit(_ ids: inout [Int], _ next: inout Int, using generator: inout SeededGenerator) {
        func some(_ bound: Int) -> Int { Int.random(in: 0..<max(1, bound), using: &generator) }
        func new(_ count: Int) -> Range<Int> {
            next += count
            return next - count..<next
        }
        switch some(9) {
        case 0: ids.insert(contentsOf: new(1 + some(4)), at: some(ids.count + 1))
        case 1 where ids.count > 12:
            let start = some(ids.count - 8)
            ids.removeSubrange(start..<start + 1 + some(8))
        case 2:
            // What comes in front and what goes in the middle at once.
            ids.insert(contentsOf: new(1), at: 0)
            ids.remove(at: ids.count / 2)
        case 3: ids.append(ids.remove(at: some(ids.count)))
        case 4: ids.insert(ids.remove(at: some(ids.count)), at: some(ids.count))
        case 5: ids.shuffle(using: &generator)
        case 6: ids.reverse()
        case 7:
            for _ in 0..<4 { ids[some(ids.count)] = new(1).lowerBound }
        default:
            // Many at once, so that ids are hashed.
            for _ in 0..<6 { ids.insert(contentsOf: new(1), at: some(ids.count)) }
            for _ in 0..<6 { ids.remove(at: some(ids.count)) }
        }
    }

    @Test("Rows keep their states in all edits, and new ids have new ones", arguments: 0..<16)
    func states(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let ids = Box(Array(0..<30))
        let host = host(ids)
        host.update()
        var counts: [Int: Int] = [:], next = 1000
        for step in 0..<40 {
            switch step % 4 {
            case 0:
                let row = ids.value[Int.random(in: 0..<ids.value.count, using: &generator)]
                guard let frame = host.frame("\(row)"), frame.minY >= 0, frame.maxY <= 200 else { continue }
                host.tap("\(row)")
                counts[row, default: 0] += 1
            case 1: host.scroll(at: CGPoint(x: 50, y: 100), dy: CGFloat(Int.random(in: -300..<300, using: &generator)))
            default:
                edit(&ids.value, &next, using: &generator)
                counts = counts.filter { ids.value.contains($0.key) }
            }
            host.update()
            check(host, ids.value, counts, "seed \(seed), step \(step)")
        }
    }

    /// The rows that exist are those of neighbouring elements, one below the other, with their states.
    private func check(_ host: TestHost, _ ids: [Int], _ counts: [Int: Int], _ place: String) {
        let shown = ids.indices.filter { host.frame("\(ids[$0])").map { $0.maxY > 0 && $0.minY < 200 } ?? false }
        expect(!shown.isEmpty, "\(place)")
        guard let first = shown.first else { return }
        expect(shown, equals: Array(first..<first + shown.count), "\(place)")
        let start = host.frame("\(ids[first])")?.minY ?? 0
        expect(start <= 0, "\(place)")
        for index in shown {
            let id = ids[index], frame = host.frame("\(id)")
            expect(frame?.minY == start + CGFloat(index - first) * 20, "\(place): row \(id)")
            expect(host.find(text: "\(id):\(counts[id] ?? 0)") != nil, "\(place): state of row \(id)")
        }
    }

    @Test("Equal ids: no row is lost, and states are matched in order") func duplicates() {
        let warned = Box(0)
        let outer = RuntimeWarning.onIssue
        RuntimeWarning.onIssue = { if $0.contains("the id 1 occurs more than once") { warned.value += 1 } }
        defer { RuntimeWarning.onIssue = outer }
        let ids = Box([1, 2, 1])
        let host = host(ids)
        host.update()
        expect(warned.value, equals: 1)
        host.tap(at: CGPoint(x: 50, y: 10))
        expect(host.labels, equals: ["1:1", "2:0", "1:0"])
        for next in [[3, 1, 2, 1], [1, 1], [2, 1, 2, 1, 2], [1], [1, 1, 1], [3, 1, 3], []] {
            ids.value = next
            host.update()
            expect(host.labels.map { Int($0.prefix(1)) }, equals: next)
        }
        ids.value = [1]
        host.update()
        expect(host.labels, equals: ["1:0"])
    }

    @Test("Rows whose values stay do not run, though all move") func movedRows() {
        let ids = Box(Array(0..<100))
        let host = host(ids)
        host.update()
        let statistics = host.statistics {
            ids.value.insert(1000, at: 0)
            ids.value.remove(at: 50)
        }
        // Only the new row and its button are made; of the others only the closures of rows run.
        expect(statistics.nodesCreated < 30)
        // The others are moved as they are.
        expect(statistics.movedPixels > 0)
        expect(statistics.damagedPixels <= 100 * 20)
    }
}

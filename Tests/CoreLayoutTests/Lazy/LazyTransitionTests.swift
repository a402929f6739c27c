import CoreTesting
import Expectations
import HostSupport
import TestData
import Testing

@testable import CasementCore

@MainActor @Observable private final class Rows {
    var ids = Array(0..<50)
    func edit(_ animation: Animation? = .linear(duration: 1), _ change: (inout [Int]) -> Void) {
        withAnimation(animation) { change(&ids) }
    }
}

/// Rows of lazy containers that are inserted and removed in view.
@MainActor struct LazyTransitionTests {
    private struct Stack: View {
        let rows: Rows
        var body: some View {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(rows.ids, id: \.self) { id in
                        Color(red: 1, green: 0, blue: 0).frame(height: 20).accessibilityIdentifier("\(id)")
                    }
                }
            }
        }
    }

    private struct Listed: View {
        let rows: Rows
        var body: some View {
            List(rows.ids, id: \.self) { id in Text("\(id)").accessibilityIdentifier("\(id)") }
        }
    }

    private func host(_ rows: Rows) -> TestHost {
        let host = TestHost(width: 100, height: 100) { Stack(rows: rows) }
        host.checksDamage = true
        host.update()
        return host
    }

    @Test func aRemovedRowFadesWhileTheOthersCloseUp() {
        let rows = Rows()
        let host = host(rows)
        rows.edit { $0.remove(at: 1) }
        host.update()
        host.advance(by: 0.5)
        // The row below is moving up; the removed one is half transparent, above or below it.
        expect(abs((host.frame("2")?.minY ?? 0) - 30) < 0.1)
        expect(abs(Int(host.snapshot()[50, 25].g) - 125) < 5)
        expect(host.settle())
        expect(host.frame("2")?.minY, equals: 20)
        expect(host.snapshot(), equals: self.host(rows).snapshot())
        expect(host.strayPixels == nil)
        expect(host.pipeline.graph.removals.isEmpty)
    }

    @Test func anInsertedRowFadesInWhileTheOthersMove() {
        let rows = Rows()
        let host = host(rows)
        rows.edit { $0.insert(100, at: 1) }
        host.update()
        expect(host.frame("1")?.minY, equals: 20)
        host.advance(by: 0.5)
        expect(host.frame("100")?.minY, equals: 20)
        expect(abs((host.frame("1")?.minY ?? 0) - 30) < 0.1)
        expect(abs(Int(host.snapshot()[50, 25].g) - 125) < 5)
        expect(host.settle())
        expect(host.snapshot(), equals: self.host(rows).snapshot())
    }

    @Test func aRowInsertedAgainInTimeIsTheSame() {
        let rows = Rows()
        let host = host(rows)
        rows.edit { $0.remove(at: 1) }
        host.update()
        host.advance(by: 0.5)
        _ = host.takeStatistics()
        rows.edit { $0.insert(1, at: 1) }
        host.update()
        expect(host.takeStatistics().nodesCreated <= 1)
        expect(host.settle())
        expect(host.snapshot(), equals: self.host(rows).snapshot())
        expect(host.pipeline.graph.removals.isEmpty)
    }

    @Test func withoutAnimationRowsChangeImmediately() {
        let rows = Rows()
        let host = host(rows)
        rows.edit(nil) {
            $0.remove(at: 1)
            $0.insert(7, at: 0)
        }
        host.update()
        expect(!host.pipeline.needsFrame)
        expect(host.snapshot(), equals: self.host(rows).snapshot())
    }

    @Test func rowsOfAListAreInsertedAndRemoved() {
        let rows = Rows()
        let host = TestHost(width: 200, height: 300) { Listed(rows: rows) }
        host.update()
        let before = host.snapshot()
        rows.edit {
            $0.remove(at: 1)
            $0.insert(99, at: 3)
        }
        host.update()
        host.advance(by: 0.5)
        let half = host.snapshot()
        expect(host.settle())
        expect(half != before && half != host.snapshot())
        let other = TestHost(width: 200, height: 300) { Listed(rows: rows) }
        other.update()
        expect(host.snapshot(), equals: other.snapshot())
    }

    /// Random edits during animations; at rest nothing is left of them.
    @Test(arguments: 0..<12) func atRestPixelsEqualANewHost(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let rows = Rows()
        rows.ids = Array(0..<12)
        let host = seed % 3 == 0 ? TestHost(width: 160, height: 150) { Listed(rows: rows) } : host(rows)
        host.checksDamage = true
        host.update()
        for _ in 0..<25 {
            rows.edit([nil, .linear(duration: 0.3), .spring].randomElement(using: &random)!) { ids in
                switch Int.random(in: 0..<4, using: &random) {
                case 0: if !ids.isEmpty { ids.remove(at: Int.random(in: 0..<ids.count, using: &random)) }
                case 1:
                    let id = Int.random(in: 0..<20, using: &random)
                    if !ids.contains(id) { ids.insert(id, at: Int.random(in: 0...ids.count, using: &random)) }
                case 2: ids.shuffle(using: &random)
                default: ids = Array(ids.prefix(Int.random(in: 0...ids.count, using: &random))) + [ids.count + 30]
                }
                var seen = Set<Int>()
                ids = ids.filter { seen.insert($0).inserted }
            }
            host.update()
            host.advance(by: Double.random(in: 0...0.3, using: &random))
        }
        expect(host.settle())
        expect(host.strayPixels == nil)
        let other = seed % 3 == 0 ? TestHost(width: 160, height: 150) { Listed(rows: rows) } : self.host(rows)
        other.update()
        expect(host.snapshot(), equals: other.snapshot())
        expect(host.pipeline.graph.removals.isEmpty)
        // A list keeps nearby rows that were visible.
        let (alive, fresh) = (host.takeStatistics().texturesAlive, other.takeStatistics().texturesAlive)
        expect(seed % 3 == 0 ? alive <= fresh + 4 : alive == fresh)
    }
}

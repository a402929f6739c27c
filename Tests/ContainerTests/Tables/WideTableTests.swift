import CasementTesting
import ControlSupport
import Expectations
import Foundation
import SwiftUI
import Testing

private struct Number: Identifiable {
    let id: Int
}

@MainActor private func wideTable(rows: Int = 100_000, columns: Int = 50) -> TestHost {
    let rows = (0..<rows).map(Number.init)
    return TestHost(width: 800, height: 600) {
        Table(rows) {
            TableColumnForEach(0..<columns) { column in
                TableColumn("Column \(column)") { Text("\($0.id), \(column)") }
            }
        }
    }
}

/// A cell with state.
private struct CountingCell: View {
    @State private var count = 0
    var body: some View { Button("count \(count)") { count += 1 } }
}

@MainActor struct WideTableTests {
    @Test("cells exist only where they are seen") func cells() {
        let host = wideTable()
        host.update()
        let first = host.takeStatistics()
        // 22 rows and 50 titles.
        expect(first.nodesCreated < 6000)
        expect(host.find(text: "0, 0") != nil && host.find(text: "0, 30") == nil)
        expect(!host.texts.contains("0, 30") && host.texts.contains("Column 30"))
        host.scroll(at: CGPoint(x: 400, y: 300), dx: 26 * 116, dy: 0)
        expect(host.find(text: "0, 30") != nil && !host.texts.contains("0, 0"))
        expect(host.find(text: "0, 30")?.minX, equals: host.find(text: "Column 30")?.minX)
        host.scroll(at: CGPoint(x: 400, y: 300), dx: 1_000_000, dy: 1_000_000_000)
        expect(host.find(text: "99,999, 49") != nil)
    }

    @Test("a step of scrolling costs the rows that come, and nothing for the columns that stay") func steps() {
        let host = wideTable()
        host.update()
        _ = host.takeStatistics()
        host.scroll(at: CGPoint(x: 400, y: 300), dy: 26)
        let down = host.takeStatistics()
        expect(down.nodesCreated < 120 && down.nodesUpdated == 0 && down.bodies < 30)
        host.scroll(at: CGPoint(x: 400, y: 300), dx: 10, dy: 0)
        let aside = host.takeStatistics()
        expect(aside.nodesCreated == 0 && aside.nodesUpdated < 10 && aside.bodies < 3 && aside.layoutMeasures < 5)
        host.scroll(at: CGPoint(x: 400, y: 300), dx: 128, dy: 0)
        let entered = host.takeStatistics()
        expect(entered.nodesCreated < 400 && entered.layoutMeasures < 150)
    }

    @Test("an incrementally scrolled table equals one scrolled at once") func scrolled() {
        let host = wideTable(rows: 200, columns: 20), other = wideTable(rows: 200, columns: 20)
        host.update()
        other.update()
        for _ in 0..<20 { host.scroll(at: CGPoint(x: 400, y: 300), dx: 37, dy: 55) }
        other.scroll(at: CGPoint(x: 400, y: 300), dx: 20 * 37, dy: 20 * 55)
        expect(host.snapshot(), equals: other.snapshot())
    }

    @Test("cells that are more than text keep their state where they are not seen") func state() {
        let rows = (0..<5).map(Number.init)
        let host = TestHost(width: 400, height: 200) {
            Table(rows) {
                TableColumn("State") { _ in CountingCell() }
                TableColumnForEach(0..<20) { column in TableColumn("Column \(column)") { Text("\($0.id), \(column)") } }
            }
        }
        host.update()
        host.tap(text: "count 0")
        host.scroll(at: CGPoint(x: 200, y: 100), dx: 1500, dy: 0)
        expect((host.find(text: "count 1")?.maxX ?? 0) < 0)
        host.scroll(at: CGPoint(x: 200, y: 100), dx: -1500, dy: 0)
        expect(host.find(text: "count 1") != nil)
    }

    @Test("with right to left layout columns enter from the left") func mirrored() {
        let rows = (0..<50).map(Number.init)
        let host = TestHost(width: 400, height: 200) {
            Table(rows) {
                TableColumnForEach(0..<20) { column in TableColumn("Column \(column)") { Text("\($0.id), \(column)") } }
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
        host.update()
        expect(abs((host.find(text: "0, 0")?.maxX ?? 0) - (400 - 18)) < 0.01)
        host.scroll(at: CGPoint(x: 200, y: 100), dx: -1_000_000, dy: 0)
        expect(host.find(text: "0, 19")?.minX ?? -1 >= 0 && host.find(text: "0, 0") == nil)
        expect(host.find(text: "0, 19")?.maxX, equals: host.find(text: "Column 19")?.maxX)
    }

    @Test("no columns, or thousands") func extremes() {
        let none = wideTable(rows: 10, columns: 0)
        none.update()
        expect(none.texts.isEmpty)
        let many = wideTable(rows: 100, columns: 2000)
        many.update()
        many.scroll(at: CGPoint(x: 400, y: 300), dx: 1_000_000, dy: 0)
        expect(many.find(text: "0, 1,999") != nil)
    }
}

import Casement
import CasementCore

/// A table of COUNT rows and 50 columns, scrolled by 20 points down and 10 to the side in every frame.
@MainActor struct TableScenario: RunScenario {
    private let count: Int

    init(count: Int) { self.count = count }

    var content: WideTable { WideTable(rows: (0..<count).map(TableNumber.init)) }

    func step(_ number: Int) {}

    /// To the last column and back, always downwards.
    func input(_ number: Int) -> [InputEvent] {
        let isBack = (number / 400) % 2 == 1
        return [
            .pointerMoved(CGPoint(x: 400, y: 400)),
            .scroll(CGPoint(x: 400, y: 400), dx: isBack ? -10 : 10, dy: 20),
        ]
    }
}

/// The value of a row.
struct TableNumber: Identifiable {
    let id: Int
}

struct WideTable: View {
    let rows: [TableNumber]

    var body: some View {
        Table(rows) {
            TableColumn("Number") { Text("\($0.id)") }.alignment(.numeric)
            TableColumnForEach(1..<50) { column in
                TableColumn("Column \(column)") { row in Text("\(row.id &* column % 1000)") }
            }
        }
        .font(.bench(12))
    }
}

import Casement

/// A grid of labels, 20 in a row, each 51x15 points. Labels keep their size: only one text changes.
@MainActor struct LabelScenario: RunScenario {
    enum Changes { case none, one, all }

    private let cells: [LabelCell]
    private let changes: Changes

    init(count: Int, changes: Changes) {
        cells = (0..<count).map(LabelCell.init)
        self.changes = changes
    }

    var content: LabelGrid { LabelGrid(cells: cells) }

    func step(_ number: Int) {
        switch changes {
        case .none: break
        case .one: cells[cells.count / 2].show(number)
        // Never a text that the label, or one near it, had recently.
        case .all: for cell in cells { cell.show(cell.index + number) }
        }
    }
}

/// The model of one label.
@Observable @MainActor final class LabelCell {
    @ObservationIgnored let index: Int
    private(set) var text = ""

    init(index: Int) {
        self.index = index
        show(0)
    }

    func show(_ number: Int) { text = String(index % 1000, digits: 3) + "." + String(number % 1000, digits: 3) }
}

struct LabelGrid: View {
    let cells: [LabelCell]

    private static let columns = 20

    var body: some View {
        let rows = (cells.count + Self.columns - 1) / Self.columns
        VStack(alignment: .leading, spacing: 0) {
            ForEach(0..<rows) { row in
                HStack(spacing: 0) {
                    ForEach(row * Self.columns..<min((row + 1) * Self.columns, cells.count)) { index in
                        Label(cell: cells[index])
                    }
                }
            }
        }
        .font(.bench(11))
        .padding(EdgeInsets(top: 4, leading: 2, bottom: 0, trailing: 0))
        .frame(width: BenchWindow.size.width, height: BenchWindow.size.height, alignment: .topLeading)
    }

    struct Label: View {
        let cell: LabelCell

        var body: some View {
            Text(cell.text).frame(width: 51, height: 15, alignment: .topLeading)
        }
    }
}

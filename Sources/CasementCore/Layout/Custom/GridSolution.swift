import Foundation

/// How a grid divides one proposal: first the columns, then, with their widths, the rows.
@MainActor struct GridSolution {
    /// A view and its position.
    private struct Cell {
        let node: LayoutNode
        let index: Int
        let column: Int
        var span: Int
        let says: GridCell
        /// Whether it is a row by itself.
        let isWholeRow: Bool
        var unsized: Axis.Set { says.unsizedAxes ?? [] }
    }

    private struct Row {
        var cells: [Cell] = []
        var alignment: VerticalAlignment
        var columns = 0
    }

    /// The origin and proposal of a view, by its index among the grid's views.
    struct Place {
        var index: Int
        var origin: CGPoint
        var proposal: ProposedViewSize
    }

    let proposal: ProposedViewSize
    private(set) var places: [Place] = []
    private(set) var size = CGSize.zero
    private var rows: [Row]
    private var columnAlignments: [HorizontalAlignment]
    private var widths: [CGFloat] = []
    private let gaps: CGSize

    init(_ nodes: ContiguousArray<LayoutNode>, _ proposal: ProposedViewSize, _ layout: GridLayout) {
        self.proposal = proposal
        func gap(_ length: CGFloat?) -> CGFloat {
            length.map { $0.isFinite ? $0 : 0 } ?? StackLayoutNode.defaultSpacing
        }
        gaps = CGSize(width: gap(layout.horizontalSpacing), height: gap(layout.verticalSpacing))
        rows = Self.rows(of: nodes, layout.alignment.vertical)
        var count = 1
        for row in rows { count = max(count, row.columns) }
        columnAlignments = Array(repeating: layout.alignment.horizontal, count: count)
        for row in rows.indices {
            for cell in rows[row].cells.indices {
                if rows[row].cells[cell].isWholeRow { rows[row].cells[cell].span = count }
                if let own = rows[row].cells[cell].says.columnAlignment {
                    columnAlignments[rows[row].cells[cell].column] = own
                }
            }
        }
        if nodes.isEmpty { return }
        divideColumns()
        divideRows()
    }

    private static func rows(of nodes: ContiguousArray<LayoutNode>, _ alignment: VerticalAlignment) -> [Row] {
        var rows: [Row] = []
        var mark: GridRowMark?
        for (index, node) in nodes.enumerated() {
            let says = node.gridCell
            if says.row == nil || says.row !== mark {
                rows.append(Row(alignment: says.row?.alignment ?? alignment))
                mark = says.row
            }
            // A sane limit: more columns would only exhaust the memory.
            let span = says.row == nil ? 0 : min(max(1, says.columns ?? 1), 1000)
            rows[rows.count - 1].cells.append(
                Cell(
                    node: node, index: index, column: rows[rows.count - 1].columns, span: span, says: says,
                    isWholeRow: says.row == nil))
            rows[rows.count - 1].columns += span
        }
        return rows
    }

    // MARK: Columns

    private func sum(_ lengths: some Sequence<CGFloat>, _ gap: CGFloat) -> CGFloat {
        var sum: CGFloat = 0
        var count = 0
        for length in lengths {
            sum += length
            count += 1
        }
        return sum + gap * CGFloat(max(0, count - 1))
    }

    /// The width of the columns that a cell spans.
    private func width(of cell: Cell) -> CGFloat {
        sum(widths[cell.column..<min(widths.count, cell.column + cell.span)], gaps.width)
    }

    private mutating func divideColumns() {
        let count = columnAlignments.count
        var columns = [[LayoutNode]](repeating: [], count: count)
        var wide: [Cell] = []
        for row in rows {
            for cell in row.cells where !cell.unsized.contains(.horizontal) {
                if cell.span == 1 { columns[cell.column].append(cell.node) } else { wide.append(cell) }
            }
        }
        let available = proposal.width.map { max(0, $0 - gaps.width * CGFloat(count - 1)) }
        widths = SpaceDivision.divide(available, among: count) { column, offer in
            var width: CGFloat = 0
            for node in columns[column] {
                width = max(width, node.size(for: ProposedViewSize(width: offer, height: nil)).width)
            }
            return width
        }
        // Cells that span several columns widen them evenly where they are too narrow, those with
        // the smallest span first.
        for cell in wide.sorted(by: { ($0.span, $0.index) < ($1.span, $1.index) }) {
            let own = width(of: cell)
            let offer = proposal.width.map { max(own, $0 - sum(widths, gaps.width) + own) }
            let extra = cell.node.size(for: ProposedViewSize(width: offer, height: nil)).width - own
            let end = min(count, cell.column + cell.span)
            guard extra > 0, end > cell.column else { continue }
            for column in cell.column..<end { widths[column] += extra / CGFloat(end - cell.column) }
        }
    }

    // MARK: Rows

    /// How far a row's views extend above and below their shared alignment line. Those with an anchor have no line: the
    /// row is only as high as they are.
    private func extent(_ row: Row, _ offer: CGFloat?) -> (above: CGFloat, below: CGFloat) {
        var above: CGFloat = 0, below: CGFloat = 0, anchored: CGFloat = 0
        let guide = row.alignment.guide
        for cell in row.cells where !cell.unsized.contains(.vertical) {
            let answer = cell.node.measurement(for: ProposedViewSize(width: width(of: cell), height: offer))
            guard cell.says.anchor == nil else {
                anchored = max(anchored, answer.size.height)
                continue
            }
            let line = cell.node.dimension(guide, answer)
            above = max(above, line)
            below = max(below, answer.size.height - line)
        }
        let missing = max(0, anchored - above - below)
        let higher = guide.position(in: missing)
        return (above + higher, below + missing - higher)
    }

    private mutating func divideRows() {
        let rows = self.rows
        let available = proposal.height.map { max(0, $0 - gaps.height * CGFloat(rows.count - 1)) }
        let heights = SpaceDivision.divide(available, among: rows.count) { row, offer in
            let (above, below) = extent(rows[row], offer)
            return above + below
        }
        var y: CGFloat = 0
        for (row, height) in zip(rows, heights) {
            place(row, at: y, height)
            y += height + gaps.height
        }
        size = CGSize(width: sum(widths, gaps.width), height: sum(heights, gaps.height))
    }

    private mutating func place(_ row: Row, at y: CGFloat, _ height: CGFloat) {
        let line = extent(row, height).above
        for cell in row.cells {
            let width = width(of: cell)
            let offer = ProposedViewSize(width: width, height: height)
            let answer = cell.node.measurement(for: offer)
            var origin = CGPoint(x: sum(widths[..<cell.column], gaps.width) + (cell.column > 0 ? gaps.width : 0), y: y)
            if let anchor = cell.says.anchor {
                origin.x += anchor.x * (width - answer.size.width)
                origin.y += anchor.y * (height - answer.size.height)
            } else {
                let guide = columnAlignments[cell.column].guide
                origin.x += guide.position(in: width) - cell.node.dimension(guide, answer)
                let vertical = row.alignment.guide
                let own = cell.node.dimension(vertical, answer)
                let isSized = !cell.unsized.contains(.vertical)
                origin.y += isSized ? line - own : vertical.position(in: height) - own
            }
            places.append(Place(index: cell.index, origin: origin, proposal: offer))
        }
    }
}

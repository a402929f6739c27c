import CasementCore
import Foundation

/// The width of a column as the program specifies it, in points. NaN is ignored.
struct TableColumnWidth: Equatable {
    /// The default width, which is then also the minimum.
    static let usual: CGFloat = 100
    static let least: CGFloat = 32

    let min: CGFloat
    let ideal: CGFloat
    let max: CGFloat

    init(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) {
        func length(_ value: CGFloat?) -> CGFloat? { value.flatMap { $0.isNaN ? nil : Swift.max(0, $0) } }
        let least = length(min).map { Swift.min($0, 10_000) } ?? Swift.min(Self.least, length(max) ?? Self.least)
        self.min = least
        self.max = Swift.max(least, length(max) ?? .infinity)
        self.ideal = Swift.min(self.max, Swift.max(least, Swift.min(length(ideal) ?? Self.usual, 10_000)))
    }

    func bounded(_ width: CGFloat) -> CGFloat { Swift.min(max, Swift.max(min, width)) }
}

/// The horizontal positions of a table's columns: the same in its header and in all rows.
struct TableTracks: Equatable {
    /// The distance between neighbouring columns, in points.
    static let gap: CGFloat = 16

    private(set) var widths: [CGFloat] = []
    private(set) var starts: [CGFloat] = []
    private(set) var alignments: [HorizontalAlignment] = []
    /// The space before the first and after the last column of a row, within the row's margin.
    private(set) var inset: CGFloat = 0
    /// The width in which columns are seen.
    private(set) var space: CGFloat = 0
    /// The least height of a row.
    private(set) var rowHeight: CGFloat = 0

    /// The trailing end of the last column.
    private(set) var total: CGFloat = 0

    init() {}

    /// Columns have the width that the user set, otherwise their ideal one; the remaining or missing space is shared by
    /// columns without a user-set width that are still flexible.
    @MainActor init(
        _ columns: [TableColumnFacts], own: [CGFloat?], in space: CGFloat, inset: CGFloat, rowHeight: CGFloat
    ) {
        (self.space, self.inset, self.rowHeight) = (space, inset, rowHeight)
        alignments = columns.map(\.alignment.horizontal)
        widths = zip(columns, own).map { $1.map($0.width.bounded) ?? $0.width.ideal }
        share(space, among: columns, own)
        var end: CGFloat = 0
        for width in widths {
            starts.append(end)
            end += width + Self.gap
        }
        total = max(0, end - Self.gap)
    }

    @MainActor private mutating func share(_ space: CGFloat, among columns: [TableColumnFacts], _ own: [CGFloat?]) {
        let gaps = Self.gap * CGFloat(Swift.max(0, widths.count - 1))
        // Columns that do not fit at their least widths are not squeezed: the table scrolls.
        let least = zip(columns, widths).reduce(gaps) { $0 + min($1.0.width.min, $1.1) }
        if columns.count > 1, least > space { return }
        var open = columns.indices.filter { own[$0] == nil && columns[$0].width.min < columns[$0].width.max }
        // Each round distributes the space that columns at their bounds did not take.
        while !open.isEmpty {
            let left = space - widths.reduce(0, +) - gaps
            guard abs(left) >= 0.5 else { return }
            let share = left / CGFloat(open.count)
            for index in open { widths[index] = columns[index].width.bounded(widths[index] + share) }
            open.removeAll { index in
                left > 0 ? widths[index] >= columns[index].width.max : widths[index] <= columns[index].width.min
            }
        }
    }

    /// The columns that overlap a part of the table.
    func columns(from start: CGFloat, to end: CGFloat) -> Range<Int> {
        let first = starts.indices.first { starts[$0] + widths[$0] > start } ?? starts.count
        return first..<max(first, starts.firstIndex { $0 >= end } ?? starts.count)
    }
}

/// Arranges the cells of a row, or the titles of a header, in the columns.
struct TableRowLayout: Layout {
    let tracks: TableTracks
    /// The columns of the subviews.
    let present: [Int]
    let isHeader: Bool

    private func column(_ subview: Int) -> Int? {
        guard present.indices.contains(subview), tracks.widths.indices.contains(present[subview]) else { return nil }
        return present[subview]
    }

    private func offer(_ subview: Int) -> ProposedViewSize {
        ProposedViewSize(width: column(subview).map { tracks.widths[$0] } ?? 0, height: nil)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        var height: CGFloat = 0
        for index in subviews.indices { height = max(height, subviews[index].sizeThatFits(offer(index)).height) }
        if isHeader { return CGSize(width: tracks.total, height: height) }
        return CGSize(
            width: max(proposal.width ?? 0, tracks.total + 2 * tracks.inset), height: max(tracks.rowHeight, height + 8))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let start = bounds.minX + (isHeader ? 0 : tracks.inset)
        for index in subviews.indices {
            guard let column = column(index) else {
                subviews[index].place(at: bounds.origin, proposal: .zero)
                continue
            }
            let size = subviews[index].sizeThatFits(offer(index))
            let alignment = tracks.alignments[column]
            let share: CGFloat = alignment == .trailing ? 1 : alignment == .center ? 0.5 : 0
            subviews[index].place(
                at: CGPoint(
                    x: start + tracks.starts[column] + (tracks.widths[column] - size.width) * share,
                    y: bounds.midY - size.height / 2), proposal: offer(index))
        }
    }
}

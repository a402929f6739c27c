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
    private(set) var alignments: [HorizontalAlignment] = []

    /// The trailing end of the last column.
    var total: CGFloat { widths.reduce(0, +) + Self.gap * CGFloat(Swift.max(0, widths.count - 1)) }

    func start(of column: Int) -> CGFloat {
        widths.prefix(column).reduce(0, +) + Self.gap * CGFloat(column)
    }

    init() {}

    /// Columns have the width that the user set, otherwise their ideal one; the remaining or missing space is shared by
    /// columns without a user-set width that are still flexible.
    init(_ columns: [TableColumnFacts], own: [[AnyHashable]: CGFloat], in space: CGFloat) {
        alignments = columns.map(\.alignment.horizontal)
        widths = columns.map { own[$0.id].map($0.width.bounded) ?? $0.width.ideal }
        var open = columns.indices.filter {
            own[columns[$0].id] == nil && columns[$0].width.min < columns[$0].width.max
        }
        // Each round distributes the space that columns at their bounds did not take.
        while !open.isEmpty {
            let left = space - total
            guard abs(left) >= 0.5 else { return }
            let share = left / CGFloat(open.count)
            for index in open { widths[index] = columns[index].width.bounded(widths[index] + share) }
            open.removeAll { index in
                left > 0 ? widths[index] >= columns[index].width.max : widths[index] <= columns[index].width.min
            }
        }
    }
}

/// Arranges the cells of a row, or the titles of a header, in the columns.
struct TableRowLayout: Layout {
    let tracks: TableTracks

    private func offer(_ column: Int) -> ProposedViewSize {
        ProposedViewSize(width: tracks.widths.indices.contains(column) ? tracks.widths[column] : 0, height: nil)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        var height: CGFloat = 0
        for index in subviews.indices { height = max(height, subviews[index].sizeThatFits(offer(index)).height) }
        return CGSize(width: tracks.total, height: height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var x = bounds.minX
        for index in subviews.indices {
            let width = offer(index).width ?? 0
            let size = subviews[index].sizeThatFits(offer(index))
            let alignment = tracks.alignments.indices.contains(index) ? tracks.alignments[index] : .leading
            let share: CGFloat = alignment == .trailing ? 1 : alignment == .center ? 0.5 : 0
            subviews[index].place(
                at: CGPoint(x: x + (width - size.width) * share, y: bounds.midY - size.height / 2),
                proposal: offer(index))
            x += width + TableTracks.gap
        }
    }
}

/// The user's changes to a table: column widths, and the horizontal scroll offset.
@MainActor @Observable final class TableModel {
    var widths: [[AnyHashable]: CGFloat] = [:]
    var scrolled: CGFloat = 0
    /// The width of the column whose border is dragged, at the start of the drag.
    @ObservationIgnored private var held: CGFloat?

    /// Fixes the widths of all columns except the last, which takes the remaining space.
    func hold(_ column: Int, of columns: [TableColumnFacts], _ tracks: TableTracks) {
        guard tracks.widths.indices.contains(column) else { return }
        held = tracks.widths[column]
        for index in columns.indices.dropLast() { widths[columns[index].id] = tracks.widths[index] }
    }

    func drag(_ column: TableColumnFacts, by distance: CGFloat) {
        guard let held, distance.isFinite else { return }
        widths[column.id] = column.width.bounded(held + distance)
    }

    /// Restores the width that the table gives the column.
    func forget(_ column: TableColumnFacts) { widths[column.id] = nil }
}

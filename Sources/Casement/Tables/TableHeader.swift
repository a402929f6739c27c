import CasementCore
import Foundation

/// The titles of a table's columns: a press sorts, and the borders between them can be dragged.
struct TableHeader: View {
    let columns: [TableColumnFacts]
    let tracks: TableTracks
    let sorting: TableSorting?
    let model: TableModel

    /// In points.
    nonisolated static let height: CGFloat = 28

    static var _isBuiltIn: Bool { true }

    var body: some View {
        TableRowLayout(tracks: tracks) {
            ForEach(columns) { column in
                TableTitle(column: column, sorting: column.comparator == nil ? nil : sorting)
            }
        }
        .font(.subheadline)
        .lineLimit(1)
        .frame(height: Self.height)
        .overlay(alignment: .leading) {
            TableBorderLayout(tracks: tracks) {
                ForEach(Array(columns.enumerated()), id: \.element.id) { index, column in
                    TableBorder(
                        isLast: index == columns.count - 1, began: { model.hold(index, of: columns, tracks) },
                        moved: { model.drag(column, by: $0) }, forgotten: { model.forget(column) })
                }
            }
        }
    }
}

/// A column's title, with an arrow if the column sorts the rows.
private struct TableTitle: View {
    let column: TableColumnFacts
    let sorting: TableSorting?

    static var _isBuiltIn: Bool { true }
    static var _viewCount: Int? { 1 }

    var body: some View {
        Button {
            sorting?.press(column.comparator)
        } label: {
            HStack(spacing: 4) {
                // The arrow is at the other end, so that it does not displace the title.
                if let arrow, column.alignment.horizontal == .trailing {
                    arrow
                    Spacer(minLength: 0)
                }
                column.label
                if let arrow, column.alignment.horizontal != .trailing {
                    Spacer(minLength: 0)
                    arrow
                }
            }
            .frame(height: TableHeader.height)
        }
        .buttonStyle(TableTitleStyle(isSorted: order != nil, sorts: sorting != nil))
        .accessibilityDescribed { [order, sorting] element, _ in
            if let order { element.value = order == .forward ? "ascending" : "descending" }
            guard sorting == nil else { return }
            element.role = .heading
            element.actions = []
        }
    }

    /// The order of the rows if the column is the primary sort key.
    private var order: SortOrder? { sorting?.order(column.comparator) }

    private var arrow: (some View)? {
        order.map { Image(systemName: $0 == .forward ? "chevron.up" : "chevron.down").imageScale(.small) }
    }
}

/// The title alone: emphasised if the column sorts the rows, or if it is sortable and pressed.
private struct TableTitleStyle: ButtonStyle {
    let isSorted: Bool
    let sorts: Bool

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .fontWeight(isSorted ? .semibold : .medium)
            .foregroundStyle(isSorted || (sorts && configuration.isPressed) ? Color.primary : Color.secondary)
            .frame(maxWidth: isSorted ? .infinity : nil, alignment: .leading)
    }
}

/// The border after a column: a thin line in a draggable strip; a double click restores the column's standard width.
private struct TableBorder: View {
    let isLast: Bool
    let began: () -> Void
    let moved: (CGFloat) -> Void
    let forgotten: () -> Void
    @Environment(\.layoutDirection) private var direction

    static var _isBuiltIn: Bool { true }
    static var _viewCount: Int? { 1 }

    var body: some View {
        Rectangle().fill(isLast ? AnyShapeStyle(.clear) : AnyShapeStyle(.separator)).frame(
            width: 1, height: TableHeader.height - 12
        )
        .frame(width: TableBorderLayout.breadth, height: TableHeader.height)
        .overlay {
            _DragHandle(
                began: began, moved: { moved(direction == .rightToLeft ? -$0.width : $0.width) },
                pressedTwice: forgotten)
        }
    }
}

/// Places a border after each column.
private struct TableBorderLayout: Layout {
    let tracks: TableTracks
    static let breadth: CGFloat = 11

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: tracks.total, height: TableHeader.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for index in subviews.indices where index < tracks.widths.count {
            let x = bounds.minX + tracks.start(of: index) + tracks.widths[index] + TableTracks.gap / 2
            subviews[index].place(at: CGPoint(x: x, y: bounds.midY), anchor: .center, proposal: .unspecified)
        }
    }
}

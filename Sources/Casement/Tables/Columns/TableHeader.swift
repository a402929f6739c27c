import CasementCore
import Foundation

/// The titles of a table's columns: a press sorts, and the borders between them can be dragged.
struct TableHeader: View {
    let columns: ShownTableColumns
    let tracks: TableTracks
    let sorting: TableSorting?
    let editing: TableCustomizing
    let model: TableModel
    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    /// In points.
    nonisolated static let height: CGFloat = 28

    static var _isBuiltIn: Bool { true }

    /// A title and the border after it.
    private struct Part: Identifiable {
        let place: Int
        let id: Int
        let column: TableColumnFacts
    }

    var body: some View {
        let parts = columns.facts.indices.map { Part(place: $0, id: columns.keys[$0], column: columns.facts[$0]) }
        TableRowLayout(tracks: tracks, present: Array(parts.indices), isHeader: true) {
            ForEach(parts) { part in
                if editing.canMove(part.column) {
                    MovableTitle(
                        title: title(part), alignment: part.column.alignment.horizontal, key: part.id, model: model,
                        moved: { editing.drag(part.place, by: $0, columns.keys, tracks) },
                        ended: { animated { editing.drop(part.place, tracks) } },
                        stepped: { step in animated { editing.move(part.column, by: step) } })
                } else {
                    title(part)
                }
            }
        }
        .font(.subheadline)
        .lineLimit(1)
        .frame(height: Self.height)
        .overlay(alignment: .leading) {
            TableBorderLayout(tracks: tracks) {
                ForEach(parts) { part in
                    TableBorder(
                        isLast: part.place == parts.count - 1, model: model,
                        isFixed: part.column.fixed.contains(.resize),
                        began: { model.hold(part.place, of: columns.facts, tracks) },
                        moved: { model.drag(part.column, by: $0) },
                        ended: { model.release(columns.facts, to: editing.state) },
                        forgotten: { model.forget(part.column, in: editing.state) })
                }
            }
        }
    }

    private func animated<Result>(_ change: () -> Result) -> Result {
        withAnimation(reducesMotion ? nil : .snappy(duration: 0.25), change)
    }

    private func title(_ part: Part) -> TableTitle {
        TableTitle(
            column: part.column, sorting: part.column.comparator == nil ? nil : sorting,
            hide: editing.canToggle(part.column) ? { animated { editing.show(false, part.column) } } : nil)
    }
}

/// The border after a column: a thin line in a draggable strip; a double click restores the column's standard width.
private struct TableBorder: View {
    let isLast: Bool
    let model: TableModel
    /// Whether the column's width cannot be changed.
    let isFixed: Bool
    let began: () -> Void
    let moved: (CGFloat) -> Void
    let ended: () -> Void
    let forgotten: () -> Void
    @Environment(\.layoutDirection) private var direction

    static var _isBuiltIn: Bool { true }
    static var _viewCount: Int? { 1 }

    var body: some View {
        // A dragged title covers the lines.
        Rectangle().fill(isLast || model.dragged != nil ? AnyShapeStyle(.clear) : AnyShapeStyle(.separator)).frame(
            width: 1, height: TableHeader.height - 12
        )
        .frame(width: TableBorderLayout.breadth, height: TableHeader.height)
        .overlay {
            if !isFixed {
                _DragHandle(
                    began: began, moved: { moved(direction == .rightToLeft ? -$0.width : $0.width) }, ended: ended,
                    pressedTwice: forgotten)
            }
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
            let x = bounds.minX + tracks.starts[index] + tracks.widths[index] + TableTracks.gap / 2
            subviews[index].place(at: CGPoint(x: x, y: bounds.midY), anchor: .center, proposal: .unspecified)
        }
    }
}

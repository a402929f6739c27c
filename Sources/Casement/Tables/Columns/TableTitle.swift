import CasementCore
import Foundation

/// A column's title, with an arrow if the column sorts the rows.
struct TableTitle: View {
    let column: TableColumnFacts
    let sorting: TableSorting?
    /// Hides the column, if that is possible.
    let hide: (() -> Void)?

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
        .accessibilityDescribed { [order, sorting, hide] element, _ in
            if let order { element.value = order == .forward ? "ascending" : "descending" }
            if sorting == nil {
                element.role = .heading
                element.actions = []
            }
            if let hide { element.set("hide column", hide) }
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

/// A title that can be dragged to another place, and moved by Control and the arrow keys. It takes the whole column.
struct MovableTitle: View {
    let title: TableTitle
    let alignment: HorizontalAlignment
    let key: Int
    let model: TableModel
    /// Called with the distance in points towards the end of the line.
    let moved: (CGFloat) -> Void
    let ended: () -> Void
    /// Moves the column by one place; false if it is the last.
    let stepped: (Int) -> Bool
    @Environment(\.layoutDirection) private var direction

    static var _isBuiltIn: Bool { true }
    static var _viewCount: Int? { 1 }

    var body: some View {
        let forwards: CGFloat = direction == .rightToLeft ? -1 : 1
        let isDragged = model.dragged == key
        title
            .frame(maxWidth: .infinity, alignment: Alignment(horizontal: alignment, vertical: .center))
            .background {
                if isDragged {
                    // Covers the titles below it.
                    RoundedRectangle(cornerRadius: 5).fill(Color(theme: .control))
                        .background(Color(theme: .listBackground), in: RoundedRectangle(cornerRadius: 5))
                        .overlay(RoundedRectangle(cornerRadius: 5).strokeBorder(Color(theme: .controlBorder)))
                        .padding(.horizontal, -6)
                        .padding(.vertical, 3)
                }
            }
            .contentShape(Rectangle())
            .offset(x: isDragged ? model.distance : 0)
            .zIndex(isDragged ? 1 : 0)
            .highPriorityGesture(
                DragGesture(minimumDistance: 5, coordinateSpace: .global)
                    .onChanged { moved($0.translation.width * forwards) }
                    .onEnded { _ in ended() }
            )
            .onKeyPress(keys: [.leftArrow, .rightArrow]) { press in
                guard press.modifiers.contains(.control) else { return .ignored }
                let step = (press.key == .rightArrow) == (direction == .leftToRight) ? 1 : -1
                return stepped(step) ? .handled : .ignored
            }
            .accessibilityDescribed { [stepped, direction] element, _ in
                let isMirrored = direction == .rightToLeft
                element.set("move left") { _ = stepped(isMirrored ? 1 : -1) }
                element.set("move right") { _ = stepped(isMirrored ? -1 : 1) }
            }
    }
}

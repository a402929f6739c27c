import Foundation

/// A scrolling column of rows that can be selected, deleted and moved.
///
///     List(messages, selection: $selected) { message in MessageRow(message: message) }
///
/// Every view of the content is a row; the rows of a `ForEach` are created when they become visible, as in a
/// `LazyVStack`. A row's selection value is its tag, or its element's id. A list takes all the space it is offered.
public struct List<SelectionValue: Hashable, Content: View>: View {
    @usableFromInline let selection: ListSelectionBinding<SelectionValue>
    @usableFromInline let content: Content

    @Environment(\.listSettings) private var settings
    @ScaledMetric private var iconWidth = RowIcons.width

    @usableFromInline init(_ selection: ListSelectionBinding<SelectionValue>, content: Content) {
        (self.selection, self.content) = (selection, content)
    }

    public var body: some View {
        let style = settings.style
        ScrollView {
            ListRows(
                content: content, selection: selection.rows, spacing: spacing,
                pinned: style.appearance.pinsHeaders ? .sectionHeaders : []
            )
            .padding(.vertical, style.appearance.ends)
            .transformEnvironment(\.rowIcons) { [iconWidth] in $0.width = iconWidth }
        }
        .background { if settings.background != .hidden { Color(theme: style.background) } }
        .overlay { if style == .bordered { Rectangle().strokeBorder(Color(theme: .separator)) } }
    }

    private var spacing: CGFloat { settings.rowSpacing.map(ListRow.checked) ?? 0 }

    public static var _isBuiltIn: Bool { true }
    public static var _viewCount: Int? { 1 }
}

/// The rows of a table in its scroll view: those of a list, laid out in the table's columns.
package struct TableRows<ID: Hashable, Content: View>: View {
    let isInset: Bool
    let alternates: Bool
    let selection: ListSelectionBinding<ID>
    let content: Content

    /// Creates a table's rows.
    ///
    /// - Parameters:
    ///   - isInset: whether there is a margin beside the rows.
    ///   - alternates: whether every second row has a different background, if the program does not specify it.
    ///   - one: the id of the selected row.
    ///   - many: the ids of the selected rows; if both are nil, rows cannot be selected.
    package init(
        isInset: Bool, alternates: Bool, one: Binding<ID?>?, many: Binding<Set<ID>>?,
        @ViewBuilder content: () -> Content
    ) {
        (self.isInset, self.alternates, self.content) = (isInset, alternates, content())
        selection = one.map { .optional($0) } ?? many.map { .many($0) } ?? .none
    }

    package var body: some View {
        let style = isInset ? ListStyleKind.insetTable : .borderedTable
        ListRows(content: content, selection: selection.rows, spacing: 0)
            .padding(.vertical, style.appearance.ends)
            .transformEnvironment(\.listSettings) { settings in
                settings.style = style
                settings.alternates = settings.alternates ?? alternates
            }
    }

    package static var _isBuiltIn: Bool { true }
    package static var _viewCount: Int? { 1 }
}

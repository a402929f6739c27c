import CasementCore
import Foundation

/// Rows of values in columns, with scrolling, selection and sorting.
///
///     Table(people, selection: $selected, sortOrder: $sortOrder) {
///         TableColumn("Name", value: \.name)
///         TableColumn("Age", value: \.age) { person in Text(person.age, format: .number) }
///             .width(60)
///     }
///     .onChange(of: sortOrder) { people.sort(using: $1) }
///
/// Rows are created when they become visible. Pressing the title of a column with a `value:` changes the `sortOrder`;
/// the program sorts. The borders between titles can be dragged; with a `columnCustomization`, the titles too. A table
/// takes all the space that it is offered.
public struct Table<Value: Identifiable, Rows: TableRowContent, Columns: TableColumnContent>: View
where Rows.TableRowValue == Value, Columns.TableRowValue == Value {
    private let rows: Rows
    private let columns: Columns
    private let one: Binding<Value.ID?>?
    private let many: Binding<Set<Value.ID>>?
    private let sorting: TableSorting?
    private let customization: Binding<TableColumnCustomization<Value>>?

    /// With `one` or `many`, rows can be selected; if both are nil, none can.
    init(
        _ rows: Rows, _ columns: Columns, one: Binding<Value.ID?>?, many: Binding<Set<Value.ID>>?,
        customization: Binding<TableColumnCustomization<Value>>?, sorting: TableSorting?
    ) {
        (self.rows, self.columns, self.one, self.many) = (rows, columns, one, many)
        (self.customization, self.sorting) = (customization, sorting)
    }

    public var body: some View {
        var list = _TableColumnList()
        columns._addColumns(to: &list)
        return TableBody(
            rows: rows._rows, columns: TypedTableColumns<Value>(list.columns), isOutline: Rows._isOutline, one: one,
            many: many, sorting: sorting, state: customization?.state
        )
        // The titles are part of the table.
        .accessibilityTransformed { elements, context in
            guard let index = elements.firstIndex(where: { $0.role == .table }) else { return elements }
            var (titles, table) = (elements, elements[index])
            titles.remove(at: index)
            table.frame = context.node.windowFrame
            table.children = titles + table.children
            return [table]
        }
    }

    public static var _isBuiltIn: Bool { true }
    public static var _viewCount: Int? { 1 }
}

/// The header above the rows, which scroll on both axes; the header follows horizontal scrolling.
private struct TableBody<Rows: View, ID: Hashable>: View {
    let rows: Rows
    let columns: TableColumns
    let isOutline: Bool
    let one: Binding<ID?>?
    let many: Binding<Set<ID>>?
    let sorting: TableSorting?
    let state: Binding<TableColumnState>?

    @State private var model = TableModel()
    @Environment(\.tableSettings) private var settings
    @Environment(\.defaultMinTableRowHeight) private var rowHeight

    static var _isBuiltIn: Bool { true }
    static var _viewCount: Int? { 1 }

    var body: some View {
        let changed = state?.wrappedValue
        let arrangement = TableArrangement(of: columns.facts, changed)
        let shown = columns.shown(arrangement.shown, model, isOutline: isOutline)
        let editing = TableCustomizing(state: state, columns: columns.facts, arrangement: arrangement, model: model)
        GeometryReader { proxy in
            let side = settings.appearance.side, width = proxy.size.width
            let tracks = TableTracks(
                shown.facts, own: shown.facts.map { model.width(of: $0, changed) }, in: width - 2 * side,
                inset: settings.appearance.inset, rowHeight: rowHeight)
            VStack(alignment: .leading, spacing: 0) {
                if settings.headers != .hidden {
                    TableHead(
                        columns: shown, tracks: tracks, sorting: sorting, editing: editing, model: model, side: side)
                    Divider()
                }
                ScrollView([.vertical, .horizontal]) {
                    TableRows(
                        isInset: settings.appearance.kind == .inset, alternates: settings.appearance.alternates,
                        one: one,
                        many: many
                    ) { rows }
                    .frame(width: max(width, tracks.total + 2 * side))
                }
                .onScrollGeometryChange(for: CGFloat.self) {
                    $0.contentOffset.x
                } action: {
                    model.scrolled = $1
                }
                .lineLimit(1)
                .environment(\.tableLine, TableLineContext(columns: shown, model: model))
                .environment(\.tableTracks, tracks)
            }
            .overlay(alignment: .leading) { if state != nil { TableDropLine(model: model, side: side) } }
        }
        .background(Color(theme: .listBackground))
        .overlay { if settings.appearance.kind == .bordered { Rectangle().strokeBorder(.separator) } }
    }
}

/// The header, scrolled horizontally as far as the rows.
private struct TableHead: View {
    let columns: ShownTableColumns
    let tracks: TableTracks
    let sorting: TableSorting?
    let editing: TableCustomizing
    let model: TableModel
    let side: CGFloat

    static var _isBuiltIn: Bool { true }

    var body: some View {
        let header = Color.clear
            .frame(maxWidth: .infinity)
            .frame(height: TableHeader.height)
            .overlay(alignment: .leading) {
                TableHeader(columns: columns, tracks: tracks, sorting: sorting, editing: editing, model: model)
                    .padding(.leading, side)
                    .modifier(TableScrolling(model: model))
            }
            .clipped()
        if editing.state == nil {
            header
        } else {
            header.contentShape(Rectangle()).contextMenu { TableColumnMenu(editing: editing) }
        }
    }
}

/// Moves with the rows. Horizontal scrolling runs only this body, not those of the titles.
private struct TableScrolling: ViewModifier {
    let model: TableModel
    func body(content: Content) -> some View { content.offset(x: -model.scrolled) }
}

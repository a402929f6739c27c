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
/// the program sorts. The borders between titles can be dragged. A table takes all the space that it is offered.
public struct Table<Value: Identifiable, Rows: TableRowContent, Columns: TableColumnContent>: View
where Rows.TableRowValue == Value, Columns.TableRowValue == Value {
    private let rows: Rows
    private let columns: Columns
    private let one: Binding<Value.ID?>?
    private let many: Binding<Set<Value.ID>>?
    private let sorting: TableSorting?

    /// With `one` or `many`, rows can be selected; if both are nil, none can.
    init(
        _ rows: Rows, _ columns: Columns, one: Binding<Value.ID?>?, many: Binding<Set<Value.ID>>?,
        sorting: TableSorting?
    ) {
        (self.rows, self.columns, self.one, self.many, self.sorting) = (rows, columns, one, many, sorting)
    }

    public var body: some View {
        TableBody(
            rows: rows._rows, columns: TypedTableColumns<Value, Columns>(columns), one: one, many: many,
            sorting: sorting
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

/// The type-erased columns of a table, which make the cells of a row.
@MainActor class TableColumns {
    let facts: [TableColumnFacts]
    init(_ facts: [TableColumnFacts]) { self.facts = facts }
    func cells<Row>(for row: Row) -> AnyView { AnyView(EmptyView()) }
}

final class TypedTableColumns<Value, Columns: TableColumnContent>: TableColumns {
    private let columns: Columns

    init(_ columns: Columns) {
        self.columns = columns
        var list = _TableColumnList()
        columns._addColumns(to: &list)
        super.init(list.columns)
    }

    override func cells<Row>(for row: Row) -> AnyView { AnyView(columns._cells(for: row)) }
}

private struct TableColumnsKey: EnvironmentKey { static var defaultValue: TableColumns? { nil } }
private struct TableTracksKey: EnvironmentKey { static var defaultValue: TableTracks { TableTracks() } }

extension EnvironmentValues {
    var tableColumns: TableColumns? {
        get { self[TableColumnsKey.self] }
        set { self[TableColumnsKey.self] = newValue }
    }

    var tableTracks: TableTracks {
        get { self[TableTracksKey.self] }
        set { self[TableTracksKey.self] = newValue }
    }
}

/// The cells of a row, placed in the columns. A resized column runs only this view, not the code that makes the cells.
struct TableLine: View {
    let cells: AnyView?
    @Environment(\.tableTracks) private var tracks

    static var _isBuiltIn: Bool { true }
    static var _viewCount: Int? { 1 }

    var body: some View { TableRowLayout(tracks: tracks) { cells } }
}

/// The header above the rows, which scroll on both axes; the header follows horizontal scrolling.
private struct TableBody<Rows: View, ID: Hashable>: View {
    let rows: Rows
    let columns: TableColumns
    let one: Binding<ID?>?
    let many: Binding<Set<ID>>?
    let sorting: TableSorting?

    @State private var model = TableModel()
    @Environment(\.tableSettings) private var settings

    static var _isBuiltIn: Bool { true }
    static var _viewCount: Int? { 1 }

    var body: some View {
        GeometryReader { proxy in
            let side = settings.appearance.side
            let tracks = TableTracks(columns.facts, own: model.widths, in: proxy.size.width - 2 * side)
            VStack(alignment: .leading, spacing: 0) {
                if settings.headers != .hidden {
                    TableHead(columns: columns.facts, tracks: tracks, sorting: sorting, model: model, side: side)
                    Divider()
                }
                ScrollView([.vertical, .horizontal]) {
                    TableRows(
                        isInset: settings.appearance.kind == .inset, alternates: settings.appearance.alternates,
                        one: one,
                        many: many
                    ) { rows }
                    .frame(width: max(proxy.size.width, tracks.total + 2 * side))
                }
                .onScrollGeometryChange(for: CGFloat.self) {
                    $0.contentOffset.x
                } action: {
                    model.scrolled = $1
                }
                .lineLimit(1)
                .environment(\.tableColumns, columns)
                .environment(\.tableTracks, tracks)
            }
        }
        .background(Color(theme: .listBackground))
        .overlay { if settings.appearance.kind == .bordered { Rectangle().strokeBorder(.separator) } }
    }
}

/// The header, scrolled horizontally as far as the rows.
private struct TableHead: View {
    let columns: [TableColumnFacts]
    let tracks: TableTracks
    let sorting: TableSorting?
    let model: TableModel
    let side: CGFloat

    static var _isBuiltIn: Bool { true }

    var body: some View {
        Color.clear
            .frame(maxWidth: .infinity)
            .frame(height: TableHeader.height)
            .overlay(alignment: .leading) {
                TableHeader(columns: columns, tracks: tracks, sorting: sorting, model: model)
                    .padding(.leading, side)
                    .offset(x: -model.scrolled)
            }
            .clipped()
    }
}

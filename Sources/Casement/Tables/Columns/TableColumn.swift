import CasementCore
import Foundation

/// A column of a table: a title, and a cell for each row.
///
///     TableColumn("Name", value: \.name)
///     TableColumn("Size", value: \.size) { file in Text(Int64(file.size), format: .byteCount(style: .file)) }
///         .width(min: 60, ideal: 80)
///
/// A column with a `value:` can be sorted if the table has a `sortOrder`.
public struct TableColumn<RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View> {
    let label: Label
    let content: (RowValue) -> Content
    let comparator: Sort?
    var width = TableColumnWidth()
    var alignment = TableColumnAlignment.automatic
    var customizationID: String?
    var defaultVisibility = Visibility.automatic
    var fixed: TableColumnCustomizationBehavior = []

    init(label: Label, comparator: Sort?, content: @escaping (RowValue) -> Content) {
        (self.label, self.comparator, self.content) = (label, comparator, content)
    }
}

extension TableColumn: TableColumnContent {
    public typealias TableRowValue = RowValue
    public typealias TableColumnSortComparator = Sort
    public typealias TableColumnBody = Never

    public func _addColumns(to list: inout _TableColumnList) {
        let content = content
        list.add(
            TableColumnFacts(
                label: AnyView(label), width: width, comparator: comparator,
                cells: TableCellMaker<RowValue> { value in
                    // A single displayable, regardless of how many the content has.
                    Content.self == Text.self
                        ? AnyView(content(value)) : AnyView(HStack(spacing: 6) { content(value) })
                },
                hasTextsOnly: Content.self is any TextCellContent.Type, alignment: alignment,
                customizationID: customizationID, defaultVisibility: defaultVisibility, fixed: fixed))
    }
}

/// Content of a cell that is a line of text: it has no state, no focus, and the height of a line.
private protocol TextCellContent {}
extension Text: TextCellContent {}
extension Optional: TextCellContent where Wrapped: TextCellContent {}
extension _ConditionalContent: TextCellContent where TrueContent: TextCellContent, FalseContent: TextCellContent {}

extension TableColumn {
    /// Sets a fixed width in points, which the user cannot change; nil leaves the width to the table.
    public func width(_ width: CGFloat? = nil) -> TableColumn {
        var column = self
        column.width = width.map { TableColumnWidth(min: $0, ideal: $0, max: $0) } ?? TableColumnWidth()
        return column
    }

    /// Sets the bounds and the initial width, in points; nil leaves a value to the table.
    public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn {
        var column = self
        column.width = TableColumnWidth(min: min, ideal: ideal, max: max)
        return column
    }

    /// Sets the alignment of the column's cells and its title.
    public func alignment(_ alignment: TableColumnAlignment) -> TableColumn {
        var column = self
        column.alignment = alignment
        return column
    }
}

// MARK: Columns that are not sortable

extension TableColumn where Sort == Never, Label == Text {
    /// A column whose cells `content` makes.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(label: Text(titleKey), comparator: nil, content: content)
    }

    /// A column whose cells `content` makes.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(title), comparator: nil, content: content)
    }

    /// A column whose cells `content` makes.
    public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(label: text, comparator: nil, content: content)
    }
}

extension TableColumn where Sort == Never, Label == Text, Content == Text {
    /// A column of texts.
    public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
        self.init(label: Text(titleKey), comparator: nil) { Text($0[keyPath: value]) }
    }

    /// A column of texts.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) {
        self.init(label: Text(title), comparator: nil) { Text($0[keyPath: value]) }
    }

    /// A column of texts.
    public init(_ text: Text, value: KeyPath<RowValue, String>) {
        self.init(label: text, comparator: nil) { Text($0[keyPath: value]) }
    }
}

// MARK: Columns that sort by a value

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text, Content == Text {
    /// A column of texts, sortable by them.
    public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String> & Sendable) {
        self.init(label: Text(titleKey), comparator: KeyPathComparator(value)) { Text($0[keyPath: value]) }
    }

    /// A column of texts, sortable by them.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String> & Sendable) {
        self.init(label: Text(title), comparator: KeyPathComparator(value)) { Text($0[keyPath: value]) }
    }

    /// A column of texts, sortable by them.
    public init(_ text: Text, value: KeyPath<RowValue, String> & Sendable) {
        self.init(label: text, comparator: KeyPathComparator(value)) { Text($0[keyPath: value]) }
    }

    /// A column of texts, sortable by them with a given comparator.
    public init<C: SortComparator>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String> & Sendable, comparator: C
    ) where C.Compared == String {
        self.init(label: Text(titleKey), comparator: KeyPathComparator(value, comparator: comparator)) {
            Text($0[keyPath: value])
        }
    }

    /// A column of texts, sortable by them with a given comparator.
    @_disfavoredOverload public init<S: StringProtocol, C: SortComparator>(
        _ title: S, value: KeyPath<RowValue, String> & Sendable, comparator: C
    ) where C.Compared == String {
        self.init(label: Text(title), comparator: KeyPathComparator(value, comparator: comparator)) {
            Text($0[keyPath: value])
        }
    }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
    /// Compares rows by a value: texts as in lists of files, also where only the generic initialiser fits.
    private static func sorting<V: Comparable>(by value: KeyPath<RowValue, V> & Sendable) -> Sort {
        guard V.self == String.self else { return KeyPathComparator(value) }
        return KeyPathComparator(unsafeBitCast(value, to: (KeyPath<RowValue, String> & Sendable).self))
    }

    /// A column that is sortable by a value.
    public init<V: Comparable>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V> & Sendable,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(titleKey), comparator: Self.sorting(by: value), content: content)
    }

    /// A column that is sortable by a value.
    @_disfavoredOverload public init<S: StringProtocol, V: Comparable>(
        _ title: S, value: KeyPath<RowValue, V> & Sendable, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(title), comparator: Self.sorting(by: value), content: content)
    }

    /// A column that is sortable by a value.
    public init<V: Comparable>(
        _ text: Text, value: KeyPath<RowValue, V> & Sendable, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: text, comparator: Self.sorting(by: value), content: content)
    }

    /// A column that is sortable by a value with a given comparator.
    public init<V, C: SortComparator>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V> & Sendable, comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where V == C.Compared {
        self.init(
            label: Text(titleKey), comparator: KeyPathComparator(value, comparator: comparator), content: content)
    }

    /// A column that is sortable by a value with a given comparator.
    @_disfavoredOverload public init<S: StringProtocol, V, C: SortComparator>(
        _ title: S, value: KeyPath<RowValue, V> & Sendable, comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where V == C.Compared {
        self.init(label: Text(title), comparator: KeyPathComparator(value, comparator: comparator), content: content)
    }
}

// MARK: Columns that sort in another way

extension TableColumn where Label == Text, Sort.Compared == RowValue {
    /// A column that sorts rows with a comparator.
    public init(
        _ titleKey: LocalizedStringKey, sortUsing comparator: Sort,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(titleKey), comparator: comparator, content: content)
    }

    /// A column that sorts rows with a comparator.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(title), comparator: comparator, content: content)
    }

    /// A column that sorts rows with a comparator.
    public init(
        _ text: Text, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: text, comparator: comparator, content: content)
    }
}

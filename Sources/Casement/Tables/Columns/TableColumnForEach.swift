import CasementCore
import Foundation

/// A column for each element of a collection.
///
///     TableColumnForEach(years, id: \.self) { year in
///         TableColumn(String(year)) { country in Text(country.population[year] ?? 0, format: .number) }
///     }
public struct TableColumnForEach<Data: RandomAccessCollection, ID: Hashable, RowValue, Sort, Content>:
    TableColumnContent
where RowValue == Content.TableRowValue, Sort == Content.TableColumnSortComparator, Content: TableColumnContent {
    public typealias TableRowValue = RowValue
    public typealias TableColumnSortComparator = Sort
    public typealias TableColumnBody = Never

    /// The elements.
    public var data: Data
    /// Makes the column of an element.
    public var content: (Data.Element) -> Content
    private let id: KeyPath<Data.Element, ID>

    /// Creates the columns of elements that are identified by a key path.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
    ) {
        (self.data, self.id, self.content) = (data, id, content)
    }

    public func _addColumns(to list: inout _TableColumnList) {
        for element in data { list.add(content(element), at: AnyHashable(element[keyPath: id])) }
    }
}

extension TableColumnForEach where Data.Element: Identifiable, ID == Data.Element.ID {
    /// Creates the columns of identifiable elements.
    public init(_ data: Data, @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content) {
        self.init(data, id: \.id, content: content)
    }
}

extension TableColumnForEach where Data == Range<Int>, ID == Int {
    /// Creates the columns of a range of numbers.
    public init(_ data: Range<Int>, @TableColumnBuilder<RowValue, Sort> content: @escaping (Int) -> Content) {
        self.init(data, id: \.self, content: content)
    }
}

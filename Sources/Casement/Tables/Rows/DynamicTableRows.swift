import CasementCore
import Foundation

/// Rows of a table that are made of a collection, such as a `ForEach`.
@MainActor @preconcurrency public protocol DynamicTableRowContent<TableRowValue>: TableRowContent {
    /// The type of the collection.
    associatedtype Data: Collection
    /// The collection of elements.
    var data: Data { get }
}

extension ForEach: TableRowContent where Content: TableRowContent {
    public typealias TableRowValue = Content.TableRowValue
    public typealias TableRowBody = Never

    /// Rows that are views keep the loops that were compiled for the program's types.
    public var _rows: ForEach<Data, ID, Content._Rows> {
        if let same = self as? ForEach<Data, ID, Content._Rows> { return same }
        return mapContent { $0._rows }
    }

    public static var _isOutline: Bool { Content._isOutline }
}

extension ForEach: DynamicTableRowContent where Content: TableRowContent {}

extension TableForEachContent: DynamicTableRowContent {
    /// The collection of elements.
    public var data: Data { _rows.data }
}

extension ForEach where Content: TableRowContent {
    /// Creates the rows of identifiable elements.
    @_disfavoredOverload public init<V>(
        _ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
    ) where ID == Data.Element.ID, V == Content.TableRowValue, Data.Element: Identifiable {
        self.init(of: data, id: \.id, content: content)
    }

    /// Creates the rows of elements whose id is at a key path.
    @_disfavoredOverload public init<V>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
    ) where V == Content.TableRowValue {
        self.init(of: data, id: { $0[keyPath: id] }, content: content)
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: TableRowContent {
    /// Creates the rows of a range of numbers.
    @_disfavoredOverload public init<V>(_ data: Range<Int>, @TableRowBuilder<V> content: @escaping (Int) -> Content)
    where V == Content.TableRowValue {
        self.init(of: data, id: { $0 }, content: content)
    }
}

extension DynamicTableRowContent where _Rows: DynamicViewContent {
    /// Accepts values of a type that are dropped between the rows.
    ///
    /// - Parameters:
    ///   - payloadType: the type of the values.
    ///   - action: runs with the offset in the data before which to insert the dropped values, and with them.
    public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping (Int, [T]) -> Void
    ) -> some DynamicTableRowContent<TableRowValue> {
        DynamicTableRows(base: self, rows: _rows.dropDestination(for: payloadType) { action($1, $0) })
    }

    /// Accepts data of some types that is dropped between the rows, as item providers (older API).
    public func onInsert(
        of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> some DynamicTableRowContent<TableRowValue> {
        DynamicTableRows(base: self, rows: _rows.onInsert(of: supportedContentTypes, perform: action))
    }
}

/// The rows of a collection, with modifiers.
private struct DynamicTableRows<Base: DynamicTableRowContent, Rows: DynamicViewContent>: DynamicTableRowContent {
    typealias TableRowValue = Base.TableRowValue
    typealias TableRowBody = Never
    let base: Base
    let rows: Rows
    var data: Base.Data { base.data }
    var _rows: Rows { rows }
    static var _isOutline: Bool { Base._isOutline }
}

import CasementCore
import Foundation

/// The rows of a tree: `Table(files, children: \.children)`. An element whose children are nil is a leaf; each other is
/// a row that shows and hides the rows of its children.
public struct TableOutlineGroupContent<Data: RandomAccessCollection>: TableRowContent
where Data.Element: Identifiable {
    public typealias TableRowValue = Data.Element
    public typealias TableRowBody = Never
    let data: Data
    let children: KeyPath<Data.Element, Data?>

    public var _rows: AnyView {
        AnyView(
            TableOutline<Data, Data.Element.ID, TableRow<Data.Element>>(
                data: Array(data), id: \.id, children: { $0[keyPath: children] }, row: { TableRow($0) }))
    }

    public static var _isOutline: Bool { true }
}

/// The elements of one level of a tree.
private struct TableOutline<Data: RandomAccessCollection, ID: Hashable, Row: TableRowContent>: View {
    let data: [Data.Element]
    let id: KeyPath<Data.Element, ID>
    let children: (Data.Element) -> Data?
    let row: (Data.Element) -> Row

    static var _isBuiltIn: Bool { true }

    var body: some View {
        ForEach(data, id: id) { element in
            if let below = children(element) {
                _TableDisclosure(label: row(element)._rows, isExpanded: nil) {
                    // A type that contained itself would have no end.
                    AnyView(TableOutline(data: Array(below), id: id, children: children, row: row))
                }
            } else {
                row(element)._rows
            }
        }
    }
}

/// The rows below a row of an `OutlineGroup` in a table.
public struct OutlineTableRows<Value: Identifiable>: TableRowContent {
    public typealias TableRowValue = Value
    public typealias TableRowBody = Never
    public let _rows: AnyView
    public static var _isOutline: Bool { true }
}

extension OutlineGroup: TableRowContent where Leaf: TableRowContent {
    public typealias TableRowValue = Leaf.TableRowValue
    public typealias TableRowBody = Never

    public var _rows: AnyView {
        AnyView(TableOutline(data: data, id: id, children: children, row: content))
    }

    public static var _isOutline: Bool { true }
}

extension OutlineGroup
where
    ID == Data.Element.ID, Leaf: TableRowContent, Parent == Leaf,
    Subgroup == DisclosureTableRow<Leaf, OutlineTableRows<Leaf.TableRowValue>>, Data.Element: Identifiable
{
    /// The row of one element, and those of its descendants.
    public init<Element>(
        _ root: Element, children: KeyPath<Element, Data?>,
        @TableRowBuilder<Leaf.TableRowValue> content: @escaping (Element) -> Leaf
    ) where ID == Element.ID, Element: Identifiable, Element == Data.Element {
        self.init([root], id: \.id, children: { $0[keyPath: children] }, content: content)
    }

    /// The rows of several elements, and those of their descendants.
    public init<Element>(
        _ data: Data, children: KeyPath<Element, Data?>,
        @TableRowBuilder<Leaf.TableRowValue> content: @escaping (Element) -> Leaf
    ) where ID == Element.ID, Element: Identifiable, Element == Data.Element {
        self.init(Array(data), id: \.id, children: { $0[keyPath: children] }, content: content)
    }
}

import CasementCore

/// The rows of a tree; each element with children is a disclosure group.
///
///     struct Item: Identifiable { let id: String; var children: [Item]? }
///
///     OutlineGroup(items, children: \.children) { item in Text(item.id) }
///
/// An element whose children are nil is a leaf; one with empty children is a group without content. Children are
/// created when their group is opened for the first time.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup> {
    let data: [Data.Element]
    let id: KeyPath<Data.Element, ID>
    let children: (Data.Element) -> Data?
    let content: (Data.Element) -> Leaf

    init(
        _ data: [Data.Element], id: KeyPath<Data.Element, ID>, children: @escaping (Data.Element) -> Data?,
        content: @escaping (Data.Element) -> Leaf
    ) { (self.data, self.id, self.children, self.content) = (data, id, children, content) }
}

/// The content of an open group of an outline.
public struct OutlineSubgroupChildren: View {
    let content: AnyView
    public var body: some View { content }
    public static var _isBuiltIn: Bool { true }
}

extension OutlineGroup: View where Leaf: View {
    public var body: some View {
        ForEach(data, id: id) { element in OutlineElement(element: element, outline: self) }
    }

    public static var _isBuiltIn: Bool { true }
}

/// One element with its descendants.
private struct OutlineElement<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf: View, Subgroup>: View {
    let element: Data.Element
    let outline: OutlineGroup<Data, ID, Parent, Leaf, Subgroup>

    var body: some View {
        if let children = outline.children(element) {
            DisclosureGroup {
                OutlineSubgroupChildren(content: AnyView(below(children)))
            } label: {
                outline.content(element)
            }
        } else {
            // Aligned with the labels of its siblings, which are after a chevron.
            outline.content(element).padding(.leading, DisclosureTitle.indent)
        }
    }

    private func below(_ children: Data) -> OutlineGroup<Data, ID, Parent, Leaf, Subgroup> {
        OutlineGroup(Array(children), id: outline.id, children: outline.children, content: outline.content)
    }

    static var _isBuiltIn: Bool { true }
}

extension OutlineGroup
where
    ID == Data.Element.ID, Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>,
    Data.Element: Identifiable
{
    /// One element with its descendants.
    public init<Element>(
        _ root: Element, children: KeyPath<Element, Data?>, @ViewBuilder content: @escaping (Element) -> Leaf
    ) where ID == Element.ID, Element: Identifiable, Element == Data.Element {
        self.init([root], id: \.id, children: { $0[keyPath: children] }, content: content)
    }

    /// Several elements with their descendants.
    public init<Element>(
        _ data: Data, children: KeyPath<Element, Data?>, @ViewBuilder content: @escaping (Element) -> Leaf
    ) where ID == Element.ID, Element: Identifiable, Element == Data.Element {
        self.init(Array(data), id: \.id, children: { $0[keyPath: children] }, content: content)
    }
}

extension OutlineGroup
where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
    /// One element with its descendants, identified by `id`.
    public init<Element>(
        _ root: Element, id: KeyPath<Element, ID>, children: KeyPath<Element, Data?>,
        @ViewBuilder content: @escaping (Element) -> Leaf
    ) where Element == Data.Element {
        self.init([root], id: id, children: { $0[keyPath: children] }, content: content)
    }

    /// Several elements with their descendants, identified by `id`.
    public init<Element>(
        _ data: Data, id: KeyPath<Element, ID>, children: KeyPath<Element, Data?>,
        @ViewBuilder content: @escaping (Element) -> Leaf
    ) where Element == Data.Element {
        self.init(Array(data), id: id, children: { $0[keyPath: children] }, content: content)
    }
}

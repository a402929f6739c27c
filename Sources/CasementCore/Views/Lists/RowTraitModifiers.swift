import Foundation

/// Says something of the rows that a view is in its list; further in holds.
struct _ListRowModifier<Value>: ViewModifier {
    typealias Body = Never
    let keyPath: WritableKeyPath<RowTraits, Value>
    let value: Value

    static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> { RowTraitNode(view, in: context) }
}

/// Rule: the list is told where the modifier says something else.
final class RowTraitNode<Content: View, Value>: _ViewNode<ModifiedContent<Content, _ListRowModifier<Value>>> {
    private var modifier: _ListRowModifier<Value>
    private var child: _ViewNode<Content>?

    init(_ view: ModifiedContent<Content, _ListRowModifier<Value>>, in context: _NodeContext) {
        modifier = view.modifier
        super.init(in: context)
        let child = Content._makeNode(view.content, in: self.context())
        self.child = child
        count = child.count
    }

    override func apply(_ view: ModifiedContent<Content, _ListRowModifier<Value>>) {
        var (old, new) = (modifier.value, view.modifier.value)
        let isSame = TypeDescriptor.of(Value.self).areEqual(&old, &new) && modifier.keyPath == view.modifier.keyPath
        modifier = view.modifier
        if !isSame { rowsChanged() }
        child?.update(to: view.content)
    }

    override var passesRows: Bool { true }
    override func forEachChild(_ body: (_Node) -> Void) { if let child { body(child) } }

    override func describe(_ row: RowDescription, at index: Int) {
        row.traits[keyPath: modifier.keyPath] = modifier.value
        if modifier.keyPath == \RowTraits.background { row.traits.backgroundPlace = self }
    }
}

extension View {
    package func rowTrait<Value>(
        _ keyPath: WritableKeyPath<RowTraits, Value>, _ value: Value
    ) -> ModifiedContent<Self, _ListRowModifier<Value>> {
        modifier(_ListRowModifier(keyPath: keyPath, value: value))
    }

    /// The distances between the content of a list's row and the row's edges; nil is the style's.
    public func listRowInsets(_ insets: EdgeInsets?) -> some View { rowTrait(\.insets, insets) }

    /// A view behind a row of a list, as large as the row; nil is none. It is covered where the row is selected.
    public func listRowBackground<V: View>(_ view: V?) -> some View { rowTrait(\.background, view.map { AnyView($0) }) }

    /// Whether there are lines between a row of a list and its neighbours.
    public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        ListSeparator(content: self, edges: edges, top: \.topSeparator, bottom: \.bottomSeparator, value: visibility)
    }

    /// The colour of the lines between a row of a list and its neighbours; nil is the theme's.
    public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        ListSeparator(content: self, edges: edges, top: \.topTint, bottom: \.bottomTint, value: color)
    }

    /// Whether there are lines at the ends of a section. Sections have none here, only a distance.
    public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        rowTrait(\.sectionSeparator, visibility)
    }

    /// The colour of lines at the ends of a section. Sections have none here, only a distance.
    public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View { self }

    /// Whether a row of a list cannot be deleted.
    public func deleteDisabled(_ isDisabled: Bool) -> some View { rowTrait(\.isDeleteDisabled, isDisabled) }

    /// Whether a row of a list cannot be moved.
    public func moveDisabled(_ isDisabled: Bool) -> some View { rowTrait(\.isMoveDisabled, isDisabled) }

    /// Whether a row of a list cannot be selected.
    public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
        rowTrait(\.isSelectionDisabled, isDisabled)
    }
}

/// Says the same of one or both edges.
private struct ListSeparator<Content: View, Value>: View {
    let content: Content
    let edges: VerticalEdge.Set
    let top: WritableKeyPath<RowTraits, Value>
    let bottom: WritableKeyPath<RowTraits, Value>
    let value: Value

    var body: some View {
        // Writing the other edge's trait anew would hide what stands further out.
        if edges == .all {
            content.rowTrait(top, value).rowTrait(bottom, value)
        } else {
            content.rowTrait(edges.contains(.top) ? top : bottom, value)
        }
    }

    static var _isBuiltIn: Bool { true }
    static var _viewCount: Int? { Content._viewCount }
}

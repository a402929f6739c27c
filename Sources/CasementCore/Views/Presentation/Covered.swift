/// Takes a view out of the window while it is covered.
package struct _CoveredModifier: PrimitiveModifier {
    let isCovered: Bool

    package static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> { CoveredNode(view, in: context) }
}

/// Rule: a covered view keeps its nodes and state, and follows changes of its inputs, but is not in the window. It
/// disappears when it is covered, and appears when it is uncovered; meanwhile its preferences and focus do not count.
final class CoveredNode<Content: View>: WrapperNode<Content, _CoveredModifier, CoveredLayoutNode> {
    override func contentContext() -> _NodeContext {
        // The displayables of the content may exist without being visible.
        isInChoice = true
        return context()
    }

    override func makeWrapper(_ inner: LayoutNode) -> CoveredLayoutNode {
        CoveredLayoutNode(inner, isCovered: modifier.isCovered)
    }

    override func configure() -> Bool {
        var isChanged = false
        for wrapper in wrappers where wrapper.setCovered(modifier.isCovered) { isChanged = true }
        if isChanged { child?.notifyVisibilityChanged() }
        return isChanged
    }
}

extension View {
    /// Takes the view out of the window while `isCovered`, and keeps its state: a page that another one covers, the
    /// content of a tab that is not selected, a column that is hidden.
    package func covered(_ isCovered: Bool) -> some View { modifier(_CoveredModifier(isCovered: isCovered)) }
}

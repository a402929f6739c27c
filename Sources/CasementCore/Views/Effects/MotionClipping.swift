/// Clips a view to its frame while that is on its way to another size.
///
/// A group that opens shows no more than there is room for yet. At rest nothing is cut, so that rings and shadows of what is in it may
/// reach out of it.
package struct MotionClip: ViewModifier, Sendable {
    package typealias Body = Never
    package init() {}

    package static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> { MotionClipNode(view, in: context) }
}

/// Rule: nothing to be updated.
final class MotionClipNode<Content: View>: WrapperNode<Content, MotionClip, MotionClipLayoutNode> {
    override func makeWrapper(_ inner: LayoutNode) -> MotionClipLayoutNode { MotionClipLayoutNode(inner) }
}

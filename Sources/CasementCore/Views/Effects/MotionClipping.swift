/// Clips a view to its frame while its size is animated.
///
/// An expanding group shows only as much as there is space for. At rest nothing is clipped, so that focus rings and
/// shadows of the content may extend beyond the frame.
package struct MotionClip: PrimitiveModifier, Sendable {
    package init() {}

    package static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> { MotionClipNode(view, in: context) }
}

/// Rule: there is nothing to update.
final class MotionClipNode<Content: View>: WrapperNode<Content, MotionClip, MotionClipLayoutNode> {
    override func makeWrapper(_ inner: LayoutNode) -> MotionClipLayoutNode { MotionClipLayoutNode(inner) }
}

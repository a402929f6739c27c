/// Clips to its frame while its size is animated.
@MainActor final class MotionClipLayoutNode: WrapperLayoutNode {
    init(_ inner: LayoutNode) {
        super.init(inner, kind: "motionClip")
        traits.clipping = .inMotion
    }
}

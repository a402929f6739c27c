/// The phase of a scroll view's motion.
@frozen public enum ScrollPhase: Hashable, Sendable {
    /// The content does not move.
    case idle
    /// The user's fingers lie on the view, but it does not scroll yet. Does not occur with a mouse.
    case tracking
    /// The user scrolls, with the wheel, fingers or a scroll bar.
    case interacting
    /// The content moves on after the user has released it.
    case decelerating
    /// The program scrolls by an animation.
    case animating

    /// Whether the content moves or may be about to: any phase except `idle`.
    public var isScrolling: Bool { self != .idle }
}

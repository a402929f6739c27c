/// What moves the content of a scroll view.
@frozen public enum ScrollPhase: Hashable, Sendable {
    /// Nothing does.
    case idle
    /// A person is about to: fingers lie on the view. With a mouse it does not come to it.
    case tracking
    /// A person does, with the wheel, fingers or a bar.
    case interacting
    /// It goes on after a person has let go.
    case decelerating
    /// The program does, by an animation.
    case animating

    /// Whether the content moves.
    public var isScrolling: Bool { self != .idle }
}

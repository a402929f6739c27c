/// The phase of a transition.
@frozen public enum TransitionPhase: Hashable, Sendable {
    /// Before the view is inserted: how it is first shown.
    case willAppear
    /// The view is present, as if there were no transition.
    case identity
    /// The view is being removed: how it is last shown.
    case didDisappear

    /// Whether the view is present.
    public var isIdentity: Bool { self == .identity }

    /// -1 before insertion, 0 while present, 1 on removal: a factor for transitions whose ends differ.
    public var value: Double {
        switch self {
        case .willAppear: -1
        case .identity: 0
        case .didDisappear: 1
        }
    }
}

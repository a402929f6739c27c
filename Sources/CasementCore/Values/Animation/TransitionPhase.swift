/// Where a view stands between coming and going.
@frozen public enum TransitionPhase: Hashable, Sendable {
    /// About to come in: how it is first shown.
    case willAppear
    /// Here, as if there were no transition.
    case identity
    /// Going: how it is last shown.
    case didDisappear

    /// Whether the view is here.
    public var isIdentity: Bool { self == .identity }

    /// -1 before it comes, 0 while it is here, 1 when it goes: what a transition that differs between both ends multiplies with.
    public var value: Double {
        switch self {
        case .willAppear: -1
        case .identity: 0
        case .didDisappear: 1
        }
    }
}

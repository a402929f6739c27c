/// Whether something is shown.
@frozen public enum Visibility: Hashable, CaseIterable, Sendable {
    /// As the surroundings have it.
    case automatic
    /// It is shown.
    case visible
    /// It is not shown.
    case hidden
}

/// Whether something is shown.
@frozen public enum Visibility: Hashable, CaseIterable, Sendable {
    /// The visibility depends on the context.
    case automatic
    /// The element is shown.
    case visible
    /// The element is hidden.
    case hidden
}

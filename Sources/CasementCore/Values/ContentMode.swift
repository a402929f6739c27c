/// How a view fills a space of another ratio.
@frozen public enum ContentMode: Hashable, CaseIterable, Sendable {
    /// It fits into the space.
    case fit
    /// It fills the space, and more along one axis.
    case fill
}

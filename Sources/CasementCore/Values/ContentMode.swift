/// How a view is scaled into a space with another aspect ratio.
@frozen public enum ContentMode: Hashable, CaseIterable, Sendable {
    /// The view fits into the space.
    case fit
    /// The view fills the space and may exceed it along one axis.
    case fill
}

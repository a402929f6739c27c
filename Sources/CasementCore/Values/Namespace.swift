/// A name of a view's own, unlike any other's, for what has to be told apart between views. It stays the same for as long as the
/// view's identity.
@frozen @propertyWrapper public struct Namespace {
    @usableFromInline var id: ID?

    /// A name that the view gets when it becomes part of a hierarchy.
    @inlinable public init() {}

    /// The name; before the view is part of a hierarchy, one that nobody has.
    public var wrappedValue: ID { id ?? ID(number: 0) }

    /// A name of a view's own.
    @frozen public struct ID: Hashable, Sendable {
        package let number: Int
    }
}

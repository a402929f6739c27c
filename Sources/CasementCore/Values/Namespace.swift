/// A property wrapper with a unique identifier, such as for matching views. It stays the same for as long as the view's
/// identity.
@frozen @propertyWrapper public struct Namespace {
    @usableFromInline var id: ID?

    /// Creates a namespace; its identifier is assigned when the view becomes part of a hierarchy.
    @inlinable public init() {}

    /// The identifier; before the view is part of a hierarchy, one that no view has.
    public var wrappedValue: ID { id ?? ID(number: 0) }

    /// The unique identifier of a namespace.
    @frozen public struct ID: Hashable, Sendable {
        package let number: Int
    }
}

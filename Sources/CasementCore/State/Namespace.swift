import Foundation
import Synchronization

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
        let number: Int
    }
}

extension Namespace: DynamicProperty, ConnectedProperty {
    private final class Name {
        private static let last = Mutex(0)
        let id: ID

        init() {
            id = ID(
                number: Self.last.withLock { last in
                    last += 1
                    return last
                })
        }
    }

    package static func connect(_ pointer: UnsafeMutableRawPointer, to node: _Node, slot: Int, store: PropertyStore) {
        let name = (store.slots[slot] as? Name) ?? Name()
        store.slots[slot] = name
        pointer.assumingMemoryBound(to: Namespace.self).pointee.id = name.id
    }

    package static var isInput: Bool { false }
}

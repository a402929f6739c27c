import Foundation

/// A stored property of a view that feeds it from outside its initialiser: state, a binding, an environment value.
///
/// Write your own by composing others:
///
///     struct Clamped: DynamicProperty {
///         @State private var value = 0.0
///         var wrappedValue: Double { min(1, max(0, value)) }
///     }
@MainActor @preconcurrency public protocol DynamicProperty {
    /// Called before each run of the body that uses the property.
    mutating func update()
}

extension DynamicProperty {
    public mutating func update() {}
}

/// A property that the graph connects itself, such as a state. Others are connected by connecting their fields.
@MainActor @preconcurrency package protocol ConnectedProperty {
    /// Connects the property at `pointer`, a field of a view, with what the view's node keeps for it in `slot`.
    static func connect(_ pointer: UnsafeMutableRawPointer, to node: _Node, slot: Int, store: PropertyStore)

    /// Whether two values of the property are the same input of a view.
    static func isSameInput(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool

    /// Whether what changed since the last run of the body is behind this property; for `_printChanges()`.
    static func isAffected(_ pointer: UnsafeRawPointer, by record: ChangeRecord) -> Bool

    /// Whether a value of it can differ as an input; storage of the node's own cannot, and is not even compared.
    static var isInput: Bool { get }
}

extension ConnectedProperty {
    package static func isSameInput(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool { true }
    package static func isAffected(_ pointer: UnsafeRawPointer, by record: ChangeRecord) -> Bool { false }
    package static var isInput: Bool { true }
}

/// A property that is made of others: it is updated when they are connected.
enum ComposedProperty<Property: DynamicProperty>: ConnectedProperty {
    static func connect(_ pointer: UnsafeMutableRawPointer, to node: _Node, slot: Int, store: PropertyStore) {
        pointer.assumingMemoryBound(to: Property.self).pointee.update()
    }
}

/// What a view's identity keeps for the dynamic properties of its value: the storage of its states.
@MainActor package final class PropertyStore {
    @exclusivity(unchecked) package var slots: ContiguousArray<AnyObject?> = []
    init(count: Int) {
        slots.reserveCapacity(count)
        for _ in 0..<count { slots.append(nil) }
    }
}

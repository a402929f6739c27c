import Foundation

/// A stored property of a view whose value comes from outside the initialiser: state, a binding, an environment value.
///
/// Create your own by composing others:
///
///     struct Clamped: DynamicProperty {
///         @State private var value = 0.0
///         var wrappedValue: Double { min(1, max(0, value)) }
///     }
@MainActor @preconcurrency public protocol DynamicProperty {
    /// What a binding is to; `Never` for all others.
    associatedtype _Value = Never

    /// Called before each run of the body that uses the property.
    mutating func update()
}

extension DynamicProperty {
    /// The default implementation does nothing.
    public mutating func update() {}
}

/// A property that the graph connects itself, such as a state. Others are connected through their fields.
@MainActor @preconcurrency package protocol ConnectedProperty {
    /// Connects the property at `pointer`, a field of a view, to the storage that the view's node keeps in `slot`.
    static func connect(_ pointer: UnsafeMutableRawPointer, to node: _Node, slot: Int, store: PropertyStore)

    /// Whether two values of the property are equal as inputs of a view.
    static func isSameInput(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool

    /// Whether this property caused one of the recorded changes; for `_printChanges()`.
    static func isAffected(_ pointer: UnsafeRawPointer, by record: ChangeRecord) -> Bool

    /// Whether its values can differ as inputs; a node's own storage cannot, and is not compared.
    static var isInput: Bool { get }

    /// Whether its value has its storage, and needs nothing else: a state. Then the view that its node keeps has it.
    static var hasItsStorage: Bool { get }

    /// The storage in the property at `pointer`, where it has one there.
    static func storage(_ pointer: UnsafeMutableRawPointer) -> AnyObject?

    /// Sets the storage in the property at `pointer`; with nil, new storage of a node.
    static func setStorage(_ pointer: UnsafeMutableRawPointer, to kept: AnyObject?, of node: _Node)
}

extension ConnectedProperty {
    package static func isSameInput(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool { true }
    package static func isAffected(_ pointer: UnsafeRawPointer, by record: ChangeRecord) -> Bool { false }
    package static var isInput: Bool { true }
    package static var hasItsStorage: Bool { false }
    package static func storage(_ pointer: UnsafeMutableRawPointer) -> AnyObject? { nil }
    package static func setStorage(_ pointer: UnsafeMutableRawPointer, to kept: AnyObject?, of node: _Node) {}
}

/// A property composed of others: it is updated after they are connected.
enum ComposedProperty<Property: DynamicProperty>: ConnectedProperty {
    static func connect(_ pointer: UnsafeMutableRawPointer, to node: _Node, slot: Int, store: PropertyStore) {
        pointer.assumingMemoryBound(to: Property.self).pointee.update()
    }
}

/// The storage of a view's dynamic properties, such as its states, kept per identity. A view whose properties are
/// states alone has none: they are in the view that its node keeps.
@MainActor package final class PropertyStore {
    // Most views have at most two, which need no array.
    @exclusivity(unchecked) private var first: AnyObject?
    @exclusivity(unchecked) private var second: AnyObject?
    @exclusivity(unchecked) private var others: ContiguousArray<AnyObject?> = []
    /// The number of slots; those beyond the view's properties stay empty.
    var count: Int { 2 + others.count }

    /// Creates the storage of so many properties.
    init(count: Int) {
        if count > 2 { others = ContiguousArray(repeating: nil, count: count - 2) }
    }

    package subscript(slot: Int) -> AnyObject? {
        get {
            switch slot {
            case 0: first
            case 1: second
            default: others[slot - 2]
            }
        }
        set {
            switch slot {
            case 0: first = newValue
            case 1: second = newValue
            default: others[slot - 2] = newValue
            }
        }
    }
}

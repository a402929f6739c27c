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

    /// Connects the property at `pointer`, a field of a view, with what the view's node keeps for it in `slot`.
    static func _connect(_ pointer: UnsafeMutableRawPointer, to node: _Node, slot: Int, store: _PropertyStore)

    /// Whether two values of the property are the same input of a view. Storage of the node's own is no input.
    static func _isSameInput(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool

    /// Whether what changed since the last run of the body is behind this property; for `_printChanges()`.
    static func _isAffected(_ pointer: UnsafeRawPointer, by record: ChangeRecord) -> Bool

    /// Whether the property is connected itself; otherwise its fields are.
    static var _isPrimitive: Bool { get }

    /// Whether a value of it can differ as an input; storage of the node's own cannot, and is not even compared.
    static var _isInput: Bool { get }
}

extension DynamicProperty {
    public mutating func update() {}
    public static func _connect(_ pointer: UnsafeMutableRawPointer, to node: _Node, slot: Int, store: _PropertyStore) {
        pointer.assumingMemoryBound(to: Self.self).pointee.update()
    }
    public static func _isSameInput(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool { true }
    public static func _isAffected(_ pointer: UnsafeRawPointer, by record: ChangeRecord) -> Bool { false }
    public static var _isPrimitive: Bool { false }
    public static var _isInput: Bool { true }
}

/// What a view's identity keeps for the dynamic properties of its value: the storage of its states.
@MainActor public final class _PropertyStore {
    @exclusivity(unchecked) package var slots: ContiguousArray<AnyObject?> = []
    init(count: Int) {
        slots.reserveCapacity(count)
        for _ in 0..<count { slots.append(nil) }
    }
}

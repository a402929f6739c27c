import Foundation

/// A value that holds while a gesture lasts and goes back to its initial value when it ends.
///
///     @GestureState private var offset = CGSize.zero
///
/// It is storage for now: gestures that update it come later.
@propertyWrapper public struct GestureState<Value> {
    let initial: Value
    var location: StateLocation<Value>?

    /// A value to start from and to go back to.
    public init(wrappedValue: Value) { self.init(initialValue: wrappedValue) }

    /// The same as `init(wrappedValue:)`.
    public init(initialValue: Value) { initial = initialValue }

    /// The present value. Reading it in a body makes the body depend on it.
    @MainActor @preconcurrency public var wrappedValue: Value { location?.read() ?? initial }

    /// The state itself, as gestures take it.
    public var projectedValue: GestureState<Value> { self }

    /// Sets the value while the gesture lasts.
    @MainActor package func update(_ change: (inout Value) -> Void) {
        guard let location else { return }
        var value = location.peek()
        change(&value)
        location.write(value)
    }

    /// Goes back to the initial value.
    @MainActor package func end() { location?.write(initial) }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    /// A value that starts as nil.
    public init() { self.init(initialValue: nil) }
}

extension GestureState: DynamicProperty {
    public static func _connect(_ pointer: UnsafeMutableRawPointer, to node: _Node, slot: Int, store: _PropertyStore) {
        let state = pointer.assumingMemoryBound(to: GestureState<Value>.self)
        state.pointee.location = store.stateLocation(in: slot, initial: state.pointee.initial, owner: node.viewType)
    }

    public static func _isAffected(_ pointer: UnsafeRawPointer, by record: ChangeRecord) -> Bool {
        pointer.assumingMemoryBound(to: GestureState<Value>.self).pointee.location?.isAffected(by: record) ?? false
    }

    public static var _isPrimitive: Bool { true }
    public static var _isInput: Bool { false }
}

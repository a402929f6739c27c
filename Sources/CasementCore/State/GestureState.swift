import Foundation

/// A value that exists during a gesture and returns to its initial value when the gesture ends.
///
///     @GestureState private var offset = CGSize.zero
///
/// A gesture's `updating(_:body:)` updates it; it cannot be set otherwise.
@propertyWrapper public struct GestureState<Value> {
    let initial: Value
    var location: StateLocation<Value>?
    /// Modifies the transaction in which the value is reset.
    let reset: (Value, inout Transaction) -> Void

    /// Creates a state with its initial value, which it also returns to.
    public init(wrappedValue: Value) { self.init(initialValue: wrappedValue) }

    /// Creates a state with its initial value; same as `init(wrappedValue:)`.
    public init(initialValue: Value) { self.init(initialValue: initialValue) { _, _ in } }

    /// Creates a state with its initial value and the transaction in which it is reset.
    public init(wrappedValue: Value, resetTransaction: Transaction) {
        self.init(initialValue: wrappedValue, resetTransaction: resetTransaction)
    }

    /// Creates a state with its initial value and the transaction in which it is reset.
    public init(initialValue: Value, resetTransaction: Transaction) {
        self.init(initialValue: initialValue) { $1 = resetTransaction }
    }

    /// Creates a state with its initial value and a closure that modifies the transaction of the reset, given the last
    /// value.
    public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(initialValue: wrappedValue, reset: reset)
    }

    /// Creates a state with its initial value and a closure that modifies the transaction of the reset, given the last
    /// value.
    public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        (initial, self.reset) = (initialValue, reset)
    }

    /// The current value. A body that reads it depends on it.
    @MainActor @preconcurrency public var wrappedValue: Value { location?.read() ?? initial }

    /// The state itself, for `updating(_:body:)`.
    public var projectedValue: GestureState<Value> { self }

    /// Sets the value during the gesture, in the transaction that `change` defines.
    @MainActor package func update(_ change: (inout Value, inout Transaction) -> Void) {
        guard let location else { return }
        var value = location.peek()
        var transaction = Transaction()
        change(&value, &transaction)
        write(value, to: location, in: transaction)
    }

    /// Resets the value to the initial one.
    @MainActor package func end() {
        guard let location else { return }
        var transaction = Transaction()
        reset(location.peek(), &transaction)
        write(initial, to: location, in: transaction)
    }

    @MainActor private func write(_ value: Value, to location: StateLocation<Value>, in transaction: Transaction) {
        if transaction.isEmpty { return location.write(value) }
        let outer = Transaction.current
        Transaction.current = transaction
        location.write(value)
        Transaction.current = outer
    }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    /// Creates a state that is initially nil.
    public init() { self.init(initialValue: nil) }

    /// Creates a state that is initially nil, with the transaction in which it is reset.
    public init(resetTransaction: Transaction) {
        self.init(initialValue: nil, resetTransaction: resetTransaction)
    }

    /// Creates a state that is initially nil, with a closure that modifies the transaction of the reset, given the last
    /// value.
    public init(reset: @escaping (Value, inout Transaction) -> Void) { self.init(initialValue: nil, reset: reset) }
}

extension GestureState: DynamicProperty, ConnectedProperty {
    package static func connect(_ pointer: UnsafeMutableRawPointer, to node: _Node, slot: Int, store: PropertyStore) {
        let state = pointer.assumingMemoryBound(to: GestureState<Value>.self)
        state.pointee.location = store.stateLocation(in: slot, initial: state.pointee.initial, owner: node.viewType)
    }

    package static func isAffected(_ pointer: UnsafeRawPointer, by record: ChangeRecord) -> Bool {
        pointer.assumingMemoryBound(to: GestureState<Value>.self).pointee.location?.isAffected(by: record) ?? false
    }

    package static var isInput: Bool { false }
}

import Foundation

/// A value that holds while a gesture lasts and goes back to its initial value when it ends.
///
///     @GestureState private var offset = CGSize.zero
///
/// `updating(_:body:)` of a gesture keeps it up to date. Nothing else can set it.
@propertyWrapper public struct GestureState<Value> {
    let initial: Value
    var location: StateLocation<Value>?
    /// Makes the transaction in which the value goes back.
    let reset: (Value, inout Transaction) -> Void

    /// A value to start from and to go back to.
    public init(wrappedValue: Value) { self.init(initialValue: wrappedValue) }

    /// The same as `init(wrappedValue:)`.
    public init(initialValue: Value) { self.init(initialValue: initialValue) { _, _ in } }

    /// A value to start from, and the transaction in which it goes back.
    public init(wrappedValue: Value, resetTransaction: Transaction) {
        self.init(initialValue: wrappedValue, resetTransaction: resetTransaction)
    }

    /// A value to start from, and the transaction in which it goes back.
    public init(initialValue: Value, resetTransaction: Transaction) {
        self.init(initialValue: initialValue) { $1 = resetTransaction }
    }

    /// A value to start from, and what makes the transaction in which it goes back of the value that it had last.
    public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(initialValue: wrappedValue, reset: reset)
    }

    /// A value to start from, and what makes the transaction in which it goes back of the value that it had last.
    public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        (initial, self.reset) = (initialValue, reset)
    }

    /// The present value. Reading it in a body makes the body depend on it.
    @MainActor @preconcurrency public var wrappedValue: Value { location?.read() ?? initial }

    /// The state itself, as gestures take it.
    public var projectedValue: GestureState<Value> { self }

    /// Sets the value while the gesture lasts, in the transaction that `change` makes.
    @MainActor package func update(_ change: (inout Value, inout Transaction) -> Void) {
        guard let location else { return }
        var value = location.peek()
        var transaction = Transaction()
        change(&value, &transaction)
        write(value, to: location, in: transaction)
    }

    /// Goes back to the initial value.
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
    /// A value that starts as nil.
    public init() { self.init(initialValue: nil) }

    /// A value that starts as nil, and the transaction in which it goes back.
    public init(resetTransaction: Transaction) {
        self.init(initialValue: nil, resetTransaction: resetTransaction)
    }

    /// A value that starts as nil, and what makes the transaction in which it goes back.
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

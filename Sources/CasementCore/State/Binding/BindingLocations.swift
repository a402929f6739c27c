import Foundation

/// A location that reads and writes through two closures.
final class ClosureLocation<Value>: Location<Value> {
    // Called only on the main actor; only the initialiser is outside it: see Location.
    private nonisolated(unsafe) let get: () -> Value
    private nonisolated(unsafe) let set: (Value) -> Void

    nonisolated init(get: @escaping () -> Value, set: @escaping (Value) -> Void) { (self.get, self.set) = (get, set) }

    override func read() -> Value { get() }
    override func write(_ value: Value) { set(value) }
}

/// A location that reads and writes through two closures, the second of which receives the transaction of the write.
final class TransactionClosureLocation<Value>: Location<Value> {
    // Called only on the main actor; only the initialiser is outside it: see Location.
    private nonisolated(unsafe) let get: () -> Value
    private nonisolated(unsafe) let set: (Value, Transaction) -> Void

    nonisolated init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        (self.get, self.set) = (get, set)
    }

    override func read() -> Value { get() }
    override func write(_ value: Value) { set(value, Transaction.current ?? Transaction()) }
}

/// A location with a constant value.
final class ConstantLocation<Value>: Location<Value> {
    // Never changes, and only the initialiser is outside the main actor; see Location.
    private nonisolated(unsafe) let value: Value

    nonisolated init(_ value: Value) { self.value = value }

    override func read() -> Value { value }

    override func isSame(as other: Location<Value>) -> Bool {
        if self === other { return true }
        guard let other = other as? ConstantLocation<Value> else { return false }
        var (old, new) = (value, other.value)
        return TypeDescriptor.of(Value.self).areEqual(&old, &new)
    }
}

/// A property of another location's value.
final class MemberLocation<Base, Value>: DerivedLocation<Value> {
    private let base: Location<Base>
    // Never changes, and key paths have no mutable state.
    private nonisolated(unsafe) let keyPath: WritableKeyPath<Base, Value>

    nonisolated init(base: Location<Base>, keyPath: WritableKeyPath<Base, Value>) {
        (self.base, self.keyPath) = (base, keyPath)
    }

    override var source: DependencySource? { base.source }
    override func derive() -> Value { base.read()[keyPath: keyPath] }
    override func peek() -> Value { base.peek()[keyPath: keyPath] }

    override func write(_ value: Value) {
        var whole = base.peekOrRead()
        whole[keyPath: keyPath] = value
        base.write(whole)
    }

    override func isAffected(by record: ChangeRecord) -> Bool { base.isAffected(by: record) }

    override func isSame(as other: Location<Value>) -> Bool {
        guard let other = other as? MemberLocation<Base, Value> else { return false }
        return keyPath == other.keyPath && base.isSame(as: other.base)
    }
}

extension Location {
    /// The value to modify for a write, without making the body that writes depend on it.
    final func peekOrRead() -> Value { source == nil ? read() : peek() }
}

/// The value of an optional; the last value once the optional is nil.
final class UnwrappedLocation<Value>: DerivedLocation<Value> {
    private let base: Location<Value?>
    // Only the initialiser is outside the main actor; see Location.
    private nonisolated(unsafe) var last: Value

    nonisolated init(base: Location<Value?>, value: Value) { (self.base, last) = (base, value) }

    private func keep(_ value: Value?) -> Value {
        if let value { last = value }
        return last
    }

    override var source: DependencySource? { base.source }
    override func derive() -> Value { keep(base.read()) }
    override func peek() -> Value { keep(base.peek()) }

    override func write(_ value: Value) {
        guard base.peekOrRead() != nil else { return }
        last = value
        base.write(value)
    }

    override func isSame(as other: Location<Value>) -> Bool {
        guard let other = other as? UnwrappedLocation<Value> else { return false }
        return base.isSame(as: other.base)
    }
}

/// A value as an optional. Writing nil does nothing.
final class WrappingLocation<Value>: DerivedLocation<Value?> {
    private let base: Location<Value>

    nonisolated init(base: Location<Value>) { self.base = base }

    override var source: DependencySource? { base.source }
    override func derive() -> Value? { base.read() }
    override func peek() -> Value? { base.peek() }
    override func write(_ value: Value?) { if let value { base.write(value) } }

    override func isSame(as other: Location<Value?>) -> Bool {
        guard let other = other as? WrappingLocation<Value> else { return false }
        return base.isSame(as: other.base)
    }
}

/// A value as `AnyHashable`.
final class ErasedLocation<Value: Hashable>: DerivedLocation<AnyHashable> {
    private let base: Location<Value>

    nonisolated init(base: Location<Value>) { self.base = base }

    override var source: DependencySource? { base.source }
    override func derive() -> AnyHashable { AnyHashable(base.read()) }
    override func peek() -> AnyHashable { AnyHashable(base.peek()) }
    override func write(_ value: AnyHashable) { if let value = value.base as? Value { base.write(value) } }

    override func isSame(as other: Location<AnyHashable>) -> Bool {
        guard let other = other as? ErasedLocation<Value> else { return false }
        return base.isSame(as: other.base)
    }
}

import Foundation

/// A way to read and write a value that is stored elsewhere.
///
///     struct Rating: View {
///         @Binding var stars: Int
///         var body: some View { Button("\(stars) stars") { stars += 1 } }
///     }
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
    let location: Location<Value>

    nonisolated init(location: Location<Value>) { self.location = location }

    /// Creates a binding from two closures. Both run on the main thread.
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        location = ClosureLocation(get: get, set: set)
    }

    /// Creates a binding from two closures, the second of which also receives the transaction of the write: that of
    /// `withAnimation` or of the binding's `animation(_:)`. Both run on the main thread.
    public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        location = TransactionClosureLocation(get: get, set: set)
    }

    /// Creates a binding that always reads `value`; writing does nothing.
    public static func constant(_ value: Value) -> Binding<Value> { Binding(location: ConstantLocation(value)) }

    /// Creates a binding to the same value as another binding.
    public init(projectedValue: Binding<Value>) { self = projectedValue }

    /// The value that the binding refers to. A body that reads it depends on it: it runs again when this value changes,
    /// not when other parts of a containing value do. On another thread, reading waits for the main thread.
    public var wrappedValue: Value {
        get { MainThread.sync { [location] in location.read() } }
        nonmutating set {
            // The caller waits until the main thread has written it, so it is used from one thread at a time.
            nonisolated(unsafe) let value = newValue
            MainThread.sync { [location] in location.write(value) }
        }
    }

    /// The binding itself.
    public var projectedValue: Binding<Value> { self }

    /// A binding to a property of the value.
    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding<Subject>(location: MemberLocation(base: location, keyPath: keyPath))
    }
}

// The location belongs to the main actor; other threads wait and receive copies of its values.
extension Binding: Sendable where Value: Sendable {}

extension Binding: DynamicProperty, ConnectedProperty {
    public typealias _Value = Value

    package static func connect(_ pointer: UnsafeMutableRawPointer, to node: _Node, slot: Int, store: PropertyStore) {}

    /// Two bindings are the same input if they refer to the same location, whatever its value.
    package static func isSameInput(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
        let old = old.assumingMemoryBound(to: Binding<Value>.self).pointee.location
        return old.isSame(as: new.assumingMemoryBound(to: Binding<Value>.self).pointee.location)
    }

    package static func isAffected(_ pointer: UnsafeRawPointer, by record: ChangeRecord) -> Bool {
        pointer.assumingMemoryBound(to: Binding<Value>.self).pointee.location.isAffected(by: record)
    }
}

extension Binding: Identifiable where Value: Identifiable {
    /// The id of the value that the binding refers to.
    public var id: Value.ID { wrappedValue.id }
}

extension Binding {
    /// Creates a binding to the value of an optional, or nil if that is nil now. If it becomes nil later, the binding
    /// reads the last value, and writing does nothing.
    public init?(_ base: Binding<Value?>) {
        guard let value = MainThread.sync({ [location = base.location] in location.read() }) else { return nil }
        location = UnwrappedLocation(base: base.location, value: value)
    }

    /// Creates a binding to an optional that is never nil.
    public init<V>(_ base: Binding<V>) where Value == V? { location = WrappingLocation(base: base.location) }

    /// Creates a binding to a type-erased value. Writing a value of another type does nothing.
    public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
        location = ErasedLocation(base: base.location)
    }
}

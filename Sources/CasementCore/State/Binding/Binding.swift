import Foundation

/// A way to read and write a value that somebody else owns.
///
///     struct Rating: View {
///         @Binding var stars: Int
///         var body: some View { Button("\(stars) stars") { stars += 1 } }
///     }
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
    let location: Location<Value>

    nonisolated init(location: Location<Value>) { self.location = location }

    /// A binding made of two closures. Both run on the main thread.
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        location = ClosureLocation(get: get, set: set)
    }

    /// A binding that always reads `value`; writing does nothing.
    public static func constant(_ value: Value) -> Binding<Value> { Binding(location: ConstantLocation(value)) }

    /// A binding to what another binding refers to.
    public init(projectedValue: Binding<Value>) { self = projectedValue }

    /// The value that is referred to. Reading it in a body makes the body depend on it: the body runs again when this value
    /// differs, not when other parts of what it is a part of do. On another thread, reading waits for the main thread.
    public var wrappedValue: Value {
        get { MainThread.sync { [location] in location.read() } }
        nonmutating set {
            // The caller stands still until the main thread has written it, so it is used from one thread at a time.
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

// The location belongs to the main actor and hands values out there, or copies of them to those who wait.
extension Binding: Sendable where Value: Sendable {}

extension Binding: DynamicProperty, ConnectedProperty {
    package static func connect(_ pointer: UnsafeMutableRawPointer, to node: _Node, slot: Int, store: PropertyStore) {}

    /// Bindings are the same input where they refer to the same place, whatever it holds.
    package static func isSameInput(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
        let old = old.assumingMemoryBound(to: Binding<Value>.self).pointee.location
        return old.isSame(as: new.assumingMemoryBound(to: Binding<Value>.self).pointee.location)
    }

    package static func isAffected(_ pointer: UnsafeRawPointer, by record: ChangeRecord) -> Bool {
        pointer.assumingMemoryBound(to: Binding<Value>.self).pointee.location.isAffected(by: record)
    }
}

extension Binding: Identifiable where Value: Identifiable {
    /// The id of the value that is referred to.
    public var id: Value.ID { wrappedValue.id }
}

extension Binding {
    /// A binding to the value of an optional, or nil where there is none now. Where the value goes later, the binding reads the
    /// last one that there was, and writing does nothing.
    public init?(_ base: Binding<Value?>) {
        guard let value = MainThread.sync({ [location = base.location] in location.read() }) else { return nil }
        location = UnwrappedLocation(base: base.location, value: value)
    }

    /// A binding to an optional that is always there.
    public init<V>(_ base: Binding<V>) where Value == V? { location = WrappingLocation(base: base.location) }

    /// A binding to a value whose type is hidden. Writing a value of another type does nothing.
    public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
        location = ErasedLocation(base: base.location)
    }
}

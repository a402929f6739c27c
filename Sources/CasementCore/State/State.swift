import Foundation

/// A value that a view owns: it belongs to the view's identity, survives new values of the view, and a change runs the
/// bodies that read it.
///
///     struct Counter: View {
///         @State private var count = 0
///         var body: some View { Button("\(count)") { count += 1 } }
///     }
@frozen @propertyWrapper public struct State<Value> {
    @usableFromInline let initial: Value
    @usableFromInline var location: StateLocation<Value>?

    /// A state with the value it has until it is first set. Later values of the view do not change it.
    @inlinable public init(wrappedValue: Value) { initial = wrappedValue }

    /// The same as `init(wrappedValue:)`, for a state made in an initialiser.
    @inlinable public init(initialValue: Value) { initial = initialValue }

    /// The present value. Reading it in a body makes the body depend on it. Before the view is part of a hierarchy it
    /// is the initial value, and setting it does nothing.
    @MainActor @preconcurrency public var wrappedValue: Value {
        get { location?.read() ?? initial }
        nonmutating set { location?.write(newValue) }
    }

    /// A binding to the value; making one is no dependency.
    @MainActor @preconcurrency public var projectedValue: Binding<Value> {
        guard let location else { return .constant(initial) }
        return Binding(location: location)
    }
}

extension State: DynamicProperty, ConnectedProperty {
    package static func connect(_ pointer: UnsafeMutableRawPointer, to node: _Node, slot: Int, store: PropertyStore) {
        let state = pointer.assumingMemoryBound(to: State<Value>.self)
        state.pointee.location = store.stateLocation(in: slot, initial: state.pointee.initial, owner: node.viewType)
    }

    package static func isAffected(_ pointer: UnsafeRawPointer, by record: ChangeRecord) -> Bool {
        pointer.assumingMemoryBound(to: State<Value>.self).pointee.location?.isAffected(by: record) ?? false
    }

    package static var isInput: Bool { false }
}

extension State where Value: ExpressibleByNilLiteral {
    /// A state that starts as nil.
    @inlinable public init() { self.init(wrappedValue: nil) }
}

extension PropertyStore {
    /// The state that is kept in a slot; made with its initial value when it is first asked for.
    func stateLocation<Value>(in slot: Int, initial: Value, owner: Any.Type) -> StateLocation<Value> {
        if let kept = slots[slot] { return unsafeDowncast(kept, to: StateLocation<Value>.self) }
        let new = StateLocation(initial, owner: owner)
        slots[slot] = new
        return new
    }
}

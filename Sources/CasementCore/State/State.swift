import Foundation

/// A value that a view owns. It belongs to the view's identity, survives new values of the view, and a change runs the
/// bodies that read it.
///
///     struct Counter: View {
///         @State private var count = 0
///         var body: some View { Button("\(count)") { count += 1 } }
///     }
@frozen @propertyWrapper public struct State<Value> {
    @usableFromInline let initial: Value
    @usableFromInline var location: StateLocation<Value>?

    /// Creates a state with its initial value. Later values of the view do not change it.
    @inlinable public init(wrappedValue: Value) { initial = wrappedValue }

    /// Creates a state with its initial value; same as `init(wrappedValue:)`, for a state created in an initialiser.
    @inlinable public init(initialValue: Value) { initial = initialValue }

    /// The current value. A body that reads it depends on it. Before the view is part of a hierarchy it is the initial
    /// value, and setting it does nothing.
    @MainActor @preconcurrency public var wrappedValue: Value {
        get {
            // Not with `??`, which looks up the type of the optional value.
            if let location { return location.read() }
            return initial
        }
        nonmutating set { location?.write(newValue) }
    }

    /// A binding to the value; creating one does not add a dependency.
    @MainActor @preconcurrency public var projectedValue: Binding<Value> {
        guard let location else { return .constant(initial) }
        return Binding(location: location)
    }
}

extension State: DynamicProperty, ConnectedProperty {
    package static func connect(_ pointer: UnsafeMutableRawPointer, to node: _Node, slot: Int, store: PropertyStore) {
        let initial = pointer.assumingMemoryBound(to: Value.self)
        place(in: pointer).pointee = store.stateLocation(in: slot, initial: initial.pointee, owner: node.viewType)
    }

    /// Where the location is: the second of two frozen fields. Without the type of the whole, which would be looked up
    /// for each new view.
    @inline(__always) private static func place(in pointer: UnsafeMutableRawPointer) -> UnsafeMutablePointer<AnyObject?>
    {
        (pointer + MemoryLayout<Value>.size).alignedUp(for: UnsafeRawPointer?.self)
            .assumingMemoryBound(to: AnyObject?.self)
    }

    package static var hasItsStorage: Bool { true }

    package static func storage(_ pointer: UnsafeMutableRawPointer) -> AnyObject? { place(in: pointer).pointee }

    package static func setStorage(_ pointer: UnsafeMutableRawPointer, to kept: AnyObject?, of node: _Node) {
        if let kept {
            place(in: pointer).pointee = kept
        } else {
            let initial = pointer.assumingMemoryBound(to: Value.self)
            place(in: pointer).pointee = makeStateLocation(initial.pointee, owner: node.viewType)
        }
    }

    package static func isAffected(_ pointer: UnsafeRawPointer, by record: ChangeRecord) -> Bool {
        pointer.assumingMemoryBound(to: State<Value>.self).pointee.location?.isAffected(by: record) ?? false
    }

    package static var isInput: Bool { false }
}

extension State where Value: ExpressibleByNilLiteral {
    /// Creates a state that is initially nil.
    @inlinable public init() { self.init(wrappedValue: nil) }
}

extension PropertyStore {
    /// Returns the state in a slot, creating it with its initial value at the first call.
    func stateLocation<Value>(in slot: Int, initial: Value, owner: Any.Type) -> StateLocation<Value> {
        if let kept = self[slot] { return unsafeDowncast(kept, to: StateLocation<Value>.self) }
        let new = makeStateLocation(initial, owner: owner)
        self[slot] = new
        return new
    }
}

/// Creates the storage of a state. No function of its class, which would be looked up to call it.
@MainActor private func makeStateLocation<Value>(_ initial: Value, owner: Any.Type) -> StateLocation<Value> {
    let known: AnyClass = NodeClasses.states.known(for: Value.self, StateLocation<Value>.self)
    return unsafeBitCast(known, to: StateLocation<Value>.Type.self).init(initial, owner: owner)
}

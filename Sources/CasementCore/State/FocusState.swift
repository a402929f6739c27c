import Foundation

/// The current keyboard focus among a view's parts.
///
///     @FocusState private var isFocused: Bool
///     @FocusState private var field: Field?
///
/// Views are bound to it by `focused(_:)` and `focused(_:equals:)`: it follows the focus, and setting it moves the
/// focus.
@propertyWrapper public struct FocusState<Value: Hashable> {
    let initial: Value
    var location: StateLocation<Value>?

    /// Creates a state that is true while the part has the focus; initially false.
    public init() where Value == Bool { initial = false }

    /// Creates a state with the value of the focused part; nil if none has the focus, which is the initial value.
    public init<T: Hashable>() where Value == T? { initial = nil }

    /// The current value. A body that reads it depends on it.
    @MainActor @preconcurrency public var wrappedValue: Value {
        get { location?.read() ?? initial }
        nonmutating set { location?.write(newValue) }
    }

    /// A binding to the focus state, for `focused(_:)`.
    @MainActor @preconcurrency public var projectedValue: Binding {
        guard let location else { return Binding(binding: .constant(initial), cleared: initial) }
        return Binding(binding: CasementCore.Binding(location: location), cleared: initial)
    }

    /// A way to read and set a focus state that another view owns.
    @propertyWrapper public struct Binding {
        var binding: CasementCore.Binding<Value>

        /// The value while no bound view has the focus.
        let cleared: Value

        init(binding: CasementCore.Binding<Value>, cleared: Value) { (self.binding, self.cleared) = (binding, cleared) }

        /// Resets the value, because no bound view has the focus.
        func clear() { binding.wrappedValue = cleared }

        /// The value that the binding refers to.
        public var wrappedValue: Value {
            get { binding.wrappedValue }
            nonmutating set { binding.wrappedValue = newValue }
        }

        /// The binding itself.
        public var projectedValue: Binding { self }
    }
}

extension FocusState: DynamicProperty, ConnectedProperty {
    package static func connect(_ pointer: UnsafeMutableRawPointer, to node: _Node, slot: Int, store: PropertyStore) {
        let state = pointer.assumingMemoryBound(to: FocusState<Value>.self)
        state.pointee.location = store.stateLocation(in: slot, initial: state.pointee.initial, owner: node.viewType)
    }

    package static func isAffected(_ pointer: UnsafeRawPointer, by record: ChangeRecord) -> Bool {
        pointer.assumingMemoryBound(to: FocusState<Value>.self).pointee.location?.isAffected(by: record) ?? false
    }

    package static var isInput: Bool { false }
}

extension FocusState: Sendable where Value: Sendable {}
extension FocusState.Binding: DynamicProperty {}
extension FocusState.Binding: Sendable where Value: Sendable {}

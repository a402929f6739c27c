import Foundation

/// A pattern of pointer events on a view: a tap, a drag, or a combination of several.
///
///     var drag: some Gesture {
///         DragGesture()
///             .onChanged { offset = $0.translation }
///             .onEnded { _ in offset = .zero }
///     }
///
/// Define custom gestures by composing others in `body`.
@MainActor @preconcurrency public protocol Gesture<Value> {
    /// The type of the gesture's value.
    associatedtype Value
    /// The type of the underlying gesture.
    associatedtype Body: Gesture

    /// The underlying gesture.
    var body: Body { get }

    /// Creates the recogniser of the gesture.
    func _makeRecogniser() -> _GestureRecogniser<Value>
    /// Updates the recogniser of another value of this type with the current values and actions.
    func _update(_ recogniser: _GestureRecogniser<Value>)
}

extension Gesture where Value == Body.Value {
    public func _makeRecogniser() -> _GestureRecogniser<Value> { body._makeRecogniser() }
    public func _update(_ recogniser: _GestureRecogniser<Value>) { body._update(recogniser) }
}

extension Gesture where Body == Never {
    /// Primitive gestures have no body; reading it stops the program with a message that names the gesture.
    public var body: Never { fatalError("\(Self.self) is a primitive gesture: it has no body.") }
}

extension Never: Gesture {
    public typealias Value = Never
    /// Resolves the ambiguity between the bodies of views, gestures and representations, none of which can be read.
    nonisolated public var body: Never { switch self {} }
    public func _makeRecogniser() -> _GestureRecogniser<Never> { _GestureRecogniser() }
    public func _update(_ recogniser: _GestureRecogniser<Never>) {}
}

/// A gesture with actions.
public struct _CallingGesture<Base: Gesture>: Gesture {
    public typealias Value = Base.Value
    public typealias Body = Never
    let base: Base
    var changed: ((Base.Value) -> Void)?
    var isSame: ((Base.Value, Base.Value) -> Bool)?
    var ended: ((Base.Value) -> Void)?

    public func _makeRecogniser() -> _GestureRecogniser<Base.Value> {
        configured(CallingRecogniser(base._makeRecogniser()))
    }

    public func _update(_ recogniser: _GestureRecogniser<Base.Value>) {
        guard let recogniser = recogniser as? CallingRecogniser<Base.Value> else { return }
        base._update(configured(recogniser).base)
    }

    private func configured(_ recogniser: CallingRecogniser<Base.Value>) -> CallingRecogniser<Base.Value> {
        (recogniser.changed, recogniser.isSame, recogniser.ended) = (changed, isSame, ended)
        return recogniser
    }
}

/// A gesture with mapped values.
public struct _MapGesture<Base: Gesture, Value>: Gesture {
    public typealias Body = Never
    let base: Base
    let change: (Base.Value) -> Value

    public func _makeRecogniser() -> _GestureRecogniser<Value> { MapRecogniser(base._makeRecogniser(), change: change) }

    public func _update(_ recogniser: _GestureRecogniser<Value>) {
        guard let recogniser = recogniser as? MapRecogniser<Base.Value, Value> else { return }
        recogniser.change = change
        base._update(recogniser.base)
    }
}

/// A gesture that requires modifier keys.
public struct _ModifiersGesture<Base: Gesture>: Gesture {
    public typealias Value = Base.Value
    public typealias Body = Never
    let base: Base
    let modifiers: EventModifiers

    public func _makeRecogniser() -> _GestureRecogniser<Base.Value> {
        ModifiedRecogniser(base._makeRecogniser(), modifiers: modifiers)
    }

    public func _update(_ recogniser: _GestureRecogniser<Base.Value>) {
        guard let recogniser = recogniser as? ModifiedRecogniser<Base.Value> else { return }
        recogniser.modifiers = modifiers
        base._update(recogniser.base)
    }
}

/// A gesture that updates a state while it is in progress.
public struct GestureStateGesture<Base: Gesture, State>: Gesture {
    public typealias Value = Base.Value
    public typealias Body = Never
    /// The gesture.
    public var base: Base
    /// The state.
    public var state: GestureState<State>
    /// Computes the state's next value from the gesture's.
    let action: (Base.Value, inout State, inout Transaction) -> Void

    public func _makeRecogniser() -> _GestureRecogniser<Base.Value> {
        configured(UpdatingRecogniser(base._makeRecogniser()))
    }

    public func _update(_ recogniser: _GestureRecogniser<Base.Value>) {
        guard let recogniser = recogniser as? UpdatingRecogniser<Base.Value> else { return }
        base._update(configured(recogniser).base)
    }

    private func configured(_ recogniser: UpdatingRecogniser<Base.Value>) -> UpdatingRecogniser<Base.Value> {
        recogniser.update = { [state, action] value in state.update { action(value, &$0, &$1) } }
        recogniser.end = { [state] in state.end() }
        return recogniser
    }
}

extension Gesture {
    /// Adds an action that runs whenever the gesture's value changes.
    public func onChanged(_ action: @escaping (Value) -> Void) -> _CallingGesture<Self> where Value: Equatable {
        _CallingGesture(base: self, changed: action, isSame: { $0 == $1 })
    }

    /// Adds an action that runs with the final value when the gesture ends. It does not run for a cancelled gesture.
    public func onEnded(_ action: @escaping (Value) -> Void) -> _CallingGesture<Self> {
        _CallingGesture(base: self, ended: action)
    }

    /// Updates a state while the gesture is in progress. The state is reset when the gesture ends or is cancelled.
    ///
    ///     .updating($offset) { value, offset, transaction in offset = value.translation }
    public func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> {
        GestureStateGesture(base: self, state: state, action: body)
    }

    /// Requires modifier keys to be held when the gesture begins.
    ///
    ///     TapGesture().modifiers(.shift).onEnded { extendSelection() }
    public func modifiers(_ modifiers: EventModifiers) -> _ModifiersGesture<Self> {
        _ModifiersGesture(base: self, modifiers: modifiers)
    }

    /// Maps the gesture's value.
    public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
        _MapGesture(base: self, change: body)
    }
}

/// A type-erased gesture.
public struct AnyGesture<Value>: Gesture {
    public typealias Body = Never
    private let make: @MainActor () -> _GestureRecogniser<Value>
    private let update: @MainActor (_GestureRecogniser<Value>) -> Void
    private let type: Any.Type

    /// Erases the type of a gesture.
    public init<T: Gesture>(_ gesture: T) where T.Value == Value {
        make = { gesture._makeRecogniser() }
        update = { gesture._update($0) }
        type = T.self
    }

    public func _makeRecogniser() -> _GestureRecogniser<Value> { AnyRecogniser(make(), type: type) }

    public func _update(_ recogniser: _GestureRecogniser<Value>) {
        guard let recogniser = recogniser as? AnyRecogniser<Value> else { return }
        if recogniser.type == type { return update(recogniser.base) }
        recogniser.base.cancel()
        (recogniser.base, recogniser.type) = (make(), type)
    }
}

/// An optional gesture: `view.gesture(canMove ? drag : nil)`. Without one, ancestors receive the press.
extension Optional: Gesture where Wrapped: Gesture {
    public typealias Value = Wrapped.Value
    @_implements(Gesture,Body) public typealias _GestureBody = Never

    public func _makeRecogniser() -> _GestureRecogniser<Wrapped.Value> { asAny._makeRecogniser() }
    public func _update(_ recogniser: _GestureRecogniser<Wrapped.Value>) { asAny._update(recogniser) }

    @MainActor private var asAny: AnyGesture<Wrapped.Value> {
        if let self { AnyGesture(self) } else { AnyGesture(NoGesture()) }
    }
}

/// Always fails.
private struct NoGesture<Value>: Gesture {
    typealias Body = Never
    func _makeRecogniser() -> _GestureRecogniser<Value> { _GestureRecogniser() }
    func _update(_ recogniser: _GestureRecogniser<Value>) {}
}

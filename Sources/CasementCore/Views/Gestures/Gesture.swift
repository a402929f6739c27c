import Foundation

/// Something that a person does with the pointer on a view: a tap, a drag, or what is made of several.
///
///     var drag: some Gesture {
///         DragGesture()
///             .onChanged { offset = $0.translation }
///             .onEnded { _ in offset = .zero }
///     }
///
/// Write your own by composing others in `body`.
@MainActor @preconcurrency public protocol Gesture<Value> {
    /// What the gesture tells.
    associatedtype Value
    /// The type of the gesture that this one is made of.
    associatedtype Body: Gesture

    /// The gesture that this one is made of.
    var body: Body { get }

    /// Makes what finds out the gesture in a person's doings.
    func _makeRecogniser() -> _GestureRecogniser<Value>
    /// Hands the newest values and actions to what `_makeRecogniser` made of another value of this type.
    func _update(_ recogniser: _GestureRecogniser<Value>)
}

extension Gesture where Value == Body.Value {
    public func _makeRecogniser() -> _GestureRecogniser<Value> { body._makeRecogniser() }
    public func _update(_ recogniser: _GestureRecogniser<Value>) { body._update(recogniser) }
}

extension Gesture where Body == Never {
    /// Primitive gestures have no body; asking for it stops the program with a message that names the gesture.
    public var body: Never { fatalError("\(Self.self) is a primitive gesture: it has no body.") }
}

extension Never: Gesture {
    public typealias Value = Never
    /// Of the bodies that it has as a view and as a gesture, neither can be asked for.
    public var body: Never { switch self {} }
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
        let recogniser = CallingRecogniser(base._makeRecogniser())
        take(recogniser)
        return recogniser
    }

    public func _update(_ recogniser: _GestureRecogniser<Base.Value>) {
        guard let recogniser = recogniser as? CallingRecogniser<Base.Value> else { return }
        take(recogniser)
        base._update(recogniser.base)
    }

    private func take(_ recogniser: CallingRecogniser<Base.Value>) {
        (recogniser.changed, recogniser.isSame, recogniser.ended) = (changed, isSame, ended)
    }
}

/// A gesture whose values are made into others.
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

/// A gesture that counts where keys are held.
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

/// A gesture that keeps a state up to date while it lasts.
public struct GestureStateGesture<Base: Gesture, State>: Gesture {
    public typealias Value = Base.Value
    public typealias Body = Never
    /// The gesture.
    public var base: Base
    /// The state.
    public var state: GestureState<State>
    /// Makes the state's next value of the gesture's.
    let action: (Base.Value, inout State, inout Transaction) -> Void

    public func _makeRecogniser() -> _GestureRecogniser<Base.Value> {
        let recogniser = UpdatingRecogniser(base._makeRecogniser())
        take(recogniser)
        return recogniser
    }

    public func _update(_ recogniser: _GestureRecogniser<Base.Value>) {
        guard let recogniser = recogniser as? UpdatingRecogniser<Base.Value> else { return }
        take(recogniser)
        base._update(recogniser.base)
    }

    private func take(_ recogniser: UpdatingRecogniser<Base.Value>) {
        recogniser.update = { [state, action] value in state.update { action(value, &$0, &$1) } }
        recogniser.end = { [state] in state.end() }
    }
}

extension Gesture {
    /// Runs an action with the gesture's value each time that it is another one.
    public func onChanged(_ action: @escaping (Value) -> Void) -> _CallingGesture<Self> where Value: Equatable {
        _CallingGesture(base: self, changed: action, isSame: { $0 == $1 })
    }

    /// Runs an action with the gesture's last value when it has come to its end. One that is broken off runs none.
    public func onEnded(_ action: @escaping (Value) -> Void) -> _CallingGesture<Self> {
        _CallingGesture(base: self, ended: action)
    }

    /// Keeps a state up to date while the gesture lasts. When it ends, however it does, the state has its first value again.
    ///
    ///     .updating($offset) { value, offset, transaction in offset = value.translation }
    public func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> {
        GestureStateGesture(base: self, state: state, action: body)
    }

    /// The same gesture where these keys are held when it begins.
    ///
    ///     TapGesture().modifiers(.shift).onEnded { extendSelection() }
    public func modifiers(_ modifiers: EventModifiers) -> _ModifiersGesture<Self> {
        _ModifiersGesture(base: self, modifiers: modifiers)
    }

    /// The same gesture with another value.
    public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
        _MapGesture(base: self, change: body)
    }
}

/// A gesture whose type is hidden.
public struct AnyGesture<Value>: Gesture {
    public typealias Body = Never
    private let make: @MainActor () -> _GestureRecogniser<Value>
    private let update: @MainActor (_GestureRecogniser<Value>) -> Void
    private let type: Any.Type

    /// Hides the type of a gesture.
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

/// A gesture that there may be or not: `view.gesture(canMove ? drag : nil)`. Without one, those around hear of the press.
extension Optional: Gesture where Wrapped: Gesture {
    public typealias Value = Wrapped.Value
    @_implements(Gesture,Body) public typealias _GestureBody = Never

    public func _makeRecogniser() -> _GestureRecogniser<Wrapped.Value> { asAny._makeRecogniser() }
    public func _update(_ recogniser: _GestureRecogniser<Wrapped.Value>) { asAny._update(recogniser) }

    @MainActor private var asAny: AnyGesture<Wrapped.Value> {
        if let self { AnyGesture(self) } else { AnyGesture(NoGesture()) }
    }
}

/// Comes to nothing.
private struct NoGesture<Value>: Gesture {
    typealias Body = Never
    func _makeRecogniser() -> _GestureRecogniser<Value> { _GestureRecogniser() }
    func _update(_ recogniser: _GestureRecogniser<Value>) {}
}

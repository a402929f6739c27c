import Foundation

/// A type that defines how a value moves to its target.
///
///     struct Steps: CustomAnimation {
///         let count: Double
///         func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
///             guard time < 1 else { return nil }
///             var part = value
///             part.scale(by: (time * count).rounded(.down) / count)
///             return part
///         }
///     }
public protocol CustomAnimation: Hashable, Sendable {
    /// The change of the value from zero towards `value`; nil when the animation has ended.
    ///
    /// - Parameters:
    ///   - value: The difference between the target and the start.
    ///   - time: Seconds since the start. The steps may be uneven.
    ///   - context: The animation's state, kept from one step to the next.
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?

    /// The velocity at that time, in units per second; nil, the default, if the animation does not report one.
    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?

    /// Whether this animation replaces `previous`, which still runs: it then continues from the same start with the
    /// same time and state. Otherwise, which is the default, both run and this one is blended over the other.
    ///
    /// - Parameters:
    ///   - value: The previous animation's difference between target and start.
    ///   - time: Seconds since the start of the previous animation.
    ///   - context: The previous animation's state.
    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool
}

extension CustomAnimation {
    /// Returns nil: the animation does not report a velocity.
    public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? { nil }

    /// Returns false: the animation is blended over the previous one.
    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool { false }
}

/// The state that a custom animation of one value keeps between its steps.
// The environment is not included: this room does not know it.
public struct AnimationContext<Value: VectorArithmetic> {
    /// The animation's stored values, by key.
    public var state: AnimationState<Value>
    /// Set by an animation that looks finished although it still moves a little.
    public var isLogicallyComplete = false

    package init(state: AnimationState<Value> = AnimationState()) { self.state = state }

    /// Returns the same context with another state.
    public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
        var context = AnimationContext<T>(state: state)
        context.isLogicallyComplete = isLogicallyComplete
        return context
    }
}

/// The values that a custom animation stores, by key.
public struct AnimationState<Value: VectorArithmetic> {
    private var values: [ObjectIdentifier: Any] = [:]

    /// Creates an empty state.
    public init() {}

    /// The value of a key, initially its default.
    public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// A key of a value that a custom animation stores.
public protocol AnimationStateKey {
    /// The type of the stored value.
    associatedtype Value
    /// The value before one is set.
    static var defaultValue: Value { get }
}

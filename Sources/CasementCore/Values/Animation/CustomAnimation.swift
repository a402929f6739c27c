import Foundation

/// A way of one's own in which a value gets to its target.
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
    /// How far the value has come, from zero towards `value`; nil when the animation is over.
    ///
    /// - Parameters:
    ///   - value: The way from the start to the target.
    ///   - time: Seconds since the start. The steps may be uneven.
    ///   - context: What the animation keeps from one step to the next.
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?

    /// How fast it is then, in units per second; nil, the default, where the animation does not say.
    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?

    /// Whether this animation takes the place of `previous`, which still runs: then it goes on from the same start with the
    /// same time and state. Otherwise, which is the default, both run and the effect of this one grows over the other.
    ///
    /// - Parameters:
    ///   - value: The way of the previous animation from its start to its target.
    ///   - time: Seconds since the start of the previous animation.
    ///   - context: What the previous animation has kept.
    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool
}

extension CustomAnimation {
    public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? { nil }

    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool { false }
}

/// What a custom animation of one value keeps between its steps.
// The environment is not in it: values know of none.
public struct AnimationContext<Value: VectorArithmetic> {
    /// Values that the animation keeps, by their keys.
    public var state: AnimationState<Value>
    /// Set by an animation that looks finished though it moves on a little.
    public var isLogicallyComplete = false

    package init(state: AnimationState<Value> = AnimationState()) { self.state = state }

    /// The same context with another state.
    public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
        var context = AnimationContext<T>(state: state)
        context.isLogicallyComplete = isLogicallyComplete
        return context
    }
}

/// What a custom animation keeps, by keys.
public struct AnimationState<Value: VectorArithmetic> {
    private var values: [ObjectIdentifier: Any] = [:]

    /// Nothing kept.
    public init() {}

    /// The value of a key, at first its default.
    public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// A key of a value that a custom animation keeps.
public protocol AnimationStateKey {
    associatedtype Value
    /// What is kept before something is set.
    static var defaultValue: Value { get }
}

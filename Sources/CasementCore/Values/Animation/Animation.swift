import Foundation

/// The timing of a change from one value to another.
///
///     withAnimation(.easeInOut(duration: 0.3)) { isOpen.toggle() }
///     withAnimation(.spring(duration: 0.4, bounce: 0.2).delay(0.1)) { offset = 100 }
///
/// Times are in seconds. An animation whose duration is not positive or NaN ends immediately, at the target.
public struct Animation: Hashable, Sendable {
    let form: AnimationForm

    init(form: AnimationForm) { self.form = form }

    /// Creates an animation from a custom animation.
    public init<A: CustomAnimation>(_ base: A) {
        switch base {
        case let known as AnimationForm: form = known
        default: form = .custom(AnyCustomAnimation(base: base))
        }
    }

    /// The animation as a custom animation.
    public var base: any CustomAnimation {
        if case .custom(let custom) = form { custom.base } else { form }
    }

    /// The change of a value from zero towards `value` after `time` seconds; nil when the animation has ended. For
    /// custom animations that are composed of others.
    public func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        form.animate(value: value, time: time, context: &context)
    }

    /// The velocity at that time, in units per second; nil if the animation does not report one.
    public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        form.velocity(value: value, time: time, context: context)
    }

    /// Whether this animation replaces a previous one that still runs.
    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        form.shouldMerge(previous: previous, value: value, time: time, context: &context)
    }
}

extension Animation: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The kind of animation and its numbers, for logs.
    public var description: String { form.description }
    public var debugDescription: String { form.description }
    /// A mirror with the animation's `base`.
    public var customMirror: Mirror { Mirror(self, children: ["base": base]) }
}

extension AnimationForm: CustomStringConvertible {
    var description: String {
        switch self {
        case .standard: "DefaultAnimation()"
        case .curve(let curve, let duration): "BezierAnimation(duration: \(duration), curve: \(curve))"
        case .spring(let spring, let blend):
            "FluidSpringAnimation(response: \(spring.response), dampingFraction: \(spring.dampingRatio), "
                + "blendDuration: \(blend))"
        case .interpolatingSpring(let spring, let velocity):
            "SpringAnimation(mass: \(spring.mass), stiffness: \(spring.stiffness), damping: \(spring.damping), "
                + "initialVelocity: \(velocity))"
        case .custom(let custom): "\(custom.base)"
        case .delay(let delay, let base): "DelayAnimation(base: \(base), delay: \(delay))"
        case .speed(let speed, let base): "SpeedAnimation(base: \(base), speed: \(speed))"
        case .repeating(let count, let autoreverses, _, let base):
            "RepeatAnimation(base: \(base), repeatCount: \(count.map { "\($0)" } ?? "forever"), autoreverses: \(autoreverses))"
        case .logicallyComplete(let time, let base): "LogicalCompletionAnimation(base: \(base), after: \(time))"
        }
    }
}

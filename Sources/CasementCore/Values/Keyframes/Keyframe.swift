import Foundation

/// A sequence of keyframes of one value.
public protocol KeyframeTrackContent<Value> {
    /// The type of the animated value.
    associatedtype Value: Animatable = Body.Value
    associatedtype Body: KeyframeTrackContent
    /// The keyframes of which this content is composed.
    @KeyframeTrackContentBuilder<Value> var body: Body { get }
    /// Appends the resulting steps.
    func _append(to steps: inout _KeyframeSteps<Value>)
}

extension KeyframeTrackContent where Body.Value == Value {
    public func _append(to steps: inout _KeyframeSteps<Value>) { body._append(to: &steps) }
}

/// Empty keyframe content: the body of primitive keyframes.
public struct _NoKeyframes<Value: Animatable>: KeyframeTrackContent {
    public var body: Self { return self }
    public func _append(to steps: inout _KeyframeSteps<Value>) {}
}

extension KeyframeTrackContent where Body == _NoKeyframes<Value> {
    /// Primitive keyframes have an empty body.
    public var body: _NoKeyframes<Value> { return _NoKeyframes() }
}

/// The steps that result from keyframes.
public struct _KeyframeSteps<Value: Animatable> {
    var steps: [KeyframeStep<Value.AnimatableData>] = []

    mutating func append(_ kind: KeyframeStep<Value.AnimatableData>.Kind, _ to: Value, _ duration: TimeInterval?) {
        steps.append(KeyframeStep(kind: kind, target: to.animatableData, duration: duration))
    }
}

/// A keyframe that interpolates linearly to a value, or along a timing curve.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
    public typealias Body = _NoKeyframes<Value>
    let to: Value
    let duration: TimeInterval
    let curve: UnitCurve

    /// Creates a keyframe.
    ///
    /// - Parameters:
    ///   - to: The value at the end.
    ///   - duration: The duration in seconds.
    ///   - timingCurve: The timing of the progress.
    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
        (self.to, self.duration, curve) = (to, duration, timingCurve)
    }

    public func _append(to steps: inout _KeyframeSteps<Value>) { steps.append(.linear(curve), to, duration) }
}

/// A keyframe that moves to a value along a smooth curve, formed together with adjacent cubic keyframes.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
    public typealias Body = _NoKeyframes<Value>
    let to: Value
    let duration: TimeInterval
    let start, end: Value?

    /// Creates a keyframe.
    ///
    /// - Parameters:
    ///   - to: The value at the end.
    ///   - duration: The duration in seconds.
    ///   - startVelocity: Units per second at the start; nil continues with the previous keyframe's end velocity.
    ///   - endVelocity: Units per second at the end; nil leads smoothly into the next keyframe.
    public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
        (self.to, self.duration, start, end) = (to, duration, startVelocity, endVelocity)
    }

    public func _append(to steps: inout _KeyframeSteps<Value>) {
        steps.append(.cubic(start: start?.animatableData, end: end?.animatableData), to, duration)
    }
}

/// A keyframe that moves to a value with a spring.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
    public typealias Body = _NoKeyframes<Value>
    let to: Value
    let duration: TimeInterval?
    let spring: Spring
    let start: Value?

    /// Creates a keyframe.
    ///
    /// - Parameters:
    ///   - to: The value at which the spring rests.
    ///   - duration: Seconds until the next keyframe begins; nil lets the spring come to rest.
    ///   - spring: The spring.
    ///   - startVelocity: Units per second at the start; nil continues with the previous keyframe's end velocity.
    public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {
        (self.to, self.duration, self.spring, start) = (to, duration, spring, startVelocity)
    }

    public func _append(to steps: inout _KeyframeSteps<Value>) {
        steps.append(.spring(spring, start: start?.animatableData), to, duration)
    }
}

/// A keyframe that sets a value without interpolation.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
    public typealias Body = _NoKeyframes<Value>
    let to: Value
    /// Creates a keyframe that jumps to a value.
    public init(_ to: Value) { self.to = to }
    public func _append(to steps: inout _KeyframeSteps<Value>) { steps.append(.jump, to, 0) }
}

/// Several keyframes in sequence.
public struct _KeyframeSequence<Value: Animatable>: KeyframeTrackContent {
    public typealias Body = _NoKeyframes<Value>
    private let parts: [(inout _KeyframeSteps<Value>) -> Void]

    init(_ parts: [(inout _KeyframeSteps<Value>) -> Void]) { self.parts = parts }

    public func _append(to steps: inout _KeyframeSteps<Value>) { for part in parts { part(&steps) } }
}

/// One of two keyframe sequences.
public struct _ConditionalKeyframes<Value: Animatable>: KeyframeTrackContent {
    public typealias Body = _NoKeyframes<Value>
    let append: (inout _KeyframeSteps<Value>) -> Void
    public func _append(to steps: inout _KeyframeSteps<Value>) { append(&steps) }
}

/// A builder that combines keyframes of one value.
public protocol _KeyframeTrackBuilder { associatedtype Value }

extension _KeyframeTrackBuilder {
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
        expression
    }

    public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value { first }

    public static func buildPartialBlock(
        accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
    ) -> _KeyframeSequence<Value> {
        _KeyframeSequence<Value>([{ accumulated._append(to: &$0) }, { next._append(to: &$0) }])
    }

    public static func buildArray(
        _ components: [some KeyframeTrackContent<Value>]
    ) -> _KeyframeSequence<Value> {
        _KeyframeSequence<Value>(components.map { part in { part._append(to: &$0) } })
    }

    public static func buildEither<First: KeyframeTrackContent>(
        first component: First
    ) -> _ConditionalKeyframes<Value> where First.Value == Value {
        _ConditionalKeyframes { component._append(to: &$0) }
    }

    public static func buildEither<Second: KeyframeTrackContent>(
        second component: Second
    ) -> _ConditionalKeyframes<Value> where Second.Value == Value {
        _ConditionalKeyframes { component._append(to: &$0) }
    }
}

/// Builds sequences of keyframes.
@resultBuilder public enum KeyframeTrackContentBuilder<Value: Animatable>: _KeyframeTrackBuilder {
    public static func buildBlock() -> _KeyframeSequence<Value> { _KeyframeSequence<Value>([]) }
}

import Foundation

/// Keyframes of one value, one after the other.
public protocol KeyframeTrackContent<Value> {
    associatedtype Value: Animatable = Body.Value
    associatedtype Body: KeyframeTrackContent
    /// The keyframes that this one is made of.
    @KeyframeTrackContentBuilder<Value> var body: Body { get }
    /// Appends what it comes to.
    func _append(to steps: inout _KeyframeSteps<Value>)
}

extension KeyframeTrackContent where Body.Value == Value {
    public func _append(to steps: inout _KeyframeSteps<Value>) { body._append(to: &steps) }
}

/// No keyframes: where what keyframes are made of ends.
public struct _NoKeyframes<Value: Animatable>: KeyframeTrackContent {
    public var body: Self { return self }
    public func _append(to steps: inout _KeyframeSteps<Value>) {}
}

/// A keyframe that is made of no others.
public protocol _PrimitiveKeyframe: KeyframeTrackContent where Body == _NoKeyframes<Value> {}

extension _PrimitiveKeyframe {
    public var body: _NoKeyframes<Value> { return _NoKeyframes() }
}

/// What keyframes come to.
public struct _KeyframeSteps<Value: Animatable> {
    var steps: [KeyframeStep<Value.AnimatableData>] = []

    mutating func append(_ kind: KeyframeStep<Value.AnimatableData>.Kind, _ to: Value, _ duration: TimeInterval?) {
        steps.append(KeyframeStep(kind: kind, target: to.animatableData, duration: duration))
    }
}

/// Goes straight to a value, by constant speed or along a curve.
public struct LinearKeyframe<Value: Animatable>: _PrimitiveKeyframe {
    let to: Value
    let duration: TimeInterval
    let curve: UnitCurve

    /// - Parameters:
    ///   - to: The value at the end.
    ///   - duration: Seconds.
    ///   - timingCurve: How the time goes.
    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
        (self.to, self.duration, curve) = (to, duration, timingCurve)
    }

    public func _append(to steps: inout _KeyframeSteps<Value>) { steps.append(.linear(curve), to, duration) }
}

/// Goes to a value along a smooth curve, which several of them make together.
public struct CubicKeyframe<Value: Animatable>: _PrimitiveKeyframe {
    let to: Value
    let duration: TimeInterval
    let start, end: Value?

    /// - Parameters:
    ///   - to: The value at the end.
    ///   - duration: Seconds.
    ///   - startVelocity: Units per second at the start; nil goes on as the keyframe before ended.
    ///   - endVelocity: Units per second at the end; nil leads smoothly into the next keyframe.
    public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
        (self.to, self.duration, start, end) = (to, duration, startVelocity, endVelocity)
    }

    public func _append(to steps: inout _KeyframeSteps<Value>) {
        steps.append(.cubic(start: start?.animatableData, end: end?.animatableData), to, duration)
    }
}

/// Goes to a value by a spring.
public struct SpringKeyframe<Value: Animatable>: _PrimitiveKeyframe {
    let to: Value
    let duration: TimeInterval?
    let spring: Spring
    let start: Value?

    /// - Parameters:
    ///   - to: The value at which the spring rests.
    ///   - duration: Seconds until the next keyframe begins; nil lets the spring come to rest.
    ///   - spring: The spring.
    ///   - startVelocity: Units per second at the start; nil goes on as the keyframe before ended.
    public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {
        (self.to, self.duration, self.spring, start) = (to, duration, spring, startVelocity)
    }

    public func _append(to steps: inout _KeyframeSteps<Value>) {
        steps.append(.spring(spring, start: start?.animatableData), to, duration)
    }
}

/// Is at a value at once.
public struct MoveKeyframe<Value: Animatable>: _PrimitiveKeyframe {
    let to: Value
    public init(_ to: Value) { self.to = to }
    public func _append(to steps: inout _KeyframeSteps<Value>) { steps.append(.jump, to, 0) }
}

/// Keyframes one after the other.
public struct _KeyframeSequence<Value: Animatable>: _PrimitiveKeyframe {
    private let parts: [(inout _KeyframeSteps<Value>) -> Void]

    init(_ parts: [(inout _KeyframeSteps<Value>) -> Void]) { self.parts = parts }

    public func _append(to steps: inout _KeyframeSteps<Value>) { for part in parts { part(&steps) } }
}

/// One of two sequences of keyframes.
public struct _ConditionalKeyframes<Value: Animatable>: _PrimitiveKeyframe {
    let append: (inout _KeyframeSteps<Value>) -> Void
    public func _append(to steps: inout _KeyframeSteps<Value>) { append(&steps) }
}

/// Puts keyframes after each other.
@resultBuilder public enum KeyframeTrackContentBuilder<Value: Animatable> {
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
        expression
    }

    public static func buildBlock() -> _KeyframeSequence<Value> { _KeyframeSequence<Value>([]) }

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

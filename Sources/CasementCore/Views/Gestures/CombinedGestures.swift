/// The first of two gestures, or the second if the first fails.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
    public typealias Body = Never

    /// The value of the recognised gesture.
    @frozen public enum Value {
        /// The first gesture's value.
        case first(First.Value)
        /// The second gesture's value.
        case second(Second.Value)
    }

    /// The gesture with precedence.
    public var first: First
    /// The gesture recognised if the first fails.
    public var second: Second

    /// Creates a gesture that gives the first of two gestures precedence.
    public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

    public func _makeRecogniser() -> _GestureRecogniser<Value> {
        ExclusiveRecogniser<First.Value, Second.Value, Value>(
            first._makeRecogniser(), second._makeRecogniser(), { .first($0) }, { .second($0) })
    }

    public func _update(_ recogniser: _GestureRecogniser<Value>) {
        guard let recogniser = recogniser as? ExclusiveRecogniser<First.Value, Second.Value, Value> else { return }
        first._update(recogniser.first)
        second._update(recogniser.second)
    }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

/// Two gestures recognised simultaneously.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
    public typealias Body = Never

    /// The values of both gestures; nil for a gesture without a value yet.
    @frozen public struct Value {
        /// The first gesture's value, or nil.
        public var first: First.Value?
        /// The second gesture's value, or nil.
        public var second: Second.Value?
    }

    /// The first gesture.
    public var first: First
    /// The second gesture.
    public var second: Second

    /// Creates a gesture of two independent gestures.
    public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

    public func _makeRecogniser() -> _GestureRecogniser<Value> {
        SimultaneousRecogniser<First.Value, Second.Value, Value>(
            first._makeRecogniser(), second._makeRecogniser()
        ) { Value(first: $0, second: $1) }
    }

    public func _update(_ recogniser: _GestureRecogniser<Value>) {
        guard let recogniser = recogniser as? SimultaneousRecogniser<First.Value, Second.Value, Value> else { return }
        first._update(recogniser.first)
        second._update(recogniser.second)
    }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}
extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

/// A gesture followed by another.
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
    public typealias Body = Never

    /// The progress of the sequence.
    @frozen public enum Value {
        /// The first gesture is in progress.
        case first(First.Value)
        /// The first gesture has ended with a value; the second has one, or has not begun.
        case second(First.Value, Second.Value?)
    }

    /// The gesture recognised first.
    public var first: First
    /// The gesture that begins after the first has ended.
    public var second: Second

    /// Creates a sequence of two gestures.
    public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

    public func _makeRecogniser() -> _GestureRecogniser<Value> {
        SequenceRecogniser<First.Value, Second.Value, Value>(
            first._makeRecogniser(), second._makeRecogniser(), { .first($0) }, { .second($0, $1) })
    }

    public func _update(_ recogniser: _GestureRecogniser<Value>) {
        guard let recogniser = recogniser as? SequenceRecogniser<First.Value, Second.Value, Value> else { return }
        first._update(recogniser.first)
        second._update(recogniser.second)
    }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

extension Gesture {
    /// Combines this gesture with another, recognised only if this one fails.
    public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }

    /// Combines this gesture with another, recognised simultaneously.
    public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
    }

    /// Combines this gesture with another, which begins after this one has ended.
    public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }
}

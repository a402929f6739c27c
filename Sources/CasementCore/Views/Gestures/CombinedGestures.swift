/// The first of two gestures, or the second where the first comes to nothing.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
    public typealias Body = Never

    /// Which of the two it is.
    @frozen public enum Value {
        case first(First.Value)
        case second(Second.Value)
    }

    public var first: First
    public var second: Second

    /// Two gestures, the first of which comes first.
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

/// Two gestures at the same time.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
    public typealias Body = Never

    /// What each of the two has come to; nil before it has come to anything.
    @frozen public struct Value {
        public var first: First.Value?
        public var second: Second.Value?
    }

    public var first: First
    public var second: Second

    /// Two gestures that do not mind each other.
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

/// One gesture, and when it has come to its end, another.
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
    public typealias Body = Never

    /// How far it has come.
    @frozen public enum Value {
        /// The first goes on.
        case first(First.Value)
        /// The first has ended with a value; the second has one, or has not begun.
        case second(First.Value, Second.Value?)
    }

    public var first: First
    public var second: Second

    /// Two gestures, one after the other.
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
    /// This gesture, or another one where this comes to nothing.
    public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }

    /// This gesture and another one at the same time.
    public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
    }

    /// This gesture, and when it has come to its end, another one.
    public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }
}

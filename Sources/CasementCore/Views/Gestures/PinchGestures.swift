import Foundation

/// Two fingers on a touchpad that go apart or together. Only where the desktop tells of fingers.
public struct MagnifyGesture: Gesture {
    public typealias Body = Never

    /// How it goes.
    public struct Value: Equatable, Sendable {
        public var time: Date
        /// The factor by which the fingers are further apart than at first.
        public var magnification: CGFloat
        /// How fast that changes, a second.
        public var velocity: CGFloat
        /// Where it began, as a part of the view.
        public var startAnchor: UnitPoint
        /// Where it began, in the view's coordinates.
        public var startLocation: CGPoint
    }

    /// By how much the factor differs from 1 before it is this gesture.
    public var minimumScaleDelta: CGFloat

    public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

    public func _makeRecogniser() -> _GestureRecogniser<Value> {
        let recogniser = PinchRecogniser {
            Value(
                time: Date(timeIntervalSinceReferenceDate: $0.time), magnification: $0.magnification,
                velocity: $0.velocity.magnification, startAnchor: $0.startAnchor, startLocation: $0.startLocation)
        }
        _update(recogniser)
        return recogniser
    }

    public func _update(_ recogniser: _GestureRecogniser<Value>) {
        (recogniser as? PinchRecogniser<Value>)?.begins = { [minimumScaleDelta] in
            abs($0.magnification - 1) >= minimumScaleDelta
        }
    }
}

/// Two fingers on a touchpad that go around each other. Only where the desktop tells of fingers.
public struct RotateGesture: Gesture {
    public typealias Body = Never

    /// How it goes.
    public struct Value: Equatable, Sendable {
        public var time: Date
        /// How far they have turned, clockwise.
        public var rotation: Angle
        /// How fast they turn, a second.
        public var velocity: Angle
        /// Where it began, as a part of the view.
        public var startAnchor: UnitPoint
        /// Where it began, in the view's coordinates.
        public var startLocation: CGPoint
    }

    /// How far they turn before it is this gesture.
    public var minimumAngleDelta: Angle

    public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

    public func _makeRecogniser() -> _GestureRecogniser<Value> {
        let recogniser = PinchRecogniser {
            Value(
                time: Date(timeIntervalSinceReferenceDate: $0.time), rotation: .degrees($0.rotation),
                velocity: .degrees($0.velocity.rotation), startAnchor: $0.startAnchor,
                startLocation: $0.startLocation)
        }
        _update(recogniser)
        return recogniser
    }

    public func _update(_ recogniser: _GestureRecogniser<Value>) {
        (recogniser as? PinchRecogniser<Value>)?.begins = { [minimumAngleDelta] in
            abs($0.rotation) >= minimumAngleDelta.degrees
        }
    }
}

/// `MagnifyGesture` under its older name, with the factor alone as its value.
public struct MagnificationGesture: Gesture {
    /// By how much the factor differs from 1 before it is this gesture.
    public var minimumScaleDelta: CGFloat
    public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
    public var body: some Gesture<CGFloat> {
        MagnifyGesture(minimumScaleDelta: minimumScaleDelta).map(\.magnification)
    }
    public typealias Value = CGFloat
}

/// `RotateGesture` under its older name, with the angle alone as its value.
public struct RotationGesture: Gesture {
    /// How far the fingers turn before it is this gesture.
    public var minimumAngleDelta: Angle
    public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
    public var body: some Gesture<Angle> {
        RotateGesture(minimumAngleDelta: minimumAngleDelta).map(\.rotation)
    }
    public typealias Value = Angle
}

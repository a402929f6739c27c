import Foundation

/// Two fingers on a touchpad that move apart or together. Recognised only if the desktop reports touchpad gestures.
public struct MagnifyGesture: Gesture {
    public typealias Body = Never

    /// The state of the gesture.
    public struct Value: Equatable, Sendable {
        /// The time of the current event.
        public var time: Date
        /// The ratio of the fingers' current distance to their initial one.
        public var magnification: CGFloat
        /// The change of the magnification per second.
        public var velocity: CGFloat
        /// The initial location, relative to the view's size.
        public var startAnchor: UnitPoint
        /// The initial location, in the view's coordinates.
        public var startLocation: CGPoint
    }

    /// The difference of the magnification from 1 at which the gesture begins.
    public var minimumScaleDelta: CGFloat

    /// Creates the gesture, which begins at a difference of the magnification from 1; 0.01 by default.
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

/// Two fingers on a touchpad that rotate. Recognised only if the desktop reports touchpad gestures.
public struct RotateGesture: Gesture {
    public typealias Body = Never

    /// The state of the gesture.
    public struct Value: Equatable, Sendable {
        /// The time of the current event.
        public var time: Date
        /// The clockwise rotation since the start.
        public var rotation: Angle
        /// The change of the rotation per second.
        public var velocity: Angle
        /// The initial location, relative to the view's size.
        public var startAnchor: UnitPoint
        /// The initial location, in the view's coordinates.
        public var startLocation: CGPoint
    }

    /// The rotation at which the gesture begins.
    public var minimumAngleDelta: Angle

    /// Creates the gesture, which begins at a rotation; 1° by default.
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

/// The older form of `MagnifyGesture`, whose value is the magnification.
public struct MagnificationGesture: Gesture {
    /// The difference of the magnification from 1 at which the gesture begins.
    public var minimumScaleDelta: CGFloat
    /// Creates the gesture, which begins at a difference of the magnification from 1; 0.01 by default.
    public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
    public var body: some Gesture<CGFloat> {
        MagnifyGesture(minimumScaleDelta: minimumScaleDelta).map(\.magnification)
    }
    public typealias Value = CGFloat
}

/// The older form of `RotateGesture`, whose value is the angle.
public struct RotationGesture: Gesture {
    /// The rotation at which the gesture begins.
    public var minimumAngleDelta: Angle
    /// Creates the gesture, which begins at a rotation; 1° by default.
    public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
    public var body: some Gesture<Angle> {
        RotateGesture(minimumAngleDelta: minimumAngleDelta).map(\.rotation)
    }
    public typealias Value = Angle
}

import Foundation

/// One or more clicks in quick succession.
public struct TapGesture: Gesture {
    public typealias Value = Void
    public typealias Body = Never
    /// The number of clicks.
    public var count: Int

    /// Creates a gesture for a number of clicks; one by default.
    public init(count: Int = 1) { self.count = count }

    public func _makeRecogniser() -> _GestureRecogniser<Void> {
        let recogniser = TapRecogniser<Void> { _ in }
        recogniser.count = count
        return recogniser
    }

    public func _update(_ recogniser: _GestureRecogniser<Void>) { (recogniser as? TapRecogniser<Void>)?.count = count }
}

/// One or more clicks, with their location.
public struct SpatialTapGesture: Gesture {
    public typealias Body = Never

    /// The location of the last click.
    public struct Value: Equatable, Sendable {
        /// In the gesture's coordinate space, in points.
        public var location: CGPoint
    }

    /// The number of clicks.
    public var count: Int
    /// The coordinate space of the location.
    public var coordinateSpace: CoordinateSpace

    /// Creates a gesture for a number of clicks, located in a coordinate space; the view's by default.
    public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        (self.count, self.coordinateSpace) = (count, coordinateSpace.coordinateSpace)
    }

    /// Creates a gesture for a number of clicks, located in a coordinate space.
    @_disfavoredOverload public init(count: Int = 1, coordinateSpace: CoordinateSpace) {
        (self.count, self.coordinateSpace) = (count, coordinateSpace)
    }

    public func _makeRecogniser() -> _GestureRecogniser<Value> {
        let recogniser = TapRecogniser { Value(location: $0) }
        (recogniser.count, recogniser.space) = (count, coordinateSpace)
        return recogniser
    }

    public func _update(_ recogniser: _GestureRecogniser<Value>) {
        guard let recogniser = recogniser as? TapRecogniser<Value> else { return }
        (recogniser.count, recogniser.space) = (count, coordinateSpace)
    }
}

/// A press held in one place. Its value is true from the press on, and at its end.
public struct LongPressGesture: Gesture {
    public typealias Value = Bool
    public typealias Body = Never
    /// The duration of the press, in seconds.
    public var minimumDuration: Double
    /// The distance that the pointer may move during the press, in points.
    public var maximumDistance: CGFloat

    /// Creates the gesture; by default half a second, within ten points.
    public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        (self.minimumDuration, self.maximumDistance) = (minimumDuration, maximumDistance)
    }

    public func _makeRecogniser() -> _GestureRecogniser<Bool> {
        let recogniser = LongPressRecogniser()
        _update(recogniser)
        return recogniser
    }

    public func _update(_ recogniser: _GestureRecogniser<Bool>) {
        guard let recogniser = recogniser as? LongPressRecogniser else { return }
        recogniser.minimumDuration = minimumDuration.isNaN ? 0.5 : minimumDuration
        recogniser.maximumDistance = maximumDistance
    }
}

/// A movement of the pointer with the button down.
public struct DragGesture: Gesture {
    public typealias Body = Never

    /// The state of a drag.
    public struct Value: Equatable, Sendable {
        /// The time of the current event.
        public var time: Date
        /// The pointer's location in the gesture's coordinate space, in points.
        public var location: CGPoint
        /// The location of the press.
        public var startLocation: CGPoint
        /// The current velocity, in points per second.
        public var velocity: CGSize

        /// The distance from the start location.
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }

        /// The location at which the pointer would come to rest if released now: a quarter of a second further at the
        /// current velocity.
        public var predictedEndLocation: CGPoint {
            CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
        }

        /// The distance from the start to the predicted location.
        public var predictedEndTranslation: CGSize {
            let end = predictedEndLocation
            return CGSize(width: end.x - startLocation.x, height: end.y - startLocation.y)
        }
    }

    /// The distance that the pointer moves before the drag begins, in points.
    public var minimumDistance: CGFloat
    /// The coordinate space of the locations.
    public var coordinateSpace: CoordinateSpace

    /// Creates a drag that begins after a distance, ten points by default; 0 begins with the press. Locations are in
    /// the view's coordinates by default.
    public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        (self.minimumDistance, self.coordinateSpace) = (minimumDistance, coordinateSpace.coordinateSpace)
    }

    /// Creates a drag that begins after a distance, located in a coordinate space.
    @_disfavoredOverload public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace) {
        (self.minimumDistance, self.coordinateSpace) = (minimumDistance, coordinateSpace)
    }

    public func _makeRecogniser() -> _GestureRecogniser<Value> {
        let recogniser = DragRecogniser {
            Value(
                time: Date(timeIntervalSinceReferenceDate: $0.time), location: $0.location,
                startLocation: $0.startLocation, velocity: $0.velocity)
        }
        _update(recogniser)
        return recogniser
    }

    public func _update(_ recogniser: _GestureRecogniser<Value>) {
        guard let recogniser = recogniser as? DragRecogniser<Value> else { return }
        recogniser.minimumDistance = minimumDistance.isNaN ? 10 : minimumDistance
        recogniser.space = coordinateSpace
    }
}

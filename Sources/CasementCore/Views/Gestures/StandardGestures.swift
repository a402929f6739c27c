import Foundation

/// One or more clicks in quick succession.
public struct TapGesture: Gesture {
    public typealias Value = Void
    public typealias Body = Never
    /// How many clicks.
    public var count: Int

    /// So many clicks, one where not said.
    public init(count: Int = 1) { self.count = count }

    public func _makeRecogniser() -> _GestureRecogniser<Void> {
        let recogniser = TapRecogniser<Void> { _ in }
        recogniser.count = count
        return recogniser
    }

    public func _update(_ recogniser: _GestureRecogniser<Void>) { (recogniser as? TapRecogniser<Void>)?.count = count }
}

/// One or more clicks, and where.
public struct SpatialTapGesture: Gesture {
    public typealias Body = Never

    /// Where the last click was.
    public struct Value: Equatable, Sendable {
        /// In the gesture's coordinate space, points.
        public var location: CGPoint
    }

    /// How many clicks.
    public var count: Int
    /// In which coordinates the place is told.
    public var coordinateSpace: CoordinateSpace

    /// So many clicks, told in a coordinate space: that of the view where not said.
    public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        (self.count, self.coordinateSpace) = (count, coordinateSpace.coordinateSpace)
    }

    /// So many clicks, told in a coordinate space.
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

/// The button held down on one spot. Its value is true, while it is held and when it has been long enough.
public struct LongPressGesture: Gesture {
    public typealias Value = Bool
    public typealias Body = Never
    /// How long it is to be held, in seconds.
    public var minimumDuration: Double
    /// How far the pointer may move meanwhile, in points.
    public var maximumDistance: CGFloat

    /// Half a second, within ten points, where not said.
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

/// The pointer moved with its button down.
public struct DragGesture: Gesture {
    public typealias Body = Never

    /// How a drag goes.
    public struct Value: Equatable, Sendable {
        /// When it came there.
        public var time: Date
        /// Where the pointer is, in the gesture's coordinate space, points.
        public var location: CGPoint
        /// Where the button went down.
        public var startLocation: CGPoint
        /// How fast it moves now, in points a second.
        public var velocity: CGSize

        /// How far it is from where it began.
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }

        /// Where it would come to rest if the button were released now: as far as a quarter of a second takes it.
        public var predictedEndLocation: CGPoint {
            CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
        }

        /// How far that is from where it began.
        public var predictedEndTranslation: CGSize {
            let end = predictedEndLocation
            return CGSize(width: end.x - startLocation.x, height: end.y - startLocation.y)
        }
    }

    /// How far the pointer goes before it is a drag, in points.
    public var minimumDistance: CGFloat
    /// In which coordinates places are told.
    public var coordinateSpace: CoordinateSpace

    /// A drag of ten points or more, told in the coordinates of the view, where not said. With a distance of 0 it begins with the press.
    public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        (self.minimumDistance, self.coordinateSpace) = (minimumDistance, coordinateSpace.coordinateSpace)
    }

    /// A drag of a distance or more, told in a coordinate space.
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

import Foundation

/// Recognises a number of clicks in quick succession on one view.
@MainActor final class TapRecogniser<Value>: LeafRecogniser<Value> {
    var count = 1
    override var taps: Int { count }
    var space = CoordinateSpace.local
    private let value: (CGPoint) -> Value
    private var start = CGPoint.zero
    private var distance: CGFloat = 0
    private var isArmed = false
    private var deadline: Double?

    /// The maximum interval between clicks of one gesture, in seconds.
    private static var pause: Double { 0.35 }
    /// The distance after which a tap yields to a drag, in points.
    private static var slop: CGFloat { 10 }

    init(value: @escaping (CGPoint) -> Value) { self.value = value }

    override var claim: GestureClaim { .tap }
    override var expectsMore: Bool { !isArmed && !isOver }
    override var nextTime: Double? { isOver ? nil : deadline }

    override func yields(to claim: GestureClaim) -> Bool {
        switch claim {
        case .hold, .pinch: true
        case .move: distance >= Self.slop
        case .tap, .control: false
        }
    }

    override func handle(_ event: GestureEvent, in context: GestureContext) {
        guard !isOver else { return }
        switch event.kind {
        case .began(let clicks):
            (start, distance, deadline) = (event.place, 0, nil)
            isArmed = count > 0 && clicks % count == 0
        case .moved:
            distance = max(distance, hypot(event.place.x - start.x, event.place.y - start.y))
        case .released:
            if isArmed {
                isArmed = false
                let isInside = context.isOver(event.place)
                state = isInside ? .ended(value(context.point(event.place, in: space))) : .failed
            } else {
                deadline = event.time + Self.pause
            }
        case .time: if let deadline, event.time >= deadline { state = .failed }
        case .pinch: state = .failed
        }
    }

    override func reset() {
        super.reset()
        (isArmed, deadline, distance) = (false, nil, 0)
    }
}

/// Recognises the button held down in one place.
@MainActor final class LongPressRecogniser: LeafRecogniser<Bool> {
    var minimumDuration = 0.5
    var maximumDistance: CGFloat = 10
    private var start = CGPoint.zero
    private var deadline: Double?

    override var claim: GestureClaim { .hold }
    override var nextTime: Double? { isOver ? nil : deadline }
    override var expectsMore: Bool { deadline == nil && !isOver }

    override func handle(_ event: GestureEvent, in context: GestureContext) {
        guard !isOver else { return }
        // Events after the deadline mean that it was held until then.
        if let deadline, event.time >= deadline - 1e-6 {
            state = .ended(true)
            return
        }
        switch event.kind {
        case .began:
            start = event.place
            deadline = event.time + max(0, minimumDuration)
            state = minimumDuration > 0 ? .possible(true) : .ended(true)
        case .moved:
            if hypot(event.place.x - start.x, event.place.y - start.y) > maximumDistance { state = .failed }
        case .released, .pinch: state = .failed
        case .time: break
        }
    }

    override func reset() {
        super.reset()
        deadline = nil
    }
}

/// A movement of the pointer with its button down.
struct Drag {
    var time: Double
    var location: CGPoint
    var startLocation: CGPoint
    /// Points per second.
    var velocity: CGSize
}

/// Recognises a movement of the pointer with its button down.
@MainActor final class DragRecogniser<Value>: LeafRecogniser<Value> {
    var minimumDistance: CGFloat = 10
    var space = CoordinateSpace.local
    private var start: (window: CGPoint, own: CGPoint)?
    /// The pointer's places in the last tenth of a second.
    private var trail: [(place: CGPoint, time: Double)] = []
    private let make: (Drag) -> Value

    init(value: @escaping (Drag) -> Value) { make = value }

    override var claim: GestureClaim { .move }
    override var expectsMore: Bool { start == nil && !isOver }
    /// A pointer held still does not drag.
    override func yields(to claim: GestureClaim) -> Bool { claim == .hold || claim == .pinch }

    override func handle(_ event: GestureEvent, in context: GestureContext) {
        guard !isOver else { return }
        switch event.kind {
        case .began:
            let own = context.point(event.place, in: space)
            start = (event.place, own)
            trail = [(own, event.time)]
            if minimumDistance <= 0 { state = .active(value(at: own, event.time)) }
        case .moved:
            guard let start else { return }
            let own = context.point(event.place, in: space)
            note(own, event.time)
            let distance = hypot(event.place.x - start.window.x, event.place.y - start.window.y)
            if case .active = state {
                state = .active(value(at: own, event.time))
            } else if distance >= minimumDistance {
                state = .active(value(at: own, event.time))
            }
        case .released:
            guard start != nil, case .active = state else {
                state = .failed
                return
            }
            let own = context.point(event.place, in: space)
            note(own, event.time)
            state = .ended(value(at: own, event.time))
        case .time: break
        case .pinch: state = .failed
        }
    }

    private func note(_ place: CGPoint, _ time: Double) {
        if let last = trail.last, last.time == time { trail.removeLast() }
        trail.append((place, time))
        while trail.count > 2, time - trail[0].time > 0.1 { trail.removeFirst() }
    }

    private func value(at place: CGPoint, _ time: Double) -> Value {
        var velocity = CGSize.zero
        if let first = trail.first, time - first.time > 1e-3, time - first.time < 0.5 {
            let seconds = time - first.time
            velocity = CGSize(width: (place.x - first.place.x) / seconds, height: (place.y - first.place.y) / seconds)
        }
        return make(Drag(time: time, location: place, startLocation: start?.own ?? place, velocity: velocity))
    }

    override func reset() {
        super.reset()
        start = nil
        trail.removeAll()
    }
}

/// A two-finger gesture.
struct Pinch {
    var time: Double
    var magnification: CGFloat
    var rotation: Double
    /// Changes per second.
    var velocity: (magnification: CGFloat, rotation: Double)
    var startLocation: CGPoint
    var startAnchor: UnitPoint
}

/// Recognises two fingers that move apart or around each other.
@MainActor final class PinchRecogniser<Value>: LeafRecogniser<Value> {
    /// Whether it has moved far enough to begin.
    var begins: (Pinch) -> Bool = { _ in true }
    private let value: (Pinch) -> Value
    private var start: CGPoint?
    private var last: (time: Double, magnification: CGFloat, rotation: Double)?

    init(value: @escaping (Pinch) -> Value) { self.value = value }

    override var claim: GestureClaim { .pinch }
    override var expectsMore: Bool { start == nil && !isOver }

    override func handle(_ event: GestureEvent, in context: GestureContext) {
        guard !isOver, case .pinch(let phase, let magnification, let rotation) = event.kind else { return }
        let place = start ?? context.point(event.place, in: .local)
        start = place
        var velocity: (magnification: CGFloat, rotation: Double) = (0, 0)
        if let last, event.time > last.time {
            let seconds = event.time - last.time
            velocity = ((magnification - last.magnification) / seconds, (rotation - last.rotation) / seconds)
        }
        last = (event.time, magnification, rotation)
        let size = context.node.targetSize
        let pinch = Pinch(
            time: event.time, magnification: magnification, rotation: rotation, velocity: velocity,
            startLocation: place,
            startAnchor: UnitPoint(
                x: size.width > 0 ? place.x / size.width : 0.5, y: size.height > 0 ? place.y / size.height : 0.5))
        switch (phase, state) {
        case (.ended, .active): state = .ended(value(pinch))
        case (.ended, _): state = .failed
        case (_, .active): state = .active(value(pinch))
        default: if begins(pinch) { state = .active(value(pinch)) }
        }
    }

    override func reset() {
        super.reset()
        (start, last) = (nil, nil)
    }
}

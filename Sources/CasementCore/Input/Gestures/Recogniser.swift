import Foundation

/// The phase of a gesture, with its value.
enum _GesturePhase<Value> {
    /// It may still be recognised; a long press has a value while it is held.
    case possible(Value?)
    /// It is in progress, with a value that may change.
    case active(Value)
    /// It has ended.
    case ended(Value)
    /// It has failed, until it is reset.
    case failed

    /// The same phase with a mapped value.
    func map<Other>(_ change: (Value) -> Other) -> _GesturePhase<Other> {
        switch self {
        case .possible(let value): .possible(value.map(change))
        case .active(let value): .active(change(value))
        case .ended(let value): .ended(change(value))
        case .failed: .failed
        }
    }

    var value: Value? {
        switch self {
        case .possible(let value): value
        case .active(let value), .ended(let value): value
        case .failed: nil
        }
    }
}

/// An event for gesture recognisers.
package struct GestureEvent {
    package enum Kind: Equatable {
        /// The primary button was pressed, `clicks` times in quick succession.
        case began(clicks: Int)
        case moved
        case released
        /// Time has passed, without any other event.
        case time
        /// Two fingers moved: the factor, and angle in degrees, since the gesture began.
        case pinch(PinchPhase, magnification: CGFloat, rotation: Double)
    }

    package var kind: Kind
    /// In the window.
    package var place: CGPoint
    /// Seconds.
    package var time: Double
    /// The modifier keys that are held.
    package var modifiers: EventModifiers = []
}

/// The phase of a touchpad gesture.
package enum PinchPhase: Sendable { case began, changed, ended }

/// The view of a gesture.
@MainActor package struct GestureContext {
    package let node: LayoutNode
    /// Whether the pointer is over the view.
    package let isOver: (CGPoint) -> Bool
}

/// The kind of movement of a gesture, by which gestures yield to each other.
package enum GestureClaim { case tap, hold, move, pinch, control }

/// Recognises a gesture in the events of a press: the part that does not depend on the gesture's value.
///
/// `handle` only updates the phase. The program's actions are called by `commit`, when no other gesture blocks it.
@MainActor public class _AnyGestureRecogniser {
    enum Status { case possible, active, ended, failed }
    var status: Status { .failed }
    /// Whether it has a provisional value, such as that of a long press that is held.
    var hasValue: Bool { false }

    /// The current kind of movement.
    var claim: GestureClaim { .tap }
    /// The number of clicks of a tap.
    var taps: Int { 1 }
    /// Whether it waits for the next press, and so blocks no other gesture in this one.
    var expectsMore: Bool { false }
    /// Whether it yields to another gesture that has begun, though it may still be recognised.
    func yields(to claim: GestureClaim) -> Bool { false }
    /// Whether a press on its view moves the window.
    var movesWindow: Bool { false }
    /// The time at which it must be updated without an event.
    var nextTime: Double? { nil }

    func handle(_ event: GestureEvent, in context: GestureContext) {}
    /// Calls the program's actions for changes.
    func commit() {}
    /// Ends it without a result.
    func cancel() {}
    /// Resets it for another press.
    func reset() {}
}

/// Recognises a gesture with values of a type.
@MainActor public class _GestureRecogniser<Value>: _AnyGestureRecogniser {
    var phase: _GesturePhase<Value> { .failed }

    override final var status: Status {
        switch phase {
        case .possible: .possible
        case .active: .active
        case .ended: .ended
        case .failed: .failed
        }
    }

    override final var hasValue: Bool { phase.value != nil }
}

/// A recogniser that wraps no other.
@MainActor class LeafRecogniser<Value>: _GestureRecogniser<Value> {
    final var state: _GesturePhase<Value> = .possible(nil)
    override final var phase: _GesturePhase<Value> { state }
    override func cancel() { state = .failed }
    override func reset() { state = .possible(nil) }

    /// Whether it has ended or failed.
    final var isOver: Bool {
        switch state {
        case .ended, .failed: true
        case .possible, .active: false
        }
    }
}

extension GestureContext {
    /// Converts a point of the window to a coordinate space.
    func point(_ point: CGPoint, in space: CoordinateSpace) -> CGPoint { node.point(point, in: space) }
}

extension LayoutNode {
    /// Converts a point of the window to a coordinate space relative to the node.
    package final func point(_ point: CGPoint, in space: CoordinateSpace) -> CGPoint {
        switch space {
        case .global: return point
        case .local: return local(point)
        case .named(let name):
            guard let bounds = bounds(ofSpace: name) else { return point }
            let own = local(point)
            return CGPoint(x: own.x - bounds.minX, y: own.y - bounds.minY)
        }
    }
}

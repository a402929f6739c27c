import Foundation

/// What a gesture has come to.
enum _GesturePhase<Value> {
    /// It may still come to something; a long press has a value while it is held.
    case possible(Value?)
    /// It goes on, and has a value that may change.
    case active(Value)
    /// It came to its end.
    case ended(Value)
    /// It will not come to anything before it begins anew.
    case failed

    /// The same with another value.
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

/// What a gesture is told of a person's hands.
package struct GestureEvent {
    package enum Kind: Equatable {
        /// The primary button went down, so often in quick succession.
        case began(clicks: Int)
        case moved
        case released
        /// Nothing but that time passed.
        case time
        /// Two fingers: since they came, by what factor and angle in degrees.
        case pinch(PinchPhase, magnification: CGFloat, rotation: Double)
    }

    package var kind: Kind
    /// In the window.
    package var place: CGPoint
    /// Seconds.
    package var time: Double
    /// The keys that are held.
    package var modifiers: EventModifiers = []
}

/// Fingers on a touchpad come, move and go.
package enum PinchPhase: Sendable { case began, changed, ended }

/// Where the view of a gesture stands.
@MainActor package struct GestureContext {
    package let node: LayoutNode
    /// Whether the pointer is over the view.
    package let isOver: (CGPoint) -> Bool
}

/// What kind of movement a gesture is made of, for those that wait for each other.
package enum GestureClaim { case tap, hold, move, pinch, control }

/// Recognises a gesture in the events of a press: the part that does not depend on the gesture's value.
///
/// `handle` only finds out what the gesture has come to. What it tells the program waits for `commit`, which is called when
/// nothing stands in its way.
@MainActor public class _AnyGestureRecogniser {
    enum Status { case possible, active, ended, failed }
    var status: Status { .failed }
    /// A seen provisional value, such as that of a long press that is held.
    var hasValue: Bool { false }

    /// What it is made of now.
    var claim: GestureClaim { .tap }
    /// Where it is a tap, of how many clicks.
    var taps: Int { 1 }
    /// Whether it waits for the next press, and so stands in nobody's way in this one.
    var expectsMore: Bool { false }
    /// Whether it makes way, though it may still come to something, for another gesture that has begun.
    func yields(to claim: GestureClaim) -> Bool { false }
    /// When it wants to hear of the time.
    var nextTime: Double? { nil }

    func handle(_ event: GestureEvent, in context: GestureContext) {}
    /// Tells the program what has changed.
    func commit() {}
    /// It is over without a result.
    func cancel() {}
    /// Begins anew.
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

/// A recogniser that stands for itself, and not for others.
@MainActor class LeafRecogniser<Value>: _GestureRecogniser<Value> {
    final var state: _GesturePhase<Value> = .possible(nil)
    override final var phase: _GesturePhase<Value> { state }
    override func cancel() { state = .failed }
    override func reset() { state = .possible(nil) }

    /// Whether it is over.
    final var isOver: Bool {
        switch state {
        case .ended, .failed: true
        case .possible, .active: false
        }
    }
}

extension GestureContext {
    /// A point of the window in a coordinate space.
    func point(_ point: CGPoint, in space: CoordinateSpace) -> CGPoint { node.point(point, in: space) }
}

extension LayoutNode {
    /// A point of the window in a coordinate space, as the node sees it.
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

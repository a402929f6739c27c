import Foundation

/// What fingers move sideways, as a row with actions.
@MainActor package protocol SwipeReceiver: Responder {
    /// Whether fingers that lead to the right by this distance, in points, move it; to the left if it is negative.
    func takesSwipe(by distance: CGFloat) -> Bool
    /// Fingers take it, where an animation has it.
    func swipeBegan()
    func swipeMoved(by distance: CGFloat)
    /// The fingers left with a velocity to the right, in points per second.
    func swipeEnded(at velocity: CGFloat)
    /// Whether it stays open without fingers.
    var isSwipeOpen: Bool { get }
    /// Whether a press at a point of the window is on what it shows while it is open.
    func showsSwipe(at point: CGPoint) -> Bool
    func closeSwipe()
}

/// A swipe of fingers over what moves sideways, where no view under them scrolls in that direction. One such view is
/// open at a time.
@MainActor final class SidewaysSwipe {
    private enum Course {
        /// No fingers are there, or they do something else.
        case none
        /// Their direction is not known yet.
        case begun
        case moves(Weak)
    }
    private struct Weak { weak var receiver: (any SwipeReceiver)? }

    private var course = Course.none
    /// What has moved since the fingers came, in points.
    private var total = CGSize.zero
    private var velocity = FingerVelocity()
    private weak var open: (any SwipeReceiver)?

    /// The distance after which the direction of the fingers is known, in points.
    private static let slop: CGFloat = 8

    /// Fingers came.
    func began() {
        course = .begun
        total = .zero
        velocity = FingerVelocity()
    }

    /// Takes a movement if something follows the fingers: then nothing scrolls.
    func follows(_ movement: CGSize, at time: Double) -> Bool {
        guard case .moves(let found) = course, movement.width.isFinite, movement.height.isFinite else { return false }
        velocity.moved(by: movement, at: time)
        found.receiver?.swipeMoved(by: -movement.width)
        return true
    }

    /// Takes a movement, of which the views under the fingers have not used `rest`. True where something follows them
    /// from now on.
    func moved(by movement: CGSize, rest: CGSize, at time: Double, _ responders: () -> [Responder]) -> Bool {
        guard case .begun = course, movement.width.isFinite, movement.height.isFinite else { return false }
        total.width += movement.width
        total.height += movement.height
        velocity.moved(by: movement, at: time)
        guard rest.width == movement.width else { return decline() }
        guard hypot(total.width, total.height) >= Self.slop else { return false }
        guard abs(total.width) > 2 * abs(total.height) else { return decline() }
        for responder in responders() {
            guard let receiver = responder.swipeReceiver, receiver.takesSwipe(by: -total.width) else { continue }
            if open !== receiver { close() }
            open = receiver
            course = .moves(Weak(receiver: receiver))
            receiver.swipeBegan()
            receiver.swipeMoved(by: -total.width)
            return true
        }
        return decline()
    }

    /// The fingers scroll, or move something else.
    private func decline() -> Bool {
        course = .none
        close()
        return false
    }

    /// The fingers left.
    func ended(at time: Double, isGuessed: Bool) {
        if case .moves(let found) = course {
            found.receiver?.swipeEnded(at: -velocity.velocity(at: time, isGuessed: isGuessed).dx)
        }
        course = .none
    }

    /// Closes what is open: something else is used.
    func close() {
        open?.closeSwipe()
        open = nil
    }

    /// A button was pressed.
    func pressed(at point: CGPoint) {
        if let open, !open.showsSwipe(at: point) { close() }
    }

    /// A button was released: what it has chosen is done.
    func released(at point: CGPoint) {
        if let open, open.isSwipeOpen, open.showsSwipe(at: point) { close() }
    }
}

import Foundation

/// Where scrolling by the user would end, for what decides where it does.
package struct ScrollAim {
    /// The offset before the scroll, in points.
    let start: CGPoint
    /// The offset at which it would end.
    let end: CGPoint
    /// Towards the end of the content: points per second for fingers, and the distance of a click or a key.
    let velocity: CGVector
    /// Whether it is a click of a wheel or a key, which goes at least to the next target. Fingers may go back.
    let isStep: Bool
}

/// Fingers of a touchpad that hold a scroll view's content.
struct FingerHold {
    /// The offset when they came.
    var start: CGPoint
    var hasMoved = false
}

/// Scrolling by fingers, of which the device tells when they come and leave.
extension ScrollLayoutNode {
    /// Below this velocity content rests when the fingers leave, in points per second.
    private static let slowest: CGFloat = 30

    /// Fingers came: they stop the content.
    func hold() {
        guard isEnabled, limit != .zero, fingers == nil else { return }
        // First, so that the phase is that of the fingers when a movement ends.
        fingers = FingerHold(start: offset)
        beginCourse()
        onPhase?()
    }

    /// Fingers move the content; returns the rest beyond its ends.
    func drag(by distance: CGSize) -> CGSize {
        hold()
        let moves = scrolls(.horizontal) && distance.width != 0 || scrolls(.vertical) && distance.height != 0
        if moves { fingers?.hasMoved = true }
        return scroll(by: distance)
    }

    /// The fingers left with a velocity, in points per second to the right and down: the content moves on until it
    /// rests, where `aim` says so. Returns the velocity that it does not use.
    func letGo(at velocity: CGVector, on clock: AnimationClock?) -> CGVector {
        guard let hold = fingers else { return velocity }
        fingers = nil
        defer { onPhase?() }
        guard isEnabled, hold.hasMoved, let clock else { return velocity }
        var (own, rest) = (velocity, velocity)
        if scrolls(.horizontal) { rest.dx = 0 } else { own.dx = 0 }
        if scrolls(.vertical) { rest.dy = 0 } else { own.dy = 0 }
        if isMirrored { own.dx.negate() }
        if hypot(own.dx, own.dy) < Self.slowest { own = .zero }
        var end = ScrollMomentum.end(from: offset, at: own)
        if let aim {
            end = clamped(aim(ScrollAim(start: hold.start, end: clamped(end), velocity: own, isStep: false)))
        }
        guard clamped(end) != offset else { return velocity }
        // A goal would keep the content at the end that it has reached.
        beginCourse()
        let momentum = ScrollMomentum(self, to: end, at: own)
        self.momentum = momentum
        clock.start(momentum)
        return rest
    }

    /// Ends the movement after the fingers have left.
    func stopMomentum() {
        guard momentum != nil else { return }
        momentum = nil
        onPhase?()
    }
}

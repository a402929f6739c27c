import Foundation

/// A swipe of two fingers over a touchpad, which navigates back where no view under the pointer scrolls in that
/// direction. Wheels, which have no fingers that come and leave, do not swipe.
@MainActor final class BackSwipe {
    /// What the fingers do.
    private enum Course {
        /// No fingers are there, or they scroll.
        case none
        /// Their direction is not known yet.
        case begun
        /// A page follows them; positive movements lead towards its trailing edge if `sign` is 1.
        case page(PageSwipe, sign: CGFloat)
        /// A swipe that is long enough goes back in one step.
        case step(Weak)
    }
    private struct Weak { weak var responder: BackResponder? }

    private var course = Course.none
    /// What has moved since the fingers came, in points.
    private var total = CGSize.zero
    private var velocity = FingerVelocity()
    private let clock: AnimationClock?

    /// The distance after which the direction of the fingers is known, in points.
    private static let slop: CGFloat = 8
    /// The distance that goes back in one step, in points.
    private static let distance: CGFloat = 120

    init(clock: AnimationClock?) { self.clock = clock }

    /// Fingers came.
    func began() {
        ended(at: 0, isGuessed: false)
        course = .begun
        total = .zero
        velocity = FingerVelocity()
    }

    /// Takes a movement if a page follows the fingers: then nothing scrolls.
    func follows(_ movement: CGSize, at time: Double) -> Bool {
        guard case .page(let page, let sign) = course else { return false }
        velocity.moved(by: movement, at: time)
        page.move(by: -movement.width * sign)
        return true
    }

    /// Takes a movement, of which the views under the pointer have not used `rest`. `responder` finds what the fingers
    /// lead back. True where a page follows them from now on.
    func moved(by movement: CGSize, rest: CGSize, at time: Double, _ responder: () -> BackResponder?) -> Bool {
        guard movement.width.isFinite, movement.height.isFinite else { return false }
        switch course {
        case .none, .page: return false
        case .begun, .step: break
        }
        if rest.width != movement.width {
            course = .none
            return false
        }
        total.width += movement.width
        total.height += movement.height
        velocity.moved(by: movement, at: time)
        if case .step(let found) = course {
            step(found.responder)
            return false
        }
        guard hypot(total.width, total.height) >= Self.slop else { return false }
        course = .none
        guard abs(total.width) > 2 * abs(total.height), let back = responder() else { return false }
        return begin(back)
    }

    private func begin(_ back: BackResponder) -> Bool {
        guard leads(back) else { return false }
        guard let page = back.swipe, page.followsFingers else {
            course = .step(Weak(responder: back))
            return false
        }
        course = .page(page, sign: back.isMirrored() ? -1 : 1)
        page.begin(width: back.node?.size.width ?? 0, on: clock)
        return true
    }

    /// Whether the fingers lead back there: content moves towards the trailing edge.
    private func leads(_ back: BackResponder) -> Bool {
        guard back.swipe?.isAllowed() ?? true else { return false }
        return back.isMirrored() ? total.width > 0 : total.width < 0
    }

    private func step(_ back: BackResponder?) {
        guard abs(total.width) >= Self.distance, abs(total.width) > 2 * abs(total.height) else { return }
        course = .none
        if let back, leads(back) { back.goBack?() }
    }

    /// The fingers left.
    func ended(at time: Double, isGuessed: Bool) {
        if case .page(let page, let sign) = course {
            page.letGo(at: -velocity.velocity(at: time, isGuessed: isGuessed).dx * sign)
        }
        course = .none
    }
}

import Foundation

/// What shows the progress of a page swipe.
@MainActor protocol PageSwipeFollower: AnyObject {
    /// Called for each movement; runs no body.
    func swipeMoved()
}

/// Pages that follow the fingers of a touchpad: the one on top leaves towards the trailing edge, and shows the one
/// below. When the fingers leave it, a spring moves it to one of the ends.
@MainActor package final class PageSwipe: Animating {
    /// The way that the page on top has made, from 0 to 1.
    package private(set) var progress: CGFloat = 0
    /// The number of this swipe: what has been shown by an earlier one does not follow it.
    package private(set) var turn = 0

    /// Whether pages may be swiped now, as not where a page hides its back button.
    package var isAllowed: () -> Bool = { true }
    /// Whether pages follow the fingers; otherwise a swipe that is long enough goes back in one step.
    package var followsFingers = true
    /// Returns what identifies the page on top.
    package var pageOnTop: () -> Int? = { nil }
    /// Called when fingers begin to move that page, with the number of the swipe.
    package var onBegin: (Int) -> Void = { _ in }
    /// Called when the pages rest: whether the one on top has left.
    package var onEnd: (Bool) -> Void = { _ in }

    private struct Follower { weak var follower: (any PageSwipeFollower)? }
    private var followers: [Follower] = []

    /// What moves the pages.
    private enum Course {
        case rest
        case fingers
        case spring(to: CGFloat, from: CGFloat, velocity: CGFloat, begin: Double?)
    }
    private var course = Course.rest
    /// The page that moves.
    private var page: Int?
    private var clock: AnimationClock?
    /// The width of the pages, in points.
    private var width: CGFloat = 1
    /// The time that its spring takes, in seconds.
    private static let spring = Spring(duration: 0.35)
    /// The velocity that decides where the page goes, wherever it is, in points per second.
    private static let flick: CGFloat = 300
    /// The distance to the end at which it rests, in points.
    private static let nearness: CGFloat = 0.25

    package init() {}

    /// Whether pages are held by fingers, or move because of them.
    package var isActive: Bool { if case .rest = course { false } else { true } }

    func add(_ follower: any PageSwipeFollower) {
        followers.removeAll { $0.follower == nil }
        followers.append(Follower(follower: follower))
    }

    // MARK: Fingers

    /// Fingers take the page on top; one that a spring moves back is caught where it is. `width` is that of the pages.
    func begin(width: CGFloat, on clock: AnimationClock?) {
        // A page that leaves is gone: these fingers move the next.
        if case .spring(let target, _, _, _) = course, target > 0 { end(hasLeft: true) }
        let page = pageOnTop()
        if !isActive || page != self.page {
            turn += 1
            show(0)
        }
        self.page = page
        self.clock = clock
        self.width = max(1, width)
        course = .fingers
        onBegin(turn)
    }

    /// Fingers move the page by a distance towards the trailing edge, in points.
    func move(by distance: CGFloat) {
        guard case .fingers = course, distance.isFinite else { return }
        show(progress + distance / width)
    }

    /// The fingers left with a velocity towards the trailing edge, in points per second.
    func letGo(at velocity: CGFloat) {
        guard case .fingers = course else { return }
        let leaves = abs(velocity) > Self.flick ? velocity > 0 : progress > 0.5
        settle(to: leaves ? 1 : 0, at: velocity / width)
    }

    /// Other pages have come: what has been moved goes back to its place.
    package func cancel() {
        guard isActive else { return }
        settle(to: 0, at: 0)
    }

    private func settle(to target: CGFloat, at velocity: CGFloat) {
        let wasMoving = if case .spring = course { true } else { false }
        course = .spring(to: target, from: progress, velocity: velocity, begin: nil)
        guard let clock, progress != target else { return end(hasLeft: target > 0) }
        if !wasMoving { clock.start(self) }
    }

    package func step(to time: Double) -> Bool {
        guard case .spring(let target, let from, let velocity, let known) = course else { return false }
        // It moves in its first frame already.
        let begin = known ?? time - 1.0 / 60
        course = .spring(to: target, from: from, velocity: velocity, begin: begin)
        let motion = Self.spring.motion(at: time - begin)
        let place = target + (from - target) * CGFloat(motion.offset) + velocity * CGFloat(motion.velocity)
        let isThere = abs(place - target) * width < Self.nearness || (place - target) * (from - target) < 0
        guard isThere else {
            show(place)
            return true
        }
        end(hasLeft: target > 0)
        return false
    }

    private func end(hasLeft: Bool) {
        course = .rest
        show(0)
        onEnd(hasLeft)
    }

    private func show(_ new: CGFloat) {
        let new = max(0, min(1, new))
        guard new != progress else { return }
        progress = new
        for follower in followers { follower.follower?.swipeMoved() }
    }
}

import Foundation

/// The movement of a scroll view's content after fingers have left it: it slows down exponentially, as UIKit's scroll
/// views do by default, and stops at the ends of the content.
@MainActor final class ScrollMomentum: Animating {
    private weak var scroll: ScrollLayoutNode?
    /// Points per second at its start.
    let velocity: CGVector
    private var horizontal: Course
    private var vertical: Course
    /// The time of its start; nil until its first frame.
    private var begin: Double?

    /// The share of the velocity that is lost in a second, as a natural logarithm: 0.2 % in each millisecond.
    nonisolated private static let friction: CGFloat = 2
    /// The rate of the spring that pulls content to a target where it would not come to rest by itself.
    nonisolated private static let pull: CGFloat = 10
    /// The distance from the end at which it rests, in points.
    nonisolated private static let nearness: CGFloat = 0.25

    /// Where content comes to rest by itself.
    static func end(from offset: CGPoint, at velocity: CGVector) -> CGPoint {
        CGPoint(x: offset.x + velocity.dx / friction, y: offset.y + velocity.dy / friction)
    }

    /// Moves the content to `end`, which may lie beyond its ends; `velocity` is in points per second towards its end.
    init(_ scroll: ScrollLayoutNode, to end: CGPoint, at velocity: CGVector) {
        (self.scroll, self.velocity) = (scroll, velocity)
        horizontal = Course(from: scroll.offset.x, to: end.x, velocity: velocity.dx)
        vertical = Course(from: scroll.offset.y, to: end.y, velocity: velocity.dy)
    }

    /// A movement along an axis: that of a critically damped spring, which is exponential where `slope` is 0.
    private struct Course {
        var end: CGFloat
        /// The distance to the end at the start, negative.
        let way: CGFloat
        let slope: CGFloat
        let rate: CGFloat

        init(from start: CGFloat, to end: CGFloat, velocity: CGFloat) {
            (self.end, way) = (end, start - end)
            let exact = way == 0 ? 0 : -velocity / way
            // Towards a near end it slows down at once; an end in another direction, or far away, pulls.
            rate = exact >= ScrollMomentum.friction * 0.99 ? exact : ScrollMomentum.pull
            slope = way == 0 ? 0 : velocity + rate * way
        }

        func place(after time: CGFloat) -> CGFloat { end + (way + slope * time) * exp(-rate * time) }
    }

    /// Adjusts the course when content before it has grown.
    func shift(by length: CGFloat, along axis: Axis) {
        if axis == .horizontal { horizontal.end += length } else { vertical.end += length }
    }

    package func step(to time: Double) -> Bool {
        guard let scroll, scroll.momentum === self, !scroll.isReleased else { return false }
        // It moves in its first frame already.
        let begin = begin ?? time - 1.0 / 60
        self.begin = begin
        let passed = CGFloat(time - begin)
        let end = CGPoint(x: horizontal.end, y: vertical.end)
        let place = CGPoint(x: horizontal.place(after: passed), y: vertical.place(after: passed))
        let rests = Axis.allCases.allSatisfy { axis in
            // Beyond an end of the content nothing can be seen of the rest.
            abs(place[axis] - end[axis]) < Self.nearness || scroll.clamped(place)[axis] == scroll.clamped(end)[axis]
        }
        if scroll.isEnabled { scroll.setOffset(rests ? end : place) }
        guard rests || !scroll.isEnabled, scroll.momentum === self else { return true }
        scroll.stopMomentum()
        return false
    }
}

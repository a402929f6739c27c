import Foundation

/// An animation of a scroll view to a goal, which may itself move while rows in between are measured.
@MainActor final class ScrollMotion: Animating {
    private weak var scroll: ScrollLayoutNode?
    /// The offset at which it began.
    private(set) var start: CGPoint
    private let goal: () -> CGPoint?
    /// The fraction of the way.
    private var progress = AnimatedValue(0.0)
    /// The animation, while it has not started.
    private var waiting: Animation?

    init(
        _ scroll: ScrollLayoutNode, to goal: @escaping () -> CGPoint?, _ animation: Animation, at time: Double,
        _ ticket: AnimationTicket?
    ) {
        (self.scroll, start, self.goal) = (scroll, scroll.offset, goal)
        progress.set(1, animation: animation, at: time, completion: ticket)
    }

    /// An animation that begins between two frames: it moves in the next frame already, as if it
    /// had begun with the last.
    init(_ scroll: ScrollLayoutNode, to goal: @escaping () -> CGPoint?, nextFrame animation: Animation) {
        (self.scroll, start, self.goal) = (scroll, scroll.offset, goal)
        waiting = animation
    }

    /// Adjusts the start when content before it has grown.
    func shift(by length: CGFloat, along axis: Axis) { start[axis] += length }

    package func step(to time: Double) -> Bool {
        guard let scroll, scroll.offsetMotion === self, !scroll.isReleased else {
            progress.jump(to: 1)
            return false
        }
        if let animation = waiting {
            waiting = nil
            progress.set(1, animation: animation, at: time - 1.0 / 60)
        }
        let share = progress.value(at: time)
        guard progress.isAnimating, let target = goal() else {
            scroll.end(self, at: goal)
            return false
        }
        scroll.setOffset(
            CGPoint(x: start.x + (target.x - start.x) * share, y: start.y + (target.y - start.y) * share))
        return true
    }
}

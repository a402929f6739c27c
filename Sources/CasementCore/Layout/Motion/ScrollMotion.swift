import Foundation

/// A scroll view on its way to a goal, which may itself turn out to be elsewhere as rows on the way are measured.
@MainActor final class ScrollMotion: Animating {
    private weak var scroll: ScrollLayoutNode?
    private var start: CGPoint
    private let goal: () -> CGPoint?
    /// The share of the way.
    private var progress = AnimatedValue(0.0)

    init(
        _ scroll: ScrollLayoutNode, to goal: @escaping () -> CGPoint?, _ animation: Animation, at time: Double,
        _ ticket: AnimationTicket?
    ) {
        (self.scroll, start, self.goal) = (scroll, scroll.offset, goal)
        progress.set(1, animation: animation, at: time, completion: ticket)
    }

    /// What stands before the place that it comes from has grown.
    func shift(by length: CGFloat, along axis: Axis) { start[axis] += length }

    package func step(to time: Double) -> Bool {
        guard let scroll, scroll.offsetMotion === self, !scroll.isReleased else {
            progress.jump(to: 1)
            return false
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

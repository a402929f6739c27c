import Foundation

/// Scrolls the content under the pointer during a drag near an edge of a scroll view.
@MainActor final class EdgeScrolling {
    private let tree: LayoutTree
    private var point: CGPoint?
    private(set) var nextTime: Double?

    /// The maximum distance of the pointer from an edge, and the maximum step, in points.
    private static let edge: CGFloat = 24
    private static let longestStep: CGFloat = 12
    /// Seconds between steps.
    private static let pause = 1.0 / 60

    init(tree: LayoutTree) { self.tree = tree }

    func pointer(at point: CGPoint) {
        self.point = point
        // The time is read when the next frame begins.
        if nextTime == nil, target != nil { nextTime = 0 }
    }

    func end() { (point, nextTime) = (nil, nil) }

    /// The innermost scroll view that can scroll further, and its step.
    private var target: (scroll: ScrollLayoutNode, step: CGSize)? {
        guard let point else { return nil }
        var node = tree.hit(point)
        while let current = node {
            if let scroll = current as? ScrollLayoutNode, scroll.isEnabled {
                let place = scroll.local(point)
                let step = CGSize(
                    width: step(place.x, scroll.size.width, scroll.offset.x, scroll.limit.x),
                    height: step(place.y, scroll.size.height, scroll.offset.y, scroll.limit.y))
                if step != .zero { return (scroll, step) }
            }
            node = current.parent
        }
        return nil
    }

    private func step(_ place: CGFloat, _ length: CGFloat, _ offset: CGFloat, _ limit: CGFloat) -> CGFloat {
        if place < Self.edge, offset > 0 { return -min(Self.longestStep, (Self.edge - place) / 2) }
        let beyond = place - (length - Self.edge)
        return beyond > 0 && offset < limit ? min(Self.longestStep, beyond / 2) : 0
    }

    /// Scrolls if a step is due; true where something was scrolled.
    func timePassed(to time: Double) -> Bool {
        guard let nextTime, nextTime <= time else { return false }
        guard let target else {
            self.nextTime = nil
            return false
        }
        _ = target.scroll.scroll(by: target.step)
        self.nextTime = time + Self.pause
        return true
    }
}

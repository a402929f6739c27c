import Foundation

extension InputRouter {
    /// Whether a finger on a screen that has moved from `start` by a distance scrolls what is below it, or
    /// moves it sideways, as a row with actions. It does not where the press in progress moves something,
    /// as the knob of a slider.
    package func fingerScrolls(from start: CGPoint, by distance: CGSize) -> Bool {
        if drags.isDragging || arena?.followsPress ?? false { return false }
        let axis = abs(distance.height) >= abs(distance.width) ? Axis.vertical : .horizontal
        var node = tree.hit(start)
        while let current = node {
            if let scroll = current as? ScrollLayoutNode, scroll.isEnabled, scroll.scrolls(axis),
                scroll.limit[axis] > 0
            {
                return true
            }
            if axis == .horizontal, isSwiped(current, at: start, by: distance.width) { return true }
            node = current.parent
        }
        return false
    }

    private func isSwiped(_ node: LayoutNode, at point: CGPoint, by distance: CGFloat) -> Bool {
        for case let responder as Responder in node.attachments?.responders ?? []
        where responder.isEnabled && responder.isReached(at: point, on: node) {
            if responder.swipeReceiver?.takesSwipe(by: distance) ?? false { return true }
        }
        return false
    }
}

import Foundation

extension ScrollLayoutNode {
    /// Adds the scrolling actions.
    func addScrolling(to element: inout AccessibilityElement) {
        guard isEnabled else { return }
        for (axis, back, forward) in [
            (Axis.vertical, "scrollUp", "scrollDown"), (.horizontal, "scrollLeading", "scrollTrailing"),
        ] where limit[axis] > 0 {
            element.set(back) { [weak self] in self?.scroll(axis, byPages: -1) }
            element.set(forward) { [weak self] in self?.scroll(axis, byPages: 1) }
        }
    }

    /// Scrolls by a little less than the visible length (90 %).
    private func scroll(_ axis: Axis, byPages pages: CGFloat) {
        var goal = offset
        goal[axis] = max(0, min(limit[axis], offset[axis] + pages * size[axis] * 0.9))
        setOffset(goal)
    }
}

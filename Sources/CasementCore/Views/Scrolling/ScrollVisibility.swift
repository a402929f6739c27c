import Foundation

extension LayoutNode {
    /// The visible fraction of the area in the nearest scroll view or, without one, in the window, 0 to 1. For an empty
    /// area, it is 1 if its position is visible.
    final var visibleShare: Double {
        var scroll = parent
        while let current = scroll, !(current is ScrollLayoutNode) { scroll = current.parent }
        let area = (scroll ?? tree.root).map { CGRect(origin: .zero, size: $0.size) } ?? .zero
        let frame = converted(CGRect(origin: .zero, size: size), toAncestor: scroll)
        let seen = frame.overlap(area)
        guard !seen.isNull else { return 0 }
        let whole = frame.width * frame.height
        return whole > 0 ? Double(seen.width * seen.height / whole) : 1
    }
}

extension View {
    /// Runs an action when the view becomes visible in its scroll view or stops being visible: when the visible
    /// fraction of its area crosses a threshold. A view that is initially invisible is reported only once it is
    /// visible; a visible view that is removed is reported as invisible.
    ///
    /// - Parameters:
    ///   - threshold: the fraction of the area, 0 to 1.
    ///   - action: receives whether the view is now visible.
    public func onScrollVisibilityChange(
        threshold: Double = 0.5, _ action: @escaping (_ isVisible: Bool) -> Void
    ) -> some View {
        let threshold = threshold.isNaN ? 0.5 : min(1, max(0, threshold))
        return modifier(
            _GeometryActionModifier(
                transform: { proxy in
                    proxy.geometry.read("visibility") { node in
                        threshold > 0 ? node.visibleShare >= threshold - 1e-9 : node.visibleShare > 0
                    }
                },
                action: { old, new in if new || old != new { action(new) } },
                farewell: { if $0 { action(false) } }))
    }
}

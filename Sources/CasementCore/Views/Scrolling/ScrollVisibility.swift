import Foundation

extension LayoutNode {
    /// Which share of the area is seen in the nearest scroll view around, 0 to 1; without one, in the window. Of what has no area it
    /// is 1 where it stands in sight.
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
    /// Runs an action when the view comes into sight or leaves it in the scroll view around it: when more, or less, than a share of its
    /// area is seen. A view that begins out of sight is told of only when it comes, and one that goes while it is seen has left.
    ///
    /// - Parameters:
    ///   - threshold: the share of the area, 0 to 1.
    ///   - action: told whether the view is in sight now.
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

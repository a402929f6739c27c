import Foundation

/// Finds scrolled content whose visible part stayed in place: something before it was inserted or removed, and the
/// content was scrolled to compensate. Then nothing needs painting.
@MainActor struct StationaryContent {
    let tree: LayoutTree

    /// Marks those changed nodes that stayed in place in the window.
    func mark() {
        for resolver in tree.visibleContent.resolvers {
            guard let scroll = resolver as? ScrollLayoutNode, scroll.inner.change.contains(.place), !scroll.isReleased,
                scroll.change.isDisjoint(with: [.place, .subtree])
            else { continue }
            let node = scroll.inner
            let shift = CGPoint(x: node.origin.x - node.shownOrigin.x, y: node.origin.y - node.shownOrigin.y)
            let seen = CGRect(origin: .zero, size: scroll.size).offsetBy(dx: -node.origin.x, dy: -node.origin.y)
            var standing: ContiguousArray<LayoutNode> = [node]
            guard stands(node, shift, seen: seen, &standing) else { continue }
            for node in standing { node.change.insert(.carried) }
        }
    }

    /// Whether the visible part of a node, which moved by `shift` in the window, stayed in place, and everything that
    /// was visible still is; `seen` is in its coordinates.
    private func stands(
        _ node: LayoutNode, _ shift: CGPoint, seen: CGRect, _ standing: inout ContiguousArray<LayoutNode>
    ) -> Bool {
        if node.change.contains(.subtree) { return false }
        if shift == .zero { return true }
        if node.content != nil || node.traits.drawsLater || node.layer != nil || node.clipsToFrame { return false }
        let wasSeen = seen.offsetBy(dx: shift.x, dy: shift.y)
        var isStanding = true
        node.forEachChild(near: seen.union(wasSeen), margin: 1) { child in
            guard isStanding else { return }
            let hasMoved = child.change.contains(.place)
            // A child that moved by itself causes damage at its old place; one that only moved with this node does not.
            guard isNear(child, seen) || (!hasMoved && isNear(child, wasSeen)) else { return }
            let moved = CGPoint(
                x: shift.x + child.origin.x - child.shownOrigin.x, y: shift.y + child.origin.y - child.shownOrigin.y)
            // A new child has its own damage.
            if child.shownPaintBounds.isNull, hasMoved { isStanding = false }
            let inside = seen.offsetBy(dx: -child.origin.x, dy: -child.origin.y)
            if isStanding, stands(child, moved, seen: inside, &standing) {
                if hasMoved { standing.append(child) }
            } else {
                isStanding = false
            }
        }
        return isStanding
    }

    private func isNear(_ child: LayoutNode, _ area: CGRect) -> Bool {
        if CGRect(origin: child.origin, size: child.size).intersects(area) { return true }
        return !child.paintBounds.isNull
            && child.paintBounds.offsetBy(dx: child.origin.x, dy: child.origin.y).intersects(area)
    }
}

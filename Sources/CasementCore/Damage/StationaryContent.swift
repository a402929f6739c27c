import Foundation

/// Finds scrolled content of which all that is seen stands where it stood: something before it came or left, and the content was
/// moved to make up for that. Then nothing is to be painted.
@MainActor struct StationaryContent {
    let tree: LayoutTree

    /// Marks, among what changed, what only seems to have moved.
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

    /// Whether all that is seen of a node, which moved by `shift` in the window, stands where it stood, and all that was seen of it is
    /// still seen; `seen` is in its coordinates.
    private func stands(
        _ node: LayoutNode, _ shift: CGPoint, seen: CGRect, _ standing: inout ContiguousArray<LayoutNode>
    ) -> Bool {
        if node.change.contains(.subtree) { return false }
        if shift == .zero { return true }
        if node.content != nil || node.layer != nil || node.clipsToFrame { return false }
        let wasSeen = seen.offsetBy(dx: shift.x, dy: shift.y)
        var isStanding = true
        node.forEachChild(near: seen.union(wasSeen), margin: 1) { child in
            guard isStanding else { return }
            let hasMoved = child.change.contains(.place)
            // What moved by itself is damage where it was; what only moved along with this node is not.
            guard isNear(child, seen) || (!hasMoved && isNear(child, wasSeen)) else { return }
            let moved = CGPoint(
                x: shift.x + child.origin.x - child.shownOrigin.x, y: shift.y + child.origin.y - child.shownOrigin.y)
            // What came only now is no news elsewhere, but has its own.
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

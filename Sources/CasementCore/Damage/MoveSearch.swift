import Foundation

/// Finds, among the nodes that changed, siblings that moved together by whole pixels and are otherwise unchanged: the
/// content of a scrolled area, or the rows after an inserted one. Their pixels can be moved instead of painted.
@MainActor struct MoveSearch {
    let tree: LayoutTree
    /// The window's pixels.
    let bounds: PixelRect

    /// Adjacent changes of nodes that moved by the same distance, and the union of their old and new areas, in their
    /// parent's coordinates.
    private struct Group {
        unowned(unsafe) let parent: LayoutNode
        let shift: Shift
        let start: Int
        var end: Int
        var left = CGFloat.infinity, top = CGFloat.infinity, right = -CGFloat.infinity, bottom = -CGFloat.infinity

        var area: CGFloat { max(0, right - left) * max(0, bottom - top) }

        /// Field by field: a call for each would cost more than the rest.
        @inline(__always) mutating func add(_ bounds: CGRect, at origin: CGPoint) {
            let x = bounds.origin.x + origin.x, y = bounds.origin.y + origin.y
            left = min(left, x)
            top = min(top, y)
            right = max(right, x + bounds.size.width)
            bottom = max(bottom, y + bounds.size.height)
        }
    }

    private struct Shift: Equatable { var x, y: Int }

    /// Returns a move if it saves work: the `changes` that move with it are marked as carried.
    func move(in changes: ContiguousArray<LayoutNode>) -> PixelMove? {
        guard let group = largestGroup(in: changes), isWorthwhile(group.area * tree.scale * tree.scale) else {
            return nil
        }
        let seen = visible(group)
        let move = PixelMove(area: seen, dx: group.shift.x, dy: group.shift.y)
        guard isWorthwhile(CGFloat(seen.area)), move.kept.area * 2 >= seen.area else { return nil }
        for index in group.start...group.end where changes[index].parent === group.parent {
            if shift(of: changes[index]) == group.shift { changes[index].change.insert(.carried) }
        }
        return move
    }

    private func largestGroup(in changes: ContiguousArray<LayoutNode>) -> Group? {
        var best: Group?
        var index = 0
        while index < changes.count {
            guard let shift = shift(of: changes[index]), let parent = changes[index].parent else {
                index += 1
                continue
            }
            var group = Group(parent: parent, shift: shift, start: index, end: index)
            // Nodes between them that changed in other ways do not end a group.
            while index < changes.count {
                if let other = self.shift(of: changes[index]) {
                    guard other == shift, changes[index].parent === parent else { break }
                    let bounds = changes[index].shownPaintBounds
                    group.add(bounds, at: changes[index].shownOrigin)
                    group.add(bounds, at: changes[index].origin)
                    group.end = index
                }
                index += 1
            }
            if group.area > best?.area ?? 0 { best = group }
        }
        return best
    }

    /// The distance in pixels that a node moved, if it did not change otherwise; nil if it is not a whole number.
    @inline(__always) private func shift(of node: LayoutNode) -> Shift? {
        guard node.change.intersection([.place, .subtree, .content, .carried]) == .place, !node.isReleased,
            node.shownPaintBounds.origin.x < .infinity
        else { return nil }
        let x = (node.origin.x - node.shownOrigin.x) * tree.scale, y = (node.origin.y - node.shownOrigin.y) * tree.scale
        let wholeX = x.rounded(), wholeY = y.rounded()
        guard abs(x - wholeX) < 1e-6, abs(y - wholeY) < 1e-6, abs(x) < 1e6, abs(y) < 1e6, wholeX != 0 || wholeY != 0
        else { return nil }
        return Shift(x: Int(wholeX), y: Int(wholeY))
    }

    /// The pixels of the window in which a group is visible; none if an ancestor changed too, or if the group is not
    /// painted directly into the window.
    private func visible(_ group: Group) -> PixelRect {
        var area = CGRect(
            x: group.left, y: group.top, width: group.right - group.left, height: group.bottom - group.top)
        var node = group.parent
        while true {
            guard node.layer == nil, node.change.isDisjoint(with: [.place, .subtree]) else { return .zero }
            if node.clipsToFrame { area = area.overlap(CGRect(origin: .zero, size: node.size)) }
            if area.isNull { return .zero }
            guard let parent = node.parent else { break }
            area = area.offsetBy(dx: node.origin.x, dy: node.origin.y)
            node = parent
        }
        return node === tree.root ? PixelRect(rounding: area, scale: tree.scale).intersection(bounds) : .zero
    }

    /// Small areas are painted as fast as they are moved.
    private func isWorthwhile(_ pixels: CGFloat) -> Bool {
        pixels >= Self.smallestArea && pixels >= CGFloat(bounds.area) / Self.smallestShare
    }

    private static let smallestArea: CGFloat = 2048
    private static let smallestShare: CGFloat = 32
}

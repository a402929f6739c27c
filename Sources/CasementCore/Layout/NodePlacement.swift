import Foundation

extension LayoutNode {
    /// Places the node at `origin`, relative to the parent's leading edge, with its size for `proposal`. Its children
    /// are visited only if that answer or a descendant changed.
    @inline(__always) final func place(at origin: CGPoint, proposal: ProposedViewSize) {
        // No closure: the standard library checks for the main actor before each call of one.
        if let above, above.takeUnretainedValue().isMirrored {
            placeMirrored(at: origin, proposal: proposal)
        } else {
            placeAsIs(at: origin, proposal: proposal)
        }
    }

    @inline(never) private final func placeMirrored(at origin: CGPoint, proposal: ProposedViewSize) {
        let width = measurement(for: proposal).size.width
        placeAsIs(
            at: CGPoint(x: (parent?.targetSize.width ?? 0) - origin.x - width, y: origin.y), proposal: proposal)
    }

    @inline(__always) private final func placeAsIs(at origin: CGPoint, proposal: ProposedViewSize) {
        // Rows after an inserted or removed one take this path.
        if origin.x != self.origin.x || origin.y != self.origin.y || motion != nil { move(to: origin) }
        if needsPlacement || !measurements.isPlaced(for: proposal) { placeAnew(proposal) }
    }

    @inline(__always) private final func move(to origin: CGPoint) {
        if tree.motion.movesPlaces || motion != nil, tree.motion.mover?.move(self, to: origin) ?? false { return }
        self.origin = origin
        tree.note(.place, of: self)
    }

    @inline(never) private final func placeAnew(_ proposal: ProposedViewSize) {
        // That of a node which is placed for the first time, and was measured once, stays where it is.
        let only = measurements.onlySize(for: proposal)
        let answer = only == nil ? measurement(for: proposal) : nil
        let new = only ?? answer?.size ?? .zero
        if new != targetSize,
            !(tree.motion.movesPlaces || motion != nil) || !growsSmoothly
                || !(tree.motion.mover?.resize(self, to: new) ?? false)
        {
            size = new
            motion?.jump(to: new)
            noteSize()
        }
        if let answer { measurements.use(answer) } else { measurements.useOnly() }
        needsPlacement = false
        tree.counts.placements += 1
        tree.note(.paintBounds, of: self)
        placeChildren(proposal)
        if tree.removal.hasLeft { placeLeaving() }
    }

    /// Places the node again where it is, if something in it has changed: for one that its container only draws.
    final func placeAgain(for proposal: ProposedViewSize) { if needsPlacement { placeAnew(proposal) } }

    final func noteSize() {
        // Content that grows while it is scrolled looks the same, so its pixels can still be moved.
        let isScrolled = content == nil && !traits.drawsLater && layer == nil && parent is ScrollLayoutNode
        let change: Change = isScrolled ? [] : .content
        tree.note(clipsToFrame || layer != nil ? [.subtree, .paintBounds] : [change, .paintBounds], of: self)
    }

    /// Places the children again with the same answer.
    final func replaceChildren() {
        guard let placed = measurements.placed else { return }
        needsPlacement = false
        tree.counts.placements += 1
        tree.note(.paintBounds, of: self)
        placeChildren(placed.proposal)
        if tree.removal.hasLeft { placeLeaving() }
    }

    /// The number of ancestors.
    final var depth: Int {
        var depth = 0
        var next = above
        while let node = next {
            depth += 1
            next = node.takeUnretainedValue().above
        }
        return depth
    }

    /// The frame in window coordinates, points.
    package final var windowFrame: CGRect {
        var frame = CGRect(origin: origin, size: size)
        var node = parent
        while let current = node {
            if let layer = current.layer { frame = layer.mapToParent(frame) }
            frame.origin.x += current.origin.x
            frame.origin.y += current.origin.y
            node = current.parent
        }
        return frame
    }
}

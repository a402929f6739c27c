import Foundation

/// The area drawn by a node and its descendants. It is computed from the leaves up, where it is not known; unchanged
/// ancestors are only extended.
extension LayoutNode {
    /// Computes the node's paint bounds, if they are not known, and extends those of its ancestors.
    final func updatePaintBounds() {
        computePaintBounds()
        var child = self
        while let parent = child.parent, !parent.change.contains(.paintBounds) {
            var area = child.paintBounds.offsetBy(dx: child.origin.x, dy: child.origin.y).withinReach
            parent.orderedStack?.noteOverflow(of: child)
            if parent.clipsToFrame { area = area.overlap(CGRect(origin: .zero, size: parent.size)) }
            // The bounds of transformed content are not the union of its transformed parts.
            if parent.layer != nil { area = parent.gatheredPaintBounds() }
            if area.isNull || (!parent.paintBounds.isNull && parent.paintBounds.encloses(area)) { return }
            parent.setPaintBoundsAsShown(parent.paintBounds.isNull ? area : parent.paintBounds.joined(with: area))
            child = parent
        }
    }

    /// Shrinks the paint bounds of the ancestors, if this node extended further before. Without layers, bounds that are
    /// too large only cost some visits, but a layer's picture begins and ends with its content, which an opaque blur
    /// shows, and rounds accordingly.
    final func shrinkPaintBoundsAbove() {
        guard !change.isDisjoint(with: [.place, .subtree, .known]), !shownPaintBounds.isNull else { return }
        var old = shownPaintBounds.offsetBy(dx: shownOrigin.x, dy: shownOrigin.y)
        let new = paintBounds.offsetBy(dx: origin.x, dy: origin.y)
        if !new.isNull, new.encloses(old) { return }
        var child = self
        while let parent = child.parent, !parent.paintBounds.isNull {
            // A parent that was placed has examined all its children.
            if child === self, parent.change.contains(.known), change.contains(.known) { return }
            let before = parent.paintBounds
            // A node strictly inside did not define an edge.
            if parent.layer == nil, !parent.clipsToFrame, old.minX > before.minX, old.minY > before.minY,
                old.maxX < before.maxX, old.maxY < before.maxY
            {
                return
            }
            let all = parent.gatheredPaintBounds()
            if all.isSame(as: before) { return }
            if parent.change.isEmpty { parent.setPaintBoundsAsShown(all) } else { parent.paintBounds = all }
            old = before.offsetBy(dx: parent.origin.x, dy: parent.origin.y)
            child = parent
        }
    }

    /// The paint bounds, computed from those of the children.
    private final func gatheredPaintBounds() -> CGRect {
        var bounds = ownArea
        if let stack = orderedStack {
            bounds = bounds.unionOfPresent(stack.paintBoundsOfChildren())
        } else {
            forEachPainted { child in
                child.computePaintBounds()
                bounds = bounds.unionOfPresent(
                    child.paintBounds.offsetBy(dx: child.origin.x, dy: child.origin.y).withinReach)
            }
        }
        if clipsToFrame, !bounds.isNull { bounds = bounds.overlap(CGRect(origin: .zero, size: size)) }
        if let layer {
            bounds = layer.paintBounds(ofContent: bounds)
            if layer.fillsArea { tree.textures.filledHosts.append(self) }
        }
        return bounds
    }

    fileprivate final func computePaintBounds() {
        guard change.contains(.paintBounds) else { return }
        change.remove(.paintBounds)
        change.insert(.known)
        paintBounds = gatheredPaintBounds()
    }
}

extension StackLayoutNode {
    /// Like `gatheredPaintBounds`, for the children of a stack, of which there may be thousands: field by field,
    /// because a call for each would retain and release it.
    fileprivate func paintBoundsOfChildren() -> CGRect {
        let children = children
        let isVertical = axis == .vertical
        var left = CGFloat.infinity, top = CGFloat.infinity, right = -CGFloat.infinity, bottom = -CGFloat.infinity
        var overflow: CGFloat = 0
        for index in children.indices {
            if children[index].change.contains(.paintBounds) { children[index].computePaintBounds() }
            let origin = children[index].origin, size = children[index].size
            if children[index].flags[.paintsFrame] {
                left = min(left, origin.x)
                top = min(top, origin.y)
                right = max(right, size.width + origin.x)
                bottom = max(bottom, size.height + origin.y)
                continue
            }
            let bounds = children[index].paintBounds
            guard bounds.origin.x < .infinity else { continue }
            left = min(left, bounds.origin.x + origin.x)
            top = min(top, bounds.origin.y + origin.y)
            right = max(right, bounds.origin.x + bounds.size.width + origin.x)
            bottom = max(bottom, bounds.origin.y + bounds.size.height + origin.y)
            let start = isVertical ? bounds.origin.y : bounds.origin.x
            let length = isVertical ? bounds.size.height : bounds.size.width
            overflow = max(overflow, -start, start + length - (isVertical ? size.height : size.width))
        }
        self.overflow = overflow
        let reach = CGRect.reach
        (left, top) = (max(left, -reach), max(top, -reach))
        (right, bottom) = (min(right, reach), min(bottom, reach))
        guard left <= right, top <= bottom else { return .null }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}

extension CGRect {
    /// Nothing further away than this is ever visible. The width of a union is rounded as its farthest edge is: with
    /// one at 1e200, the other edge would be lost.
    @MainActor fileprivate static var reach: CGFloat { LayoutNode.largestLength }

    /// The part that can ever be visible.
    @MainActor fileprivate var withinReach: CGRect {
        let reach = Self.reach
        if origin.x >= -reach, origin.y >= -reach, origin.x + size.width <= reach, origin.y + size.height <= reach {
            return self
        }
        return isNull ? self : overlap(CGRect(x: -reach, y: -reach, width: 2 * reach, height: 2 * reach))
    }

    /// The union, ignoring null rectangles.
    fileprivate func unionOfPresent(_ other: CGRect) -> CGRect {
        isNull ? other : other.isNull ? self : joined(with: other)
    }
}

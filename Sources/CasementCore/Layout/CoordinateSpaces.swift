import Foundation

extension LayoutNode {
    /// The frame in a coordinate space, points. Where no ancestor has the name, a named space is the window's.
    final func frame(in space: CoordinateSpace) -> CGRect {
        let bounds = CGRect(origin: .zero, size: targetSize)
        switch space {
        case .local: return bounds
        case .global: return converted(bounds, toAncestor: nil)
        case .named(let name):
            guard let owner = coordinateSpace(named: name) else {
                warnOfMissingSpace(name)
                return converted(bounds, toAncestor: nil)
            }
            return converted(bounds, toAncestor: owner)
        }
    }

    /// The frame, in own coordinates, of the nearest ancestor with a coordinate space of this name.
    final func bounds(ofSpace name: AnyHashable) -> CGRect? {
        guard let owner = coordinateSpace(named: name) else { return nil }
        return converted(CGRect(origin: .zero, size: owner.targetSize), from: owner)
    }

    private final func coordinateSpace(named name: AnyHashable) -> LayoutNode? {
        var node: LayoutNode? = self
        while let current = node {
            if current.attachments?.spaces.contains(where: { $0.name == name }) ?? false { return current }
            if let scroll = current as? ScrollLayoutNode, scroll.opens(name) { return current }
            node = current.parent
        }
        return nil
    }

    private final func warnOfMissingSpace(_ name: AnyHashable) {
        // Content that may or may not be in a scroll view is no mistake.
        if name.base is ScrollViewSpace { return }
        let advice = "Name one by .coordinateSpace(.named(...)); the window's coordinates are told instead."
        RuntimeWarning.issue("No view around has the coordinate space \"\(name.base)\". \(advice)")
    }

    /// A rectangle of own coordinates as shown in those of an ancestor; nil for the window.
    final func converted(_ rect: CGRect, toAncestor ancestor: LayoutNode?) -> CGRect {
        var rect = rect
        var node = self
        while node !== ancestor {
            rect.origin.x += node.targetOrigin.x
            rect.origin.y += node.targetOrigin.y
            guard let parent = node.parent else { break }
            if let layer = parent.layer {
                // Where the transform shows nothing, the rectangle is converted as if there were no transform.
                let shown = layer.mapToParent(rect)
                if !shown.isNull { rect = shown }
            }
            node = parent
        }
        return rect
    }

    /// Converts a point of another node's coordinates to own ones.
    final func converted(_ point: CGPoint, from other: LayoutNode) -> CGPoint {
        let common = nearestAround(other)
        return inner(other.converted(CGRect(origin: point, size: .zero), toAncestor: common).origin, from: common)
    }

    /// The smallest rectangle, in own coordinates, around the content of a rectangle of another node's coordinates.
    final func converted(_ rect: CGRect, from other: LayoutNode) -> CGRect {
        let common = nearestAround(other)
        let shared = other.converted(rect, toAncestor: common)
        let first = inner(shared.origin, from: common)
        let last = inner(CGPoint(x: shared.maxX, y: shared.maxY), from: common)
        let left = inner(CGPoint(x: shared.minX, y: shared.maxY), from: common)
        let right = inner(CGPoint(x: shared.maxX, y: shared.minY), from: common)
        // Without a rotation in between the size stays exactly the same.
        if first.x == left.x, first.y == right.y, last.x - first.x == shared.width {
            return CGRect(x: first.x, y: first.y, width: shared.width, height: last.y - first.y)
        }
        let xs = [first.x, last.x, left.x, right.x], ys = [first.y, last.y, left.y, right.y]
        let x = xs.min() ?? 0, y = ys.min() ?? 0
        return CGRect(x: x, y: y, width: (xs.max() ?? x) - x, height: (ys.max() ?? y) - y)
    }

    /// The nearest common ancestor; nil for the window.
    private final func nearestAround(_ other: LayoutNode) -> LayoutNode? {
        var mine: LayoutNode? = self, theirs: LayoutNode? = other
        var (depth, otherDepth) = (self.depth, other.depth)
        while depth > otherDepth { (mine, depth) = (mine?.parent, depth - 1) }
        while otherDepth > depth { (theirs, otherDepth) = (theirs?.parent, otherDepth - 1) }
        while let node = mine, node !== theirs { (mine, theirs) = (node.parent, theirs?.parent) }
        return mine
    }

    /// Converts a point of an ancestor's coordinates (nil for the window's) to own ones. A transform that
    /// shows nothing is ignored.
    private final func inner(_ point: CGPoint, from ancestor: LayoutNode?) -> CGPoint {
        if self === ancestor { return point }
        guard let parent else { return CGPoint(x: point.x - targetOrigin.x, y: point.y - targetOrigin.y) }
        let around = parent.inner(point, from: ancestor)
        let content = parent.layer?.mapFromParent(around) ?? around
        return CGPoint(x: content.x - targetOrigin.x, y: content.y - targetOrigin.y)
    }

    /// Whether it is in the window, not a candidate that was not chosen.
    final var isInWindow: Bool {
        var node = self
        while let parent = node.parent { node = parent }
        return node === tree.root
    }
}

extension ScrollLayoutNode {
    /// Whether this name refers to the coordinate space of the visible area.
    fileprivate func opens(_ name: AnyHashable) -> Bool {
        switch name.base as? ScrollViewSpace {
        case .any: true
        case .horizontal: scrolls(.horizontal)
        case .vertical: scrolls(.vertical)
        case nil: false
        }
    }
}

import Foundation

extension LayoutNode {
    /// The frame in a coordinate space, points. Without a view of its name around, a named space is the window's.
    final func frame(in space: CoordinateSpace) -> CGRect {
        let bounds = CGRect(origin: .zero, size: size)
        switch space {
        case .local: return bounds
        case .global: return windowFrame
        case .named(let name):
            guard let owner = coordinateSpace(named: name) else {
                warnOfMissingSpace(name)
                return windowFrame
            }
            return converted(bounds, toAncestor: owner)
        }
    }

    /// The frame, in own coordinates, of the nearest node around with a coordinate space of this name.
    final func bounds(ofSpace name: AnyHashable) -> CGRect? {
        guard let owner = coordinateSpace(named: name) else { return nil }
        return owner.converted(CGRect(origin: .zero, size: owner.size), toDescendant: self)
    }

    private final func coordinateSpace(named name: AnyHashable) -> LayoutNode? {
        var node: LayoutNode? = self
        while let current = node {
            if let spaces = current.attachments?.spaces { for space in spaces where space.name == name { return current } }
            node = current.parent
        }
        return nil
    }

    private final func warnOfMissingSpace(_ name: AnyHashable) {
        let advice = "Name one by .coordinateSpace(.named(...)); until then places are told in the window's coordinates."
        RuntimeWarning.issue("No view around this one has the coordinate space \"\(name.base)\". \(advice)")
    }

    /// A rectangle of own coordinates as it is seen in those of a node around; nil for the window.
    final func converted(_ rect: CGRect, toAncestor ancestor: LayoutNode?) -> CGRect {
        var rect = rect
        var node = self
        while node !== ancestor {
            rect.origin.x += node.origin.x
            rect.origin.y += node.origin.y
            guard let parent = node.parent else { break }
            if let layer = parent.layer { rect = layer.outside(rect) }
            node = parent
        }
        return rect
    }

    /// The smallest rectangle around what stands in a rectangle of own coordinates, in those of a node below; a node that is none
    /// below is taken to be drawn without transforms in between. Where a transform shows nothing, it is empty.
    final func converted(_ rect: CGRect, toDescendant node: LayoutNode) -> CGRect? {
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
        ]
        var found = CGRect.null
        for corner in corners {
            guard let point = node.inner(corner, from: self) else { return nil }
            found = found.union(CGRect(origin: point, size: .zero))
        }
        return found
    }

    /// A point of the coordinates of a node around, nil for the window, in own ones; nil where a transform shows nothing.
    final func inner(_ point: CGPoint, from ancestor: LayoutNode?) -> CGPoint? {
        if self === ancestor { return point }
        guard let parent else { return CGPoint(x: point.x - origin.x, y: point.y - origin.y) }
        guard let around = parent.inner(point, from: ancestor) else { return nil }
        guard let content = parent.layer == nil ? around : parent.layer?.inside(around) else { return nil }
        return CGPoint(x: content.x - origin.x, y: content.y - origin.y)
    }
}

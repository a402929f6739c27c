import Foundation

extension LayoutNode {
    /// The topmost node at `point` (this node's coordinates) that shows something there or takes the pointer for its whole frame.
    func hit(_ point: CGPoint) -> LayoutNode? {
        let frame = CGRect(origin: .zero, size: size)
        // What has faded away entirely is not there for the pointer. What draws nothing may be: the empty end of a list scrolls.
        guard opacity > 0, !isLeaving, contains(point, in: frame) || (!reach.isNull && contains(point, in: reach))
        else { return nil }
        if clipsToFrame, !contains(point, in: frame) { return nil }
        let area = pointerArea(contains: point)
        if area == false { return nil }
        let layer = layer as? Layer
        if let mask = layer?.mask, !mask.isHit(at: point, in: frame) { return nil }
        // Where a transform draws nothing, nothing is hit.
        guard let shown = layer == nil ? point : layer?.inside(point) else { return nil }
        var children = childrenNear(shown)
        // A mask is nothing that a person sees.
        if layer?.effect == .mask { children = Array(children.prefix(1)) }
        for child in children.reversed() {
            let inner = CGPoint(x: shown.x - child.origin.x, y: shown.y - child.origin.y)
            if let node = child.hit(inner) { return node }
        }
        if area == true { return self }
        guard contains(point, in: frame) else { return nil }
        return takesPointer || (content as? Graphic)?.isHit(at: point, in: frame) ?? false ? self : nil
    }

    /// Half open, so that of two neighbours only one is hit on their common edge.
    private func contains(_ point: CGPoint, in rect: CGRect) -> Bool {
        point.x >= rect.minX && point.x < rect.maxX && point.y >= rect.minY && point.y < rect.maxY
    }

    /// The children that may reach to `point`, in the order of painting.
    private func childrenNear(_ point: CGPoint) -> [LayoutNode] {
        var children: [LayoutNode] = []
        if let ordered, ordered.children.count > 16 {
            let axis = ordered.axis
            var low = 0, high = ordered.children.count
            while low < high {
                let middle = (low + high) / 2
                let child = ordered.children[middle]
                if child.origin[axis] + child.size[axis] + spill < point[axis] {
                    low = middle + 1
                } else {
                    high = middle
                }
            }
            while low < ordered.children.count, ordered.children[low].origin[axis] - spill <= point[axis] {
                children.append(ordered.children[low])
                low += 1
            }
        } else {
            forEachPainted { children.append($0) }
        }
        return children
    }

    /// A point of the window in this node's coordinates.
    func local(_ point: CGPoint) -> CGPoint {
        guard let parent else { return CGPoint(x: point.x - origin.x, y: point.y - origin.y) }
        let around = parent.local(point)
        let content = parent.layer?.inside(around) ?? around
        return CGPoint(x: content.x - origin.x, y: content.y - origin.y)
    }
}

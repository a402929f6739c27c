import Foundation

extension LayoutTree {
    /// The topmost node at a point of the window, or of a popup outside of it.
    func hit(_ point: CGPoint) -> LayoutNode? {
        guard let root else { return nil }
        let isInWindow = point.x >= 0 && point.y >= 0 && point.x < root.size.width && point.y < root.size.height
        guard !isInWindow, let window = root as? RootLayoutNode else { return root.hit(point) }
        for presentation in window.presentations.reversed() {
            if let node = presentation.hit(point) { return node }
            // As in the window, where it covers everything.
            if presentation.coversWindow { return presentation }
        }
        return root.hit(point)
    }
}

extension LayoutNode {
    /// The topmost node at `point` (this node's coordinates) that draws something there or is hit in its whole frame.
    func hit(_ point: CGPoint) -> LayoutNode? {
        let frame = CGRect(origin: .zero, size: size)
        // A fully transparent node is not hit. One that draws nothing may be: the empty end of a list scrolls.
        guard opacity > 0, !isRemoving,
            contains(point, in: frame) || (!paintBounds.isNull && contains(point, in: paintBounds))
        else { return nil }
        if clipsToFrame, !contains(point, in: frame) { return nil }
        let area = hitArea(at: point)
        if area == .none { return nil }
        let layer = layer
        if let layer, !layer.isHit(at: point, in: frame) { return nil }
        // Where a transform draws nothing, nothing is hit.
        guard let shown = layer == nil ? point : layer?.mapFromParent(point) else { return nil }
        // The content of a mask is not visible itself.
        if let node = hitChild(shown, first: layer?.hitsFirstChildAlone ?? false) { return node }
        if area == .point { return self }
        guard contains(point, in: frame) else { return nil }
        return area == .frame || paintedContent?.isHit(at: point, in: frame) ?? false ? self : nil
    }

    /// Half open, so that of two neighbours only one is hit on their common edge.
    private func contains(_ point: CGPoint, in rect: CGRect) -> Bool {
        point.x >= rect.minX && point.x < rect.maxX && point.y >= rect.minY && point.y < rect.maxY
    }

    /// Nodes still to be tested: kept, so that a move of the pointer allocates no memory.
    private static var near: ContiguousArray<LayoutNode> = []

    /// The node hit among the children, or of the first child only; front to back.
    private func hitChild(_ point: CGPoint, first isFirstAlone: Bool) -> LayoutNode? {
        let start = Self.near.count
        forEachChild(near: CGRect(origin: point, size: .zero), margin: 0) { Self.near.append($0) }
        let end = isFirstAlone ? min(start + 1, Self.near.count) : Self.near.count
        defer { Self.near.removeLast(Self.near.count - start) }
        for index in (start..<end).reversed() {
            let child = Self.near[index]
            if let node = child.hit(CGPoint(x: point.x - child.origin.x, y: point.y - child.origin.y)) { return node }
        }
        return nil
    }

    /// Converts a point of the window to this node's coordinates.
    func local(_ point: CGPoint) -> CGPoint {
        guard let parent else { return CGPoint(x: point.x - origin.x, y: point.y - origin.y) }
        let around = parent.local(point)
        let content = parent.layer?.mapFromParent(around) ?? around
        return CGPoint(x: content.x - origin.x, y: content.y - origin.y)
    }
}

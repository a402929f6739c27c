import Foundation

extension LayoutNode {
    /// Visits the children that may paint in `area`, in own coordinates, in the order of painting.
    ///
    /// In a long stack they are found by bisection; `margin` is how far drawn edges may deviate from the exact ones.
    func forEachChild(near area: CGRect, margin: CGFloat, _ visit: (LayoutNode) -> Void) {
        guard let stack = orderedStack, stack.children.count > 16 else { return forEachPainted(visit) }
        stack.forEachOrderedChild(near: area, margin: margin, visit)
    }
}

extension StackLayoutNode {
    fileprivate func forEachOrderedChild(near area: CGRect, margin: CGFloat, _ visit: (LayoutNode) -> Void) {
        let children = children
        let (from, to) = axis == .horizontal ? (area.minX, area.maxX) : (area.minY, area.maxY)
        let start = from - margin - overflow, end = to + margin + overflow
        let isBackwards = followsBackwards
        var low = 0, high = children.count
        while low < high {
            let middle = (low + high) / 2
            if isBackwards {
                if children[middle].origin.x <= end { high = middle } else { low = middle + 1 }
            } else if children[middle].origin[axis] + children[middle].size[axis] >= start {
                high = middle
            } else {
                low = middle + 1
            }
        }
        if isBackwards {
            while low < children.count, children[low].origin.x + children[low].size.width >= start {
                visit(children[low])
                low += 1
            }
            return
        }
        while low < children.count, children[low].origin[axis] <= end {
            visit(children[low])
            low += 1
        }
    }

    /// Updates the overflow for the paint bounds of a child.
    func noteOverflow(of child: LayoutNode) {
        guard !child.paintBounds.isNull else { return }
        let (start, end) =
            axis == .horizontal
            ? (child.paintBounds.minX, child.paintBounds.maxX) : (child.paintBounds.minY, child.paintBounds.maxY)
        overflow = max(overflow, -start, end - child.size[axis])
    }
}

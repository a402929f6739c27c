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
        let (from, to) = axis == .horizontal ? (area.minX, area.maxX) : (area.minY, area.maxY)
        let start = from - margin - overflow, end = to + margin + overflow
        children.withBuffer { children in
            if followsBackwards {
                var index = children.firstIndex(reached: { $0.origin.x <= end })
                while index < children.count, children[index].origin.x + children[index].size.width >= start {
                    children.prefetch(index + 4)
                    visit(children[index])
                    index += 1
                }
            } else {
                var index = children.firstIndex(reached: { $0.origin[axis] + $0.size[axis] >= start })
                while index < children.count, children[index].origin[axis] <= end {
                    children.prefetch(index + 4)
                    visit(children[index])
                    index += 1
                }
            }
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

extension UnsafeBufferPointer<LayoutNode> {
    /// The first of children in order for which `isReached` is true, as it is for all after it; the count if none.
    @MainActor @inline(__always) fileprivate func firstIndex(reached isReached: (LayoutNode) -> Bool) -> Int {
        var low = 0, high = count
        while low < high {
            let middle = (low + high) / 2
            if isReached(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}

import Foundation

extension LayoutTree {
    /// The responders that can have the focus now, in view order.
    var focusables: [Responder] {
        var found: [Responder] = []
        root?.appendFocusables(to: &found)
        return found
    }
}

extension LayoutNode {
    /// Appends the responders of this node and its descendants that can have the focus, in view order; those that are
    /// transparent only where asked.
    final func appendFocusables(to list: inout [Responder], evenTransparent: Bool = false) {
        guard evenTransparent || opacity > 0, !isRemoving else { return }
        if let responders = attachments?.responders {
            for case let responder as Responder in responders
            where responder.isEnabled && responder.focusTarget?.canFocus ?? false {
                responder.node = self
                list.append(responder)
            }
        }
        forEachChild { $0.appendFocusables(to: &list, evenTransparent: evenTransparent) }
    }

    /// Whether something in it could have the focus, were it or what it is in not transparent.
    final var hasTransparentFocusable: Bool {
        var found: [Responder] = []
        appendFocusables(to: &found, evenTransparent: true)
        return found.contains { !($0.node?.isReachable ?? true) }
    }

    /// Whether it is in the window and not hidden.
    final var isReachable: Bool {
        var node = self
        while true {
            if node.isReleased || node.isRemoving || node.opacity <= 0 { return false }
            guard let parent = node.parent else { return node === tree.root }
            node = parent
        }
    }

    /// Scrolls all enclosing scroll views by the shortest distance that makes it visible;
    /// animated inside `withAnimation`.
    package final func bringIntoView(_ clock: AnimationClock?) {
        let transaction = Transaction.current
        var around = parent
        while let current = around {
            if let scroll = current as? ScrollLayoutNode {
                let goal = { [weak self, weak scroll] () -> CGPoint? in
                    guard let self, let scroll, !isReleased else { return nil }
                    return scroll.offset(showing: self)
                }
                if let target = goal(), target != scroll.offset {
                    if let clock { scroll.setGoal(goal, transaction, on: clock) } else { scroll.setGoal(goal) }
                }
            }
            around = current.parent
        }
    }
}

extension ScrollLayoutNode {
    /// The margin between a node scrolled into view and the edge, for its focus ring, in points.
    private static let distance: CGFloat = 4

    /// The offset nearest to the current one at which a descendant is visible.
    fileprivate func offset(showing node: LayoutNode) -> CGPoint {
        var frame = node.converted(CGRect(origin: .zero, size: node.targetSize), toAncestor: inner)
        if isMirrored { frame.origin.x = inner.targetSize.width - frame.maxX }
        let current = scrollStart
        var target = current
        for axis in Axis.allCases where scrolls(axis) {
            let all = axis == .horizontal ? margins.horizontal : margins.vertical
            let leading = (axis == .horizontal ? frame.minX : frame.minY) - Self.distance
            let length = frame.size[axis] + 2 * Self.distance, room = targetSize[axis] - all
            if leading < current[axis] || length > room {
                target[axis] = leading
            } else if leading + length > current[axis] + room {
                target[axis] = leading + length - room
            }
            target[axis] = max(0, min(limit[axis], target[axis]))
        }
        return target
    }
}

import Foundation

/// A node that checks the layout once it is complete, and may change it: a scroll view clamps its offset, a lazy
/// container creates its visible rows.
@MainActor protocol VisibleContentResolving: LayoutNode {
    /// Checks the layout; true where it changed something that other nodes must check.
    func resolveVisibleContent() -> Bool
    /// Called when layout is stable.
    func didSettle()
}

/// The nodes that check the complete layout, and the actions that run then.
@MainActor struct VisibleContent {
    var resolvers: ContiguousArray<any VisibleContentResolving> = []
    var requests: ContiguousArray<() -> Void> = []
}

extension LayoutTree {
    /// Registers a node to be resolved after each layout, for as long as it is in the window.
    func addResolver(_ node: some VisibleContentResolving) { visibleContent.resolvers.append(node) }

    /// Runs `action` when the next layout is complete.
    package func enqueueRequest(_ action: @escaping () -> Void) { visibleContent.requests.append(action) }

    /// New rows may contain containers that create more; a few rounds are enough.
    private static var maximumVisibleContentRounds: Int { 24 }

    func resolveVisibleContent() {
        var round = 0
        var isChanged = true
        while isChanged || !visibleContent.requests.isEmpty, round < Self.maximumVisibleContentRounds {
            round += 1
            isChanged = false
            if !visibleContent.requests.isEmpty {
                let waiting = visibleContent.requests
                visibleContent.requests.removeAll(keepingCapacity: true)
                for request in waiting { request() }
                isChanged = true
            }
            var index = 0
            while index < visibleContent.resolvers.count {
                if visibleContent.resolvers[index].isReleased {
                    visibleContent.resolvers.remove(at: index)
                    continue
                }
                if visibleContent.resolvers[index].parent != nil,
                    visibleContent.resolvers[index].resolveVisibleContent()
                {
                    isChanged = true
                    flushQueue()
                    placeLate()
                }
                index += 1
            }
            flushQueue()
            placeLate()
        }
        for resolver in visibleContent.resolvers { resolver.didSettle() }
    }
}

extension LayoutNode {
    /// The part of the node that is visible in the window, in its own coordinates; nil for none. Under a transform, the
    /// smallest rectangle around that part.
    final func visibleArea() -> CGRect? {
        let far = LayoutNode.largestLength
        var area = CGRect(x: -far, y: -far, width: 4 * far, height: 4 * far)
        // The offset from own coordinates to those of `node`.
        var shift = CGPoint.zero
        var node: LayoutNode = self
        while let parent = node.parent {
            shift = CGPoint(x: shift.x + node.origin.x, y: shift.y + node.origin.y)
            node = parent
            if node.clipsToFrame || node.parent == nil || node is ScrollLayoutNode {
                let frame = CGRect(origin: .zero, size: node.size)
                area = area.overlap(frame.offsetBy(dx: -shift.x, dy: -shift.y))
                if area.isNull { return nil }
            }
            if let layer = node.layer, layer.changesArea {
                // The visible area of the node with the layer, mapped through its effect.
                guard let outer = node.visibleArea() else { return nil }
                area = area.overlap(layer.contentArea(shownIn: outer).offsetBy(dx: -shift.x, dy: -shift.y))
                return area.isNull ? nil : area
            }
        }
        return area
    }
}

import Foundation

/// A node that looks at the layout once it stands, and may change it: what is scrolled keeps within its content, what shows
/// only what is seen makes that.
@MainActor protocol VisibleContentResolving: LayoutNode {
    /// True where something changed that others must look at.
    func resolveVisibleContent() -> Bool
    /// All have come to rest.
    func didSettle()
}

/// The nodes that look at the layout once it stands, and what is to be done then.
@MainActor struct VisibleContent {
    var resolvers: ContiguousArray<any VisibleContentResolving> = []
    var requests: ContiguousArray<() -> Void> = []
}

extension LayoutTree {
    /// Asks a node to settle after each layout, for as long as it is in the window.
    func addResolver(_ node: some VisibleContentResolving) { visibleContent.resolvers.append(node) }

    /// Runs `action` when the layout stands that is worked out next.
    package func enqueueRequest(_ action: @escaping () -> Void) { visibleContent.requests.append(action) }

    /// Rows that are made may hold containers that make more; a few rounds do.
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
    /// The part of the node, in its own coordinates, that can be seen in the window; nil for none. Of what a transform turns, the
    /// smallest rectangle around that part.
    final func visibleArea() -> CGRect? {
        let far = LayoutNode.largestLength
        var area = CGRect(x: -far, y: -far, width: 4 * far, height: 4 * far)
        // From own coordinates to those of `node`.
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
                // What is seen of the node that has the layer, and of that, what its effect shows.
                guard let outer = node.visibleArea() else { return nil }
                area = area.overlap(layer.contentArea(shownIn: outer).offsetBy(dx: -shift.x, dy: -shift.y))
                return area.isNull ? nil : area
            }
        }
        return area
    }
}

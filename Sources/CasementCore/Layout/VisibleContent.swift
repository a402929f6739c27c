import Foundation

/// A node that looks at the layout once it stands, and may change it: what is scrolled keeps within its content, what shows
/// only what is seen makes that.
@MainActor protocol VisibleContentResolving: LayoutNode {
    /// True where something changed that others must look at.
    func resolveVisibleContent() -> Bool
    /// All have come to rest.
    func didSettle()
}

extension LayoutTree {
    /// Asks a node to settle after each layout, for as long as it is in the window.
    func addSettler(_ node: some VisibleContentResolving) { visibleContentResolvers.append(node) }

    /// Runs `action` when the layout stands that is worked out next.
    package func enqueueRequest(_ action: @escaping () -> Void) { requests.append(action) }

    /// Rows that are made may hold containers that make more; a few rounds do.
    private static var maximumVisibleContentRounds: Int { 24 }

    func resolveVisibleContent() {
        var round = 0
        var isChanged = true
        while isChanged || !requests.isEmpty, round < Self.maximumVisibleContentRounds {
            round += 1
            isChanged = false
            if !requests.isEmpty {
                let waiting = requests
                requests.removeAll(keepingCapacity: true)
                for request in waiting { request() }
                isChanged = true
            }
            var index = 0
            while index < visibleContentResolvers.count {
                if visibleContentResolvers[index].isReleased {
                    visibleContentResolvers.remove(at: index)
                    continue
                }
                if visibleContentResolvers[index].parent != nil, visibleContentResolvers[index].resolveVisibleContent()
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
        for settler in visibleContentResolvers { settler.didSettle() }
    }
}

extension LayoutNode {
    /// What of the window is seen here, in own coordinates, where nothing around is turned; nil for nothing.
    final func seenArea() -> CGRect? {
        let far = LayoutNode.largestLength
        var area = CGRect(x: -far, y: -far, width: 4 * far, height: 4 * far)
        // From own coordinates to those of `node`.
        var shift = CGPoint.zero
        var node: LayoutNode = self
        while let parent = node.parent {
            shift = CGPoint(x: shift.x + node.origin.x, y: shift.y + node.origin.y)
            node = parent
            let frame = CGRect(origin: .zero, size: node.size)
            // What is turned or scaled may be seen anywhere.
            if let layer = node.layer, layer.mapToParent(CGRect(x: 1, y: 2, width: 30, height: 40)).minX != 1 { break }
            if node.clipsToFrame || node.parent == nil || node is ScrollLayoutNode {
                area = area.overlap(frame.offsetBy(dx: -shift.x, dy: -shift.y))
                if area.isNull { return nil }
            }
        }
        return area
    }
}

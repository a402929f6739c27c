import Foundation

/// A view found by its id: a displayable in the layout, or a row of a lazy container that may not exist yet.
@MainActor enum FoundView {
    case placed(LayoutNode)
    case row(any LazyRows, index: Int)

    /// Its frame in the content of a scroll view, with x from the leading edge; nil if it is not in that scroll view.
    func frame(in scroll: ScrollLayoutNode) -> CGRect? {
        var frame: CGRect
        var node: LayoutNode
        switch self {
        case .placed(let placed): (frame, node) = (CGRect(origin: .zero, size: placed.size), placed)
        case .row(let rows, let index): (frame, node) = (rows.frame(ofRow: index), rows.rowsNode)
        }
        while node !== scroll.inner {
            guard let parent = node.parent else { return nil }
            if let layer = node.layer { frame = layer.mapToParent(frame) }
            frame = frame.offsetBy(dx: node.origin.x, dy: node.origin.y)
            node = parent
        }
        if scroll.isMirrored { frame.origin.x = node.size.width - frame.maxX }
        return frame
    }

    /// The offset that scrolls it into view: aligns its anchor with the scroll view's or, without an anchor,
    /// scrolls the shortest distance.
    func offset(in scroll: ScrollLayoutNode, anchor: UnitPoint?) -> CGPoint? {
        guard let frame = frame(in: scroll) else { return nil }
        let margins = scroll.margins
        var target = scroll.scrollStart
        for axis in Axis.allCases where scroll.scrolls(axis) {
            let all = axis == .horizontal ? margins.horizontal : margins.vertical
            let start = axis == .horizontal ? frame.minX : frame.minY
            let length = frame.size[axis], room = scroll.size[axis] - all
            if let anchor {
                let share = axis == .horizontal ? anchor.x : anchor.y
                target[axis] = start + (length - room) * share
            } else {
                let seen = scroll.scrollStart[axis]
                if start < seen || length > room {
                    target[axis] = start
                } else if start + length > seen + room {
                    target[axis] = start + length - room
                }
            }
        }
        return target
    }
}

/// A container that creates its rows when they become visible.
@MainActor protocol LazyRows: _Node {
    var rowsNode: LayoutNode { get }
    /// The frame in the coordinates of `rowsNode`; estimated if the row was never visible.
    func frame(ofRow index: Int) -> CGRect
}

extension FoundNode {
    /// The view's position: as a row if a lazy container arranges it.
    @MainActor var view: FoundView? {
        var index = index, node = node
        while let parent = node.parent, parent.passesRows {
            index += parent.offset(of: node)
            node = parent
        }
        if let rows = node.parent as? any LazyRows { return .row(rows, index: index) }
        return self.node.displayable(at: self.index).map { .placed($0) }
    }
}

extension _Node {
    /// The id, of a type, of the view at the start of a scroll view's visible part, or at an anchor.
    final func idInView<ID: Hashable>(at anchor: UnitPoint?, as type: ID.Type) -> ID? {
        guard let surface = self as? any ScrollSurface else { return nil }
        let scroll = surface.scroll, axis = scroll.scrolls(.vertical) ? Axis.vertical : .horizontal
        let share = anchor.map { axis == .horizontal ? $0.x : $0.y } ?? 0
        let seen = scroll.offset[axis] + scroll.size[axis] * share
        var best: (id: ID, distance: CGFloat)?
        forEachIdentified { id, found in
            guard let own = id as? ID ?? id.base as? ID, let frame = found.view?.frame(in: scroll) else { return }
            let start = axis == .horizontal ? frame.minX : frame.minY
            // The first whose end is visible.
            let point = start + frame.size[axis] * share
            let distance = share == 0 && start + frame.size[axis] <= seen ? .infinity : abs(point - seen)
            if distance.isFinite, distance < best?.distance ?? .infinity { best = (own, distance) }
        }
        return best?.id
    }
}

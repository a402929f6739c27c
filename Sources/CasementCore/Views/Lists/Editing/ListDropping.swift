import Foundation

/// Handles drops between the rows of a list.
@MainActor final class ListDrops {
    private unowned let list: ListController

    init(of list: ListController) { self.list = list }

    /// The insertion point of the drop; nil if no element accepts it.
    private func place(of session: ItemDrag) -> (drop: ListDrag, insertion: RowInsertion?)? {
        // After an edit and before the next layout, the rows' positions do not match their indices.
        guard let scroll = list.scroll, list.context.isEnabled, let content = list.content, !list.rows.isStale,
            content.count == list.rows.lengths.count
        else {
            return nil
        }
        let count = content.count
        let point = scroll.local(session.place)
        guard count > 0 else { return emptyPlace(of: session, in: content, near: 0...0, point) }
        let place = max(0, min(scroll.size.height, point.y)) - list.rowsOrigin
        let row = place <= 0 ? 0 : min(count - 1, list.rows.lengths.line(at: place))
        if let moved = ownDrag(of: session, at: point) { return (moved, nil) }
        // The position below the rows of a `ForEach` is its end.
        for index in [row, row - 1] where index >= 0 {
            for element in list.description(of: index).elements.reversed() {
                guard let insertion = element.node.insertion, insertion.takes(session) else { continue }
                var drop = ListDrag(
                    node: element.node, start: element.start, elements: [], move: { _, _ in }, destination: 0,
                    point: point)
                drop.destination = list.mover.destination(at: place, of: drop)
                return (drop, insertion)
            }
        }
        return emptyPlace(of: session, in: content, near: row...row + 1, point)
    }

    /// The insertion point for a `ForEach` without elements: between rows, or the whole of an empty list.
    private func emptyPlace(
        of session: ItemDrag, in content: _Node, near places: ClosedRange<Int>, _ point: CGPoint
    ) -> (drop: ListDrag, insertion: RowInsertion?)? {
        guard let (start, insertion) = content.emptyInsertion(taking: session, near: places, from: 0) else {
            return nil
        }
        let drop = ListDrag(
            node: nil, start: start, elements: [], move: { _, _ in }, destination: 0, point: point)
        return (drop, insertion)
    }

    /// A row that is dragged within its own list is moved, if its element can be moved.
    private func ownDrag(of session: ItemDrag, at point: CGPoint) -> ListDrag? {
        var next = session.source
        while let node = next, !(node is ListRowLayoutNode) { next = node.parent }
        guard let row = next as? ListRowLayoutNode, let index = list.index(of: row) else { return nil }
        let description = list.description(of: index)
        guard let element = list.mover.movable(description), let move = element.actions.move else { return nil }
        var drop = ListDrag(
            node: element.node, start: element.start, elements: list.mover.moved(with: element, description),
            move: move,
            destination: element.index, point: point)
        drop.destination = list.mover.destination(at: max(0, point.y) - list.rowsOrigin, of: drop)
        return drop
    }

    func takes(_ session: ItemDrag) -> Bool { place(of: session) != nil }

    /// The `ForEach` over whose rows the drag was last, where what is said of drops begins.
    private weak var rows: _Node?

    /// Says what happens to a drag to the views around the rows.
    func tell(_ phase: DropSession.Phase, of session: ItemDrag) {
        (rows.flatMap { $0.isRemoved ? nil : $0 } ?? list.node).tellDrop(phase, of: session)
    }

    func dropMoved(_ session: ItemDrag) {
        guard let scroll = list.scroll, let drop = place(of: session)?.drop else {
            return list.mover.insertionLine.hide()
        }
        rows = drop.node
        (drop.node ?? list.node).configureDrop(of: session)
        list.mover.insertionLine.show(
            at: list.mover.lineOffset(of: drop), margin: list.context.style.appearance.margin, in: scroll,
            list.context.theme)
    }

    func dropLeft() { list.mover.insertionLine.hide() }

    func dropped(_ session: ItemDrag) -> Bool {
        guard let (drop, insertion) = place(of: session) else { return false }
        if let insertion { return insertion.insert(session, drop.destination) }
        list.mover.finish(drop)
        return true
    }
}

extension _Node {
    /// The drop handler of a collection without elements, and its index among the displayables; `start`
    /// is this node's own index.
    fileprivate final func emptyInsertion(
        taking session: ItemDrag, near places: ClosedRange<Int>, from start: Int
    ) -> (start: Int, insertion: RowInsertion)? {
        if count == 0, let insertion = (self as? any RowInsertionSource)?.insertion, insertion.takes(session) {
            return (start, insertion)
        }
        var found: (start: Int, insertion: RowInsertion)?
        forEachChild { child in
            let first = start + offset(of: child)
            guard found == nil, child.passesRows, places.overlaps(first...first + child.count) else { return }
            found = child.emptyInsertion(taking: session, near: places, from: first)
        }
        return found
    }
}

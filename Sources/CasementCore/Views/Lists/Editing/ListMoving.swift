import Foundation

/// Rows that are being dragged to another position among the elements of their `ForEach`.
struct ListDrag {
    /// The `ForEach`; nil if it has no elements yet.
    let node: (any RowElementSource)?
    /// The index of the `ForEach`'s first displayable in the list.
    let start: Int
    let elements: IndexSet
    let move: (IndexSet, Int) -> Void
    /// The index of the element before which they are inserted.
    var destination: Int
    var point: CGPoint
}

/// Moves a list's dragged rows to another position among their elements.
@MainActor final class ListMover {
    private unowned let list: ListController
    private var drag: ListDrag? {
        didSet { if (drag == nil) != (oldValue == nil) { showOrHideSwipes() } }
    }
    private var line: InsertionLine?

    init(of list: ListController) { self.list = list }

    var isDragging: Bool { drag != nil }

    /// The row under the pointer offers no actions while rows are dragged.
    private func showOrHideSwipes() {
        for row in list.rows.rows { (row.node as? ListRowLayoutNode)?.swipes?.updateButtons() }
    }

    func begin(with index: Int, at point: CGPoint) {
        let description = list.description(of: index)
        guard list.context.isEnabled, let element = movable(description), let move = element.actions.move else {
            return
        }
        drag = ListDrag(
            node: element.node, start: element.start, elements: moved(with: element, description), move: move,
            destination: element.index, point: point)
    }

    /// Dragging a selected element moves all selected elements of the same collection.
    func moved(with element: RowDescription.Element, _ description: RowDescription) -> IndexSet {
        var elements: IndexSet = [element.index]
        guard let value = description.value, list.selection.selected?.contains(value) ?? false else { return elements }
        for index in list.selection.selectedRows() {
            if let other = movable(list.description(of: index)), other.node === element.node {
                elements.insert(other.index)
            }
        }
        return elements
    }

    /// What is dragged together with a selected row; nil if only the row itself is dragged.
    func partsDragged(with part: LayoutNode) -> [DraggedPart]? {
        var next: LayoutNode? = part
        while let node = next, !(node is ListRowLayoutNode) { next = node.parent }
        guard let row = next as? ListRowLayoutNode, let value = row.value,
            list.selection.selected?.contains(value) ?? false
        else {
            return nil
        }
        let parts = list.selection.selectedRows().compactMap { index in
            // Rows that are scrolled out of view may have to be created to provide their items.
            _ = list.content?.displayable(at: index)
            return list.description(of: index).outermost?.firstDraggedPart
        }
        return parts.isEmpty ? nil : parts
    }

    func movable(_ description: RowDescription) -> RowDescription.Element? {
        guard description.role == .row, !description.traits.isMoveDisabled else { return nil }
        return description.elements.last { $0.actions.move != nil }
    }

    func move(to point: CGPoint) {
        guard var drag, let scroll = list.scroll else { return }
        drag.point = point
        let place = max(0, min(scroll.size.height, point.y)) - list.rowsOrigin
        drag.destination = destination(at: place, of: drag)
        self.drag = drag
        insertionLine.show(
            at: lineOffset(of: drag), margin: list.context.style.appearance.margin, in: scroll, list.context.theme)
        if autoscrollStep(at: point, in: scroll) != 0 {
            let timetable = list.node.graph.timetable
            timetable.schedule(list.node, at: timetable.clock().addingTimeInterval(0.01))
            list.node.graph.requestFrame()
        }
    }

    /// The index of the element before which a drop at a position among the rows inserts.
    func destination(at place: CGFloat, of drag: ListDrag) -> Int {
        guard let node = drag.node, place > 0 else { return 0 }
        let count = node.elementCount
        guard count > 0 else { return 0 }
        let row = list.rows.lengths.line(at: place)
        guard row >= drag.start else { return 0 }
        guard let element = list.description(of: row).elements.first(where: { $0.node === node })?.index else {
            return count
        }
        let all = node.displayables(ofElement: element)
        let top = list.rows.frame(ofRow: drag.start + all.lowerBound).minY
        let bottom = list.rows.frame(ofRow: drag.start + max(all.lowerBound, all.upperBound - 1)).maxY
        return place < (top + bottom) / 2 ? element : element + 1
    }

    /// The offset of the insertion line in the rows' coordinates.
    func lineOffset(of drag: ListDrag) -> CGFloat {
        let count = drag.node?.elementCount ?? 0
        let element = min(drag.destination, count - 1)
        guard let node = drag.node, element >= 0 else {
            return drag.start == 0 ? 0 : list.rows.frame(ofRow: drag.start - 1).maxY
        }
        let all = node.displayables(ofElement: element)
        guard drag.destination >= count else { return list.rows.frame(ofRow: drag.start + all.lowerBound).minY }
        return list.rows.frame(ofRow: drag.start + max(all.lowerBound, all.upperBound - 1)).maxY
    }

    func end() {
        guard let drag else { return }
        cancel()
        finish(drag)
    }

    func finish(_ drag: ListDrag) {
        let (first, last) = (drag.elements.first ?? 0, drag.elements.last ?? 0)
        // The dragged elements may have been removed since the drag began.
        guard let count = drag.node?.elementCount, last < count, drag.destination <= count else { return }
        // Elements that are already there need not be moved.
        let stays = last - first + 1 == drag.elements.count && (first...last + 1).contains(drag.destination)
        if !stays { drag.move(drag.elements, drag.destination) }
    }

    func cancel() {
        drag = nil
        insertionLine.hide()
        list.node.graph.timetable.schedule(list.node, at: nil)
    }

    // MARK: Scrolling at the edges

    /// The distance from an edge within which the list scrolls, in points.
    private static var edge: CGFloat { 24 }

    private func autoscrollStep(at point: CGPoint, in scroll: ScrollLayoutNode) -> CGFloat {
        if point.y < Self.edge, scroll.offset.y > 0 { return -min(12, (Self.edge - point.y) / 2) }
        let below = point.y - (scroll.size.height - Self.edge)
        return below > 0 && scroll.offset.y < scroll.limit.y ? min(12, below / 2) : 0
    }

    /// Scrolls the list while the pointer drags near an edge.
    func timePassed() {
        guard let drag, let scroll = list.scroll else { return }
        let step = autoscrollStep(at: drag.point, in: scroll)
        guard step != 0 else { return }
        _ = scroll.scroll(by: CGSize(width: 0, height: step))
        move(to: drag.point)
    }

    var insertionLine: InsertionLine {
        if let line { return line }
        let new = InsertionLine(kind: "insertion", tree: list.rows.tree)
        new.list = list
        line = new
        list.scroll?.addBar(new)
        return new
    }
}

extension _Node {
    /// What this node, or the first draggable node in it, is dragged as.
    fileprivate final var firstDraggedPart: DraggedPart? {
        if let part = (self as? any DragSource)?.draggedPart { return part }
        var found: DraggedPart?
        forEachChild { if found == nil { found = $0.firstDraggedPart } }
        return found
    }
}

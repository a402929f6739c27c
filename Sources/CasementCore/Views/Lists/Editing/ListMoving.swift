import Foundation

/// Rows that are being dragged to another place among the elements of their `ForEach`.
struct ListDrag {
    let node: _Node
    /// The place of the `ForEach`'s first displayable in the list.
    let start: Int
    let elements: IndexSet
    let move: (IndexSet, Int) -> Void
    /// Before which element they are put down.
    var destination: Int
    var point: CGPoint
}

extension ListController {
    func beginDrag(of index: Int) {
        let said = description(of: index)
        guard around.isEnabled, let element = movable(said), let move = element.actions.move else { return }
        drag = ListDrag(
            node: element.node, start: element.start, elements: moved(with: element, said), move: move,
            destination: element.index, point: press?.point ?? .zero)
    }

    /// With an element that is selected, all are moved that are and stand in the same collection.
    func moved(with element: RowDescription.Element, _ said: RowDescription) -> IndexSet {
        var elements: IndexSet = [element.index]
        guard let value = said.value, selected?.contains(value) ?? false else { return elements }
        for index in selectedRows() {
            if let other = movable(description(of: index)), other.node === element.node { elements.insert(other.index) }
        }
        return elements
    }

    /// What is dragged with a row that is selected; nil where the row goes alone.
    func itemsDragged(with part: LayoutNode) -> [TransferItem]? {
        var next: LayoutNode? = part
        while let node = next, !(node is ListRowLayoutNode) { next = node.parent }
        guard let row = next as? ListRowLayoutNode, let value = row.value, selected?.contains(value) ?? false else {
            return nil
        }
        let items = selectedRows().compactMap { index in
            // What is scrolled away may have to be made, to say what it is.
            _ = content?.displayable(at: index)
            return description(of: index).outermost?.firstDraggedItem
        }
        return items.isEmpty ? nil : items
    }

    func movable(_ said: RowDescription) -> RowDescription.Element? {
        guard said.role == .row, !said.traits.isMoveDisabled else { return nil }
        return said.elements.last { $0.actions.move != nil }
    }

    func moveDrag(to point: CGPoint) {
        guard var drag, let scroll else { return }
        drag.point = point
        let place = max(0, min(scroll.size.height, point.y)) - rowsOrigin
        drag.destination = destination(at: place, of: drag)
        self.drag = drag
        insertionLine.show(at: lineOffset(of: drag), margin: around.style.look.margin, in: scroll, around.theme)
        if autoscrollStep(at: point, in: scroll) != 0 {
            let timetable = node.graph.timetable
            timetable.schedule(node, at: timetable.clock().addingTimeInterval(0.01))
            node.graph.requestFrame()
        }
    }

    /// Before which element something is put down at a place of the rows.
    func destination(at place: CGFloat, of drag: ListDrag) -> Int {
        let count = drag.node.elementCount
        guard count > 0, place > 0 else { return 0 }
        let row = rows.lengths.line(at: place)
        guard row >= drag.start else { return 0 }
        guard let element = description(of: row).elements.first(where: { $0.node === drag.node })?.index else {
            return count
        }
        let all = drag.node.displayables(ofElement: element)
        let top = rows.frame(ofRow: drag.start + all.lowerBound).minY
        let bottom = rows.frame(ofRow: drag.start + max(all.lowerBound, all.upperBound - 1)).maxY
        return place < (top + bottom) / 2 ? element : element + 1
    }

    /// Where the line stands in the rows' coordinates.
    func lineOffset(of drag: ListDrag) -> CGFloat {
        let count = drag.node.elementCount
        let element = min(drag.destination, count - 1)
        guard element >= 0 else { return drag.start == 0 ? 0 : rows.frame(ofRow: drag.start - 1).maxY }
        let all = drag.node.displayables(ofElement: element)
        guard drag.destination >= count else { return rows.frame(ofRow: drag.start + all.lowerBound).minY }
        return rows.frame(ofRow: drag.start + max(all.lowerBound, all.upperBound - 1)).maxY
    }

    func endDrag() {
        guard let drag else { return }
        cancelDrag()
        finish(drag)
    }

    func finish(_ drag: ListDrag) {
        let (first, last) = (drag.elements.first ?? 0, drag.elements.last ?? 0)
        // What was taken hold of may have gone since.
        guard last < drag.node.elementCount, drag.destination <= drag.node.elementCount else { return }
        // Where they are already they need not be moved.
        let stays = last - first + 1 == drag.elements.count && (first...last + 1).contains(drag.destination)
        if !stays { drag.move(drag.elements, drag.destination) }
    }

    func cancelDrag() {
        drag = nil
        insertionLine.hide()
        node.graph.timetable.schedule(node, at: nil)
    }

    // MARK: Scrolling at the edges

    /// How near to an edge the pointer must be, in points.
    private static var edge: CGFloat { 24 }

    private func autoscrollStep(at point: CGPoint, in scroll: ScrollLayoutNode) -> CGFloat {
        if point.y < Self.edge, scroll.offset.y > 0 { return -min(12, (Self.edge - point.y) / 2) }
        let below = point.y - (scroll.size.height - Self.edge)
        return below > 0 && scroll.offset.y < scroll.limit.y ? min(12, below / 2) : 0
    }

    /// While something is dragged near an edge, the list goes on by itself.
    func timePassed() {
        guard let drag, let scroll else { return }
        let step = autoscrollStep(at: drag.point, in: scroll)
        guard step != 0 else { return }
        _ = scroll.scroll(by: CGSize(width: 0, height: step))
        moveDrag(to: drag.point)
    }

    var insertionLine: InsertionLine {
        if let line { return line }
        let new = InsertionLine(kind: "insertion", tree: rows.tree)
        new.list = self
        line = new
        scroll?.addBar(new)
        return new
    }
}

/// The line that shows where dragged rows are put down.
@MainActor final class InsertionLine: FlexibleLayoutNode, ScrollBarPlacing {
    weak var list: ListController?
    /// In the rows' coordinates; nil while nothing is dragged.
    private var offset: CGFloat?
    private var margin: CGFloat = 0

    override var isImplicit: Bool { true }
    override var ownOpacity: Double { offset == nil ? 0 : 1 }

    func show(at offset: CGFloat, margin: CGFloat, in scroll: ScrollLayoutNode, _ theme: ThemeVariant) {
        let wasShown = self.offset != nil
        (self.offset, self.margin) = (offset, margin)
        _ = setFill(SystemColor.accent.resolve(in: theme))
        if !wasShown { tree.note(.subtree, of: self) }
        place(in: scroll)
    }

    func hide() {
        guard offset != nil else { return }
        offset = nil
        tree.note(.subtree, of: self)
    }

    func place(in scroll: ScrollLayoutNode) {
        let y = (offset ?? 0) + (list?.rowsOrigin ?? 0)
        let width = max(0, scroll.size.width - 2 * margin)
        place(at: CGPoint(x: margin, y: max(0, y - 1)), proposal: ProposedViewSize(width: width, height: 2))
    }
}

extension _Node {
    /// What this, or the first of what stands in it, is dragged as.
    fileprivate final var firstDraggedItem: TransferItem? {
        if let draggedItem { return draggedItem }
        var found: TransferItem?
        forEachChild { if found == nil { found = $0.firstDraggedItem } }
        return found
    }
}

import Foundation

/// The existing rows: creates, shows and releases them.
extension LazyLayoutNode {
    /// The position of a row, or its insertion position, among the existing ones.
    func place(of index: Int) -> Int {
        var low = 0, high = rows.count
        while low < high {
            let middle = (low + high) / 2
            if rows[middle].index < index { low = middle + 1 } else { high = middle }
        }
        return low
    }

    func makeRows(in range: Range<Int>) {
        for index in range {
            let place = place(of: index)
            if place < rows.count, rows[place].index == index {
                if !rows[place].isShown { show(place) }
                continue
            }
            guard let node = source?.row(at: index) else { continue }
            let known = orphans.firstIndex { $0 === node }
            if let known { orphans.remove(at: known) }
            if node.isRemoving {
                node.isRemoving = false
                leaving.removeAll { $0 === node }
            }
            if node.parent !== self {
                adopt(node)
                node.needsPlacement = true
                tree.note(.paintBounds, of: self)
            }
            rows.insert(Row(index: index, node: node, isShown: true), at: place)
            guard known == nil, let arrivals, arrivals.rows.contains(where: { $0.contains(index) }) else { continue }
            source?.rowArrived(node, in: arrivals.transaction)
        }
    }

    /// Releases the rows outside of the last visible range.
    func dropUnseenRows() {
        guard lengths.count > 0 else { return }
        let first = lengths.line(at: seen.start), last = lengths.line(at: seen.end)
        dropRows(outside: rowRange(ofLines: first..<last + 1))
        changed()
    }

    func show(_ place: Int) {
        let node = rows[place].node
        rows[place].isShown = true
        adopt(node)
        node.forgetShown()
        tree.note([.place, .paintBounds], of: node)
        tree.note(.paintBounds, of: self)
    }

    /// Releases the rows outside of a range, except pinned ones.
    func dropRows(outside range: Range<Int>) {
        var isKept = true
        for row in rows where !range.contains(row.index) && !isPinned(row.index) { isKept = isKept && !row.isShown }
        guard !isKept else { return }
        var kept = ContiguousArray<Row>()
        var gone: [LayoutNode] = []
        for var row in rows {
            if range.contains(row.index) || isPinned(row.index) || !row.isShown {
                kept.append(row)
            } else if source?.isRowOnDemand(row.index) ?? true {
                gone.append(row.node)
            } else {
                tree.vacate(row.node)
                row.node.parent = nil
                row.isShown = false
                kept.append(row)
            }
        }
        rows = kept
        for node in gone { node.detach() }
        source?.keepOnlyRows(in: range)
        tree.note(.paintBounds, of: self)
    }

    /// After edits, where the source sets up rows for their indices: moves those that are at other indices than the
    /// edits say to orphans, to be found again.
    func checkRows() {
        guard source?.setsUpRows ?? false else { return assert(areRowsKnown, "edits and rows differ") }
        var kept = ContiguousArray<Row>()
        for row in rows {
            if row.isShown, source?.row(at: row.index) !== row.node {
                orphans.append(row.node)
            } else {
                kept.append(row)
            }
        }
        rows = kept
    }

    /// Whether the rows are those that the source has at their indices.
    private var areRowsKnown: Bool { rows.allSatisfy { !$0.isShown || source?.row(at: $0.index) === $0.node } }
}

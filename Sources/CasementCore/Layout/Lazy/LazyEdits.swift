import Foundation

extension LazyLayoutNode: RemovalContainer {
    func drop(_ nodes: ContiguousArray<LayoutNode>) {
        for node in nodes where !node.isReleased {
            leaving.removeAll { $0 === node }
            node.detach()
        }
        tree.note(.paintBounds, of: self)
    }
}

/// Applies edits of the content.
extension LazyLayoutNode {
    func reset() {
        forgetLengths()
        changed()
    }

    /// With more edits at once than this, all measurements are discarded instead of updated one by one.
    static let mostEdits = 256

    /// Called when rows were removed; ranges ascend and are those before the edits.
    func removed(_ ranges: [Range<Int>]) {
        var kept = ContiguousArray<Row>()
        var next = 0, gone = 0
        for var row in rows {
            while next < ranges.count, ranges[next].upperBound <= row.index {
                gone += ranges[next].count
                next += 1
            }
            if next < ranges.count, ranges[next].contains(row.index) {
                if row.isShown, !keep(row.node) { orphans.append(row.node) } else if !row.isShown { row.node.release() }
            } else {
                row.index -= gone
                kept.append(row)
            }
        }
        rows = kept
        if let row = anchor?.row {
            var place = row
            for range in ranges where range.lowerBound <= row { place -= min(row, range.upperBound) - range.lowerBound }
            anchor?.row = place
        }
        if !isGrid {
            if ranges.count > Self.mostEdits {
                forgetMeasured(count: lengths.count - ranges.reduce(0) { $0 + $1.count })
            } else {
                for range in ranges.reversed() { lengths.remove(range) }
            }
        }
        edited()
    }

    /// Keeps drawing a row whose removal is animated; false where it is removed at once.
    private func keep(_ node: LayoutNode) -> Bool {
        guard !tree.removal.rows.isEmpty, let source,
            let removal = tree.removal.rows[ObjectIdentifier(source.displayable(of: node))]
        else { return false }
        source.rowLeaves(node)
        node.isRemoving = true
        node.endMotion()
        leaving.append(node)
        removal.keep([node], in: self)
        tree.note(.paintBounds, of: self)
        return true
    }

    /// Called when rows were inserted; indices ascend and are those after the edits.
    func inserted(_ insertions: [DisplayableInsertion]) {
        var next = 0, come = 0
        func shift(_ index: Int) -> Int {
            while next < insertions.count, insertions[next].index <= index + come {
                come += insertions[next].count
                next += 1
            }
            return index + come
        }
        for place in rows.indices { rows[place].index = shift(rows[place].index) }
        (next, come) = (0, 0)
        if let row = anchor?.row { anchor?.row = shift(row) }
        if !isGrid {
            if insertions.count > Self.mostEdits {
                forgetMeasured(count: lengths.count + insertions.reduce(0) { $0 + $1.count })
            } else {
                for insertion in insertions { lengths.insert(insertion.count, at: insertion.index) }
            }
        }
        edited()
    }

    func forgetMeasured(count: Int) {
        let estimate = lengths.mean.map { $0 < 1 ? $0 : $0.rounded() } ?? lengths.estimate
        lengths.forget(count: count)
        lengths.estimate = estimate
    }

    func reordered(from start: Int, order: [Int]) {
        var places = [Int: Int](minimumCapacity: order.count)
        for (place, source) in order.enumerated() { places[start + source] = start + place }
        for place in rows.indices { rows[place].index = places[rows[place].index] ?? rows[place].index }
        rows.sort { $0.index < $1.index }
        edited()
    }

    /// Notes the transaction of inserted rows, at indices after the edits.
    func arrive(_ insertions: [DisplayableInsertion], in transaction: Transaction) {
        // Rows inserted earlier in the same pass have new indices.
        var rows: [Range<Int>] = []
        for range in arrivals?.rows ?? [] {
            for row in range {
                var place = row
                for insertion in insertions where insertion.index <= place { place += insertion.count }
                rows.append(place..<place + 1)
            }
            if rows.count > Self.mostEdits { break }
        }
        for insertion in insertions { rows.append(insertion.index..<insertion.index + insertion.count) }
        arrivals = (rows, transaction)
    }

    func edited() {
        isStale = true
        if isGrid { lines = LazyLines() }
        changed()
    }
}

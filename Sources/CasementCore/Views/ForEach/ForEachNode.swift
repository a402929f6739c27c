import Foundation

/// The first displayable of a row before an edit, counted with and without removed rows.
private struct OldStarts {
    var before: Int
    var remaining: Int

    @MainActor static func list(_ rows: ArraySlice<_Node>, from start: Int) -> ContiguousArray<OldStarts> {
        var starts = ContiguousArray<OldStarts>()
        starts.reserveCapacity(rows.count)
        var next = OldStarts(before: start, remaining: 0)
        for row in rows {
            starts.append(next)
            next.before += row.count
            if !row.isRemoved, !row.isRemoving { next.remaining += row.count }
        }
        return starts
    }
}

/// Rule: elements are matched by id. Removed ones are removed, new ones inserted, the others keep their node and are
/// moved if their order changed; then every remaining row receives its new element.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: _ViewNode<
    ForEach<Data, ID, Content>
>, RowElementSource
{
    private typealias Row = ForEachRow<Data.Element, Content>

    @exclusivity(unchecked) private var ids: ContiguousArray<ID> = []
    /// Rows, as plain nodes: naming their type for each element would cost a look-up of generic metadata.
    @exclusivity(unchecked) private var rows: ContiguousArray<_Node> = []
    /// The number of displayables per row, if static.
    private let rowCount = Content._viewCount
    /// Sums of the rows' counts, if not static; created when first needed.
    private var offsets: RowOffsets?

    private let content: RowContent<Data.Element, Content>
    private var edits: ForEachEdits?

    init(_ view: ForEach<Data, ID, Content>, in context: _NodeContext) {
        content = RowContent(view.content)
        edits = view.edits
        super.init(in: context)
        var ids = ContiguousArray<ID>()
        ids.reserveCapacity(view.data.count)
        rows.reserveCapacity(view.data.count)
        // Named once: see `NodeClasses`.
        let row: ElementRow<Data.Element>.Type = Row.self
        view.loops.forEach(view, &ids) { element in
            rows.append(
                unsafeBitCast(row, to: Row.Type.self).init(element, content, in: self.context(at: rows.count)))
        }
        self.ids = ids
        for row in rows { count += row.count }
        warnAboutDuplicates(in: view, among: ContiguousArray(rows.indices))
    }

    override func apply(_ view: ForEach<Data, ID, Content>) {
        content.make = view.content
        if edits != nil || view.edits != nil { set(view.edits) }
        let (old, new) = (rows.count, view.data.count)
        let kept = ids.withUnsafeBufferPointer { view.loops.countSameIDs(view, $0) }
        if kept == old, kept == new { return view.update(rows, in: 0..<new, of: graph) }
        // Rows that keep their place receive their elements at once, unless edits are logged: then a node's own edits
        // come first.
        let updated = old == new && !graph.isLoggingEdits ? kept : 0
        view.update(rows, in: 0..<updated, of: graph)
        edit(view, sharing: kept, updated: updated)
    }

    /// Edits the rows, whose first `shared` ids stay; the first `updated` rows have their new elements already.
    private func edit(_ view: ForEach<Data, ID, Content>, sharing shared: Int, updated: Int) {
        let (script, newIDs) = ids.withUnsafeBufferPointer { view.loops.findEdits(view, $0, shared) }
        let start = offset(ofRow: shared)
        removeRows(script.removed)
        ids.replaceSubrange(script.old, with: newIDs)
        let starts = script.moved.isEmpty ? [] : OldStarts.list(rows[script.old], from: start)
        if script.isReordering {
            rows.permute(from: script.old.lowerBound, script.new.map { script.source(of: $0) - script.old.lowerBound })
        } else if script.moved.isEmpty, script.removed.count + script.inserted.count <= 4 {
            // In place: the others are neither copied nor retained.
            for index in script.removed.reversed() { rows.remove(at: index) }
            for place in script.inserted { rows.insert(makeRow(of: view, at: place), at: place) }
        } else {
            // Only these: a second reference to all rows would copy them.
            let old = ContiguousArray(rows[script.old])
            rows.replaceSubrange(script.old, with: arrange(old, view, script))
        }
        setPositions(in: script.old.count == script.new.count ? script.new : shared..<rows.count)
        if !script.moved.isEmpty {
            reportMoves(script, from: start, starts)
            notePreferenceChange(preferencesBelow)
        }
        preferenceRows.removeAll()
        offsets = nil
        reportInsertions(script.inserted)
        var next = updated
        for index in script.inserted where index >= updated {
            view.update(rows, in: next..<index, of: graph)
            next = index + 1
        }
        view.update(rows, in: next..<rows.count, of: graph)
        warnAboutDuplicates(in: view, among: script.inserted)
    }

    private func makeRow(of view: ForEach<Data, ID, Content>, at place: Int) -> _Node {
        let element = view.data[view.data.index(view.data.startIndex, offsetBy: place)]
        if !graph.removals.isEmpty, let row = graph.returning(AnyHashable(ids[place]), to: self) {
            row.position = place
            unsafeDowncast(row, to: Row.self).update(element)
            return row
        }
        return Row(element, content, in: context(at: place))
    }

    /// Returns the rows at the new indices of a script: those of the `old` rows that stay, and new ones.
    private func arrange(
        _ old: ContiguousArray<_Node>, _ view: ForEach<Data, ID, Content>, _ script: EditScript
    ) -> ContiguousArray<_Node> {
        var rows = ContiguousArray<_Node>()
        rows.reserveCapacity(script.new.count)
        for place in script.new {
            let source = script.source(of: place)
            if source < 0 {
                rows.append(makeRow(of: view, at: place))
            } else {
                rows.append(old[source - script.old.lowerBound])
            }
        }
        return rows
    }

    private func setPositions(in range: Range<Int>) {
        let rows = rows
        for index in range { rows[index].position = index }
    }

    /// Removes the displayables of removed rows from the ancestors; the rows themselves are still listed.
    private func removeRows(_ removed: ContiguousArray<Int>) {
        guard !removed.isEmpty else { return }
        if graph.animatesArrivals, !makesRowsOnDemand { return departRows(removed) }
        var ranges: [Range<Int>] = []
        for index in removed where rows[index].count > 0 {
            let start = offset(ofRow: index), end = start + rows[index].count
            if let last = ranges.last, last.upperBound == start {
                ranges[ranges.count - 1] = last.lowerBound..<end
            } else {
                ranges.append(start..<end)
            }
            count -= rows[index].count
        }
        if !ranges.isEmpty { editTarget?.remove(ranges, of: self) }
        for index in removed { rows[index].tearDown() }
    }

    /// Like `removeRows`, with a transition for each row. From last to first, so that indices stay valid.
    private func departRows(_ removed: ContiguousArray<Int>) {
        for index in removed.reversed() {
            let row = rows[index], start = offset(ofRow: index)
            graph.depart(row, as: AnyHashable(ids[index]), from: self) {
                if row.count > 0 { editTarget?.remove([start..<start + row.count], of: self) }
                count -= row.count
            }
        }
    }

    /// Reports moved rows; `starts` are those of the rows at the script's old indices, whose first displayable is at
    /// `start`.
    private func reportMoves(_ script: EditScript, from start: Int, _ starts: ContiguousArray<OldStarts>) {
        var order: [Int] = []
        order.reserveCapacity(script.new.count)
        var moves: [DisplayableMove] = []
        var nextMove = 0
        var place = start
        for index in script.new {
            let count = rows[index].count, source = script.source(of: index) - script.old.lowerBound
            if source >= 0 { for offset in 0..<count { order.append(starts[source].remaining + offset) } }
            if nextMove < script.moved.count, script.moved[nextMove] == index {
                nextMove += 1
                for offset in 0..<count {
                    moves.append(DisplayableMove(from: starts[source].before + offset, to: place + offset))
                }
            }
            place += count
        }
        if !order.isEmpty { editTarget?.reorder(from: start, order: order, moves: moves, of: self) }
    }

    private func reportInsertions(_ inserted: ContiguousArray<Int>) {
        var insertions: [DisplayableInsertion] = []
        let isLazy = makesRowsOnDemand
        for index in inserted { rows[index].isRemoving = false }
        for index in inserted where rows[index].count > 0 {
            let start = offset(ofRow: index)
            if isLazy {
                insertions.append(DisplayableInsertion(at: start, unmade: rows[index].count))
            } else if let last = insertions.last, last.index + last.displayables.count == start {
                rows[index].appendDisplayables(to: &insertions[insertions.count - 1].displayables)
            } else {
                insertions.append(DisplayableInsertion(at: start, rows[index].displayables))
            }
            count += rows[index].count
        }
        guard !insertions.isEmpty else { return }
        editTarget?.insert(insertions, of: self)
        if !isLazy, graph.animatesArrivals { for insertion in insertions { graph.arrive(insertion.displayables) } }
    }

    /// Only an inserted id can be a new duplicate.
    private func warnAboutDuplicates(in view: ForEach<Data, ID, Content>, among inserted: ContiguousArray<Int>) {
        guard let id = ids.withUnsafeBufferPointer({ view.loops.findDuplicate($0, inserted) }) else { return }
        RuntimeWarning.issue(
            "ForEach<\(Data.self)>: the id \(id) occurs more than once. Views of equal ids are matched in order; give each element its own id."
        )
    }

    // MARK: Offsets

    private func offset(ofRow index: Int) -> Int {
        if let rowCount { return index * rowCount }
        let sums = offsets ?? RowOffsets(rows.map(\.count))
        offsets = sums
        return sums.sum(before: index)
    }

    override func offset(of child: _Node) -> Int { offset(ofRow: child.position) }

    override func remove(_ ranges: [Range<Int>], of child: _Node) {
        offsets?.add(-ranges.reduce(0) { $0 + $1.count }, at: child.position)
        super.remove(ranges, of: child)
    }

    override func insert(_ insertions: [DisplayableInsertion], of child: _Node) {
        offsets?.add(insertions.reduce(0) { $0 + $1.count }, at: child.position)
        super.insert(insertions, of: child)
    }

    override func forEachChild(_ body: (_Node) -> Void) { for row in rows { body(row) } }

    override var rowAccess: RowAccess? { .source(self) }
    var mayHaveManyRows: Bool { true }

    func child(containingDisplayable index: Int) -> (node: _Node, index: Int)? {
        guard index >= 0, index < count else { return nil }
        var low = 0, high = rows.count
        // The last row that begins at or before the index, skipping empty rows.
        while low < high {
            let middle = (low + high) / 2
            if offset(ofRow: middle) <= index { low = middle + 1 } else { high = middle }
        }
        return low > 0 ? (rows[low - 1], index - offset(ofRow: low - 1)) : nil
    }

    func describe(_ row: RowDescription, at index: Int) {
        guard let place = child(containingDisplayable: index)?.node.position else { return }
        edits?.add(to: &row.actions)
        row.add(self, element: place)
        row.value = AnyHashable(ids[place])
    }

    private func set(_ new: ForEachEdits?) {
        let isChanged = new?.actions != edits?.actions
        edits = new
        if isChanged { noteRowsChanged() }
    }

    var elementCount: Int { rows.count }
    func displayables(ofElement index: Int) -> Range<Int> {
        let start = offset(ofRow: index)
        return start..<start + (rows.indices.contains(index) ? rows[index].count : 0)
    }

    func identifiedView(_ id: AnyHashable) -> FoundNode? {
        guard let own = id as? ID ?? id.base as? ID, let index = ids.firstIndex(of: own) else { return nil }
        return FoundNode(rows[index])
    }

    func identity(of child: _Node) -> (id: AnyHashable, view: FoundNode)? {
        child.count > 0 ? (AnyHashable(ids[child.position]), FoundNode(child)) : nil
    }

    // MARK: Preferences

    /// By key, if there are many rows; valid for the current rows only.
    private var preferenceRows: [ObjectIdentifier: PreferenceRows] = [:]

    override func collectPreferences(_ collector: PreferenceCollector) {
        guard preferencesBelow & collector.bit != 0 else { return }
        collector.collect(rows, keeping: &preferenceRows[collector.key])
    }

    override func preferencesChanged(_ keys: PreferenceKeySet, in child: _Node) -> PreferenceKeySet {
        for kept in preferenceRows.values where kept.bit & keys != 0 { kept.changed.append(child.position) }
        return keys
    }
}

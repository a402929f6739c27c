import Foundation

/// Rule: elements are matched by id. Those that left are removed, those that came inserted, the others keep their node and
/// are moved where their order changed; then every row that stayed takes its new element.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: _ViewNode<
    ForEach<Data, ID, Content>
>
{
    private typealias Row = ForEachRow<Data.Element, Content>

    @exclusivity(unchecked) private var ids: ContiguousArray<ID> = []
    /// Rows, as plain nodes: naming their type for each element would cost a look-up of generic metadata.
    @exclusivity(unchecked) private var rows: ContiguousArray<_Node> = []
    /// How many displayables each row has, where the type tells.
    private let rowCount = Content._viewCount
    /// Sums of the rows' counts, where the type does not tell; made when first asked.
    private var offsets: RowOffsets?

    private let content: RowContent<Data.Element, Content>

    init(_ view: ForEach<Data, ID, Content>, in context: _NodeContext) {
        content = RowContent(view.content)
        super.init(in: context)
        ids.reserveCapacity(view.data.count)
        rows.reserveCapacity(view.data.count)
        for element in view.data {
            ids.append(view.id(element))
            rows.append(Row(element, content, in: self.context(at: rows.count)))
        }
        for row in rows { count += row.count }
        Self.warnAboutDuplicates(in: ids)
    }

    override func apply(_ view: ForEach<Data, ID, Content>) {
        content.make = view.content
        let (old, new) = (rows.count, view.data.count)
        let kept = ids.withUnsafeBufferPointer { view.loops.countSameIDs(view, $0) }
        if kept == old, kept == new { return updateRows(of: view, from: 0, to: new) }
        // Rows that keep their place take their elements at once, but where somebody reads the edits: then a node's own
        // come first.
        let updated = old == new && !graph.isLoggingEdits ? kept : 0
        updateRows(of: view, from: 0, to: updated)
        edit(view, updated: updated)
    }

    /// Hands rows the elements that stand at their places.
    private func updateRows(of view: ForEach<Data, ID, Content>, from start: Int, to end: Int) {
        var index = start
        while index < end {
            var change: Content?
            let walk = RowWalk.run(over: rows, from: index, to: graph.recordsCauses ? index : end, in: graph) {
                view.loops.run(view, &$0, &change)
            }
            index = walk.index
            guard index < end else { return }
            let row = unsafeDowncast(rows[index], to: Row.self)
            if let change {
                row.update(content: change)
            } else {
                row.update(view.data[view.data.index(view.data.startIndex, offsetBy: index)])
            }
            index += 1
        }
    }

    /// Edits the rows; the first `updated` have their new elements already.
    private func edit(_ view: ForEach<Data, ID, Content>, updated: Int) {
        // Loops go by number over plain arrays: iterating an unknown collection looks up metadata at every step.
        let elements = ContiguousArray(view.data)
        var newIDs = ContiguousArray<ID>()
        newIDs.reserveCapacity(elements.count)
        for element in elements { newIDs.append(view.id(element)) }
        let script = EditScript(from: ids, to: newIDs)
        let oldStarts = script.moved.isEmpty ? [] : starts()

        removeRows(script.removed)
        ids = newIDs
        if script.moved.isEmpty, script.inserted.count <= Self.few {
            insertRows(script.inserted, elements)
        } else {
            let kept = rows
            rows = arrange(kept, elements, script)
            reportMoves(script, oldStarts: oldStarts, kept: kept)
            notePreferenceChange(preferencesBelow)
        }
        preferenceRows.removeAll()
        offsets = nil
        reportInsertions(script.inserted)
        var next = updated
        for index in script.inserted where index >= updated {
            updateRows(of: view, from: next, to: index)
            next = index + 1
        }
        updateRows(of: view, from: next, to: rows.count)
        warnAboutDuplicates(among: script.inserted)
    }

    /// Up to so many rows come and go one by one; more are arranged in one pass.
    private static var few: Int { 8 }

    private func insertRows(_ inserted: ContiguousArray<Int>, _ elements: ContiguousArray<Data.Element>) {
        for index in inserted { rows.insert(Row(elements[index], content, in: context(at: index)), at: index) }
        for index in rows.indices { rows[index].position = index }
    }

    /// The rows that stay in their new order, and new rows between them.
    private func arrange(
        _ kept: ContiguousArray<_Node>, _ elements: ContiguousArray<Data.Element>, _ script: EditScript
    ) -> ContiguousArray<_Node> {
        var rows = ContiguousArray<_Node>()
        rows.reserveCapacity(elements.count)
        let places = script.moved.isEmpty ? [:] : keptPlaces(script)
        var next = 0
        for index in elements.indices {
            let source = script.source[index]
            if source < 0 {
                rows.append(Row(elements[index], content, in: context(at: index)))
            } else {
                let row = kept[script.moved.isEmpty ? next : places[source] ?? next]
                row.position = index
                rows.append(row)
                next += 1
            }
        }
        return rows
    }

    private func removeRows(_ removed: ContiguousArray<Int>) {
        guard !removed.isEmpty else { return }
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
        if !ranges.isEmpty { parent?.remove(ranges, of: self) }
        for index in removed { rows[index].tearDown() }
        guard removed.count > Self.few else {
            for index in removed.reversed() { rows.remove(at: index) }
            return
        }
        var kept = ContiguousArray<_Node>()
        kept.reserveCapacity(rows.count - removed.count)
        for row in rows where !row.isRemoved { kept.append(row) }
        rows = kept
    }

    /// From the old place of each row that stays to its place among those that stay.
    private func keptPlaces(_ script: EditScript) -> [Int: Int] {
        let places = script.source.lazy.filter { $0 >= 0 }.sorted()
        return Dictionary(uniqueKeysWithValues: zip(places, 0...))
    }

    private func reportMoves(_ script: EditScript, oldStarts: [Int], kept: ContiguousArray<_Node>) {
        guard !script.moved.isEmpty else { return }
        var start = 0
        var keptStarts: [ObjectIdentifier: Int] = [:]
        for row in kept {
            keptStarts[ObjectIdentifier(row)] = start
            start += row.count
        }
        var order: [Int] = []
        for row in rows {
            guard let start = keptStarts[ObjectIdentifier(row)] else { continue }
            order.append(contentsOf: start..<start + row.count)
        }
        let newStarts = starts()
        let moves = script.moved.flatMap { index in
            (0..<rows[index].count).map {
                DisplayableMove(from: oldStarts[script.source[index]] + $0, to: newStarts[index] + $0)
            }
        }
        if !order.isEmpty { parent?.reorder(from: 0, order: order, moves: moves, of: self) }
    }

    private func reportInsertions(_ inserted: ContiguousArray<Int>) {
        var insertions: [DisplayableInsertion] = []
        for index in inserted where rows[index].count > 0 {
            let start = offset(ofRow: index)
            if let last = insertions.last, last.index + last.displayables.count == start {
                rows[index].appendDisplayables(to: &insertions[insertions.count - 1].displayables)
            } else {
                insertions.append(DisplayableInsertion(at: start, rows[index].displayables))
            }
            count += rows[index].count
        }
        if !insertions.isEmpty { parent?.insert(insertions, of: self) }
    }

    /// Only what came can be a duplicate of something.
    private func warnAboutDuplicates(among inserted: ContiguousArray<Int>) {
        guard inserted.count <= 8 else { return Self.warnAboutDuplicates(in: ids) }
        for place in inserted {
            for index in ids.indices where index != place && ids[index] == ids[place] {
                return Self.warnAboutDuplicates(in: ids)
            }
        }
    }

    private static func warnAboutDuplicates(in ids: ContiguousArray<ID>) {
        guard Set(ids).count < ids.count else { return }
        var seen = Set<ID>()
        for id in ids where !seen.insert(id).inserted {
            RuntimeWarning.issue(
                "ForEach<\(Data.self)>: the id \(id) occurs more than once. Views of equal ids are matched in order; give each element its own id."
            )
            return
        }
    }

    // MARK: Offsets

    private func starts() -> [Int] {
        var start = 0
        return rows.map { row in
            defer { start += row.count }
            return start
        }
    }

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
        offsets?.add(insertions.reduce(0) { $0 + $1.displayables.count }, at: child.position)
        super.insert(insertions, of: child)
    }

    override func forEachChild(_ body: (_Node) -> Void) { for row in rows { body(row) } }

    // MARK: Preferences

    /// By key, where there are many rows; they hold for the present rows only.
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

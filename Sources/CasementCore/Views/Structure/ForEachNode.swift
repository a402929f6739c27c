import Foundation

/// Rule: elements are matched by id. Those that left are removed, those that came inserted, the others keep their node and
/// are moved where their order changed; then every row that stayed takes its new element.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: _ViewNode<ForEach<Data, ID, Content>> {
    private typealias Row = ForEachRow<Data.Element, Content>

    private var ids: ContiguousArray<ID> = []
    private var rows: ContiguousArray<Row> = []
    /// How many displayables each row has, where the type tells.
    private let rowCount = Content._viewCount
    /// Sums of the rows' counts, where the type does not tell; made when first asked.
    private var offsets: RowOffsets?

    init(_ view: ForEach<Data, ID, Content>, in context: _NodeContext) {
        super.init(in: context)
        ids.reserveCapacity(view.data.count)
        rows.reserveCapacity(view.data.count)
        for element in view.data {
            ids.append(view.id(element))
            rows.append(Row(element, view.content, in: self.context(at: rows.count)))
        }
        count = rows.reduce(0) { $0 + $1.count }
        Self.warnAboutDuplicates(in: ids)
    }

    override func apply(_ view: ForEach<Data, ID, Content>) {
        if !updateInPlace(view) { edit(view) }
    }

    /// The common case: the same ids in the same order. False, with nothing done, where they are not.
    private func updateInPlace(_ view: ForEach<Data, ID, Content>) -> Bool {
        guard view.data.count == rows.count else { return false }
        var index = 0
        for element in view.data {
            guard view.id(element) == ids[index] else { return false }
            index += 1
        }
        index = 0
        for element in view.data {
            rows[index].update(element, view.content)
            index += 1
        }
        return true
    }

    private func edit(_ view: ForEach<Data, ID, Content>) {
        var newIDs = ContiguousArray<ID>()
        newIDs.reserveCapacity(view.data.count)
        for element in view.data { newIDs.append(view.id(element)) }
        let script = EditScript(from: ids, to: newIDs)
        let oldStarts = script.moved.isEmpty ? [] : starts()

        removeRows(script.removed)
        let old = rows
        var keptPlace = 0
        let keptPlaces = script.moved.isEmpty ? [:] : keptPlaces(script)
        rows.removeAll(keepingCapacity: true)
        rows.reserveCapacity(newIDs.count)
        for (index, element) in view.data.enumerated() {
            if script.source[index] < 0 {
                rows.append(Row(element, view.content, in: context(at: index)))
            } else {
                rows.append(old[script.moved.isEmpty ? keptPlace : keptPlaces[script.source[index]] ?? keptPlace])
                keptPlace += 1
            }
        }
        for (index, row) in rows.enumerated() { row.position = index }
        offsets = nil
        ids = newIDs
        reportMoves(script, oldStarts: oldStarts, kept: old)
        reportInsertions(script.inserted)
        for (index, element) in view.data.enumerated() where script.source[index] >= 0 {
            rows[index].update(element, view.content)
        }
        if !script.inserted.isEmpty { Self.warnAboutDuplicates(in: newIDs) }
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
        rows = ContiguousArray(rows.lazy.filter { !$0.isRemoved })
    }

    /// From the old place of each row that stays to its place among those that stay.
    private func keptPlaces(_ script: EditScript) -> [Int: Int] {
        let places = script.source.lazy.filter { $0 >= 0 }.sorted()
        return Dictionary(uniqueKeysWithValues: zip(places, 0...))
    }

    private func reportMoves(_ script: EditScript, oldStarts: [Int], kept: ContiguousArray<Row>) {
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
            (0..<rows[index].count).map { DisplayableMove(from: oldStarts[script.source[index]] + $0, to: newStarts[index] + $0) }
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

    private static func warnAboutDuplicates(in ids: ContiguousArray<ID>) {
        guard Set(ids).count < ids.count else { return }
        var seen = Set<ID>()
        for id in ids where !seen.insert(id).inserted {
            RuntimeWarning.issue(
                "ForEach<\(Data.self)>: the id \(id) occurs more than once. Views of equal ids are matched in order; give each element its own id.")
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
}

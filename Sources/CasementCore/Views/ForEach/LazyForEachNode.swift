import Foundation

/// The elements of a ForEach whose rows are created one by one, when a lazy container requests their displayables.
///
/// Rule: elements present before and after are found by their ids, from both ends; existing rows receive their new
/// element. The others are only counted as displayables.
final class LazyForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: _ViewNode<
    ForEach<Data, ID, Content>
>, RowElementSource
{
    private typealias Row = ForEachRow<Data.Element, Content>

    private var view: ForEach<Data, ID, Content>
    private let content: RowContent<Data.Element, Content>
    /// The number of displayables per row.
    private let rowCount = Content._viewCount ?? 1
    /// The existing rows, in order; their position is that of their element.
    private var live: ContiguousArray<_Node> = []
    /// The state of evicted rows.
    private var memories: [ID: RowMemory] = [:]

    init(_ view: ForEach<Data, ID, Content>, in context: _NodeContext) {
        self.view = view
        content = RowContent(view.content)
        super.init(in: context)
        count = view.data.count * rowCount
    }

    private func element(at index: Int) -> Data.Element {
        view.data[view.data.index(view.data.startIndex, offsetBy: index)]
    }

    private func id(at index: Int) -> ID { view.id(element(at: index)) }

    // MARK: Rows

    /// The index of an element's row among the existing ones, or where it would be inserted.
    private func place(of index: Int) -> Int {
        var low = 0, high = live.count
        while low < high {
            let middle = (low + high) / 2
            if live[middle].position < index { low = middle + 1 } else { high = middle }
        }
        return low
    }

    private func elementRow(at index: Int) -> _Node {
        let place = place(of: index)
        if place < live.count, live[place].position == index { return live[place] }
        if let back = returned(at: index) {
            live.insert(back, at: place)
            return back
        }
        let outer = graph.rowMemory
        graph.rowMemory = memories.isEmpty ? nil : memories.removeValue(forKey: id(at: index))
        let row = Row(element(at: index), content, in: context(at: index))
        graph.rowMemory = outer
        live.insert(row, at: place)
        warnAboutDuplicates(of: index)
        return row
    }

    /// The row of an element that is still being removed.
    private func returned(at index: Int) -> _Node? {
        guard !graph.removals.isEmpty, let row = graph.returning(AnyHashable(id(at: index)), to: self)
        else { return nil }
        row.isRemoving = false
        row.position = index
        unsafeDowncast(row, to: Row.self).update(element(at: index))
        return row
    }

    private var hasWarned = false

    /// Checks only the existing rows; comparing all would be expensive for a million.
    private func warnAboutDuplicates(of index: Int) {
        guard !hasWarned, ID.self != Int.self || !(view.data is Range<Int>) else { return }
        let id = id(at: index)
        for row in live where row.position != index && self.id(at: row.position) == id {
            hasWarned = true
            RuntimeWarning.issue(
                "ForEach<\(Data.self)>: the id \(id) occurs more than once. Views of equal ids are matched in order; give each element its own id."
            )
            return
        }
    }

    func row(at index: Int) -> Displayable? {
        guard rowCount > 0, index >= 0, index < count else { return nil }
        return elementRow(at: index / rowCount).displayable(at: index % rowCount)
    }

    /// Creates all rows, for callers that cannot request them one by one.
    override func appendDisplayables(to list: inout [Displayable]) {
        for index in 0..<view.data.count { elementRow(at: index).appendDisplayables(to: &list) }
    }

    override var rowAccess: RowAccess? { .source(self) }
    var mayHaveManyRows: Bool { true }
    /// The number of a section's displayables is not static.
    var mayHaveSections: Bool { false }

    func child(containingDisplayable index: Int) -> (node: _Node, index: Int)? {
        guard rowCount > 0, index >= 0, index < count else { return nil }
        let place = place(of: index / rowCount)
        guard place < live.count, live[place].position == index / rowCount else { return nil }
        return (live[place], index % rowCount)
    }

    func describe(_ row: RowDescription, at index: Int) {
        guard rowCount > 0, index >= 0, index < count else { return }
        view.edits?.add(to: &row.actions)
        row.add(self, element: index / rowCount)
        row.value = AnyHashable(id(at: index / rowCount))
    }

    var elementCount: Int { view.data.count }
    func displayables(ofElement index: Int) -> Range<Int> { index * rowCount..<(index + 1) * rowCount }
    func isOnDemand(_ index: Int) -> Bool { true }

    func keepRows(in range: Range<Int>) {
        guard rowCount > 0, !live.isEmpty else { return }
        let wanted = range.lowerBound / rowCount..<(range.upperBound + rowCount - 1) / rowCount
        for row in live where !wanted.contains(row.position) {
            if let memory = RowMemory(row, of: self) { memories[id(at: row.position)] = memory }
            row.tearDown()
        }
        live.removeAll { $0.isRemoved }
    }

    override func offset(of child: _Node) -> Int { child.position * rowCount }
    override func forEachChild(_ body: (_Node) -> Void) { for row in live { body(row) } }

    // MARK: Updates

    override func apply(_ new: ForEach<Data, ID, Content>) {
        let old = view
        view = new
        content.make = new.content
        if old.edits?.actions != new.edits?.actions { noteRowsChanged() }
        let (start, end) = new.loops.countSameEnds(old, new)
        let oldCount = old.data.count, newCount = new.data.count
        if start < oldCount || start < newCount {
            edit(from: old, start..<oldCount - end, to: start..<newCount - end)
        }
        let rows = live
        for row in rows where !row.isRemoved {
            unsafeDowncast(row, to: Row.self).update(element(at: row.position))
        }
    }

    /// Replaces elements in a range of the old ones by those in a range of the new ones.
    private func edit(from old: ForEach<Data, ID, Content>, _ before: Range<Int>, to after: Range<Int>) {
        var newPlaces: [ID: Int] = [:]
        if !before.isEmpty, !after.isEmpty {
            newPlaces.reserveCapacity(after.count)
            for index in after { newPlaces[id(at: index)] = index }
        }
        var removed: [Range<Int>] = [], stays: ContiguousArray<Int> = []
        var position = old.data.index(old.data.startIndex, offsetBy: before.lowerBound)
        var last = after.lowerBound - 1
        for index in before {
            let id = old.id(old.data[position])
            old.data.formIndex(after: &position)
            // For the container's lengths, a moved element counts as removed and inserted.
            if let place = newPlaces[id], place > last {
                last = place
                stays.append(place)
                continue
            }
            if newPlaces[id] == nil, !memories.isEmpty { memories[id] = nil }
            Self.append(index, to: &removed)
        }
        moveRows(from: old, before, to: after, newPlaces)
        var leaving: [(node: _Node, key: AnyHashable)] = []
        for row in live where row.isRemoved {
            row.isRemoved = false
            let element = old.data.index(old.data.startIndex, offsetBy: row.position)
            leaving.append((row, AnyHashable(old.id(old.data[element]))))
        }
        if !leaving.isEmpty { live.removeAll { row in leaving.contains { $0.node === row } } }
        let come = inserted(in: after, without: stays)
        graph.depart(rows: leaving, from: self) { report(removed, come) }
        notePreferenceChange(preferencesBelow)
    }

    private static func append(_ index: Int, to ranges: inout [Range<Int>]) {
        if let last = ranges.last, last.upperBound == index {
            ranges[ranges.count - 1] = last.lowerBound..<index + 1
        } else {
            ranges.append(index..<index + 1)
        }
    }

    private func inserted(in range: Range<Int>, without stays: ContiguousArray<Int>) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        var next = range.lowerBound
        for place in stays {
            if next < place { ranges.append(next..<place) }
            next = place + 1
        }
        if next < range.upperBound { ranges.append(next..<range.upperBound) }
        return ranges
    }

    /// Updates the positions of existing rows, and marks removed ones.
    private func moveRows(
        from old: ForEach<Data, ID, Content>, _ before: Range<Int>, to after: Range<Int>, _ newPlaces: [ID: Int]
    ) {
        var isSorted = true
        for row in live {
            if before.contains(row.position) {
                let id = old.id(old.data[old.data.index(old.data.startIndex, offsetBy: row.position)])
                if let place = newPlaces[id] {
                    row.position = place
                    isSorted = false
                } else {
                    row.isRemoved = true
                }
            } else if row.position >= before.upperBound {
                row.position += after.count - before.count
            }
        }
        if !isSorted { live.sort { $0.position < $1.position } }
    }

    private func report(_ removed: [Range<Int>], _ inserted: [Range<Int>]) {
        count = view.data.count * rowCount
        guard rowCount > 0 else { return }
        func scaled(_ range: Range<Int>) -> Range<Int> { range.lowerBound * rowCount..<range.upperBound * rowCount }
        if !removed.isEmpty { editTarget?.remove(removed.map(scaled), of: self) }
        if !inserted.isEmpty {
            editTarget?.insert(
                inserted.map { DisplayableInsertion(at: $0.lowerBound * rowCount, unmade: $0.count * rowCount) },
                of: self)
        }
    }

    // MARK: Finding

    func identifiedView(_ id: AnyHashable) -> FoundNode? {
        guard let own = id as? ID ?? id.base as? ID, let index = view.loops.findPlace(view, own) else { return nil }
        return FoundNode(self, at: index * rowCount)
    }

    func identity(of child: _Node) -> (id: AnyHashable, view: FoundNode)? {
        (AnyHashable(id(at: child.position)), FoundNode(self, at: child.position * rowCount))
    }
}

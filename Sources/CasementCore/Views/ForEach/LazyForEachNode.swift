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

    @exclusivity(unchecked) private var view: ForEach<Data, ID, Content>
    private let content: RowContent<Data.Element, Content>
    /// The number of displayables per row.
    private let rowCount = Content._viewCount ?? 1
    /// The existing rows, in order; their position is that of their element.
    @exclusivity(unchecked) private var live: ContiguousArray<_Node> = []
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

    /// Checks only the elements around a new row; comparing all would be expensive for a million.
    private func warnAboutDuplicates(of index: Int) {
        guard !hasWarned, view.loops.isRepeated(view, index, 64) else { return }
        hasWarned = true
        RuntimeWarning.issue(
            "ForEach<\(Data.self)>: the id \(id(at: index)) occurs more than once. Views of equal ids are matched in order; give each element its own id."
        )
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
        guard rowCount > 0, let first = live.first, let last = live.last else { return }
        let wanted = range.lowerBound / rowCount..<(range.upperBound + rowCount - 1) / rowCount
        if wanted.contains(first.position), wanted.contains(last.position) { return }
        let kept = place(of: wanted.lowerBound)..<place(of: max(wanted.lowerBound, wanted.upperBound))
        for index in live.indices where !kept.contains(index) {
            let row = live[index]
            if let memory = RowMemory(row, of: self) { memories[id(at: row.position)] = memory }
            row.tearDown()
        }
        live.removeSubrange(kept.upperBound...)
        live.removeSubrange(..<kept.lowerBound)
    }

    override func offset(of child: _Node) -> Int { child.position * rowCount }
    override func forEachChild(_ body: (_Node) -> Void) { for row in live { body(row) } }

    // MARK: Updates

    override func apply(_ new: ForEach<Data, ID, Content>) {
        let old = view
        view = new
        content.make = new.content
        if old.edits?.actions != new.edits?.actions { noteRowsChanged() }
        if let edits = new.loops.findElementEdits(old, new) { edit(from: old, edits) }
        updateRows()
    }

    /// Updates the existing rows, those of neighbouring elements together.
    private func updateRows() {
        let rows = live
        var start = 0
        while start < rows.count {
            let shift = rows[start].position - start
            var end = start + 1
            while end < rows.count, rows[end].position == end + shift { end += 1 }
            view.update(rows, in: start..<end, shift: shift, of: graph)
            start = end
        }
    }

    private func edit(from old: ForEach<Data, ID, Content>, _ edits: ElementEdits) {
        func oldID(at index: Int) -> ID { old.id(old.data[old.data.index(old.data.startIndex, offsetBy: index)]) }
        if !memories.isEmpty {
            for range in edits.gone { for index in range { memories[oldID(at: index)] = nil } }
        }
        var leaving: [(node: _Node, key: AnyHashable)] = []
        for row in live where row.position >= edits.old.lowerBound {
            if row.position >= edits.old.upperBound {
                row.position += edits.new.count - edits.old.count
            } else if let place = edits.place(of: row.position) {
                row.position = place
            } else {
                leaving.append((row, AnyHashable(oldID(at: row.position))))
            }
        }
        if !leaving.isEmpty { live.removeAll { row in leaving.contains { $0.node === row } } }
        if !edits.keepsOrder { live.sort { $0.position < $1.position } }
        graph.depart(rows: leaving, from: self) { report(edits.removed, edits.inserted) }
        notePreferenceChange(preferencesBelow)
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

/// The loops over the elements of a ForEach, compiled where it is created, in the program: there the types are known,
/// and a step takes a tenth of the time that it takes through the metadata of generic types.
@usableFromInline @MainActor struct RowLoops<Data: RandomAccessCollection, ID: Hashable, Content> {
    @usableFromInline typealias Source = ForEach<Data, ID, Content>

    /// Calls the closure with the elements, in order, and appends their ids to a list.
    @usableFromInline let forEach:
        @MainActor (Source, inout ContiguousArray<ID>, @MainActor (Data.Element) -> Void) -> Void
    /// The number of elements, from the first, whose ids equal those in memory.
    @usableFromInline let countSameIDs: @MainActor (Source, UnsafeBufferPointer<ID>) -> Int
    /// The edits from the ids in memory to those of the elements, which share the first `count`, and the new ids.
    @usableFromInline let findEdits:
        @MainActor (Source, UnsafeBufferPointer<ID>, _ count: Int) -> (EditScript, ContiguousArray<ID>)
    /// An id at one of the indices that also occurs elsewhere.
    @usableFromInline let findDuplicate: @MainActor (UnsafeBufferPointer<ID>, _ places: ContiguousArray<Int>) -> ID?
    /// Runs the closures of rows until the walk ends or halts; if a row's value differs, it is stored in `change`.
    @usableFromInline let run: @MainActor (Source, inout RowWalk, _ change: inout Content?) -> Void

    /// The edits from the elements of one value to those of another; nil where their ids are the same.
    @usableFromInline let findElementEdits: @MainActor (Source, Source) -> ElementEdits?
    /// Whether the id of the element at an index is also that of another one, at most so many places away.
    @usableFromInline let isRepeated: @MainActor (Source, _ index: Int, _ distance: Int) -> Bool
    /// The index of an id.
    @usableFromInline let findPlace: @MainActor (Source, ID) -> Int?

    @inlinable nonisolated init() {
        findElementEdits = { Self.findElementEdits($0, $1) }
        isRepeated = { Self.isRepeated($0, $1, within: $2) }
        findPlace = { Self.findPlace($0, $1) }
        forEach = { Self.forEach($0, &$1, $2) }
        countSameIDs = { Self.countSameIDs($0, $1) }
        findEdits = { Self.findEdits($0, $1, sharing: $2) }
        findDuplicate = { Self.findDuplicate($0, among: $1) }
        run = { Self.run($0, &$1, &$2) }
    }

    @inlinable static func forEach(
        _ view: Source, _ ids: inout ContiguousArray<ID>, _ body: @MainActor (Data.Element) -> Void
    ) {
        for element in view.data {
            ids.append(view.id(element))
            body(element)
        }
    }

    // MARK: Ids

    @inlinable static func countSameIDs(_ view: Source, _ ids: UnsafeBufferPointer<ID>) -> Int {
        let count = min(view.data.count, ids.count)
        var index = 0
        // Uses contiguous memory if available: iterating an unknown collection looks up metadata at every step.
        let isDone: Void? = view.data.withContiguousStorageIfAvailable { elements in
            while index < count, view.id(elements[index]) == ids[index] { index += 1 }
        }
        if isDone != nil { return index }
        var position = view.data.startIndex
        while index < count, view.id(view.data[position]) == ids[index] {
            index += 1
            view.data.formIndex(after: &position)
        }
        return index
    }

    @inlinable static func findEdits(
        _ view: Source, _ ids: UnsafeBufferPointer<ID>, sharing start: Int
    ) -> (EditScript, ContiguousArray<ID>) {
        var oldEnd = ids.count, newEnd = view.data.count
        var position = view.data.endIndex
        while oldEnd > start, newEnd > start {
            view.data.formIndex(before: &position)
            guard view.id(view.data[position]) == ids[oldEnd - 1] else { break }
            oldEnd -= 1
            newEnd -= 1
        }
        let new = self.ids(of: view, in: start..<newEnd)
        return (EditScript(from: ids, start..<oldEnd, to: new, start..<newEnd), new)
    }

    @inlinable static func ids(of view: Source, in range: Range<Int>) -> ContiguousArray<ID> {
        var position = view.data.index(view.data.startIndex, offsetBy: range.lowerBound)
        return ContiguousArray(unsafeUninitializedCapacity: range.count) { memory, count in
            while count < range.count {
                memory.initializeElement(at: count, to: view.id(view.data[position]))
                view.data.formIndex(after: &position)
                count += 1
            }
        }
    }

    @inlinable static func findElementEdits(_ old: Source, _ new: Source) -> ElementEdits? {
        let (start, end) = countSameEnds(old, new)
        let before = start..<old.data.count - end, after = start..<new.data.count - end
        guard !before.isEmpty, !after.isEmpty else {
            return before.isEmpty && after.isEmpty ? nil : ElementEdits(replacing: before, by: after)
        }
        let newIDs = ids(of: new, in: after)
        let script = ids(of: old, in: before).withUnsafeBufferPointer {
            EditScript(from: $0, 0..<before.count, to: newIDs, 0..<after.count)
        }
        return ElementEdits(script, after: start)
    }

    @inlinable static func isRepeated(_ view: Source, _ index: Int, within distance: Int) -> Bool {
        if view.data is Range<Int>, ID.self == Int.self { return false }
        let first = max(0, index - distance), end = min(view.data.count, index + distance + 1)
        let id = view.id(view.data[view.data.index(view.data.startIndex, offsetBy: index)])
        var position = view.data.index(view.data.startIndex, offsetBy: first)
        for other in first..<end {
            if other != index, view.id(view.data[position]) == id { return true }
            view.data.formIndex(after: &position)
        }
        return false
    }

    @inlinable static func findDuplicate(
        _ ids: UnsafeBufferPointer<ID>, among places: ContiguousArray<Int>
    ) -> ID? {
        // A few are compared with all, which needs no memory; many are hashed.
        guard places.count > 8 else {
            for place in places {
                for index in ids.indices where ids[index] == ids[place] && index != place { return ids[place] }
            }
            return nil
        }
        var seen = Set<ID>(minimumCapacity: ids.count)
        for id in ids where !seen.insert(id).inserted { return id }
        return nil
    }

    @inlinable static func countSameEnds(_ old: Source, _ new: Source) -> (start: Int, end: Int) {
        let count = min(old.data.count, new.data.count)
        if let old = old.data as? Range<Int>, let new = new.data as? Range<Int>, ID.self == Int.self {
            let isSame = old.lowerBound == new.lowerBound || count == 0
            return isSame ? (count, 0) : (0, 0)
        }
        var start = 0, end = 0
        let isDone: Void?? = old.data.withContiguousStorageIfAvailable { before in
            new.data.withContiguousStorageIfAvailable { after in
                // The same memory: shared, so it cannot have been modified in place.
                if before.baseAddress == after.baseAddress, before.count == after.count {
                    start = count
                    return
                }
                while start < count, old.id(before[start]) == new.id(after[start]) { start += 1 }
                let (last, lastNew) = (before.count - 1, after.count - 1)
                while end < count - start, old.id(before[last - end]) == new.id(after[lastNew - end]) { end += 1 }
            }
        }
        if case .some(.some) = isDone { return (start, end) }
        (start, end) = (0, 0)
        var position = old.data.startIndex, newPosition = new.data.startIndex
        while start < count, old.id(old.data[position]) == new.id(new.data[newPosition]) {
            start += 1
            old.data.formIndex(after: &position)
            new.data.formIndex(after: &newPosition)
        }
        (position, newPosition) = (old.data.endIndex, new.data.endIndex)
        while end < count - start {
            old.data.formIndex(before: &position)
            new.data.formIndex(before: &newPosition)
            guard old.id(old.data[position]) == new.id(new.data[newPosition]) else { break }
            end += 1
        }
        return (start, end)
    }

    /// Searches from both ends, where the id usually is.
    @inlinable static func findPlace(_ view: Source, _ id: ID) -> Int? {
        let count = view.data.count
        guard count > 0 else { return nil }
        if let data = view.data as? Range<Int>, let number = id as? Int {
            return data.contains(number) ? number - data.lowerBound : nil
        }
        var low = view.data.startIndex
        var high = view.data.index(before: view.data.endIndex)
        for step in 0...(count - 1) / 2 {
            if view.id(view.data[low]) == id { return step }
            if view.id(view.data[high]) == id { return count - 1 - step }
            view.data.formIndex(after: &low)
            if high > view.data.startIndex { view.data.formIndex(before: &high) }
        }
        return nil
    }

    // MARK: Rows

    @inlinable static func run(_ view: Source, _ walk: inout RowWalk, _ change: inout Content?) {
        let isDone: Void? = view.data.withContiguousStorageIfAvailable { elements in
            while walk.index < walk.end, step(view, elements[walk.element], &walk, &change) { walk.index += 1 }
        }
        if isDone != nil { return }
        var position = view.data.index(view.data.startIndex, offsetBy: walk.element)
        while walk.index < walk.end, step(view, view.data[position], &walk, &change) {
            walk.index += 1
            view.data.formIndex(after: &position)
        }
    }

    /// Runs one row's closure; false if the walk halts at it.
    @inlinable static func step(
        _ view: Source, _ element: Data.Element, _ walk: inout RowWalk, _ change: inout Content?
    ) -> Bool {
        let row = unsafeDowncast(walk.rows[walk.index], to: ElementRow<Data.Element>.self)
        guard walk.begin(row) else { return false }
        row.element = element
        var value = view.content(element)
        if walk.isSame(row, &value) { return true }
        change = value
        return false
    }
}

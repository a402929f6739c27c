/// The loops over the elements of a ForEach, compiled where it is made, in the program: there the types are known, and a
/// step takes a tenth of what it takes through the metadata of generic types.
@usableFromInline @MainActor struct RowLoops<Data: RandomAccessCollection, ID: Hashable, Content> {
    @usableFromInline typealias Source = ForEach<Data, ID, Content>

    /// Hands over the elements and their ids, in order.
    @usableFromInline let forEach: @MainActor (Source, @MainActor (Data.Element, ID) -> Void) -> Void
    /// How many elements, from the first, have the ids that stand in memory.
    @usableFromInline let countSameIDs: @MainActor (Source, UnsafeBufferPointer<ID>) -> Int
    /// The way from the ids in memory to those of the elements, which share the first `count`, and the new ids.
    @usableFromInline let findEdits:
        @MainActor (Source, UnsafeBufferPointer<ID>, _ count: Int) -> (EditScript, ContiguousArray<ID>)
    /// An id that stands at one of the places and elsewhere too.
    @usableFromInline let findDuplicate: @MainActor (UnsafeBufferPointer<ID>, _ places: ContiguousArray<Int>) -> ID?
    /// Runs the closures of rows until the walk ends or halts; where a row's value differs, it is left in `change`.
    @usableFromInline let run: @MainActor (Source, inout RowWalk, _ change: inout Content?) -> Void

    @inlinable nonisolated init() {
        forEach = { Self.forEach($0, $1) }
        countSameIDs = { Self.countSameIDs($0, $1) }
        findEdits = { Self.findEdits($0, $1, sharing: $2) }
        findDuplicate = { Self.findDuplicate($0, among: $1) }
        run = { Self.run($0, &$1, &$2) }
    }

    @inlinable static func forEach(_ view: Source, _ body: @MainActor (Data.Element, ID) -> Void) {
        for element in view.data { body(element, view.id(element)) }
    }

    // MARK: Ids

    @inlinable static func countSameIDs(_ view: Source, _ ids: UnsafeBufferPointer<ID>) -> Int {
        let count = min(view.data.count, ids.count)
        var index = 0
        // Plain memory where there is any: iterating an unknown collection looks up metadata at every step.
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
        var new = ContiguousArray<ID>()
        new.reserveCapacity(newEnd - start)
        position = view.data.index(view.data.startIndex, offsetBy: start)
        for _ in start..<newEnd {
            new.append(view.id(view.data[position]))
            view.data.formIndex(after: &position)
        }
        return (EditScript(from: ids, start..<oldEnd, to: new, start..<newEnd), new)
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

    // MARK: Rows

    @inlinable static func run(_ view: Source, _ walk: inout RowWalk, _ change: inout Content?) {
        let isDone: Void? = view.data.withContiguousStorageIfAvailable { elements in
            while walk.index < walk.end, step(view, elements[walk.index], &walk, &change) { walk.index += 1 }
        }
        if isDone != nil { return }
        var position = view.data.index(view.data.startIndex, offsetBy: walk.index)
        while walk.index < walk.end, step(view, view.data[position], &walk, &change) {
            walk.index += 1
            view.data.formIndex(after: &position)
        }
    }

    /// Runs one row's closure; false where the walk halts at it.
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

/// The loops over all rows of a ForEach, compiled where it is made, in the program: there the types are known, and a step
/// takes a tenth of what it takes through the metadata of generic types.
@usableFromInline @MainActor struct RowLoops<Data: RandomAccessCollection, ID: Hashable, Content> {
    @usableFromInline typealias View = ForEach<Data, ID, Content>

    /// How many elements, from the first, have the ids that stand in memory.
    @usableFromInline let countSameIDs: @MainActor (View, UnsafeBufferPointer<ID>) -> Int
    /// Runs the closures of rows until the walk ends or halts; where a row's value differs, it is left in `change`.
    @usableFromInline let run: @MainActor (View, inout RowWalk, _ change: inout Content?) -> Void

    @inlinable nonisolated init() {
        countSameIDs = { Self.countSameIDs($0, $1) }
        run = { Self.run($0, &$1, &$2) }
    }

    @inlinable static func countSameIDs(_ view: View, _ ids: UnsafeBufferPointer<ID>) -> Int {
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

    @inlinable static func run(_ view: View, _ walk: inout RowWalk, _ change: inout Content?) {
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
        _ view: View, _ element: Data.Element, _ walk: inout RowWalk, _ change: inout Content?
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

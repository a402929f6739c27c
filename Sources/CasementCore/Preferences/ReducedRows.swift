/// The values of many rows in a balanced binary tree of reductions: one row that changes reduces again as many times as the
/// tree is deep. The order of the rows is kept; that it does not matter where the brackets are is what every key's `reduce`
/// promises by being used at any depth of a view tree.
final class ReducedRows<Key: PreferenceKey>: PreferenceRows {
    /// Up to so many rows are simply reduced one after the other.
    static var few: Int { 32 }

    /// The root stands at 1, the parts of `index` at `2 * index` and the place after; the rows from `capacity` on.
    private var values: ContiguousArray<Key.Value?> = []
    private var capacity = 1

    convenience init(_ rows: ContiguousArray<_Node>) {
        self.init(bit: PreferenceKeyRegistry.bit(of: Key.self))
        while capacity < rows.count { capacity *= 2 }
        values = ContiguousArray(repeating: nil, count: 2 * capacity)
        build(rows)
    }

    /// The value of all rows, which are those it was made for.
    func value(of rows: ContiguousArray<_Node>) -> Key.Value? {
        defer { changed.removeAll(keepingCapacity: true) }
        if changed.count > capacity / 16 {
            build(rows)
        } else {
            for index in changed where index < rows.count { update(index, rows[index]) }
        }
        return values[1]
    }

    private func build(_ rows: ContiguousArray<_Node>) {
        for index in rows.indices { values[capacity + index] = rows[index].preference(Key.self) }
        for index in (1..<capacity).reversed() { reduce(index) }
    }

    private func update(_ index: Int, _ row: _Node) {
        var place = capacity + index
        values[place] = row.preference(Key.self)
        while place > 1 {
            place /= 2
            reduce(place)
        }
    }

    private func reduce(_ place: Int) {
        guard var value = values[2 * place] else {
            values[place] = values[2 * place + 1]
            return
        }
        if let next = values[2 * place + 1] { Key.reduce(value: &value) { next } }
        values[place] = value
    }
}

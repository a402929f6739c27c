/// The values of many rows in a balanced binary tree of reductions: a change of one row costs as many reductions as the
/// tree is deep. The order of the rows is kept. `reduce` must be associative; every key is, since it is used at any
/// depth of a view tree.
final class ReducedRows<Key: PreferenceKey>: PreferenceRows {
    /// Up to this number, rows are reduced one after the other without a tree.
    static var few: Int { 32 }

    /// The root is at 1, the children of `index` at `2 * index` and the following index; the rows begin at `capacity`.
    private var values: ContiguousArray<Key.Value?> = []
    private var capacity = 1

    convenience init(_ rows: ContiguousArray<_Node>) {
        self.init(bit: PreferenceKeyRegistry.bit(of: Key.self))
        while capacity < rows.count { capacity *= 2 }
        values = ContiguousArray(repeating: nil, count: 2 * capacity)
        build(rows)
    }

    /// The value of all rows; `rows` must be those it was created for.
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

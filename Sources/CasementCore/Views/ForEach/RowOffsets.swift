/// Sums of the rows' displayable counts, for rows whose number of displayables is not static: a Fenwick tree, so that
/// changing a count and reading an offset take logarithmic time.
struct RowOffsets {
    private var tree: ContiguousArray<Int>

    init(_ counts: some Collection<Int>) {
        tree = ContiguousArray(repeating: 0, count: counts.count + 1)
        for (index, count) in counts.enumerated() {
            tree[index + 1] += count
            let parent = index + 1 + ((index + 1) & -(index + 1))
            if parent < tree.count { tree[parent] += tree[index + 1] }
        }
    }

    mutating func add(_ delta: Int, at index: Int) {
        var position = index + 1
        while position < tree.count {
            tree[position] += delta
            position += position & -position
        }
    }

    func sum(before index: Int) -> Int {
        var sum = 0
        var position = index
        while position > 0 {
            sum += tree[position]
            position -= position & -position
        }
        return sum
    }
}

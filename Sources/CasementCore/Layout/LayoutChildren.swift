/// The children of a container. A long list has a stack for each row, and most stacks have one child or two, which need
/// no array.
package struct LayoutChildren: RandomAccessCollection {
    private var first: LayoutNode?
    private var second: LayoutNode?
    /// All of them, where there are more than two.
    private var many: ContiguousArray<LayoutNode> = []

    init() {}

    init(_ nodes: ContiguousArray<LayoutNode>) {
        if nodes.count > 2 {
            many = nodes
        } else {
            first = nodes.first
            second = nodes.dropFirst().first
        }
    }

    package var startIndex: Int { 0 }
    package var endIndex: Int {
        @inline(__always) get { many.isEmpty ? (first == nil ? 0 : 1) + (second == nil ? 0 : 1) : many.count }
    }

    package subscript(index: Int) -> LayoutNode {
        @inline(__always) get {
            if !many.isEmpty { return many[index] }
            guard let node = index == 0 ? first : index == 1 ? second : nil else {
                preconditionFailure("an index beyond the children")
            }
            return node
        }
    }

    /// All of them in an array.
    var array: ContiguousArray<LayoutNode> { many.isEmpty ? ContiguousArray(self) : many }

    /// Calls `body` with each, in order.
    @MainActor @inline(__always) func visit(_ body: (LayoutNode) -> Void) {
        if many.isEmpty {
            if let first { body(first) }
            if let second { body(second) }
        } else {
            for node in many { body(node) }
        }
    }

    /// Calls `body` with all of them in plain memory. They must not be edited before it ends.
    @MainActor @inline(__always) func withBuffer<Result>(
        _ body: (UnsafeBufferPointer<LayoutNode>) -> Result
    ) -> Result {
        if !many.isEmpty { return many.withUnsafeBufferPointer(body) }
        let count = count
        return withUnsafePointer(to: (first, second)) { few in
            // An optional reference that is not nil is a reference, and those that are nil are beyond the count.
            let start = UnsafeRawPointer(few).assumingMemoryBound(to: LayoutNode.self)
            return body(UnsafeBufferPointer(start: start, count: count))
        }
    }

    // MARK: Edits

    mutating func insert(_ nodes: [LayoutNode], at index: Int) {
        if isEmpty {
            self = LayoutChildren(ContiguousArray(nodes))
        } else {
            edit {
                if index == $0.count { $0.append(contentsOf: nodes) } else { $0.insert(contentsOf: nodes, at: index) }
            }
        }
    }

    mutating func removeChildren(in range: Range<Int>) { edit { $0.removeSubrange(range) } }

    /// Reorders a part: the node now at `start + i` was at `start + order[i]`.
    mutating func permute(from start: Int, _ order: [Int]) { edit { $0.permute(from: start, order) } }

    private mutating func edit(_ change: (inout ContiguousArray<LayoutNode>) -> Void) {
        var nodes = array
        // The only reference to an array of many, which is changed in place.
        self = LayoutChildren()
        change(&nodes)
        self = LayoutChildren(nodes)
    }
}

extension ContiguousArray {
    /// Moves the element at `start + order[i]` to `start + i`; `order` contains every number below its count
    /// once. Elements are moved, not copied: counting the references of a thousand nodes costs more than the
    /// rest of their reordering.
    mutating func permute(from start: Int, _ order: [Int]) {
        assert(order.sorted().elementsEqual(order.indices), "The order is no permutation.")
        withUnsafeMutableBufferPointer { elements in
            guard let first = elements.baseAddress.map({ $0 + start }) else { return }
            withUnsafeTemporaryAllocation(of: Element.self, capacity: order.count) { copy in
                guard let old = copy.baseAddress else { return }
                old.moveInitialize(from: first, count: order.count)
                for (index, place) in order.enumerated() { (first + index).moveInitialize(from: old + place, count: 1) }
            }
        }
    }
}

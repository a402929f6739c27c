/// A list that allocates no memory while it has at most one element, where that is the usual number.
struct ShortList<Element>: RandomAccessCollection, MutableCollection {
    private var head: Element?
    private var rest: ContiguousArray<Element> = []

    var startIndex: Int { 0 }
    var endIndex: Int { head == nil ? 0 : 1 + rest.count }

    subscript(index: Int) -> Element {
        get {
            if index == 0, let head { return head }
            return rest[index - 1]
        }
        set { if index == 0, head != nil { head = newValue } else { rest[index - 1] = newValue } }
    }

    mutating func append(_ element: Element) { if head == nil { head = element } else { rest.append(element) } }

    mutating func popLast() -> Element? {
        if let last = rest.popLast() { return last }
        defer { head = nil }
        return head
    }

    mutating func removeAll() {
        head = nil
        rest.removeAll()
    }
}

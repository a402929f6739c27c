/// The answers of a node that are in use beside the one it was placed with, oldest first. Most nodes have one at most, for
/// which no memory is allocated.
struct Answers {
    private var first: Measurement?
    private var others: ContiguousArray<Measurement> = []

    var isEmpty: Bool { first == nil }
    var count: Int { first == nil ? 0 : 1 + others.count }

    /// The first that serves a proposal.
    func serving(_ proposal: ProposedViewSize) -> Measurement? {
        guard let first else { return nil }
        if first.serves(proposal) { return first }
        for answer in others where answer.serves(proposal) { return answer }
        return nil
    }

    func allSatisfy(_ condition: (Measurement) -> Bool) -> Bool {
        guard let first else { return true }
        return condition(first) && others.allSatisfy(condition)
    }

    mutating func append(_ answer: Measurement) { if first == nil { first = answer } else { others.append(answer) } }

    mutating func removeFirst() { first = others.isEmpty ? nil : others.removeFirst() }

    /// Takes out the answer to a proposal.
    mutating func remove(_ proposal: ProposedViewSize) {
        guard let first else { return }
        if first.proposal == proposal { return removeFirst() }
        for index in others.indices where others[index].proposal == proposal {
            others.remove(at: index)
            return
        }
    }

    mutating func removeAll() {
        first = nil
        others.removeAll(keepingCapacity: true)
    }
}

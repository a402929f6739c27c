import Foundation

/// The cached answers of a node to proposals in use: the one that it was placed with, and others, oldest first.
///
/// Most nodes have one other at most, for which no memory is allocated.
struct MeasurementCache {
    /// The answer that the node was placed with.
    private(set) var placed: Measurement?
    private var others = Others()
    /// Whether an answer that the parent may rely on was evicted.
    private var hasForgotten = false

    /// The maximum number of answers besides the one that the node was placed with: those to the extremes that a stack
    /// asks for on both axes, and some at the width or height of the moment.
    private static var mostOthers: Int { 6 }

    var isEmpty: Bool { placed == nil && others.isEmpty }

    /// The answer that is valid for a proposal.
    @inline(__always) func serving(_ proposal: ProposedViewSize) -> Measurement? {
        if let placed, placed.serves(proposal) { return placed }
        return others.serving(proposal)
    }

    /// Whether the answer that the node was placed with is valid for a proposal.
    @inline(__always) func isPlaced(for proposal: ProposedViewSize) -> Bool { placed?.serves(proposal) ?? false }

    /// Whether there is an answer that the node was placed with, and all answers that the parent may rely on meet a
    /// condition.
    func areAll(_ condition: (Measurement) -> Bool) -> Bool {
        !hasForgotten && (placed.map(condition) ?? false) && others.allSatisfy(condition)
    }

    /// Caches an answer besides the one that the node was placed with.
    mutating func insert(_ answer: Measurement) {
        if others.count >= Self.mostOthers {
            others.removeOne()
            hasForgotten = true
        }
        others.append(answer)
    }

    /// The size of the only answer, if it is valid for a proposal and the node was not placed.
    @inline(__always) func onlySize(for proposal: ProposedViewSize) -> CGSize? {
        placed == nil ? others.onlySize(for: proposal) : nil
    }

    /// Makes the only answer the one that the node is placed with.
    @inline(__always) mutating func useOnly() { placed = others.takeOnly() }

    /// Makes an answer the one that the node is placed with.
    mutating func use(_ answer: Measurement) {
        others.remove(answer.proposal)
        if let old = placed, !old.serves(answer.proposal) { others.append(old) }
        placed = answer
    }

    /// Removes and returns all answers; nil where the node was not placed, so that its parent relies on none.
    mutating func takeAll() -> (placed: Measurement, others: Others, hasForgotten: Bool)? {
        guard let placed else {
            others.removeAll()
            return nil
        }
        let taken = (placed, others, hasForgotten)
        self = MeasurementCache()
        return taken
    }

    /// Removes all answers; the parent may rely on them.
    mutating func forget() {
        placed = nil
        others.removeAll()
        hasForgotten = true
    }

    /// Answers, oldest first.
    struct Others {
        private var first: Measurement?
        private var rest: ContiguousArray<Measurement> = []

        var isEmpty: Bool { first == nil }
        var count: Int { first == nil ? 0 : 1 + rest.count }

        /// The first that is valid for a proposal.
        func serving(_ proposal: ProposedViewSize) -> Measurement? {
            guard let first else { return nil }
            if first.serves(proposal) { return first }
            for answer in rest where answer.serves(proposal) { return answer }
            return nil
        }

        /// The size of the answer if it is the only one and valid for a proposal.
        @inline(__always) func onlySize(for proposal: ProposedViewSize) -> CGSize? {
            guard let only = first, rest.isEmpty, only.serves(proposal) else { return nil }
            return only.size
        }

        @inline(__always) mutating func takeOnly() -> Measurement? {
            defer { first = nil }
            return first
        }

        func allSatisfy(_ condition: (Measurement) -> Bool) -> Bool {
            guard let first else { return true }
            return condition(first) && rest.allSatisfy(condition)
        }

        mutating func append(_ answer: Measurement) { if first == nil { first = answer } else { rest.append(answer) } }

        private mutating func removeFirst() { first = rest.isEmpty ? nil : rest.removeFirst() }

        /// Removes the oldest answer to a length of the moment, such as a window's width while it is resized. Those to
        /// nothing, infinity and nil are asked for again at the next length.
        mutating func removeOne() {
            guard first?.proposal.isExtreme == true, let index = rest.firstIndex(where: { !$0.proposal.isExtreme })
            else {
                return removeFirst()
            }
            rest.remove(at: index)
        }

        /// Removes the answer to a proposal.
        mutating func remove(_ proposal: ProposedViewSize) {
            guard let first else { return }
            if first.proposal == proposal { return removeFirst() }
            for index in rest.indices where rest[index].proposal == proposal {
                rest.remove(at: index)
                return
            }
        }

        mutating func removeAll() {
            first = nil
            rest.removeAll(keepingCapacity: true)
        }
    }
}

extension ProposedViewSize {
    /// Whether each length is zero, infinite or nil.
    fileprivate var isExtreme: Bool { Self.isExtreme(width) && Self.isExtreme(height) }

    private static func isExtreme(_ length: CGFloat?) -> Bool { length.map { $0 == 0 || $0 == .infinity } ?? true }
}

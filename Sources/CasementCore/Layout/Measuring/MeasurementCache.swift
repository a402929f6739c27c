import Foundation

/// The cached answers of a node to proposals in use: the one that it was placed with, and others, oldest first.
///
/// Most nodes have one answer, with which they are placed: there is room for one, and memory is allocated for others.
struct MeasurementCache {
    private var others: ContiguousArray<Measurement> = []
    /// The answer that the node was placed with, or before that, the oldest.
    private var first: Measurement?
    private var isPlaced = false
    /// Whether an answer that the parent may rely on was evicted.
    private var hasForgotten = false

    /// The maximum number of answers besides the one that the node was placed with: those to the extremes that a stack
    /// asks for on both axes, and some at the width or height of the moment.
    private static var mostOthers: Int { 6 }

    var isEmpty: Bool { first == nil }

    /// The answer that the node was placed with.
    var placed: Measurement? { isPlaced ? first : nil }

    /// The answer that is valid for a proposal.
    @inline(__always) func serving(_ proposal: ProposedViewSize) -> Measurement? {
        guard let first else { return nil }
        if first.serves(proposal) { return first }
        for answer in others where answer.serves(proposal) { return answer }
        return nil
    }

    /// Whether the answer that the node was placed with is valid for a proposal.
    @inline(__always) func isPlaced(for proposal: ProposedViewSize) -> Bool {
        isPlaced && (first?.serves(proposal) ?? false)
    }

    /// Whether there is an answer that the node was placed with, and all answers that the parent may rely on meet a
    /// condition.
    func areAll(_ condition: (Measurement) -> Bool) -> Bool {
        guard !hasForgotten, isPlaced, let first else { return false }
        return condition(first) && others.allSatisfy(condition)
    }

    /// Caches an answer besides the one that the node was placed with.
    mutating func insert(_ answer: Measurement) {
        if first == nil {
            first = answer
            return
        }
        if others.count + (isPlaced ? 0 : 1) >= Self.mostOthers {
            evict()
            hasForgotten = true
        }
        others.append(answer)
    }

    /// The size of the only answer, if it is valid for a proposal and the node was not placed.
    @inline(__always) func onlySize(for proposal: ProposedViewSize) -> CGSize? {
        guard !isPlaced, let only = first, others.isEmpty, only.serves(proposal) else { return nil }
        return only.size
    }

    /// Makes the only answer the one that the node is placed with.
    @inline(__always) mutating func useOnly() { isPlaced = true }

    /// Makes an answer the one that the node is placed with.
    mutating func use(_ answer: Measurement) {
        remove(answer.proposal)
        if let old = first {
            if !isPlaced {
                others.insert(old, at: 0)
            } else if !old.serves(answer.proposal) {
                others.append(old)
            }
        }
        first = answer
        isPlaced = true
    }

    /// Removes and returns all answers; nil where the node was not placed, so that its parent relies on none.
    mutating func takeAll() -> (placed: Measurement, others: ContiguousArray<Measurement>, hasForgotten: Bool)? {
        guard isPlaced, let placed = first else {
            removeAll()
            return nil
        }
        let taken = (placed, others, hasForgotten)
        self = MeasurementCache()
        return taken
    }

    /// Removes all answers; the parent may rely on them.
    mutating func forget() {
        removeAll()
        hasForgotten = true
    }

    private mutating func removeAll() {
        first = nil
        isPlaced = false
        if !others.isEmpty { others.removeAll(keepingCapacity: true) }
    }

    // MARK: Answers that the node was not placed with

    /// Removes the answer to a proposal.
    private mutating func remove(_ proposal: ProposedViewSize) {
        if !isPlaced, first?.proposal == proposal { return removeOldest() }
        for index in others.indices where others[index].proposal == proposal {
            others.remove(at: index)
            return
        }
    }

    /// Removes the oldest answer to a length of the moment, such as a window's width while it is resized. Those to
    /// nothing, infinity and nil are asked for again at the next length.
    private mutating func evict() {
        if isPlaced || first?.proposal.isExtreme == true,
            let index = others.firstIndex(where: { !$0.proposal.isExtreme })
        {
            others.remove(at: index)
        } else {
            removeOldest()
        }
    }

    private mutating func removeOldest() {
        if !isPlaced {
            first = others.isEmpty ? nil : others.removeFirst()
        } else if !others.isEmpty {
            others.removeFirst()
        }
    }
}

extension ProposedViewSize {
    /// Whether each length is zero, infinite or nil.
    fileprivate var isExtreme: Bool { Self.isExtreme(width) && Self.isExtreme(height) }

    private static func isExtreme(_ length: CGFloat?) -> Bool { length.map { $0 == 0 || $0 == .infinity } ?? true }
}

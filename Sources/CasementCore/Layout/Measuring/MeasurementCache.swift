import Foundation

/// The cached answers of a node to proposals in use: the one that it was placed with, and others, oldest first.
///
/// Most nodes have one answer, with which they are placed: there is room for one, and memory is allocated for others.
struct MeasurementCache {
    /// Before them, the first answer where it does not fit in `packed`.
    private var others: ContiguousArray<Measurement> = []
    /// The answer that the node was placed with, or before that, the oldest.
    private var packed = PackedMeasurement()
    private var flags: UInt8 = 0

    private enum Flag {
        /// Whether there is a first answer.
        static let exists: UInt8 = 1
        static let isPlaced: UInt8 = 2
        /// Whether an answer that the parent may rely on was evicted.
        static let hasForgotten: UInt8 = 4
        /// Whether the first answer is the first of the array.
        static let isWide: UInt8 = 8
    }

    private subscript(flag: UInt8) -> Bool {
        @inline(__always) get { flags & flag != 0 }
        @inline(__always) set { if newValue { flags |= flag } else { flags &= ~flag } }
    }

    /// The maximum number of answers besides the one that the node was placed with: those to the extremes that a stack
    /// asks for on both axes, and some at the width or height of the moment.
    private static var mostOthers: Int { 6 }

    var isEmpty: Bool { !self[Flag.exists] }
    private var isPlaced: Bool { @inline(__always) get { self[Flag.isPlaced] } }

    /// The answer that the node was placed with.
    var placed: Measurement? { isPlaced ? first : nil }
    /// Its size.
    var placedSize: CGSize? { isPlaced && !isEmpty ? packed.size : nil }

    /// Where the others begin in their array.
    private var start: Int { @inline(__always) get { self[Flag.isWide] ? 1 : 0 } }
    private var isOnly: Bool { @inline(__always) get { others.count == start } }

    private var first: Measurement? {
        @inline(__always) get { isEmpty ? nil : self[Flag.isWide] ? others[0] : packed.measurement }
    }

    @inline(__always) private mutating func setFirst(_ new: Measurement) {
        if self[Flag.isWide] { others.removeFirst() }
        flags = flags & ~Flag.isWide | Flag.exists
        if !packed.set(new) { keepWide(new) }
    }

    @inline(never) private mutating func keepWide(_ new: Measurement) {
        others.insert(new, at: 0)
        self[Flag.isWide] = true
    }

    @inline(__always) private func firstServes(_ proposal: ProposedViewSize) -> Bool {
        if isEmpty { return false }
        return self[Flag.isWide] ? others[0].serves(proposal) : packed.serves(proposal)
    }

    /// The answer that is valid for a proposal.
    @inline(__always) func serving(_ proposal: ProposedViewSize) -> Measurement? {
        if isEmpty { return nil }
        if !self[Flag.isWide], packed.serves(proposal) { return packed.measurement }
        for answer in others where answer.serves(proposal) { return answer }
        return nil
    }

    /// Whether the answer that the node was placed with is valid for a proposal.
    @inline(__always) func isPlaced(for proposal: ProposedViewSize) -> Bool { isPlaced && firstServes(proposal) }

    /// Whether there is an answer that the node was placed with, and all answers that the parent may rely on meet a
    /// condition.
    func areAll(_ condition: (Measurement) -> Bool) -> Bool {
        guard !self[Flag.hasForgotten], isPlaced, let first else { return false }
        return condition(first) && others.allSatisfy(condition)
    }

    /// Caches an answer besides the one that the node was placed with.
    @inline(__always) mutating func insert(_ answer: Measurement) {
        if isEmpty { setFirst(answer) } else { append(answer) }
    }

    private mutating func append(_ answer: Measurement) {
        if others.count - start + (isPlaced ? 0 : 1) >= Self.mostOthers {
            evict()
            self[Flag.hasForgotten] = true
        }
        others.append(answer)
    }

    /// The size of the only answer, if it is valid for a proposal and the node was not placed.
    @inline(__always) func onlySize(for proposal: ProposedViewSize) -> CGSize? {
        guard !isPlaced, isOnly, firstServes(proposal) else { return nil }
        return packed.size
    }

    /// Makes the only answer the one that the node is placed with.
    @inline(__always) mutating func useOnly() { self[Flag.isPlaced] = true }

    /// Makes an answer the one that the node is placed with.
    mutating func use(_ answer: Measurement) {
        remove(answer.proposal)
        if let old = first {
            if !isPlaced {
                others.insert(old, at: start)
            } else if !old.serves(answer.proposal) {
                others.append(old)
            }
        }
        setFirst(answer)
        self[Flag.isPlaced] = true
    }

    /// Removes and returns the answer that the node was placed with, where it is the only one and packed, as in most
    /// nodes.
    @inline(__always) mutating func takeSole() -> Measurement? {
        guard flags == Flag.exists | Flag.isPlaced, others.isEmpty else { return nil }
        flags = 0
        return packed.measurement
    }

    /// Removes and returns all answers; nil where the node was not placed, so that its parent relies on none.
    mutating func takeAll() -> (placed: Measurement, others: ContiguousArray<Measurement>, hasForgotten: Bool)? {
        guard isPlaced, let placed = first else {
            removeAll()
            return nil
        }
        if self[Flag.isWide] { others.removeFirst() }
        let taken = (placed, others, self[Flag.hasForgotten])
        self = MeasurementCache()
        return taken
    }

    /// Removes all answers; the parent may rely on them.
    mutating func forget() {
        removeAll()
        self[Flag.hasForgotten] = true
    }

    private mutating func removeAll() {
        flags &= Flag.hasForgotten
        if !others.isEmpty { others.removeAll(keepingCapacity: true) }
    }

    // MARK: Answers that the node was not placed with

    /// Removes the answer to a proposal.
    private mutating func remove(_ proposal: ProposedViewSize) {
        if !isPlaced, !isEmpty, packed.proposal == proposal { return removeOldest() }
        for index in start..<others.count where others[index].proposal == proposal {
            others.remove(at: index)
            return
        }
    }

    /// Removes the oldest answer to a length of the moment, such as a window's width while it is resized. Those to
    /// nothing, infinity and nil are asked for again at the next length.
    private mutating func evict() {
        if isPlaced || (!isEmpty && packed.proposal.isExtreme),
            let index = others.indices.dropFirst(start).first(where: { !others[$0].proposal.isExtreme })
        {
            others.remove(at: index)
        } else {
            removeOldest()
        }
    }

    private mutating func removeOldest() {
        if !isPlaced {
            if isOnly { return removeAll() }
            setFirst(others.remove(at: start))
        } else if !isOnly {
            others.remove(at: start)
        }
    }
}

extension ProposedViewSize {
    /// Whether each length is zero, infinite or nil.
    fileprivate var isExtreme: Bool { Self.isExtreme(width) && Self.isExtreme(height) }

    private static func isExtreme(_ length: CGFloat?) -> Bool { length.map { $0 == 0 || $0 == .infinity } ?? true }
}

import Foundation

/// The division of one proposal among the children of a stack. An object that its stack uses again for the next
/// proposal: as a value it is copied at every turn, and each division allocates memory for its answers.
@MainActor final class StackSolution {
    /// The children's answers, in order.
    @exclusivity(unchecked) var answers = StackAnswers()
    // Small fields are side by side.
    private let axis: Axis
    /// Whether no child's length depends on its proposal.
    @exclusivity(unchecked) private(set) var isInflexible = true
    @exclusivity(unchecked) private var alignment: AlignmentGuide
    @exclusivity(unchecked) private(set) var proposal = ProposedViewSize.unspecified
    @exclusivity(unchecked) private(set) var gaps = StackGaps(0)
    /// The length offered to each child; empty where that was an equal share.
    @exclusivity(unchecked) private var offers: ContiguousArray<CGFloat?> = []
    @exclusivity(unchecked) private var share: CGFloat?
    /// The stack's length.
    @exclusivity(unchecked) private(set) var length: CGFloat = 0
    /// The breadth of the broadest child.
    @exclusivity(unchecked) private(set) var breadth: CGFloat = 0
    /// The range of lengths for which every child's answer is valid.
    @exclusivity(unchecked) private(set) var range = AxisRange.all
    /// The range of breadths for which every child's answer is valid.
    @exclusivity(unchecked) private(set) var crossRange = AxisRange.all
    /// The positions of the children's guides, for an alignment that must be queried.
    @exclusivity(unchecked) private var lines: ContiguousArray<CGFloat> = []
    /// The extent of the children across the axis, relative to their shared line.
    @exclusivity(unchecked) private(set) var crossStart: CGFloat = 0
    @exclusivity(unchecked) private(set) var crossEnd: CGFloat = 0

    /// The sizes with which the next division begins, after edits of the children.
    @exclusivity(unchecked) var draft: StackDraft?

    /// Moves the draft out, so that its array is uniquely referenced.
    func takeDraft() -> StackDraft? {
        var taken: StackDraft?
        swap(&taken, &draft)
        return taken
    }

    /// Children are read many times, and each access to a `LayoutChildren` asks where they are.
    private typealias Children = UnsafeBufferPointer<LayoutNode>

    /// Creates an object for divisions along an axis.
    init(_ axis: Axis, alignment: AlignmentGuide) {
        self.axis = axis
        self.alignment = alignment
    }

    /// Divides a proposal. What a draft knows is moved from there.
    func solve(
        _ children: LayoutChildren, _ proposal: ProposedViewSize, alignment: AlignmentGuide,
        gaps: StackGaps, from draft: consuming StackDraft?
    ) {
        children.withBuffer { solve($0, proposal, alignment: alignment, gaps: gaps, from: &draft) }
    }

    private func solve(
        _ children: Children, _ proposal: ProposedViewSize, alignment: AlignmentGuide,
        gaps: StackGaps, from draft: inout StackDraft?
    ) {
        self.proposal = proposal
        self.alignment = alignment
        self.gaps = gaps
        breadth = 0
        if !offers.isEmpty { offers.removeAll(keepingCapacity: true) }
        if !lines.isEmpty { lines.removeAll(keepingCapacity: true) }
        let count = children.count
        let allGaps = gaps.sum(count)
        if let length = proposal[axis] {
            share = max(0, length - allGaps) / CGFloat(max(1, count))
        } else {
            share = nil
        }
        offerEqualShares(children, &draft)
        range = isInflexible ? .all : AxisRange(exactly: proposal[axis])
        if !isInflexible, let share, share.isFinite, areSatisfied(children, share) {
            // A child is satisfied with its share if its answer is valid for any larger one. If all are, the order of
            // serving does not matter: no child takes more than a share, so none is offered less.
            var enough: CGFloat = 0
            var servesNil = true
            for index in answers.indices {
                let range = answers[index].range(axis)
                enough = max(enough, range.lower, answers[index].size[axis])
                servesNil = servesNil && range.servesNil
            }
            range = AxisRange(enough * CGFloat(count) + allGaps, .infinity, servesNil: servesNil)
        } else if let available = proposal[axis], !isInflexible {
            divide(available - allGaps, among: children)
        }
        length = allGaps
        let isVertical = axis == .vertical
        for index in answers.indices {
            let size = answers.size(at: index)
            length += isVertical ? size.height : size.width
            breadth = max(breadth, isVertical ? size.width : size.height)
        }
        align(children)
    }

    private func align(_ children: Children) {
        guard let tree = children.first?.tree, alignment.needsAsking(in: tree) else {
            let line = alignment.position(in: breadth)
            (crossStart, crossEnd) = (-line, breadth - line)
            return
        }
        (crossStart, crossEnd) = (.infinity, -.infinity)
        lines.reserveCapacity(children.count)
        for index in children.indices {
            let line = children[index].dimension(alignment, answer(at: index, of: children[index]))
            lines.append(line)
            crossStart = min(crossStart, -line)
            crossEnd = max(crossEnd, answers.size(at: index)[axis.other] - line)
        }
    }

    /// The stack's size.
    var size: CGSize {
        var size = CGSize.zero
        size[axis] = length
        size[axis.other] = max(0, crossEnd - crossStart)
        return size
    }

    /// The stack's answer.
    var measurement: Measurement {
        axis == .horizontal
            ? Measurement(size, for: proposal, widths: range, heights: crossRange)
            : Measurement(size, for: proposal, widths: crossRange, heights: range)
    }

    /// The child's origin across the axis.
    @inline(__always) func crossOrigin(of index: Int) -> CGFloat {
        let line = lines.isEmpty ? alignment.position(in: answers.size(at: index)[axis.other]) : lines[index]
        return -line - crossStart
    }

    /// The position of a guide that children set explicitly, in the stack's coordinates.
    func explicitGuide(_ guide: AlignmentGuide, _ children: LayoutChildren) -> CGFloat? {
        var combined = CombinedGuide(guide)
        var position: CGFloat = 0
        for index in children.indices {
            if let own = children[index].explicitGuide(guide, answer(at: index, of: children[index])) {
                combined.add(own + (guide.axis == axis ? position : crossOrigin(of: index)))
            }
            position += answers.size(at: index)[axis] + gaps[index]
        }
        return combined.value
    }

    func proposal(of index: Int) -> ProposedViewSize {
        var proposal = proposal
        proposal[axis] = offersEqualShares ? share : offers[index]
        return proposal
    }

    var offersEqualShares: Bool { offers.isEmpty }

    /// The answer of a child to what it was offered.
    private func answer(at index: Int, of child: LayoutNode) -> Measurement {
        answers.known(at: index) ?? child.measurement(for: proposal(of: index))
    }

    /// Measures the children. Of many, or after an edit, only the sizes are kept, unless one child turns out to be
    /// flexible: then this begins again, and the next division keeps all from the start.
    private func offerEqualShares(_ children: Children, _ draft: inout StackDraft?) {
        var offer = proposal
        offer[axis] = share
        if isInflexible, draft != nil || !StackAnswers.areFew(children.count) {
            if keepSizes(of: children, offer, &draft) { return }
        }
        crossRange = .all
        isInflexible = true
        answers.removeAll(for: children.count)
        for index in children.indices {
            let answer = children[index].measurement(for: offer)
            answers.append(answer)
            if !answer.range(axis).isAll { isInflexible = false }
            crossRange = crossRange.intersection(answer.range(axis.other))
        }
    }

    /// Keeps the sizes of children that have the same length whatever is proposed; false where one has not. Those in a
    /// draft that is valid for this breadth are not asked again.
    private func keepSizes(of children: Children, _ offer: ProposedViewSize, _ draft: inout StackDraft?) -> Bool {
        crossRange = .all
        if draft?.breadths.contains(proposal[axis.other]) ?? false, var known = draft.take() {
            crossRange = known.breadths
            var sizes = known.takeSizes()
            for index in children.indices where StackDraft.isNew(sizes[index]) {
                guard let answer = inflexibleAnswer(of: children[index], offer) else { return false }
                sizes[index] = answer.size
            }
            answers.take(&sizes)
            return true
        }
        answers.removeAll(forSizes: children.count)
        for index in children.indices {
            guard let answer = inflexibleAnswer(of: children[index], offer) else { return false }
            answers.append(answer)
        }
        return true
    }

    @inline(__always) private func inflexibleAnswer(of child: LayoutNode, _ offer: ProposedViewSize) -> Measurement? {
        let answer = child.measurement(for: offer)
        guard answer.range(axis).isAll else { return nil }
        crossRange = crossRange.intersection(answer.range(axis.other))
        return answer
    }

    /// Whether all children are satisfied with an equal share, and none has a higher priority.
    private func areSatisfied(_ children: Children, _ share: CGFloat) -> Bool {
        for index in answers.indices {
            guard answers[index].range(axis).upper == .infinity, answers[index].size[axis] <= share else {
                return false
            }
        }
        guard let first = children.first, first.tree.features.usesPriorities else { return true }
        return children.allSatisfy { $0.layoutPriority == first.layoutPriority }
    }

    /// The flexibility of a child; inflexible ones have none.
    private struct Wish: Comparable {
        let index: Int
        let flexibility: CGFloat
        let minimum: CGFloat

        /// Whether `a` is served before `b`.
        static func < (a: Wish, b: Wish) -> Bool {
            if a.flexibility != b.flexibility { return a.flexibility < b.flexibility }
            if a.flexibility == .infinity, a.minimum != b.minimum { return a.minimum > b.minimum }
            return a.index < b.index
        }
    }

    private func divide(_ available: CGFloat, among children: Children) {
        offers = ContiguousArray(repeating: share, count: children.count)
        let groups = groups(children)
        var left = available
        for rank in groups.indices {
            // The minimum of children of lower priority is reserved.
            var reserved: CGFloat = 0
            for lower in groups[(rank + 1)...] {
                for index in lower { reserved += length(of: children[index], at: index, offered: 0) }
            }
            left = reserved + divide(left - reserved, among: groups[rank], of: children)
        }
    }

    /// Groups the children by priority, the highest first.
    private func groups(_ children: Children) -> [[Int]] {
        var priorities: [Double] = []
        for child in children where priorities.last != child.layoutPriority {
            if !priorities.contains(child.layoutPriority) { priorities.append(child.layoutPriority) }
        }
        guard priorities.count > 1 else { return [Array(children.indices)] }
        priorities.sort(by: >)
        var groups = [[Int]](repeating: [], count: priorities.count)
        for index in children.indices {
            for rank in priorities.indices where priorities[rank] == children[index].layoutPriority {
                groups[rank].append(index)
                break
            }
        }
        return groups
    }

    /// Divides a length among one group; returns the rest.
    private func divide(
        _ available: CGFloat, among group: [Int], of children: Children
    ) -> CGFloat {
        var left = available
        // Known without measuring: the answer is valid for any length.
        var flexible: [Int] = []
        for index in group {
            if answers[index].range(axis).isAll { left -= answers[index].size[axis] } else { flexible.append(index) }
        }
        // A single flexible child takes the rest.
        if flexible.count == 1 {
            serve(flexible[0], offering: max(0, left), of: children)
            return left - answers[flexible[0]].size[axis]
        }
        var unserved = flexible.count
        let share = max(0, left / CGFloat(max(1, unserved)))
        if areServedFirst(flexible, of: children, share: share) {
            var unbounded: [Int] = []
            for index in flexible {
                if isSatisfied(index, of: children, share: share) {
                    serve(index, offering: share, of: children)
                    left -= answers[index].size[axis]
                    unserved -= 1
                } else {
                    unbounded.append(index)
                }
            }
            flexible = unbounded
        }
        let wishes = wishes(flexible, of: children)
        for (place, wish) in wishes.enumerated() {
            var offer = max(0, left / CGFloat(unserved))
            if children[wish.index].keepsIdeal {
                offer = max(offer, rigidOffer(for: wish, before: wishes[(place + 1)...], left, of: children))
            }
            serve(wish.index, offering: offer, of: children)
            left -= answers[wish.index].size[axis]
            unserved -= 1
        }
        return left
    }

    /// The offer for a child that keeps its ideal length: that length, if the others of its kind can have theirs and
    /// the rest their minimum, and otherwise an equal share of the length for its kind.
    private func rigidOffer(
        for wish: Wish, before others: ArraySlice<Wish>, _ left: CGFloat, of children: Children
    ) -> CGFloat {
        var room = left, ideals: CGFloat = 0, count: CGFloat = 1
        for other in others {
            if children[other.index].keepsIdeal {
                ideals += length(of: children[other.index], at: other.index, offered: nil)
                count += 1
            } else {
                room -= other.minimum
            }
        }
        let ideal = length(of: children[wish.index], at: wish.index, offered: nil)
        return min(ideal, max(room - ideals, room / count))
    }

    private func serve(_ index: Int, offering length: CGFloat, of children: Children) {
        var offer = proposal
        offer[axis] = length
        offers[index] = length
        answers[index] = children[index].measurement(for: offer)
        crossRange = crossRange.intersection(answers[index].range(axis.other))
    }

    /// The flexibilities of children, in the order in which they are served.
    private func wishes(_ flexible: [Int], of children: Children) -> [Wish] {
        var wishes: [Wish] = []
        wishes.reserveCapacity(flexible.count)
        for index in flexible {
            let minimum = length(of: children[index], at: index, offered: 0)
            let maximum = length(of: children[index], at: index, offered: .infinity)
            let isBoundless = maximum >= LayoutNode.largestLength
            wishes.append(
                Wish(index: index, flexibility: isBoundless ? .infinity : maximum - minimum, minimum: minimum))
        }
        wishes.sort()
        return wishes
    }

    /// Whether children satisfied with an equal share are certainly served before the others, because those are
    /// unbounded: then the minimum and maximum of the satisfied ones need not be measured.
    private func areServedFirst(
        _ flexible: [Int], of children: Children, share: CGFloat
    ) -> Bool {
        guard share.isFinite else { return false }
        for index in flexible where !isSatisfied(index, of: children, share: share) {
            if length(of: children[index], at: index, offered: .infinity) < LayoutNode.largestLength { return false }
        }
        return true
    }

    private func isSatisfied(_ index: Int, of children: Children, share: CGFloat) -> Bool {
        var offer = proposal
        offer[axis] = share
        let answer = children[index].measurement(for: offer)
        return answer.range(axis).upper == .infinity && answer.range(axis).contains(share)
    }

    private func length(of child: LayoutNode, at index: Int, offered length: CGFloat?) -> CGFloat {
        if answers[index].range(axis).isAll { return answers[index].size[axis] }
        var offer = proposal
        offer[axis] = length
        let answer = child.measurement(for: offer)
        crossRange = crossRange.intersection(answer.range(axis.other))
        return answer.size[axis]
    }
}

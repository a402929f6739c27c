import Foundation

/// Arranges children one after the other along an axis.
///
/// The least flexible children are served first, each with an equal share of the remaining length; children of a higher
/// priority are served before all of a lower one, for which only the minimum is reserved.
@MainActor final class StackLayoutNode: ContainerLayoutNode {
    /// The spacing between neighbours where none is specified, in points (as in SwiftUI on the desktop).
    nonisolated static let defaultSpacing: CGFloat = 8

    @exclusivity(unchecked) private var spacing: CGFloat?
    // Small fields are side by side.
    let axis: Axis
    @exclusivity(unchecked) private var alignment: AlignmentGuide
    /// Whether it is the content of a scroll view.
    private let isScrolled: Bool
    /// Whether the last division is that of the current children. That without a solution was even; see `EvenDivision`.
    @exclusivity(unchecked) private var isSolved = false
    /// The last division that was stored, which the next one replaces.
    @exclusivity(unchecked) private var solution: StackSolution?
    /// The sizes that the next solution can reuse, where only the list of children differs.
    private var draft: StackDraft? {
        get { solution?.draft }
        set { if let solution { solution.draft = newValue } }
    }

    init(_ axis: Axis, alignment: AlignmentGuide, spacing: CGFloat?, isScrolled: Bool = false, tree: LayoutTree) {
        self.axis = axis
        self.alignment = alignment
        self.spacing = spacing
        self.isScrolled = isScrolled
        super.init(tree: tree)
    }

    package override var kind: String { isScrolled ? "ScrollView" : axis == .horizontal ? "HStack" : "VStack" }

    /// Sets alignment and spacing; true where they changed.
    func set(alignment: AlignmentGuide, spacing: CGFloat?) -> Bool {
        guard alignment != self.alignment || spacing != self.spacing else { return false }
        (self.alignment, self.spacing) = (alignment, spacing)
        invalidate()
        return true
    }

    // MARK: Sizes

    private func solved(_ proposal: ProposedViewSize) -> StackSolution {
        if isSolved, let solution, solution.proposal == proposal { return solution }
        let gaps = gaps(from: draft)
        let known = solution?.takeDraft()
        let new: StackSolution
        // One that a placement in progress reads stays as it is.
        if isKnownUniquelyReferenced(&solution), let last = solution {
            new = last
        } else {
            new = StackSolution(axis, alignment: alignment)
        }
        new.solve(children, proposal, alignment: alignment, gaps: gaps, from: consume known)
        solution = new
        isSolved = true
        return new
    }

    /// The spacing after each child but the last: the specified one, or by default the preferred one of neighbours.
    private func gaps(from draft: StackDraft?) -> StackGaps {
        if let spacing { return StackGaps(spacing) }
        return isEvenlySpaced(draft) ? StackGaps(Self.defaultSpacing) : StackGaps(children, along: axis)
    }

    private func isEvenlySpaced(_ draft: StackDraft?) -> Bool {
        guard tree.features.usesSpacing else { return true }
        for index in children.indices where draft?.isNew(index) ?? true {
            if !children[index].wantsSpacing { return false }
        }
        return true
    }

    override func measure(_ proposal: ProposedViewSize) -> Measurement {
        guard let answer = evenAnswer(proposal) else { return solved(proposal).measurement }
        isSolved = true
        return answer
    }

    /// Its answer where few children get equal shares; nil otherwise, and where it ever had a solution.
    private func evenAnswer(_ proposal: ProposedViewSize) -> Measurement? {
        guard solution == nil, children.count <= EvenDivision.mostChildren, !alignsByGuides,
            let gap = spacing ?? (isEvenlySpaced(nil) ? Self.defaultSpacing : nil)
        else { return nil }
        return EvenDivision.answer(children, proposal, along: axis, gap: gap)
    }

    // MARK: Places

    override func placeChildren(_ proposal: ProposedViewSize) {
        if solution == nil, isSolved || evenAnswer(proposal) != nil { return placeEvenly(proposal) }
        let solution = solved(proposal)
        let cross = axis.other
        var offer = solution.proposal(of: 0)
        var position: CGFloat = 0
        for index in children.indices {
            var origin = CGPoint.zero
            origin[axis] = position
            origin[cross] = solution.crossOrigin(of: index)
            if !solution.offersEqualShares { offer = solution.proposal(of: index) }
            children[index].place(at: origin, proposal: offer)
            position += solution.answers.size(at: index)[axis] + solution.gaps[index]
        }
    }

    /// Places children that get equal shares of any proposal for which its answer is valid.
    private func placeEvenly(_ proposal: ProposedViewSize) {
        let cross = axis.other
        let gap = spacing ?? Self.defaultSpacing
        let offer = EvenDivision.offer(proposal, children.count, along: axis, gap: gap)
        let line = alignment.position(in: measurements.placedSize?[cross] ?? 0)
        var position: CGFloat = 0
        for index in children.indices {
            let size = children[index].size(for: offer)
            var origin = CGPoint.zero
            origin[axis] = position
            origin[cross] = line - alignment.position(in: size[cross])
            children[index].place(at: origin, proposal: offer)
            position += size[axis] + gap
        }
    }

    /// A child whose length along the axis is unchanged, and which neither was nor is the broadest, does not move its
    /// siblings: its cost must not depend on their number.
    override func childChanged(_ child: LayoutNode) {
        guard !alignsByGuides, !followsBackwards, movingChildren == 0, isSolved, let solution,
            let index = index(of: child), solution.isInflexible,
            let breadth = breadthInUse(in: solution.proposal)
        else { return invalidate() }
        let old = solution.answers.size(at: index)
        let new = child.measurement(for: solution.proposal(of: index))
        let cross = axis.other
        guard new.range(axis).isAll, new.size[axis] == old[axis], new.size[cross] < breadth,
            old[cross] < breadth,
            new.range(cross).contains(solution.crossRange), !isQueued
        else { return invalidate() }
        solution.answers[index] = new
        var origin = child.origin
        origin[cross] = alignment.position(in: breadth) - alignment.position(in: new.size[cross])
        child.place(at: origin, proposal: solution.proposal(of: index))
        guidesChanged()
        tree.note(.paintBounds, of: self)
    }

    override var alignsByGuides: Bool { alignment.needsAsking(in: tree) }

    override func invalidate() {
        isSolved = false
        draft = nil
        super.invalidate()
    }

    // MARK: Edits

    override func childrenInserted(_ range: Range<Int>) { editDraft { $0?.insert(range) } }
    override func childrenRemoved(_ range: Range<Int>) { editDraft { $0?.remove(range) } }
    override func childrenReordered(from start: Int, order: [Int]) {
        editDraft { $0?.reorder(from: start, order: order) }
    }

    /// The sizes of unchanged children are reused where they are valid for any length.
    private func editDraft(_ edit: (inout StackDraft?) -> Void) {
        guard isSolved || draft != nil else { return invalidate() }
        var draft = draft
        if isSolved {
            // Moved, so that the array of sizes is uniquely referenced, unless a placement in progress reads it.
            let isMovable = isKnownUniquelyReferenced(&solution)
            if let solution { draft = StackDraft(solution, takesAnswers: isMovable) }
        }
        invalidate()
        edit(&draft)
        self.draft = draft
    }

    /// The breadth of all answers in use, where they were made for the same breadth.
    private func breadthInUse(in proposal: ProposedViewSize) -> CGFloat? {
        let breadth = size[axis.other]
        return hasOnlyAnswers { $0.proposal[axis.other] == proposal[axis.other] && $0.size[axis.other] == breadth }
            ? breadth : nil
    }

    /// Children are in order, so they are found by their origins.
    private func index(of child: LayoutNode) -> Int? {
        var low = 0, high = children.count
        while low < high {
            let middle = (low + high) / 2
            if children[middle].origin[axis] < child.origin[axis] { low = middle + 1 } else { high = middle }
        }
        while low < children.count, children[low].origin[axis] == child.origin[axis] {
            if children[low] === child { return low }
            low += 1
        }
        return nil
    }

    override func explicitGuide(_ guide: AlignmentGuide, _ measurement: Measurement) -> CGFloat? {
        guard guide.mayBeExplicit(in: tree) else { return nil }
        return solved(measurement.proposal).explicitGuide(guide, children)
    }

    // MARK: Order

    /// The maximum overflow of a child's graphics along the axis.
    var overflow: CGFloat {
        get { rareParts?.overflow ?? 0 }
        set { if newValue != 0 || rareParts != nil { allRareParts().overflow = newValue } }
    }

    override var orderedStack: StackLayoutNode? {
        (spacing ?? 0) < 0 || isReordered || movingChildren > 0 ? nil : self
    }

    /// Whether the children run from right to left.
    var followsBackwards: Bool { isMirrored && axis == .horizontal }
}

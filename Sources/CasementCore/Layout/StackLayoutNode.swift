import Foundation

/// Arranges children one after the other along an axis.
///
/// The space is divided least flexible first: each child is offered an equal share of what is left, those that can say least
/// about it are served before the others, and children of a higher priority before all of a lower one, for whom only
/// their minimum is kept back.
@MainActor final class StackLayoutNode: ContainerLayoutNode {
    /// Distance between neighbours where the program says none, in points (what SwiftUI uses on the desktop).
    static let defaultSpacing: CGFloat = 8

    let axis: Axis
    @exclusivity(unchecked) private var alignment: AlignmentGuide
    @exclusivity(unchecked) private var spacing: CGFloat?
    @exclusivity(unchecked) private var solution: StackSolution?
    /// What the next solution can take from the last, where only the list of children differs.
    @exclusivity(unchecked) private var draft: StackDraft?

    /// Whether no program wrote it, as in a scroll view.
    var isUnwritten = false
    package override var isImplicit: Bool { isUnwritten }

    init(_ axis: Axis, kind: String, alignment: AlignmentGuide, spacing: CGFloat?, tree: LayoutTree) {
        self.axis = axis
        self.alignment = alignment
        self.spacing = spacing
        super.init(kind: kind, tree: tree)
    }

    /// True where something changed.
    func set(alignment: AlignmentGuide, spacing: CGFloat?) -> Bool {
        guard alignment != self.alignment || spacing != self.spacing else { return false }
        (self.alignment, self.spacing) = (alignment, spacing)
        invalidate()
        return true
    }

    // MARK: Sizes

    private func solved(_ proposal: ProposedViewSize) -> StackSolution {
        if let solution, solution.proposal == proposal { return solution }
        // Taken out, so that the answers have one owner.
        let draft = draft
        self.draft = nil
        let solution = StackSolution(self, proposal, from: draft)
        self.solution = solution
        return solution
    }

    /// The distance after each child but the last: the same everywhere, or by default none beside a spacer.
    func gaps(from draft: StackDraft?) -> StackGaps {
        let usual = spacing ?? Self.defaultSpacing
        guard spacing == nil, !isEvenlySpaced(draft) else { return StackGaps(usual) }
        var gaps = ContiguousArray(repeating: usual, count: max(0, children.count - 1))
        for index in children.indices where !children[index].wantsSpacing {
            if index > 0 { gaps[index - 1] = 0 }
            if index < gaps.count { gaps[index] = 0 }
        }
        return StackGaps(usual, gaps)
    }

    private func isEvenlySpaced(_ draft: StackDraft?) -> Bool {
        for index in children.indices where draft?.isNew(index) ?? true {
            if !children[index].wantsSpacing { return false }
        }
        return true
    }

    override func measure(_ proposal: ProposedViewSize) -> Measurement {
        let solution = solved(proposal)
        let (start, end) = crossExtent(solution)
        var size = CGSize.zero
        size[axis] = solution.length
        size[axis.other] = end - start
        let along = solution.range
        return axis == .horizontal
            ? Measurement(size, for: proposal, widths: along, heights: solution.crossRange)
            : Measurement(size, for: proposal, widths: solution.crossRange, heights: along)
    }

    /// Where the children begin and end across the axis, counted from the line they share.
    private func crossExtent(_ solution: StackSolution) -> (CGFloat, CGFloat) {
        guard alignment.isBaseline else {
            let guide = alignment.position(in: solution.breadth)
            return (-guide, solution.breadth - guide)
        }
        var start = CGFloat.infinity, end = -CGFloat.infinity
        for index in children.indices {
            let answer = solution.answers[index]
            let guide = children[index].dimension(alignment, axis.other, answer)
            start = min(start, -guide)
            end = max(end, answer.size[axis.other] - guide)
        }
        return start <= end ? (start, end) : (0, 0)
    }

    // MARK: Places

    override func placeChildren(_ proposal: ProposedViewSize) {
        let solution = solved(proposal)
        let start = crossExtent(solution).0
        let (cross, isBaseline) = (axis.other, alignment.isBaseline)
        var offer = solution.proposal(of: 0)
        var position: CGFloat = 0
        for index in children.indices {
            let answer = solution.answers[index]
            let guide =
                isBaseline
                ? children[index].dimension(alignment, cross, answer) : alignment.position(in: answer.size[cross])
            var origin = CGPoint.zero
            origin[axis] = position
            origin[cross] = -guide - start
            if !solution.offersEqualShares { offer = solution.proposal(of: index) }
            children[index].place(at: origin, proposal: offer)
            position += answer.size[axis] + solution.gaps[index]
        }
    }

    /// A child whose length along the axis stays, and which neither was nor is the one that decides the breadth, moves
    /// nobody else: its cost must not depend on the number of its siblings.
    override func childChanged(_ child: LayoutNode) {
        guard !alignment.isBaseline, var solution, let index = index(of: child), solution.isInflexible,
            let breadth = breadthInUse(in: solution.proposal)
        else { return invalidate() }
        let old = solution.answers[index]
        let new = child.measurement(for: solution.proposal(of: index))
        let cross = axis.other
        guard new.range(axis).isAll, new.size[axis] == old.size[axis], new.size[cross] < breadth,
            old.size[cross] < breadth,
            new.range(cross).contains(solution.crossRange), !isQueued
        else { return invalidate() }
        self.solution = nil
        solution.answers[index] = new
        self.solution = solution
        var origin = child.origin
        origin[cross] = alignment.position(in: breadth) - alignment.position(in: new.size[cross])
        child.place(at: origin, proposal: solution.proposal(of: index))
        guidesChanged()
        tree.note(.reach, of: self)
    }

    override var alignsByBaseline: Bool { alignment.isBaseline }

    override func invalidate() {
        solution = nil
        draft = nil
        super.invalidate()
    }

    // MARK: Edits

    override func childrenInserted(_ range: Range<Int>) { editDraft { $0?.insert(range) } }
    override func childrenRemoved(_ range: Range<Int>) { editDraft { $0?.remove(range) } }
    override func childrenReordered(from start: Int, order: [Int]) {
        editDraft { $0?.reorder(from: start, order: order) }
    }

    /// The answers of children that stay need not be asked again where they hold for any length.
    private func editDraft(_ edit: (inout StackDraft?) -> Void) {
        var draft = draft
        if let solution { draft = StackDraft(solution) }
        // Before the edit, so that the answers have one owner.
        invalidate()
        edit(&draft)
        self.draft = draft
    }

    /// The breadth that all answers in use have, where they were asked with the same breadth.
    private func breadthInUse(in proposal: ProposedViewSize) -> CGFloat? {
        let breadth = size[axis.other]
        return hasOnlyAnswers { $0.proposal[axis.other] == proposal[axis.other] && $0.size[axis.other] == breadth }
            ? breadth : nil
    }

    /// Children stand in order, so their origins tell.
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
        guard guide.isBaseline else { return nil }
        let solution = solved(measurement.proposal)
        let start = crossExtent(solution).0
        var position: CGFloat = 0
        var found: CGFloat?
        for (index, child) in children.enumerated() {
            let answer = solution.answers[index]
            if let own = child.explicitGuide(guide, answer) {
                let y = axis == .vertical ? position + own : own - child.dimension(alignment, .vertical, answer) - start
                found = found.map { guide == .firstBaseline ? min($0, y) : max($0, y) } ?? y
            }
            position += answer.size[axis] + solution.gaps[index]
        }
        return found
    }

    package override var order: Axis? { (spacing ?? 0) < 0 ? nil : axis }
}

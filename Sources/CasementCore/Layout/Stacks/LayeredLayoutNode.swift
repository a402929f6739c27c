import Foundation

/// Places children on top of each other (ZStack), all with the same proposal. Its size is that of the children
/// of the highest priority.
@MainActor final class LayeredLayoutNode: NamedContainerLayoutNode {
    private var alignment: Alignment
    /// Whether it is a control with a label that should be shown in full.
    var isRigid = false { didSet { if isRigid != oldValue { notifyParent() } } }
    override var keepsIdeal: Bool { isRigid }

    init(kind: String, alignment: Alignment, tree: LayoutTree) {
        self.alignment = alignment
        super.init(kind: kind, tree: tree)
    }

    /// Makes its accessibility elements, where they differ from those of its content.
    weak var accessibilityOwner: (any AccessibilityOwner)?

    package override func accessibilityElements() -> [AccessibilityElement] {
        let below = accessibleElementsBelow()
        return accessibilityOwner?.accessible(below, on: self) ?? below
    }

    /// Sets the alignment; true where it changed.
    func set(alignment: Alignment) -> Bool {
        guard alignment != self.alignment else { return false }
        self.alignment = alignment
        invalidate()
        return true
    }

    /// The arrangement for the last proposal.
    @exclusivity(unchecked) private var solution: LayeredSolution?

    private func solved(_ proposal: ProposedViewSize) -> LayeredSolution {
        if let solution, solution.proposal == proposal { return solution }
        let new = LayeredSolution(children, proposal, alignment)
        solution = new
        return new
    }

    override var alignsByGuides: Bool { alignment.needsAsking(in: tree) }

    override func invalidate() {
        solution = nil
        super.invalidate()
    }

    override func measure(_ proposal: ProposedViewSize) -> Measurement {
        let solution = solved(proposal)
        return Measurement(solution.size, for: proposal, widths: solution.widths, heights: solution.heights)
    }

    override func placeChildren(_ proposal: ProposedViewSize) {
        let solution = solved(proposal)
        for index in children.indices {
            let answer = children[index].measurement(for: proposal)
            children[index].place(at: solution.origin(index, answer), proposal: proposal)
        }
    }

    override func explicitGuide(_ guide: AlignmentGuide, _ measurement: Measurement) -> CGFloat? {
        guard guide.mayBeExplicit(in: tree) else { return nil }
        return solved(measurement.proposal).explicitGuide(guide, children)
    }
}

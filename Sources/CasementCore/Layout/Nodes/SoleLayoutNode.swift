import Foundation

/// An implicit container of one node, with the node's size. It is the content of a scroll view; a stack there would
/// divide space among one child at each change.
@MainActor final class SoleLayoutNode: NamedContainerLayoutNode {
    private let child: LayoutNode

    init(_ child: LayoutNode, kind: String) {
        self.child = child
        super.init(kind: kind, tree: child.tree)
        traits.isImplicit = true
        insert([child], at: 0)
    }

    override func measure(_ proposal: ProposedViewSize) -> Measurement {
        let answer = child.measurement(for: proposal)
        return Measurement(answer.size, for: proposal, widths: answer.widths, heights: answer.heights)
    }

    override func placeChildren(_ proposal: ProposedViewSize) { child.place(at: .zero, proposal: proposal) }

    override func explicitGuide(_ guide: AlignmentGuide, _ measurement: Measurement) -> CGFloat? {
        guard guide.mayBeExplicit(in: tree) else { return nil }
        return child.explicitGuide(guide, child.measurement(for: measurement.proposal))
    }
}

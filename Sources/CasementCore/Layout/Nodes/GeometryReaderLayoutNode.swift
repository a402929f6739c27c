import Foundation

/// A container that takes all the space it is offered, 10 points where that is unspecified, and places its children on
/// top of each other in its top left corner.
///
/// They are created when its size is known.
@MainActor final class GeometryReaderLayoutNode: OnDemandLayoutNode {
    /// Called when the size changed, before the children are created.
    var onSizeChange: (() -> Void)?
    private var lastSize: CGSize?

    init(tree: LayoutTree) { super.init(kind: "GeometryReader", tree: tree) }

    override func childrenWanted() { if lastSize != nil { placeLate() } else { needsPlacement = true } }

    override func measure(_ proposal: ProposedViewSize) -> Measurement {
        Measurement(proposal.replacingUnspecifiedDimensions(), for: proposal)
    }

    override func placeChildren(_ proposal: ProposedViewSize) {
        if size != lastSize {
            lastSize = size
            onSizeChange?()
        }
        makeChildren()
        let offer = ProposedViewSize(size)
        for child in children { child.place(at: .zero, proposal: offer) }
    }

    /// The size does not depend on the children.
    override func childChangedByItself(_ child: LayoutNode) {
        if needsPlacement { invalidate() } else { replaceChildren() }
    }
}

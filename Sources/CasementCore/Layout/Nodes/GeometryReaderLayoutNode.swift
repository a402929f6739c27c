import Foundation

/// A container that takes all it is offered, 10 points where nothing says how much, and puts its children on top of each other at
/// its top left corner. They are made when its size is known.
@MainActor final class GeometryReaderLayoutNode: OnDemandLayoutNode {
    /// The node has another size: told before the children are made.
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

    /// What stands in it says nothing about its size.
    override func childChangedByItself(_ child: LayoutNode) {
        if needsPlacement { invalidate() } else { replaceChildren() }
    }
}

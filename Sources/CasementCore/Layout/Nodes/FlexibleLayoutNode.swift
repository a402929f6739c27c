import Foundation

/// A node that takes the size it is offered, and 10 points where the proposal is unspecified (as in SwiftUI).
@MainActor class FlexibleLayoutNode: LayoutNode {
    private let name: String

    init(kind: String, tree: LayoutTree) {
        name = kind
        super.init(tree: tree)
    }

    override var kind: String { name }

    override func measure(_ proposal: ProposedViewSize) -> Measurement {
        Measurement(proposal.replacingUnspecifiedDimensions(), for: proposal)
    }

    /// Fills the node with a colour; true where it changed.
    final func setFill(_ color: ResolvedColor) -> Bool {
        if let graphic = content as? FillGraphic {
            guard graphic.paint != .color(color) else { return false }
            graphic.paint = .color(color)
        } else {
            replaceGraphic(FillGraphic(.color(color)))
        }
        tree.note(.content, of: self)
        return true
    }
}

import Foundation

/// A node that takes the size it is offered, and 10 points where the proposal is unspecified (as in SwiftUI).
@MainActor class FlexibleLayoutNode: LayoutNode {
    private enum Name {
        case given(String)
        /// A name that nothing may ask for: making it takes as long as the rest of the node.
        case ofType(Any.Type)
    }

    private let name: Name

    init(kind: String, tree: LayoutTree) {
        name = .given(kind)
        super.init(tree: tree)
    }

    /// Creates a node named after a type.
    init(of type: Any.Type, tree: LayoutTree) {
        name = .ofType(type)
        super.init(tree: tree)
    }

    override var kind: String {
        switch name {
        case .given(let name): name
        case .ofType(let type): TypeName.short(type)
        }
    }

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

import Foundation

/// A ring at the inner edge of a list that has keyboard focus while its selection is empty; selected rows
/// show focus by their colour.
@MainActor final class ListFocusRing: LayoutNode, ScrollBarPlacing {
    /// Points.
    private static let width: CGFloat = 2, corner: CGFloat = 5

    override init(tree: LayoutTree) {
        super.init(tree: tree)
        // Part of the list, not of the program's view tree.
        traits.isImplicit = true
    }

    override var kind: String { "focus ring" }

    func place(in scroll: ScrollLayoutNode) { place(at: .zero, proposal: ProposedViewSize(scroll.size)) }

    override func measure(_ proposal: ProposedViewSize) -> Measurement {
        Measurement(proposal.replacingUnspecifiedDimensions(by: .zero), for: proposal)
    }

    /// Shows the ring in a colour, or removes it with nil.
    func show(_ color: ResolvedColor?) {
        let shown = color ?? .clear
        guard (content as? ShapeGraphic)?.paint != .color(shown) else { return }
        replaceGraphic(
            ShapeGraphic(.color(shown), store: tree.textures) { rect in
                guard color != nil else { return _ShapeOutline(Path()) }
                return _ShapeOutline(
                    Path(
                        roundedRect: rect.insetBy(dx: Self.width / 2, dy: Self.width / 2), cornerRadius: Self.corner,
                        style: .circular), stroke: StrokeStyle(lineWidth: Self.width))
            })
        tree.note([.content, .paintBounds], of: self)
    }
}

import Foundation

/// The line that shows where dragged rows will be inserted.
@MainActor final class InsertionLine: FlexibleLayoutNode, ScrollBarPlacing {
    weak var list: ListController?
    /// In the rows' coordinates; nil while there is no drag.
    private var offset: CGFloat?
    private var margin: CGFloat = 0

    override init(kind: String, tree: LayoutTree) {
        super.init(kind: kind, tree: tree)
        traits.isImplicit = true
    }

    override var ownOpacity: Double { offset == nil ? 0 : 1 }

    func show(at offset: CGFloat, margin: CGFloat, in scroll: ScrollLayoutNode, _ theme: ThemeVariant) {
        let wasShown = self.offset != nil
        (self.offset, self.margin) = (offset, margin)
        _ = setFill(SystemColor.accent.resolve(in: theme))
        if !wasShown { tree.note(.subtree, of: self) }
        place(in: scroll)
    }

    func hide() {
        guard offset != nil else { return }
        offset = nil
        tree.note(.subtree, of: self)
    }

    func place(in scroll: ScrollLayoutNode) {
        let y = (offset ?? 0) + (list?.rowsOrigin ?? 0)
        let width = max(0, scroll.size.width - 2 * margin)
        place(at: CGPoint(x: margin, y: max(0, y - 1)), proposal: ProposedViewSize(width: width, height: 2))
    }
}

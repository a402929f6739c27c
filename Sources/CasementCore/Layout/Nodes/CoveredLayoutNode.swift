import Foundation

/// Takes a view out of the window while it is covered, such as a page of a navigation below another: it keeps its
/// layout, but is not shown, and has no place in layout, input or accessibility.
@MainActor final class CoveredLayoutNode: WrapperLayoutNode {
    private let outside: OutsideLayoutNode
    private(set) var isCovered = false

    init(_ inner: LayoutNode, isCovered: Bool) {
        outside = OutsideLayoutNode(tree: inner.tree)
        super.init(inner, kind: "covered")
        traits.isImplicit = true
        tree.features.usesSpacing = true
        outside.inside = self
        setCovered(isCovered)
    }

    /// Covers or uncovers the view; true where that changed.
    @discardableResult func setCovered(_ isCovered: Bool) -> Bool {
        guard isCovered != self.isCovered else { return false }
        self.isCovered = isCovered
        if isCovered { outside.take(inner) } else { outside.give(inner, to: self) }
        tree.note([.subtree, .paintBounds], of: self)
        invalidate()
        notifyParent()
        return true
    }

    package override func forEachChild(_ body: (LayoutNode) -> Void) { if !isCovered { body(inner) } }
    override func forEachHeld(_ body: (LayoutNode) -> Void) { body(inner) }

    override var ownSpacing: ViewSpacing? { isCovered ? .zero : super.ownSpacing }

    override func measure(_ proposal: ProposedViewSize) -> Measurement {
        isCovered ? Measurement(.zero, for: proposal, widths: .all, heights: .all) : super.measure(proposal)
    }

    override func placeChildren(_ proposal: ProposedViewSize) { if !isCovered { super.placeChildren(proposal) } }

    override func explicitGuide(_ guide: AlignmentGuide, _ measurement: Measurement) -> CGFloat? {
        isCovered ? nil : super.explicitGuide(guide, measurement)
    }

    /// A covered view is measured when it returns.
    override func childChanged(_ child: LayoutNode) { if !isCovered { super.childChanged(child) } }
}

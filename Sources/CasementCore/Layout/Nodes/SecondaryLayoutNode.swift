import Foundation

/// A view with another one in front of it or behind it, which is offered the view's size and never affects it.
@MainActor class SecondaryLayoutNode: WrapperLayoutNode {
    final let secondary: LayeredLayoutNode
    final var alignment: Alignment { didSet { if alignment != oldValue { invalidate() } } }
    private final let isBehind: Bool

    init(
        _ inner: LayoutNode, secondary: LayeredLayoutNode, alignment: Alignment, isBehind: Bool, kind: String
    ) {
        self.secondary = secondary
        self.alignment = alignment
        self.isBehind = isBehind
        super.init(inner, kind: kind)
        adopt(secondary)
    }

    /// In the order of painting.
    package final override func forEachChild(_ body: (LayoutNode) -> Void) {
        if isBehind { body(secondary) }
        body(inner)
        if !isBehind { body(secondary) }
    }

    override func placeChildren(_ proposal: ProposedViewSize) {
        super.placeChildren(proposal)
        let size = inner.targetSize
        let offer = ProposedViewSize(size)
        let answer = secondary.measurement(for: offer)
        func start(_ axis: Axis) -> CGFloat {
            let guide = alignment.guide(axis)
            return inner.dimension(guide, inner.measurement(for: proposal)) - secondary.dimension(guide, answer)
        }
        secondary.place(at: CGPoint(x: start(.horizontal), y: start(.vertical)), proposal: offer)
    }

    /// Places the view itself.
    final func placeInner(_ proposal: ProposedViewSize) { super.placeChildren(proposal) }

    override var alignsByGuides: Bool { alignment.needsAsking(in: tree) }

    /// The secondary view cannot change the size.
    override func childChanged(_ child: LayoutNode) {
        if child === secondary, !needsPlacement { replaceChildren() } else { invalidate() }
    }
}

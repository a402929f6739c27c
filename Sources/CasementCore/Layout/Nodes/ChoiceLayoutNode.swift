import Foundation

/// Shows the first of its children whose ideal size fits, or the last where none does.
///
/// The others are measured but not placed: their parent is a node outside of the window, which receives their changes.
@MainActor final class ChoiceLayoutNode: NamedContainerLayoutNode {
    private var axes: Axis.Set
    private let outside: OutsideLayoutNode
    private var chosen: LayoutNode?
    /// Called during layout when another child is shown.
    var onChoice: (() -> Void)?

    init(axes: Axis.Set, tree: LayoutTree) {
        self.axes = axes
        outside = OutsideLayoutNode(tree: tree)
        super.init(kind: "ViewThatFits", tree: tree)
        outside.inside = self
    }

    /// Sets the axes; true where they changed.
    func set(axes: Axis.Set) -> Bool {
        guard axes != self.axes else { return false }
        self.axes = axes
        invalidate()
        return true
    }

    override func forEachChild(_ body: (LayoutNode) -> Void) { if let chosen { body(chosen) } }
    override func forEachPainted(_ body: (LayoutNode) -> Void) { forEachChild(body) }
    override func forEachHeld(_ body: (LayoutNode) -> Void) { for child in children { body(child) } }
    /// The priority of the first child, so that it does not depend on the previous choice.
    override var layoutPriority: Double { priority ?? children.first?.layoutPriority ?? 0 }
    override var forwardedParent: LayoutNode? { parent }

    override func childrenRemoved(_ range: Range<Int>) {
        if chosen?.isReleased ?? false { chosen = nil }
        super.childrenRemoved(range)
        notifyParent()
    }

    override func childrenInserted(_ range: Range<Int>) {
        for child in children[range] { child.parent = outside }
        super.childrenInserted(range)
        notifyParent()
    }

    override func childrenReordered(from start: Int, order: [Int]) {
        super.childrenReordered(from: start, order: order)
        notifyParent()
    }

    private func fitting(_ proposal: ProposedViewSize) -> LayoutNode? {
        let offer = ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : proposal.width,
            height: axes.contains(.vertical) ? nil : proposal.height)
        for child in children.dropLast() {
            let ideal = child.size(for: offer)
            let fitsWidth = !axes.contains(.horizontal) || ideal.width <= proposal.width ?? .infinity
            if fitsWidth, !axes.contains(.vertical) || ideal.height <= proposal.height ?? .infinity { return child }
        }
        return children.last
    }

    override func measure(_ proposal: ProposedViewSize) -> Measurement {
        Measurement(fitting(proposal)?.size(for: proposal) ?? .zero, for: proposal)
    }

    override func placeChildren(_ proposal: ProposedViewSize) {
        let child = fitting(proposal)
        if child !== chosen { show(child) }
        child?.place(at: .zero, proposal: proposal)
    }

    private func show(_ child: LayoutNode?) {
        if let chosen { outside.take(chosen) }
        chosen = child
        if let child { outside.give(child, to: self) }
        tree.note([.subtree, .paintBounds], of: self)
        onChoice?()
    }

    override func explicitGuide(_ guide: AlignmentGuide, _ measurement: Measurement) -> CGFloat? {
        guard let child = fitting(measurement.proposal) else { return nil }
        return child.explicitGuide(guide, child.measurement(for: measurement.proposal))
    }
}

import Foundation

/// The node of a modifier around one displayable. By default it has the size of the wrapped node.
@MainActor package class WrapperLayoutNode: LayoutNode {
    package final let inner: LayoutNode
    private let name: String

    init(_ inner: LayoutNode, kind: String) {
        self.inner = inner
        name = kind
        super.init(tree: inner.tree)
        adopt(inner)
    }

    package override var kind: String { name }
    package override func forEachChild(_ body: (LayoutNode) -> Void) { body(inner) }
    package override var layoutPriority: Double { priority ?? inner.layoutPriority }
    override var keepsIdeal: Bool { inner.keepsIdeal }
    override var forwardedParent: LayoutNode? { parent }
    override var ownSpacing: ViewSpacing? { inner.ownSpacing }

    /// The safe area insets of the wrapped node, if `NodeTraits.setsSafeArea`.
    var safeAreaInsets: EdgeInsets { EdgeInsets() }

    /// The proposal for the wrapped node.
    func proposal(inside proposal: ProposedViewSize) -> ProposedViewSize { proposal }

    /// The origin of the wrapped node.
    func innerOrigin(_ answer: Measurement, in proposal: ProposedViewSize) -> CGPoint { .zero }

    override func measure(_ proposal: ProposedViewSize) -> Measurement {
        let answer = inner.measurement(for: proposal)
        return Measurement(answer.size, for: proposal, widths: answer.widths, heights: answer.heights)
    }

    override func placeChildren(_ proposal: ProposedViewSize) {
        let inside = self.proposal(inside: proposal)
        inner.place(at: innerOrigin(inner.measurement(for: inside), in: proposal), proposal: inside)
    }

    override func explicitGuide(_ guide: AlignmentGuide, _ measurement: Measurement) -> CGFloat? {
        guard guide.mayBeExplicit(in: tree) else { return nil }
        let answer = inner.measurement(for: proposal(inside: measurement.proposal))
        guard let value = inner.explicitGuide(guide, answer) else { return nil }
        return value + innerOrigin(answer, in: measurement.proposal)[guide.axis]
    }
}

/// Padding around a view.
@MainActor final class PaddingLayoutNode: WrapperLayoutNode {
    var insets: EdgeInsets { didSet { if insets != oldValue { invalidate() } } }

    /// Padding that may be a safe area, which views inside may ignore.
    init(_ inner: LayoutNode, insets: EdgeInsets, isSafeArea: Bool = false) {
        self.insets = insets
        super.init(inner, kind: isSafeArea ? "safeAreaPadding" : "padding")
        traits.setsSafeArea = isSafeArea
    }

    override var safeAreaInsets: EdgeInsets { insets }

    override func proposal(inside proposal: ProposedViewSize) -> ProposedViewSize { proposal.inset(by: insets) }

    override func innerOrigin(_ answer: Measurement, in proposal: ProposedViewSize) -> CGPoint {
        CGPoint(x: insets.leading, y: insets.top)
    }

    override func measure(_ proposal: ProposedViewSize) -> Measurement {
        let answer = inner.measurement(for: proposal.inset(by: insets))
        let size = CGSize(
            width: max(0, answer.size.width + insets.horizontal), height: max(0, answer.size.height + insets.vertical))
        return Measurement(
            size, for: proposal, widths: answer.widths.widened(by: insets.horizontal),
            heights: answer.heights.widened(by: insets.vertical))
    }
}

/// Draws a view at an offset without affecting layout.
@MainActor final class OffsetLayoutNode: WrapperLayoutNode, SettingLayoutNode {
    static var followsDirection: Bool { true }

    /// The offset. Parents are not notified: an animation sets one in each frame.
    var setting: CGSize { didSet { if setting != oldValue, !needsPlacement, !isQueued { replaceChildren() } } }

    init(_ inner: LayoutNode, _ setting: CGSize) {
        self.setting = setting
        super.init(inner, kind: "offset")
        traits.showsInner = true
    }

    override func innerOrigin(_ answer: Measurement, in proposal: ProposedViewSize) -> CGPoint {
        CGPoint(x: setting.width, y: setting.height)
    }

    override func explicitGuide(_ guide: AlignmentGuide, _ measurement: Measurement) -> CGFloat? {
        inner.explicitGuide(guide, inner.measurement(for: measurement.proposal))
    }
}

/// Proposes nothing on some axes, so that the view takes its ideal size there.
@MainActor final class FixedSizeLayoutNode: WrapperLayoutNode, SettingLayoutNode {
    /// The axes with the ideal size.
    var setting: Axis.Set { didSet { if setting != oldValue { invalidate() } } }

    init(_ inner: LayoutNode, _ setting: Axis.Set) {
        self.setting = setting
        super.init(inner, kind: "fixedSize")
    }

    override func proposal(inside proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: setting.contains(.horizontal) ? nil : proposal.width,
            height: setting.contains(.vertical) ? nil : proposal.height)
    }

    /// The proposal that the view is placed with, and the answer that it depends on: its ideal size, so that flexible
    /// views in it fill it. A stack may divide its ideal length so that one text wraps and another has too much; a view
    /// that does not have its ideal size then is placed with its ideal proposal.
    private func filling(_ inside: ProposedViewSize, _ ideal: CGSize) -> (ProposedViewSize, Measurement) {
        var filling = inside
        if setting.contains(.horizontal) { filling.width = ideal.width }
        if setting.contains(.vertical) { filling.height = ideal.height }
        let answer = inner.measurement(for: filling)
        let isFilled = abs(answer.size.width - ideal.width) < 0.01 && abs(answer.size.height - ideal.height) < 0.01
        return (isFilled ? filling : inside, answer)
    }

    override func placeChildren(_ proposal: ProposedViewSize) {
        let inside = self.proposal(inside: proposal)
        inner.place(at: .zero, proposal: filling(inside, inner.measurement(for: inside).size).0)
    }

    override func measure(_ proposal: ProposedViewSize) -> Measurement {
        let inside = self.proposal(inside: proposal)
        let ideal = inner.measurement(for: inside)
        var (widths, heights) = (ideal.widths, ideal.heights)
        if setting == .horizontal || setting == .vertical {
            // On the other axis, the view is placed with what is offered here: its place depends on that too.
            let placed = filling(inside, ideal.size).1
            (widths, heights) = (widths.intersection(placed.widths), heights.intersection(placed.heights))
        }
        return Measurement(
            ideal.size, for: proposal, widths: setting.contains(.horizontal) ? .all : widths,
            heights: setting.contains(.vertical) ? .all : heights)
    }
}

import Foundation

/// Puts children above each other (ZStack), all offered the whole space. Its size is that of the children of the
/// highest priority.
@MainActor final class LayeredLayoutNode: ContainerLayoutNode {
    private var alignment: Alignment
    /// Whether it is a control, whose inside is its own business and which takes the pointer for its whole frame.
    var isControl = false

    init(kind: String, alignment: Alignment, tree: LayoutTree) {
        self.alignment = alignment
        super.init(kind: kind, tree: tree)
    }

    /// Whether it is the implicit container of an overlay or background.
    var isSecondary = false

    package override var hidesChildren: Bool { isControl }
    package override var isImplicit: Bool { isSecondary }

    /// True where something changed.
    func set(alignment: Alignment) -> Bool {
        guard alignment != self.alignment else { return false }
        self.alignment = alignment
        invalidate()
        return true
    }

    override var alignsByBaseline: Bool { alignment.guide(.vertical).isBaseline }

    override func measure(_ proposal: ProposedViewSize) -> Measurement {
        var widths = AxisRange.all, heights = AxisRange.all
        for child in children {
            let answer = child.measurement(for: proposal)
            widths = widths.intersection(answer.widths)
            heights = heights.intersection(answer.heights)
        }
        let x = extent(.horizontal, proposal), y = extent(.vertical, proposal)
        return Measurement(
            CGSize(width: x.1 - x.0, height: y.1 - y.0), for: proposal, widths: widths, heights: heights)
    }

    /// Where the deciding children begin and end, counted from the line they share.
    private func extent(_ axis: Axis, _ proposal: ProposedViewSize) -> (CGFloat, CGFloat) {
        let top = children.lazy.map(\.layoutPriority).max() ?? 0
        var start = CGFloat.infinity, end = -CGFloat.infinity
        for child in children where child.layoutPriority == top {
            let answer = child.measurement(for: proposal)
            let guide = child.dimension(alignment.guide(axis), axis, answer)
            start = min(start, -guide)
            end = max(end, answer.size[axis] - guide)
        }
        return start <= end ? (start, end) : (0, 0)
    }

    override func placeChildren(_ proposal: ProposedViewSize) {
        let left = extent(.horizontal, proposal).0, top = extent(.vertical, proposal).0
        for child in children {
            let answer = child.measurement(for: proposal)
            let x = -child.dimension(alignment.guide(.horizontal), .horizontal, answer) - left
            let y = -child.dimension(alignment.guide(.vertical), .vertical, answer) - top
            child.place(at: CGPoint(x: x, y: y), proposal: proposal)
        }
    }

    override func explicitGuide(_ guide: AlignmentGuide, _ measurement: Measurement) -> CGFloat? {
        guard guide.isBaseline else { return nil }
        let top = extent(.vertical, measurement.proposal).0
        var found: CGFloat?
        for child in children {
            let answer = child.measurement(for: measurement.proposal)
            guard let own = child.explicitGuide(guide, answer) else { continue }
            let y = own - child.dimension(alignment.guide(.vertical), .vertical, answer) - top
            found = found.map { guide == .firstBaseline ? min($0, y) : max($0, y) } ?? y
        }
        return found
    }
}

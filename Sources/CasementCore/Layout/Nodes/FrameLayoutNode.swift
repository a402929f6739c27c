import Foundation

/// The lengths of a frame modifier on one axis, in points.
struct FrameLength: Equatable, Sendable {
    /// An exact length; then the others are nil.
    var fixed: CGFloat?
    var minimum: CGFloat?
    var ideal: CGFloat?
    var maximum: CGFloat?

    /// The proposal for the view inside.
    func offer(_ proposal: CGFloat?) -> CGFloat? {
        if let fixed { return fixed }
        guard let length = proposal ?? ideal else { return nil }
        return max(minimum ?? -.infinity, min(maximum ?? .infinity, length))
    }

    /// The frame's own length: the proposal, bounded by minimum and maximum; the length of the view inside
    /// replaces a missing bound, without exceeding the other.
    func length(_ proposal: CGFloat?, inner: CGFloat) -> CGFloat {
        if let fixed { return fixed }
        guard minimum != nil || maximum != nil else { return proposal == nil ? ideal ?? inner : inner }
        let wanted = proposal ?? ideal ?? inner
        if let minimum { return max(minimum, min(maximum ?? inner, wanted)) }
        return min(maximum ?? inner, max(proposal == nil ? 0 : inner, wanted))
    }

    /// Whether a length is the minimum or the maximum, where nothing is proposed and there is no ideal length.
    func isBound(_ length: CGFloat) -> Bool {
        guard fixed == nil, ideal == nil, minimum != nil || maximum != nil else { return false }
        return length <= minimum ?? -.infinity || length >= maximum ?? .infinity
    }

    /// The range of proposals with the same result, given that of the view inside.
    func range(_ proposal: CGFloat?, inner: AxisRange) -> AxisRange {
        if fixed != nil { return .all }
        if minimum == nil, maximum == nil, ideal == nil { return inner }
        return AxisRange(exactly: proposal)
    }
}

/// A frame around a view: specifies a size and aligns the view in it.
@MainActor final class FrameLayoutNode: WrapperLayoutNode {
    private var width: FrameLength
    private var height: FrameLength
    private var alignment: Alignment

    init(_ inner: LayoutNode, width: FrameLength, height: FrameLength, alignment: Alignment) {
        (self.width, self.height, self.alignment) = (width, height, alignment)
        super.init(inner, kind: "frame")
    }

    func set(width: FrameLength, height: FrameLength, alignment: Alignment) {
        guard width != self.width || height != self.height || alignment != self.alignment else { return }
        (self.width, self.height, self.alignment) = (width, height, alignment)
        invalidate()
    }

    override func proposal(inside proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: width.offer(proposal.width), height: height.offer(proposal.height))
    }

    private func size(_ inner: CGSize, in proposal: ProposedViewSize) -> CGSize {
        CGSize(
            width: min(width.length(proposal.width, inner: inner.width), Self.largestLength),
            height: min(height.length(proposal.height, inner: inner.height), Self.largestLength))
    }

    override func measure(_ proposal: ProposedViewSize) -> Measurement {
        let answer = inner.measurement(for: self.proposal(inside: proposal))
        return Measurement(
            size(answer.size, in: proposal), for: proposal,
            widths: width.range(proposal.width, inner: answer.widths),
            heights: height.range(proposal.height, inner: answer.heights))
    }

    /// The proposal that the view is placed with. What has no ideal length fills a frame that is as long as its minimum
    /// or maximum: an editor in a form fills the least height that it has there.
    private func filling(_ proposal: ProposedViewSize) -> ProposedViewSize {
        var inside = self.proposal(inside: proposal)
        guard proposal.width == nil || proposal.height == nil else { return inside }
        let size = size(inner.measurement(for: inside).size, in: proposal)
        if proposal.width == nil, width.isBound(size.width) { inside.width = size.width }
        if proposal.height == nil, height.isBound(size.height) { inside.height = size.height }
        return inside
    }

    override func placeChildren(_ proposal: ProposedViewSize) {
        let inside = filling(proposal)
        inner.place(at: innerOrigin(inner.measurement(for: inside), in: proposal), proposal: inside)
    }

    override func explicitGuide(_ guide: AlignmentGuide, _ measurement: Measurement) -> CGFloat? {
        guard guide.mayBeExplicit(in: tree) else { return nil }
        let answer = inner.measurement(for: filling(measurement.proposal))
        guard let value = inner.explicitGuide(guide, answer) else { return nil }
        return value + innerOrigin(answer, in: measurement.proposal)[guide.axis]
    }

    override var alignsByGuides: Bool { alignment.needsAsking(in: tree) }

    override func innerOrigin(_ answer: Measurement, in proposal: ProposedViewSize) -> CGPoint {
        let size = size(answer.size, in: proposal)
        func start(_ axis: Axis) -> CGFloat {
            let guide = alignment.guide(axis)
            return ownPosition(of: guide, size) - inner.dimension(guide, answer)
        }
        return CGPoint(x: start(.horizontal), y: start(.vertical))
    }

    /// The position of the guide in the frame itself, without that of the view inside.
    private func ownPosition(of guide: AlignmentGuide, _ size: CGSize) -> CGFloat {
        guard guide.needsAsking(in: tree) else { return guide.position(in: size[guide.axis]) }
        let frame = Measurement(size, for: ProposedViewSize(size))
        return guide.defaultPosition(in: ViewDimensions(node: LayoutNode(tree: tree), measurement: frame))
    }
}

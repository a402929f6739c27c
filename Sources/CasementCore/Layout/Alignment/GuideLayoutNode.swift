import Foundation

/// Sets one alignment guide to a computed value.
@MainActor final class GuideLayoutNode: WrapperLayoutNode {
    private var guide: AlignmentGuide
    private var compute: (ViewDimensions) -> CGFloat
    private let viewName: String

    init(_ inner: LayoutNode, _ guide: AlignmentGuide, name: String, compute: @escaping (ViewDimensions) -> CGFloat) {
        (self.guide, self.compute, viewName) = (guide, compute, name)
        super.init(inner, kind: "alignmentGuide")
        tree.features.explicitGuides |= guide.bit
    }

    func set(_ guide: AlignmentGuide, compute: @escaping (ViewDimensions) -> CGFloat) {
        (self.guide, self.compute) = (guide, compute)
        tree.features.explicitGuides |= guide.bit
        invalidate()
    }

    override func explicitGuide(_ guide: AlignmentGuide, _ measurement: Measurement) -> CGFloat? {
        guard guide == self.guide else { return super.explicitGuide(guide, measurement) }
        let answer = inner.measurement(for: measurement.proposal)
        let value = compute(ViewDimensions(node: inner, measurement: answer))
        if value.isFinite { return value }
        RuntimeWarning.issue(
            "alignmentGuide on \(viewName) returned \(value): a place must be a finite number. 0 is used.")
        return 0
    }
}

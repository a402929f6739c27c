import Foundation

/// Says where one of a view's alignments lies.
public struct _AlignmentWritingModifier: ViewModifier {
    public typealias Body = Never
    let guide: AlignmentGuide
    let compute: (ViewDimensions) -> CGFloat

    public static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> { GuideNode(view, in: context) }
}

/// Rule: closures cannot be compared, so each new value asks again.
final class GuideNode<Content: View>: WrapperNode<Content, _AlignmentWritingModifier, GuideLayoutNode> {
    override func makeWrapper(_ inner: LayoutNode) -> GuideLayoutNode {
        GuideLayoutNode(inner, modifier.guide, name: TypeName.short(Content.self), compute: modifier.compute)
    }

    override func configure() -> Bool {
        for wrapper in wrappers { wrapper.set(modifier.guide, compute: modifier.compute) }
        return false
    }
}

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

extension View {
    /// Says where a horizontal alignment lies in this view, in points from its leading edge.
    public func alignmentGuide(
        _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> ModifiedContent<Self, _AlignmentWritingModifier> {
        modifier(_AlignmentWritingModifier(guide: g.guide, compute: computeValue))
    }

    /// Says where a vertical alignment lies in this view, in points from its top.
    public func alignmentGuide(
        _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> ModifiedContent<Self, _AlignmentWritingModifier> {
        modifier(_AlignmentWritingModifier(guide: g.guide, compute: computeValue))
    }
}

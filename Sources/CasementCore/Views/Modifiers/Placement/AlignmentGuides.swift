import Foundation

/// Sets the position of one of a view's alignment guides.
public struct _AlignmentWritingModifier: PrimitiveModifier {
    let guide: AlignmentGuide
    let compute: (ViewDimensions) -> CGFloat

    public static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> { GuideNode(view, in: context) }
}

/// Rule: closures cannot be compared, so each new value computes the guide again.
final class GuideNode<Content: View>: WrapperNode<Content, _AlignmentWritingModifier, GuideLayoutNode> {
    override func makeWrapper(_ inner: LayoutNode) -> GuideLayoutNode {
        GuideLayoutNode(inner, modifier.guide, name: TypeName.short(Content.self), compute: modifier.compute)
    }

    override func configure() -> Bool {
        for wrapper in wrappers { wrapper.set(modifier.guide, compute: modifier.compute) }
        return false
    }
}

extension View {
    /// Sets the position of a horizontal alignment guide in this view, in points from its leading edge.
    public func alignmentGuide(
        _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> ModifiedContent<Self, _AlignmentWritingModifier> {
        modifier(_AlignmentWritingModifier(guide: g.guide, compute: computeValue))
    }

    /// Sets the position of a vertical alignment guide in this view, in points from its top.
    public func alignmentGuide(
        _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> ModifiedContent<Self, _AlignmentWritingModifier> {
        modifier(_AlignmentWritingModifier(guide: g.guide, compute: computeValue))
    }
}

import Foundation

/// Masks a view by another, with an alignment.
struct _MaskAlignmentEffect<Mask: View>: PrimitiveModifier {
    var alignment: Alignment
    var mask: Mask
    init(alignment: Alignment, mask: Mask) { (self.alignment, self.mask) = (alignment, mask) }

    static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> {
        MaskNode(view, isBehind: false, in: context) { ($0.mask, $0.alignment) }
    }
}

/// Masks a view by another, centred in it.
struct _MaskEffect<Mask: View>: PrimitiveModifier {
    var mask: Mask

    static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> {
        MaskNode(view, isBehind: false, in: context) { ($0.mask, .center) }
    }
}

/// A view and its mask, in that order.
@MainActor final class MaskLayoutNode: SecondaryLayoutNode {
    private let shown: Layer

    init(_ inner: LayoutNode, mask: LayeredLayoutNode, alignment: Alignment) {
        shown = Layer(store: inner.tree.textures, effect: .mask)
        super.init(inner, secondary: mask, alignment: alignment, isBehind: false, kind: "mask")
    }

    override var layer: NodeLayer? { shown }

    /// Masks have no accessibility elements.
    override func accessibilityElements() -> [AccessibilityElement] { inner.accessibleElements() }
}

final class MaskNode<Content: View, Modifier: ViewModifier, Mask: View>: SecondaryNode<Content, Modifier, Mask> {
    override var kind: String { "mask" }

    override func makeSecondary(
        _ inner: LayoutNode, _ secondary: LayeredLayoutNode, _ alignment: Alignment
    ) -> SecondaryLayoutNode {
        MaskLayoutNode(inner, mask: secondary, alignment: alignment)
    }
}

extension View {
    /// Masks the view with the alpha of another view, which is proposed this view's size and aligned with it.
    public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
        modifier(_MaskAlignmentEffect(alignment: alignment, mask: mask()))
    }

    /// Masks the view with the alpha of another view, centred in it.
    @_disfavoredOverload public func mask<Mask: View>(_ mask: Mask) -> some View {
        modifier(_MaskEffect(mask: mask))
    }
}

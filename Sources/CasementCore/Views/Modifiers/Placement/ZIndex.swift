import Foundation

/// Sets a view's paint order among its siblings.
public struct _ZIndexModifier: PrimitiveModifier, Equatable, Sendable {
    let value: Double

    public static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> { ZIndexNode(view, in: context) }
}

final class ZIndexNode<Content: View>: AttachmentNode<Content, _ZIndexModifier> {
    override func arrived(_ displayables: [Displayable], at index: Int) {
        graph.layout.features.usesZIndex = true
        for displayable in displayables { displayable.attach().zIndex = modifier.value }
    }

    override func modifierChanged(from old: _ZIndexModifier) {
        guard old != modifier else { return }
        for node in content {
            node.attach().zIndex = modifier.value
            node.paintOrderChanged()
        }
        reportChange()
    }
}

extension LayoutNode {
    /// The paint order among siblings, set on this node or on the view inside its modifiers.
    final var zIndex: Double {
        var node = self
        while true {
            if let value = node.attachments?.zIndex { return value }
            guard let wrapper = node as? WrapperLayoutNode else { return 0 }
            node = wrapper.inner
        }
    }

    /// Updates the paint order of the container, which may be outside several modifiers.
    final func paintOrderChanged() {
        var node = parent
        while let wrapper = node as? WrapperLayoutNode { node = wrapper.parent }
        (node as? ContainerLayoutNode)?.updatePaintOrder()
    }
}

extension View {
    /// Paints the view in front of siblings with a lower value, and hit tests it before them.
    ///
    /// The default is 0, and NaN counts as 0. Layout is not affected.
    public func zIndex(_ value: Double) -> ModifiedContent<Self, _ZIndexModifier> {
        modifier(_ZIndexModifier(value: value.isNaN ? 0 : value))
    }
}

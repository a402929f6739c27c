import Foundation

/// Says where a view is painted among its siblings.
public struct _ZIndexModifier: ViewModifier, Equatable, Sendable {
    public typealias Body = Never
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
    /// Where it is painted among its siblings, by its own word or that of the view inside a modifier.
    final var zIndex: Double {
        var node = self
        while true {
            if let value = node.attachments?.zIndex { return value }
            guard let wrapper = node as? WrapperLayoutNode else { return 0 }
            node = wrapper.inner
        }
    }

    /// The container that it stands in, perhaps in modifiers, paints in another order.
    final func paintOrderChanged() {
        var node = parent
        while let wrapper = node as? WrapperLayoutNode { node = wrapper.parent }
        (node as? ContainerLayoutNode)?.updatePaintOrder()
    }
}

extension View {
    /// Paints the view in front of siblings of a lower value, and lets the pointer find it before them; the default is 0.
    /// Layout stays as it is.
    public func zIndex(_ value: Double) -> ModifiedContent<Self, _ZIndexModifier> {
        modifier(_ZIndexModifier(value: value.isNaN ? 0 : value))
    }
}

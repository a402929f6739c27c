import Foundation

/// Sets a view's opacity. Each leaf is faded separately; `compositingGroup()` before it fades the group as one.
public struct _OpacityEffect: ViewModifier, Equatable, Sendable {
    public typealias Body = Never
    public var opacity: Double

    public static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> { OpacityNode(view, in: context) }

    var bounded: Double { opacity.isNaN ? 1 : min(1, max(0, opacity)) }
}

final class OpacityNode<Content: View>: WrapperNode<Content, _OpacityEffect, OpacityLayoutNode> {
    override func makeWrapper(_ inner: LayoutNode) -> OpacityLayoutNode {
        OpacityLayoutNode(inner, opacity: modifier.bounded)
    }

    override func configure() -> Bool {
        guard let first = wrappers.first, first.value != modifier.bounded else { return false }
        for wrapper in wrappers { wrapper.value = modifier.bounded }
        return true
    }
}

extension View {
    /// Sets the opacity of the view: 0 is invisible, 1 fully opaque. Each leaf is faded separately, so that overlapping
    /// leaves show through; apply `compositingGroup()` first to fade a group as one.
    public func opacity(_ opacity: Double) -> ModifiedContent<Self, _OpacityEffect> {
        modifier(_OpacityEffect(opacity: opacity))
    }

    /// Hides the view and excludes it from user input; it keeps its space in the layout.
    public func hidden() -> ModifiedContent<Self, _OpacityEffect> { opacity(0) }
}

import Foundation

/// Fades a view. Each leaf is faded by itself; `compositingGroup()` before it makes the group fade as one.
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
    /// Fades the view: 0 is invisible, 1 as it is. Each leaf fades by itself, so that what lies behind another shows through
    /// it; put `compositingGroup()` before to fade a group as one.
    public func opacity(_ opacity: Double) -> ModifiedContent<Self, _OpacityEffect> {
        modifier(_OpacityEffect(opacity: opacity))
    }

    /// Does not show the view, nor lets a person reach it, but keeps its place.
    public func hidden() -> ModifiedContent<Self, _OpacityEffect> { opacity(0) }
}

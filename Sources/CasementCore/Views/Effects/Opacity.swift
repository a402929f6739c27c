import Foundation

/// Sets a view's opacity. Each leaf is faded separately; `compositingGroup()` before it fades the group as one.
public struct _OpacityEffect: SettingModifier, Equatable, Sendable {
    public var opacity: Double

    nonisolated public init(opacity: Double) { self.opacity = opacity }

    public static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> {
        OpacityNode(view, in: context)
    }

    var setting: Double { opacity.isNaN ? 1 : min(1, max(0, opacity)) }
}

private final class OpacityNode<Content: View>: SettingNode<Content, _OpacityEffect, OpacityLayoutNode> {
    override func configure() -> Bool { set(modifier.setting) }
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

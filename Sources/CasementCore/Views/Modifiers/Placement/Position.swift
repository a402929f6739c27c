import Foundation

/// Centres a view at a point of the proposed space.
public struct _PositionLayout: SettingModifier, Equatable, Sendable {
    public var position: CGPoint

    public static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> {
        PositionNode(view, in: context)
    }

    var setting: CGPoint { position.finite }
}

private final class PositionNode<Content: View>: SettingNode<Content, _PositionLayout, PositionLayoutNode> {
    override func configure() -> Bool { set(modifier.setting) }
}

extension View {
    /// Centres the view at a point, in points from the leading and top edges of the proposed space; the view
    /// takes all of that space.
    public func position(_ position: CGPoint) -> ModifiedContent<Self, _PositionLayout> {
        modifier(_PositionLayout(position: position))
    }

    /// Centres the view at a point, in points from the leading and top edges of the proposed space; the view
    /// takes all of that space.
    public func position(x: CGFloat = 0, y: CGFloat = 0) -> ModifiedContent<Self, _PositionLayout> {
        position(CGPoint(x: x, y: y))
    }
}

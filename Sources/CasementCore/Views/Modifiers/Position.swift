import Foundation

/// Centres a view at a point of the proposed space.
public struct _PositionLayout: ViewModifier, Equatable, Sendable {
    public typealias Body = Never
    public var position: CGPoint

    public static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> { PositionNode(view, in: context) }

    var finite: CGPoint {
        CGPoint(x: position.x.isFinite ? position.x : 0, y: position.y.isFinite ? position.y : 0)
    }
}

/// Rule: a changed point is applied in place.
final class PositionNode<Content: View>: WrapperNode<Content, _PositionLayout, PositionLayoutNode> {
    override class var followsDirection: Bool { true }

    override func makeWrapper(_ inner: LayoutNode) -> PositionLayoutNode {
        PositionLayoutNode(inner, position: modifier.finite)
    }

    override func configure() -> Bool {
        guard let first = wrappers.first, first.position != modifier.finite else { return false }
        for wrapper in wrappers { wrapper.position = modifier.finite }
        return true
    }
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

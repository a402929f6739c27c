import Foundation

extension Color: View {
    public typealias Body = Never

    /// Creates a view of one colour, which fills the proposed space (10 by 10 points without a proposal).
    public static func _makeNode(_ view: Color, in context: _NodeContext) -> _ViewNode<Color> {
        ColorNode(view, layoutNode: FlexibleLayoutNode(kind: "Color", tree: context.graph.layout), in: context)
    }

    public static var _viewCount: Int? { 1 }
}

/// Rule: a changed colour is updated in place.
final class ColorNode: LeafNode<Color, FlexibleLayoutNode> {
    override func configure(_ environment: EnvironmentValues) -> Bool {
        layoutNode.setFill(view.resolve(in: environment.themeVariant))
    }
}

import Foundation

extension Color: View {
    public typealias Body = Never

    /// A view of one colour, which takes all the space it is offered (10 by 10 where none is).
    public static func _makeNode(_ view: Color, in context: _NodeContext) -> _ViewNode<Color> {
        ColorNode(view, layoutNode: FlexibleLayoutNode(kind: "Color", tree: context.graph.layout), in: context)
    }

    public static var _viewCount: Int? { 1 }
}

/// Rule: another colour changes in place.
final class ColorNode: LeafNode<Color, FlexibleLayoutNode> {
    override func configure(_ environment: EnvironmentValues) -> Bool {
        layoutNode.setFill(view.resolve(in: environment.themeVariant))
    }
}

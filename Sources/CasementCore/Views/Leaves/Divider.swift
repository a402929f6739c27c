import Foundation

/// A thin separator: vertical in a horizontal stack, otherwise horizontal.
public struct Divider: View, Equatable, Sendable {
    public typealias Body = Never
    /// Creates a line with a thickness of one point.
    public init() {}

    public static func _makeNode(_ view: Divider, in context: _NodeContext) -> _ViewNode<Divider> {
        DividerNode(view, layoutNode: DividerLayoutNode(kind: "Divider", tree: context.graph.layout), in: context)
    }

    public static var _viewCount: Int? { 1 }
}

final class DividerNode: LeafNode<Divider, DividerLayoutNode> {
    override func configure(_ environment: EnvironmentValues) -> Bool {
        layoutNode.setFill(SystemColor.separator.resolve(in: environment.themeVariant))
    }
}

extension Divider: ChoiceSource {
    func choices(into walk: inout ChoiceWalk) { walk.append(self, kind: .divider) }
}

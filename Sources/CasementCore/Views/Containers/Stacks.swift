import Foundation

/// Arranges its content from leading to trailing.
public struct HStack<Content: View>: View {
    public typealias Body = Never

    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let content: Content

    /// - Parameters:
    ///   - alignment: where the children line up vertically.
    ///   - spacing: the distance between neighbours in points; nil is the default of 8, and none beside a spacer.
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        (self.alignment, self.content) = (alignment, content())
        self.spacing = spacing.map { $0.isFinite ? $0 : 0 }
    }

    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        StackNode(view, .horizontal, view.content, in: context) {
            ("HStack", $0.alignment.guide, $0.spacing, $0.content)
        }
    }

    public static var _viewCount: Int? { 1 }
}

/// Arranges its content from top to bottom.
public struct VStack<Content: View>: View {
    public typealias Body = Never

    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let content: Content

    /// - Parameters:
    ///   - alignment: where the children line up horizontally.
    ///   - spacing: the distance between neighbours in points; nil is the default of 8, and none beside a spacer.
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
    {
        (self.alignment, self.content) = (alignment, content())
        self.spacing = spacing.map { $0.isFinite ? $0 : 0 }
    }

    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        StackNode(view, .vertical, view.content, in: context) { ("VStack", $0.alignment.guide, $0.spacing, $0.content) }
    }

    public static var _viewCount: Int? { 1 }
}

/// Rule: another alignment or spacing changes in place; then the content is updated.
final class StackNode<V: View, Content: View>: ContainerNode<V, Content> {
    typealias Parts = (kind: String, alignment: AlignmentGuide, spacing: CGFloat?, content: Content)
    private let parts: (V) -> Parts
    private let stack: StackLayoutNode

    init(_ view: V, _ axis: Axis, _ content: Content, in context: _NodeContext, parts: @escaping (V) -> Parts) {
        self.parts = parts
        let own = parts(view)
        stack = StackLayoutNode(
            axis, kind: own.kind, alignment: own.alignment, spacing: own.spacing, tree: context.graph.layout)
        super.init(stack, in: context) { _ in content }
    }

    override func apply(_ view: V) {
        let new = parts(view)
        if stack.set(alignment: new.alignment, spacing: new.spacing) { reportChange() }
        updateContent(new.content)
    }
}

/// Puts its content above each other, the last in front.
public struct ZStack<Content: View>: View {
    public typealias Body = Never

    let alignment: Alignment
    let content: Content

    /// `alignment` says where the children line up on both axes.
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        (self.alignment, self.content) = (alignment, content())
    }

    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        ZStackNode(view, in: context)
    }

    public static var _viewCount: Int? { 1 }
}

/// Rule: another alignment changes in place; then the content is updated.
final class ZStackNode<Content: View>: ContainerNode<ZStack<Content>, Content> {
    private let layers: LayeredLayoutNode

    init(_ view: ZStack<Content>, in context: _NodeContext) {
        layers = LayeredLayoutNode(kind: "ZStack", alignment: view.alignment, tree: context.graph.layout)
        super.init(layers, in: context) { _ in view.content }
    }

    override func apply(_ view: ZStack<Content>) {
        if layers.set(alignment: view.alignment) { reportChange() }
        updateContent(view.content)
    }
}

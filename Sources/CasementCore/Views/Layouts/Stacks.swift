import Foundation

/// Arranges its content from leading to trailing.
public struct HStack<Content: View>: View {
    public typealias Body = Never

    @usableFromInline let alignment: VerticalAlignment
    @usableFromInline let spacing: CGFloat?
    @usableFromInline let content: Content

    /// - Parameters:
    ///   - alignment: the vertical alignment of the children.
    ///   - spacing: the distance between neighbours, in points; nil is the default of 8, and 0 beside a spacer.
    @inlinable public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        (self.alignment, self.content) = (alignment, content())
        self.spacing = spacing.map { $0.isFinite ? $0 : 0 }
    }

    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        let known: AnyClass = NodeClasses.horizontal.known(for: Content.self, StackNode<Self>.self)
        return unsafeBitCast(known, to: StackNode<Self>.Type.self).init(view, in: context)
    }

    public static var _viewCount: Int? { 1 }
}

extension HStack: StackView {
    static var axis: Axis { .horizontal }
    var guide: AlignmentGuide { alignment.guide }
    func makeContent(in context: _NodeContext) -> _ViewNode<Content> { Content._makeNode(content, in: context) }
}

/// Arranges its content from top to bottom.
public struct VStack<Content: View>: View {
    public typealias Body = Never

    @usableFromInline let alignment: HorizontalAlignment
    @usableFromInline let spacing: CGFloat?
    @usableFromInline let content: Content

    /// - Parameters:
    ///   - alignment: the horizontal alignment of the children.
    ///   - spacing: the distance between neighbours, in points; nil is the default of 8, and 0 beside a spacer.
    @inlinable public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        (self.alignment, self.content) = (alignment, content())
        self.spacing = spacing.map { $0.isFinite ? $0 : 0 }
    }

    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        let known: AnyClass = NodeClasses.vertical.known(for: Content.self, StackNode<Self>.self)
        return unsafeBitCast(known, to: StackNode<Self>.Type.self).init(view, in: context)
    }

    public static var _viewCount: Int? { 1 }
}

extension VStack: StackView {
    static var axis: Axis { .vertical }
    var guide: AlignmentGuide { alignment.guide }
    func makeContent(in context: _NodeContext) -> _ViewNode<Content> { Content._makeNode(content, in: context) }
}

/// The common properties of stacks of either axis.
@MainActor protocol StackView: View {
    associatedtype Content: View
    static var axis: Axis { get }
    var guide: AlignmentGuide { get }
    var spacing: CGFloat? { get }
    var content: Content { get }
    /// Creates the content's node from the content where it is; the property's value is a copy.
    func makeContent(in context: _NodeContext) -> _ViewNode<Content>
}

/// Rule: a changed alignment or spacing is updated in place; then the content is updated.
final class StackNode<Stack: StackView>: ContainerNode<Stack, Stack.Content> {
    private var stack: StackLayoutNode { unsafeDowncast(layoutNode, to: StackLayoutNode.self) }

    required init(_ view: borrowing Stack, in context: _NodeContext) {
        let stack = StackLayoutNode(
            Stack.axis, alignment: view.guide, spacing: view.spacing, tree: context.graph.layout)
        super.init(empty: stack, in: context)
        show(view.makeContent(in: self.context()))
    }

    override func apply(_ view: Stack) {
        if stack.set(alignment: view.guide, spacing: view.spacing) { reportChange() }
        updateContent(view.content)
    }
}

/// Overlays its content, with the last view in front.
public struct ZStack<Content: View>: View {
    public typealias Body = Never

    let alignment: Alignment
    let content: Content

    /// `alignment` is the alignment of the children on both axes.
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        (self.alignment, self.content) = (alignment, content())
    }

    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        ZStackNode(view, in: context)
    }

    public static var _viewCount: Int? { 1 }
}

/// Rule: a changed alignment is updated in place; then the content is updated.
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

extension HStack: AccessibilityTitleSource {
    package func appendTitle(to title: inout AccessibilityTitle) { title.append(content) }
}

extension VStack: AccessibilityTitleSource {
    package func appendTitle(to title: inout AccessibilityTitle) { title.append(content) }
}

extension ZStack: AccessibilityTitleSource {
    package func appendTitle(to title: inout AccessibilityTitle) { title.append(content) }
}

extension HStack: ViewSummarySource {
    package func appendSummary(to summary: inout ViewSummary) { summary.append(content) }
}

extension VStack: ViewSummarySource {
    package func appendSummary(to summary: inout ViewSummary) { summary.append(content) }
}

extension ZStack: ViewSummarySource {
    package func appendSummary(to summary: inout ViewSummary) { summary.append(content) }
}

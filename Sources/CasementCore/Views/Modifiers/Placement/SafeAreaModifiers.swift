import Foundation

/// The kinds of safe area that views may ignore.
@frozen public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Space reserved by containers, such as the bars of `safeAreaInset`.
    public static let container = SafeAreaRegions(rawValue: 1)
    /// Space for an on-screen keyboard; there is none on the desktop.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    /// All kinds of safe area.
    public static let all = SafeAreaRegions(rawValue: .max)
}

private struct IsInSafeAreaKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// Whether an ancestor reserves a safe area that this view may ignore. Never changes during a view's lifetime.
    var isInSafeArea: Bool {
        get { self[IsInSafeAreaKey.self] }
        set { self[IsInSafeAreaKey.self] = newValue }
    }
}

extension _Node {
    /// The context for the content of a modifier that reserves a safe area.
    fileprivate final func safeAreaContext() -> _NodeContext {
        graph.layout.features.hasSafeAreas = true
        return context(scope: EnvironmentScope(parent: scope) { $0.isInSafeArea = true })
    }
}

/// Extends a view into the safe area.
public struct _SafeAreaRegionsIgnoringLayout: PrimitiveModifier, Equatable, Sendable {
    public var regions: SafeAreaRegions
    public var edges: Edge.Set

    public static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> { SafeAreaIgnoringNode(view, in: context) }
}

/// Rule: changed edges are applied in place.
final class SafeAreaIgnoringNode<Content: View>:
    WrapperNode<Content, _SafeAreaRegionsIgnoringLayout, SafeAreaIgnoringLayoutNode>
{
    override class var followsDirection: Bool { true }

    private var edges: Edge.Set { modifier.regions.contains(.container) ? modifier.edges : [] }

    override func makeWrapper(_ inner: LayoutNode) -> SafeAreaIgnoringLayoutNode {
        SafeAreaIgnoringLayoutNode(inner, edges: edges)
    }

    override func configure() -> Bool {
        guard let first = wrappers.first, first.edges != edges else { return false }
        for wrapper in wrappers { wrapper.edges = edges }
        return true
    }
}

/// Padding around a view that its descendants may ignore.
struct _SafeAreaPaddingModifier: PrimitiveModifier, Equatable, Sendable {
    let padding: _PaddingLayout

    static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> { SafeAreaPaddingNode(view, in: context) }
}

final class SafeAreaPaddingNode<Content: View>: WrapperNode<Content, _SafeAreaPaddingModifier, PaddingLayoutNode> {
    override class var followsDirection: Bool { true }

    override func contentContext() -> _NodeContext { safeAreaContext() }

    override func makeWrapper(_ inner: LayoutNode) -> PaddingLayoutNode {
        PaddingLayoutNode(inner, insets: modifier.padding.resolved, isSafeArea: true)
    }

    override func configure() -> Bool {
        let insets = modifier.padding.resolved
        guard let first = wrappers.first, first.insets != insets else { return false }
        for wrapper in wrappers { wrapper.insets = insets }
        return true
    }
}

/// Shows a view at one edge of another, whose safe area it reduces.
struct _SafeAreaInsetModifier<Bar: View>: PrimitiveModifier {
    let edge: Edge
    let alignment: Alignment
    let spacing: CGFloat?
    let bar: Bar

    static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> {
        SafeAreaInsetNode(view, isBehind: false, in: context) { ($0.bar, $0.alignment) }
    }
}

final class SafeAreaInsetNode<Content: View, Bar: View>: SecondaryNode<Content, _SafeAreaInsetModifier<Bar>, Bar> {
    override var kind: String { "safeAreaInset" }

    override func contentContext() -> _NodeContext { safeAreaContext() }

    override func makeSecondary(
        _ inner: LayoutNode, _ secondary: LayeredLayoutNode, _ alignment: Alignment
    ) -> SecondaryLayoutNode {
        let spacing = modifier.spacing.map { $0.isFinite ? $0 : 0 } ?? StackLayoutNode.defaultSpacing
        return SafeAreaInsetLayoutNode(
            inner, bar: secondary, edge: modifier.edge, spacing: spacing, alignment: alignment)
    }
}

extension View {
    /// Extends the view into safe areas, such as the bars of `safeAreaInset`, on the edges where it borders on them.
    /// The layout around it is not affected.
    public func ignoresSafeArea(
        _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
    ) -> ModifiedContent<Self, _SafeAreaRegionsIgnoringLayout> {
        modifier(_SafeAreaRegionsIgnoringLayout(regions: regions, edges: edges))
    }

    /// Extends the view into safe areas; the older name of `ignoresSafeArea(_:edges:)`.
    public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> ModifiedContent<Self, _SafeAreaRegionsIgnoringLayout> {
        ignoresSafeArea(edges: edges)
    }

    /// Shows a view above or below this one and reserves space for it, `spacing` points apart (nil is 8). Descendants
    /// of this view can extend behind it with `ignoresSafeArea`.
    public func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            _SafeAreaInsetModifier(
                edge: edge == .top ? .top : .bottom, alignment: Alignment(horizontal: alignment, vertical: .center),
                spacing: spacing, bar: content()))
    }

    /// Shows a view before or after this one and reserves space for it, `spacing` points apart (nil is 8). Descendants
    /// of this view can extend behind it with `ignoresSafeArea`.
    public func safeAreaInset<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            _SafeAreaInsetModifier(
                edge: edge == .leading ? .leading : .trailing,
                alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing, bar: content()))
    }

    /// Adds padding on some edges, in points, that views in this one may ignore; nil is 16.
    public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        modifier(
            _SafeAreaPaddingModifier(
                padding: _PaddingLayout(edges: edges, insets: length.map { EdgeInsets(.all, $0) })))
    }

    /// Adds equal padding on all edges, in points, that views in this one may ignore.
    public func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }

    /// Adds different padding on each edge, in points, that views in this one may ignore.
    public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
        modifier(_SafeAreaPaddingModifier(padding: _PaddingLayout(insets: insets)))
    }
}

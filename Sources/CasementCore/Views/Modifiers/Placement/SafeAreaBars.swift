import Foundation

/// How content that scrolls looks where it reaches a bar.
///
///     ScrollView { rows }
///         .safeAreaBar(edge: .bottom) { controls }
///         .scrollEdgeEffectStyle(.hard, for: .bottom)
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
    let hasLine: Bool
    private let name: String
    /// As the bar decides: soft.
    public static let automatic = ScrollEdgeEffectStyle(hasLine: false, name: "automatic")
    /// The bar has an opaque background and a line at its edge.
    public static let hard = ScrollEdgeEffectStyle(hasLine: true, name: "hard")
    /// The bar has a translucent background.
    public static let soft = ScrollEdgeEffectStyle(hasLine: false, name: "soft")
}

/// What scrolled content says of the bars at its edges.
struct ScrollEdgeEffects: Equatable {
    private var styles: [Edge: ScrollEdgeEffectStyle] = [:]
    private var hidden: [Edge: Bool] = [:]

    /// The style at an edge; nil where the bar has no background.
    func style(at edge: Edge) -> ScrollEdgeEffectStyle? {
        hidden[edge] ?? false ? nil : styles[edge] ?? .automatic
    }

    mutating func set(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) {
        for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { styles[edge] = style ?? .automatic }
    }

    mutating func hide(_ isHidden: Bool, for edges: Edge.Set) {
        for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { hidden[edge] = isHidden }
    }

    /// Adds what a later view says.
    mutating func add(_ next: ScrollEdgeEffects) {
        styles.merge(next.styles) { $1 }
        hidden.merge(next.hidden) { $1 }
    }
}

/// What the scrolled content in a view says.
struct ScrollEdgeEffectsKey: PreferenceKey {
    static var defaultValue: ScrollEdgeEffects { ScrollEdgeEffects() }
    static func reduce(value: inout ScrollEdgeEffects, nextValue: () -> ScrollEdgeEffects) { value.add(nextValue()) }
}

private struct SurroundingScrollEdgeEffectsKey: EnvironmentKey {
    static var defaultValue: ScrollEdgeEffects { ScrollEdgeEffects() }
}

extension EnvironmentValues {
    /// What views around a bar say of its edge.
    fileprivate var scrollEdgeEffects: ScrollEdgeEffects {
        get { self[SurroundingScrollEdgeEffectsKey.self] }
        set { self[SurroundingScrollEdgeEffectsKey.self] = newValue }
    }
}

/// A bar beside content, with the background that the content asks for.
private struct SafeAreaBarModifier<Bar: View>: ViewModifier {
    let edge: Edge
    let alignment: Alignment
    let spacing: CGFloat?
    let bar: Bar
    @State private var inner = ScrollEdgeEffects()
    @Environment(\.scrollEdgeEffects) private var outer

    func body(content: Content) -> some View {
        content
            .onPreferenceChange(ScrollEdgeEffectsKey.self) { inner = $0 }
            .modifier(
                _SafeAreaInsetModifier(
                    edge: edge, alignment: alignment, spacing: spacing ?? 0,
                    bar: SafeAreaBar(edge: edge, alignment: alignment, style: style, content: bar)))
    }

    private var style: ScrollEdgeEffectStyle? {
        var all = outer
        all.add(inner)
        return all.style(at: edge)
    }
}

private struct SafeAreaBar<Content: View>: View {
    let edge: Edge
    let alignment: Alignment
    let style: ScrollEdgeEffectStyle?
    let content: Content

    static var _isBuiltIn: Bool { true }

    private var isHorizontal: Bool { edge == .top || edge == .bottom }

    var body: some View {
        VStack(spacing: 0) { content }
            .frame(
                maxWidth: isHorizontal ? .infinity : nil, maxHeight: isHorizontal ? nil : .infinity,
                alignment: alignment
            )
            .background { if let style { ground(style).ignoresSafeArea() } }
            .overlay(alignment: lineAlignment) {
                if let style, style.hasLine {
                    Color(theme: .separator)
                        .frame(width: isHorizontal ? nil : 1, height: isHorizontal ? 1 : nil)
                        .allowsHitTesting(false)
                }
            }
    }

    private func ground(_ style: ScrollEdgeEffectStyle) -> some View {
        Rectangle().fill(
            style.hasLine ? AnyShapeStyle(Color(theme: .windowBackground)) : AnyShapeStyle(Material.bar))
    }

    private var lineAlignment: Alignment {
        switch edge {
        case .top: .bottom
        case .bottom: .top
        case .leading: .trailing
        case .trailing: .leading
        }
    }
}

extension View {
    /// Shows a bar above or below this view and reserves space for it, `spacing` points apart (nil is none): like
    /// `safeAreaInset`, with a background as long as the edge; see `scrollEdgeEffectStyle(_:for:)`.
    public func safeAreaBar<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            SafeAreaBarModifier(
                edge: edge == .top ? .top : .bottom, alignment: Alignment(horizontal: alignment, vertical: .center),
                spacing: spacing, bar: content()))
    }

    /// Shows a bar before or after this view and reserves space for it, `spacing` points apart (nil is none): like
    /// `safeAreaInset`, with a background as long as the edge; see `scrollEdgeEffectStyle(_:for:)`.
    public func safeAreaBar<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            SafeAreaBarModifier(
                edge: edge == .leading ? .leading : .trailing,
                alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing, bar: content()))
    }

    /// Sets the style of the bars that `safeAreaBar` adds beside this view or in it, at some edges; nil is automatic.
    public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View {
        transformPreference(ScrollEdgeEffectsKey.self) { $0.set(style, for: edges) }
            .transformEnvironment(\.scrollEdgeEffects) { $0.set(style, for: edges) }
    }

    /// Sets whether the bars that `safeAreaBar` adds beside this view or in it have no background, at some edges.
    public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View {
        transformPreference(ScrollEdgeEffectsKey.self) { $0.hide(hidden, for: edges) }
            .transformEnvironment(\.scrollEdgeEffects) { $0.hide(hidden, for: edges) }
    }
}

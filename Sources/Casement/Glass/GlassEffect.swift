import CasementCore

/// Glass behind a view, or behind several of a union.
private struct GlassEffectModifier<Outline: Shape>: ViewModifier {
    let glass: Glass
    let shape: Outline
    @State private var isHovered = false
    @Environment(\.glassUnion) private var union
    @Environment(\.isEnabled) private var isEnabled

    func body(content: Content) -> some View {
        if glass.kind == .identity {
            content
        } else if let union {
            content.anchorPreference(key: GlassUnionsKey.self, value: .bounds) { bounds in
                [GlassUnionPart(union: union, bounds: bounds) { AnyView(GlassSurface(glass: glass, shape: shape)) }]
            }
        } else if glass.isInteractive {
            content
                .background {
                    GlassSurface(glass: glass, shape: shape, highlight: isHovered && isEnabled ? 0.1 : 0)
                        .animation(.easeOut(duration: 0.16), value: isHovered)
                }
                .contentShape(shape)
                .onHover { isHovered = $0 }
        } else {
            content.background { GlassSurface(glass: glass, shape: shape) }
        }
    }
}

/// The views that have one glass.
struct GlassUnion: Hashable {
    let id: AnyHashable
    let namespace: Namespace.ID
}

/// A view of a union, and how its glass looks.
struct GlassUnionPart {
    let union: GlassUnion
    let bounds: Anchor<CGRect>
    let surface: @MainActor () -> AnyView
}

struct GlassUnionsKey: PreferenceKey {
    static var defaultValue: [GlassUnionPart] { [] }
    static func reduce(value: inout [GlassUnionPart], nextValue: () -> [GlassUnionPart]) { value += nextValue() }
}

private struct GlassUnionKey: EnvironmentKey { static var defaultValue: GlassUnion? { nil } }
private struct GlassContainerKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// The union that the glass of the view belongs to; nil for glass of its own.
    fileprivate var glassUnion: GlassUnion? {
        get { self[GlassUnionKey.self] }
        set { self[GlassUnionKey.self] = newValue }
    }

    /// Whether a container shows the glass of unions.
    fileprivate var isInGlassContainer: Bool {
        get { self[GlassContainerKey.self] }
        set { self[GlassContainerKey.self] = newValue }
    }
}

/// Views with glass that belongs together: those of a union have one piece of it.
///
///     GlassEffectContainer {
///         HStack {
///             Button("Bold", systemImage: "bold") { bold() }.glassEffectUnion(id: "style", namespace: glass)
///             Button("Italic", systemImage: "italic") { italic() }.glassEffectUnion(id: "style", namespace: glass)
///         }
///     }
///
/// Glass that is not in a union keeps its own shape, however near it is to other glass.
public struct GlassEffectContainer<Content: View>: View {
    private let content: Content

    /// Creates a container. The spacing has no effect: pieces of glass do not flow into each other.
    public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }

    public var body: some View {
        content
            .environment(\.isInGlassContainer, true)
            .backgroundPreferenceValue(GlassUnionsKey.self) { parts in
                GeometryReader { geometry in
                    ForEach(GlassUnionFrame.all(of: parts, in: geometry)) { union in
                        union.surface
                            .frame(width: union.frame.width, height: union.frame.height)
                            .position(x: union.frame.midX, y: union.frame.midY)
                    }
                }
            }
            .transformPreference(GlassUnionsKey.self) { $0 = [] }
    }

    public static var _isBuiltIn: Bool { true }
    public static var _viewCount: Int? { 1 }
}

/// The place of a union's glass.
private struct GlassUnionFrame: Identifiable {
    let id: GlassUnion
    var frame: CGRect
    let surface: AnyView

    /// The unions in the order of their first views, around all of theirs. The first says how the glass looks.
    @MainActor static func all(of parts: [GlassUnionPart], in geometry: GeometryProxy) -> [GlassUnionFrame] {
        var frames: [GlassUnionFrame] = []
        for part in parts {
            let frame = geometry[part.bounds]
            if let known = frames.firstIndex(where: { $0.id == part.union }) {
                frames[known].frame = frames[known].frame.union(frame)
            } else {
                frames.append(GlassUnionFrame(id: part.union, frame: frame, surface: part.surface()))
            }
        }
        return frames
    }
}

/// Gives the glass in a view to a union, where a container shows it.
private struct GlassUnionModifier: ViewModifier {
    let union: GlassUnion?
    @Environment(\.isInGlassContainer) private var isInContainer

    func body(content: Content) -> some View { content.environment(\.glassUnion, isInContainer ? union : nil) }
}

/// How glass appears and disappears.
public struct GlassEffectTransition: Hashable, Sendable {
    private let name: String
    /// At once.
    public static let identity = GlassEffectTransition(name: "identity")
    /// From and to the place of glass with the same identity; see `glassEffectID(_:in:)`.
    public static let matchedGeometry = GlassEffectTransition(name: "matchedGeometry")
    /// By fading.
    public static let materialize = GlassEffectTransition(name: "materialize")
}

extension View {
    /// Shows glass behind the view, in a shape.
    public func glassEffect(_ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()) -> some View {
        modifier(GlassEffectModifier(glass: glass, shape: shape))
    }

    /// Gives the glass of the view an identity: glass that appears with the identity of one that disappears moves there
    /// from its place, where the change is animated.
    @ViewBuilder public func glassEffectID(
        _ id: (some Hashable & Sendable)?, in namespace: Namespace.ID
    ) -> some View {
        if let id { matchedGeometryEffect(id: id, in: namespace) } else { self }
    }

    /// Gives the view one piece of glass with the other views of the same identity in a `GlassEffectContainer`. Outside
    /// of a container each has its own.
    public func glassEffectUnion(id: (some Hashable & Sendable)?, namespace: Namespace.ID) -> some View {
        modifier(GlassUnionModifier(union: id.map { GlassUnion(id: AnyHashable($0), namespace: namespace) }))
    }

    /// Sets how the glass of the view appears and disappears. It has no effect on glass with an identity, which moves.
    @ViewBuilder public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
        if transition == .identity { self.transition(.identity) } else { self.transition(.opacity) }
    }

    /// Extends the view into the safe areas around it, as behind bars, by a blurred copy of it.
    @ViewBuilder public func backgroundExtensionEffect(isEnabled: Bool = true) -> some View {
        if isEnabled { modifier(BackgroundExtension()) } else { self }
    }
}

private struct BackgroundExtension: ViewModifier {
    func body(content: Content) -> some View {
        content.background {
            content
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .blur(radius: 12)
                .ignoresSafeArea()
                .allowsHitTesting(false)
                .accessibilityHidden(true)
        }
    }
}

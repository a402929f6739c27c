import CasementCore

/// A translucent surface with a bright edge, for controls above content.
///
///     Label("Play", systemImage: "play.fill").padding().glassEffect(.regular.tint(.orange))
///
/// What is behind it shows through, and is not blurred.
public struct Glass: Hashable, Sendable {
    enum Kind: Hashable { case regular, clear, identity }
    let kind: Kind
    private(set) var tint: Color?
    private(set) var isInteractive = false

    private init(_ kind: Kind) { self.kind = kind }

    /// The usual glass: little shows through, so that text on it is legible above any content.
    public static let regular = Glass(.regular)
    /// Glass through which most shows, for controls above pictures.
    public static let clear = Glass(.clear)
    /// No glass: the content as it is.
    public static let identity = Glass(.identity)

    /// The glass in a colour; nil for none.
    public func tint(_ color: Color?) -> Glass {
        var glass = self
        glass.tint = color
        return glass
    }

    /// The glass as that of a control: it has another shade while the pointer is over it.
    public func interactive(_ isEnabled: Bool = true) -> Glass {
        var glass = self
        glass.isInteractive = isEnabled
        return glass
    }
}

/// The shape of glass where the program names none: a capsule.
public struct DefaultGlassEffectShape: Shape {
    /// Creates the shape.
    public init() {}
    /// It is never mirrored.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
    public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// Glass of a shape.
struct GlassSurface<Outline: Shape>: View {
    let glass: Glass
    let shape: Outline
    /// How much another shade it has, for a pointer over it or a press: brighter in the dark, else darker.
    var highlight = 0.0
    /// How much of the usual light falls on it: text in white needs less.
    var gloss = 1.0
    @Environment(\.colorScheme) private var scheme
    @Environment(\.colorSchemeContrast) private var contrast
    @Environment(\.accessibilityReduceTransparency) private var reducesTransparency

    static var _isBuiltIn: Bool { true }

    private var isDark: Bool { scheme == .dark }

    var body: some View {
        ZStack {
            shape.fill(Color(theme: .windowBackground).opacity(ground))
            if let tint = glass.tint { shape.fill(tint.opacity(glass.kind == .clear ? 0.4 : 0.7)) }
            shape.fill(light)
            shape.fill((isDark ? Color.white : .black).opacity(highlight))
            shape.stroke(Color.black.opacity(isDark ? 0.5 : 0.16), lineWidth: 1)
            // The edge, inside of the dark line.
            shape.stroke(edge, lineWidth: contrast == .increased ? 3 : 2).clipShape(shape)
        }
        .allowsHitTesting(false)
    }

    /// The opacity of what is behind the light.
    private var ground: Double {
        if reducesTransparency { return 1 }
        return glass.kind == .clear ? 0.16 * gloss : 0.62
    }

    /// Light that falls from above.
    private var light: LinearGradient {
        let strength = (isDark ? 0.10 : 0.42) * gloss
        let colors = [Color.white.opacity(strength), .white.opacity(strength * 0.2)]
        return LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom)
    }

    /// Brightest where the light comes from, and opposite of that.
    private var edge: LinearGradient {
        let (bright, dim, back) = isDark ? (0.5, 0.1, 0.26) : (0.95, 0.35, 0.75)
        return LinearGradient(
            colors: [.white.opacity(bright), .white.opacity(dim), .white.opacity(back)], startPoint: .topLeading,
            endPoint: .bottomTrailing)
    }
}

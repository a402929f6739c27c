import CasementCore

/// The label on glass.
public struct GlassButtonStyle: PrimitiveButtonStyle {
    let glass: Glass

    /// Creates a style with the usual glass.
    public nonisolated init() { self.init(.regular) }
    /// Creates a style with a glass.
    public nonisolated init(_ glass: Glass) { self.glass = glass }

    public func makeBody(configuration: Configuration) -> some View {
        Button(configuration).buttonStyle(GlassButtonBodyStyle(glass: glass, isProminent: false))
    }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    /// The label on glass.
    public static var glass: GlassButtonStyle { GlassButtonStyle() }

    /// The label on glass of a kind.
    public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}

/// The label on glass in the accent colour, for the main action.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
    /// Creates a prominent glass button style.
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        Button(configuration).buttonStyle(GlassButtonBodyStyle(glass: .regular, isProminent: true))
    }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
    /// The label on glass in the accent colour, for the main action.
    public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

/// The appearance of buttons of glass.
struct GlassButtonBodyStyle: ButtonStyle, BezelStyle {
    let glass: Glass
    let isProminent: Bool

    func makeBody(configuration: Configuration) -> some View {
        GlassBezel(configuration: configuration, glass: glass, isProminent: isProminent)
    }
}

private struct GlassBezel: View {
    let configuration: ButtonStyleConfiguration
    let glass: Glass
    let isProminent: Bool
    @Environment(\.controlSize) private var size
    @Environment(\.buttonBorderShape) private var shape
    @Environment(\.buttonSizing) private var sizing

    static var _isBuiltIn: Bool { true }

    var body: some View {
        let outline = shape.kind == .automatic ? AnyShape(Capsule()) : AnyShape(shape)
        padded
            .background {
                if isLoud { outline.fill(FillUnderText(ground)) }
                surface(outline).animation(.easeOut(duration: 0.16), value: highlight)
            }
            .contentShape(outline)
            .scaleEffect(configuration.isPressed ? 1.04 : 1)
            .animation(.snappy(duration: 0.2), value: configuration.isPressed)
            .opacity(configuration.isEnabled ? 1 : 0.45)
    }

    /// A disabled button is not prominent.
    private var isLoud: Bool { isProminent && configuration.isEnabled }

    private func surface(_ outline: AnyShape) -> some View {
        GlassSurface(
            glass: isLoud ? .clear : glass, shape: outline, highlight: highlight, gloss: isLoud ? 0.35 : 1)
    }

    @ViewBuilder private var padded: some View {
        let label = configuration.label
            .fontWeight(.medium)
            .lineLimit(1)
            .foregroundStyle(ControlForeground(foreground))
            .transformEnvironment(\.font) { $0 = $0 ?? size.font }
        if shape.kind == .circle {
            SquareLayout(insets: size.buttonInsets) { label }
        } else if sizing.isFlexible {
            label.padding(size.buttonInsets).frame(maxWidth: .infinity)
        } else {
            label.padding(size.buttonInsets)
        }
    }

    private var ground: AnyShapeStyle {
        configuration.role == .destructive ? AnyShapeStyle(Color(theme: .destructiveFill)) : AnyShapeStyle(.tint)
    }

    private var foreground: AnyShapeStyle {
        if isLoud { return AnyShapeStyle(TextOnFill(ground)) }
        return AnyShapeStyle(configuration.role == .destructive ? Color(theme: .destructive) : .primary)
    }

    private var highlight: Double {
        guard configuration.isEnabled else { return 0 }
        return configuration.isPressed ? 0.18 : configuration.isHovered ? 0.08 : 0
    }
}

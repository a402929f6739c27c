import CasementCore
import Foundation

/// A face behind the label, in the accent colour where it is prominent.
struct BezelButtonStyle: ButtonStyle, BezelStyle {
    let isProminent: Bool
    func makeBody(configuration: Configuration) -> some View {
        ButtonBezel(configuration: configuration, isProminent: isProminent)
    }
}

/// The label alone, which fades when pressed.
struct PlainButtonBodyStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.opacity(!configuration.isEnabled ? 0.4 : configuration.isPressed ? 0.6 : 1)
    }
}

/// The label in the accent colour, without a face.
struct BorderlessButtonBodyStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .foregroundStyle(
                configuration.role == .destructive ? AnyShapeStyle(Color(theme: .destructive)) : AnyShapeStyle(.tint)
            )
            .opacity(!configuration.isEnabled ? 0.4 : configuration.isPressed ? 0.6 : configuration.isHovered ? 0.8 : 1)
    }
}

/// The label in the colour of links, underlined under the pointer.
struct LinkButtonBodyStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .foregroundStyle(.link)
            .underline(configuration.isHovered)
            .opacity(!configuration.isEnabled ? 0.45 : configuration.isPressed ? 0.6 : 1)
            .pointerStyle(.link)
    }
}

/// A small face for bars, which may be seen under the pointer only.
struct BarButtonBodyStyle: ButtonStyle {
    let isAlwaysSeen: Bool

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.callout.weight(.medium))
            .lineLimit(1)
            .foregroundStyle(configuration.role == .destructive ? Color(theme: .destructive) : .primary)
            .padding(.horizontal, 8)
            .padding(.vertical, 3)
            .background {
                PressedBezel(
                    state: PressState(
                        isPressed: configuration.isPressed, isHovered: configuration.isHovered,
                        isReleasing: configuration.isReleasing), shape: RoundedRectangle(cornerRadius: 5),
                    base: AnyShapeStyle(ground(configuration)))
            }
            .opacity(configuration.isEnabled ? 1 : 0.45)
    }

    private func ground(_ configuration: Configuration) -> Color {
        if configuration.isPressed { return Color(theme: .controlPressed) }
        if configuration.isHovered { return Color(theme: .controlHovered) }
        return isAlwaysSeen ? Color(theme: .control) : .clear
    }
}

/// The face of a button: at rest, under the pointer, pressed; quieter where it is disabled.
struct ButtonBezel: View {
    let configuration: ButtonStyleConfiguration
    let isProminent: Bool
    /// Whether its colour says something that holds while it is disabled, too.
    var keepsColor = false
    @Environment(\.controlSize) private var size
    @Environment(\.colorSchemeContrast) private var contrast
    @Environment(\.buttonBorderShape) private var shape

    static var _isBuiltIn: Bool { true }

    var body: some View {
        padded
            .background {
                PressedBezel(
                    state: PressState(
                        isPressed: configuration.isPressed, isHovered: configuration.isHovered,
                        isReleasing: configuration.isReleasing, isProminent: isLoud),
                    shape: shape, base: baseColor, overlay: overlayColor)
            }
            .overlay {
                if contrast == .increased { shape.strokeBorder(Color(theme: .controlEdge), lineWidth: 1) }
            }
            .opacity(configuration.isEnabled ? 1 : 0.45)
    }

    @ViewBuilder private var padded: some View {
        let label = configuration.label
            .fontWeight(.medium)
            .lineLimit(1)
            .foregroundStyle(foreground)
            .transformEnvironment(\.font) { $0 = $0 ?? size.font }
        if shape.kind == .circle {
            SquareLayout(insets: size.buttonInsets) { label }
        } else {
            label.padding(size.buttonInsets)
        }
    }

    /// What cannot be done does not stand out.
    private var isLoud: Bool { isProminent && (configuration.isEnabled || keepsColor) }

    private var foreground: AnyShapeStyle {
        if isLoud { return AnyShapeStyle(TextOnFill(prominent)) }
        return AnyShapeStyle(configuration.role == .destructive ? Color(theme: .destructive) : .primary)
    }

    private var prominent: AnyShapeStyle {
        configuration.role == .destructive ? AnyShapeStyle(Color(theme: .destructiveFill)) : AnyShapeStyle(.tint)
    }

    private var baseColor: AnyShapeStyle {
        if isLoud { return AnyShapeStyle(FillUnderText(prominent)) }
        if configuration.isPressed { return AnyShapeStyle(Color(theme: .controlPressed)) }
        return AnyShapeStyle(Color(theme: configuration.isHovered ? .controlHovered : .control))
    }

    /// What the pointer adds to a face that has a colour.
    private var overlayColor: Color {
        guard isLoud else { return .clear }
        if configuration.isPressed { return .black.opacity(0.2) }
        return configuration.isHovered ? .white.opacity(0.12) : .clear
    }
}

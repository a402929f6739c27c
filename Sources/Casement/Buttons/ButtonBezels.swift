import CasementCore
import Foundation

/// A bezel behind the label, in the accent colour if it is prominent.
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

/// The label in the accent colour, without a bezel.
struct BorderlessButtonBodyStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .foregroundStyle(
                ControlForeground(
                    configuration.role == .destructive
                        ? AnyShapeStyle(Color(theme: .destructive)) : AnyShapeStyle(.tint))
            )
            .opacity(!configuration.isEnabled ? 0.4 : configuration.isPressed ? 0.6 : configuration.isHovered ? 0.8 : 1)
    }
}

/// The label in the colour of links, underlined while the pointer is over it.
struct LinkButtonBodyStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .foregroundStyle(ControlForeground(.link))
            .underline(configuration.isHovered)
            .opacity(!configuration.isEnabled ? 0.45 : configuration.isPressed ? 0.6 : 1)
            .pointerStyle(.link)
    }
}

/// A small bezel for bars, which may be visible only under the pointer.
struct BarButtonBodyStyle: ButtonStyle {
    let isAlwaysSeen: Bool

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.callout.weight(.medium))
            .lineLimit(1)
            .foregroundStyle(
                ControlForeground(configuration.role == .destructive ? Color(theme: .destructive) : .primary)
            )
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

/// The bezel of a button: normal, hovered, pressed; less prominent if disabled.
struct ButtonBezel: View {
    let configuration: ButtonStyleConfiguration
    let isProminent: Bool
    /// Whether its colour has a meaning that also applies while it is disabled.
    var keepsColor = false
    @Environment(\.controlSize) private var size
    @Environment(\.colorSchemeContrast) private var contrast
    @Environment(\.buttonBorderShape) private var shape
    @Environment(\.buttonSizing) private var sizing

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
            .overlay { if contrast == .increased { edge } }
            .opacity(configuration.isEnabled ? 1 : 0.45)
    }

    // What most bezels have not is made apart and without its type: each new type in a body makes a start longer.

    @inline(never) private var edge: AnyView { AnyView(shape.strokeBorder(Color(theme: .controlEdge), lineWidth: 1)) }

    @ViewBuilder private var padded: some View {
        let label = configuration.label
            .fontWeight(.medium)
            .lineLimit(1)
            .foregroundStyle(ControlForeground(foreground))
            .transformEnvironment(\.font) { $0 = $0 ?? size.font }
        if shape.kind == .circle {
            squared(label)
        } else if sizing.isFlexible {
            widened(label)
        } else {
            label.padding(size.buttonInsets)
        }
    }

    @inline(never) private func squared(_ label: some View) -> AnyView {
        AnyView(SquareLayout(insets: size.buttonInsets) { label })
    }

    @inline(never) private func widened(_ label: some View) -> AnyView {
        AnyView(label.padding(size.buttonInsets).frame(maxWidth: .infinity))
    }

    /// A disabled button is not prominent.
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

    /// The tint that hovering and pressing add to a coloured bezel.
    private var overlayColor: Color {
        guard isLoud else { return .clear }
        if configuration.isPressed { return .black.opacity(0.2) }
        return configuration.isHovered ? .white.opacity(0.12) : .clear
    }
}

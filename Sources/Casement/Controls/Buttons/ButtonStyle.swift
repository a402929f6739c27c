import CasementCore
import Foundation

/// How buttons look. The button does the pressing; a style shows it.
///
///     struct Fading: ButtonStyle {
///         func makeBody(configuration: Configuration) -> some View {
///             configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
///         }
///     }
@MainActor @preconcurrency public protocol ButtonStyle {
    associatedtype Body: View

    /// The look of one button.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

    typealias Configuration = ButtonStyleConfiguration
}

/// What a button tells its style.
public struct ButtonStyleConfiguration {
    /// The button's label.
    public typealias Label = _StylePart<ButtonStyleConfiguration>

    /// What the button is for, where it says.
    public let role: ButtonRole?
    /// The button's label.
    public let label: Label
    /// Whether it is held down, with the pointer over it.
    public let isPressed: Bool
    /// Whether the pointer is over it. (SwiftUI leaves this to `onHover`.)
    public let isHovered: Bool
    let isEnabled: Bool
    var shortcut: KeyboardShortcut?
}

/// The style where none is said: `bordered`.
public struct DefaultButtonStyle: ButtonStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        ButtonFace(configuration: configuration, isProminent: false)
    }
}

/// A face of its own behind the label.
public struct BorderedButtonStyle: ButtonStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        ButtonFace(configuration: configuration, isProminent: false)
    }
}

/// A face in the accent colour, for the one thing to do.
public struct BorderedProminentButtonStyle: ButtonStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        ButtonFace(configuration: configuration, isProminent: true)
    }
}

/// The label alone, which fades when pressed.
public struct PlainButtonStyle: ButtonStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        configuration.label.opacity(!configuration.isEnabled ? 0.4 : configuration.isPressed ? 0.6 : 1)
    }
}

/// The label in the accent colour, without a face.
public struct BorderlessButtonStyle: ButtonStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .foregroundStyle(
                configuration.role == .destructive ? AnyShapeStyle(Color(theme: .destructive)) : AnyShapeStyle(.tint)
            )
            .opacity(!configuration.isEnabled ? 0.4 : configuration.isPressed ? 0.6 : configuration.isHovered ? 0.8 : 1)
    }
}

extension ButtonStyle where Self == DefaultButtonStyle {
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension ButtonStyle where Self == BorderedButtonStyle {
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension ButtonStyle where Self == BorderedProminentButtonStyle {
    public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

extension ButtonStyle where Self == PlainButtonStyle {
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension ButtonStyle where Self == BorderlessButtonStyle {
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension ButtonStyle {
    fileprivate var look: Look<ButtonStyleConfiguration> { .of(self) { $0.makeBody(configuration: $1) } }
}

extension ButtonStyleConfiguration: StyleConfiguration {
    package static let usual = DefaultButtonStyle().look
}

extension View {
    /// The look of the buttons in this view.
    public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View { modifier(_StyleModifier(style.look)) }
}

/// The face of a button: at rest, under the pointer, pressed; quieter where it is disabled.
struct ButtonFace: View {
    let configuration: ButtonStyleConfiguration
    let isProminent: Bool
    @Environment(\.controlSize) private var size
    @Environment(\.colorSchemeContrast) private var contrast

    static var _isBuiltIn: Bool { true }

    var body: some View {
        configuration.label
            .fontWeight(.medium)
            .lineLimit(1)
            .foregroundStyle(foreground)
            .transformEnvironment(\.font) { $0 = $0 ?? size.font }
            .padding(size.buttonInsets)
            .background(overlayColor, in: RoundedRectangle(cornerRadius: 7))
            .background(baseColor, in: RoundedRectangle(cornerRadius: 7))
            .overlay {
                if contrast == .increased {
                    RoundedRectangle(cornerRadius: 7).strokeBorder(Color(theme: .controlEdge), lineWidth: 1)
                }
            }
            .opacity(configuration.isEnabled ? 1 : 0.45)
    }

    private var foreground: AnyShapeStyle {
        if isProminent { return AnyShapeStyle(TextOnFill(prominent)) }
        return AnyShapeStyle(configuration.role == .destructive ? Color(theme: .destructive) : .primary)
    }

    private var prominent: AnyShapeStyle {
        configuration.role == .destructive ? AnyShapeStyle(Color(theme: .destructive)) : AnyShapeStyle(.tint)
    }

    private var baseColor: AnyShapeStyle {
        if isProminent { return AnyShapeStyle(FillUnderText(prominent)) }
        if configuration.isPressed { return AnyShapeStyle(Color(theme: .controlPressed)) }
        return AnyShapeStyle(Color(theme: configuration.isHovered ? .controlHovered : .control))
    }

    /// What the pointer adds to a face that has a colour.
    private var overlayColor: Color {
        guard isProminent else { return .clear }
        if configuration.isPressed { return .black.opacity(0.2) }
        return configuration.isHovered ? .white.opacity(0.12) : .clear
    }
}

extension ControlSize {
    /// The font of controls where the program says none; nil is the usual one.
    var font: Font? {
        switch self {
        case .mini: .caption2
        case .small: .caption
        case .regular, .large, .extraLarge: nil
        }
    }

    /// Between a button's label and its edges, points.
    var buttonInsets: EdgeInsets {
        let (top, bottom, side): (CGFloat, CGFloat, CGFloat) =
            switch self {
            case .mini: (2, 2, 8)
            case .small: (3, 4, 10)
            case .regular: (6, 7, 14)
            case .large: (9, 10, 18)
            case .extraLarge: (12, 13, 22)
            }
        return EdgeInsets(top: top, leading: side, bottom: bottom, trailing: side)
    }
}

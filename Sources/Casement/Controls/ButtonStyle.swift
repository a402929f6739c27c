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
    public struct Label: View {
        let content: AnyView
        public var body: some View { content }
        public static var _isBuiltIn: Bool { true }
    }

    /// What the button is for, where it says.
    public let role: ButtonRole?
    /// The button's label.
    public let label: Label
    /// Whether it is held down, with the pointer over it.
    public let isPressed: Bool
    /// Whether the pointer is over it. (SwiftUI leaves this to `onHover`.)
    public let isHovered: Bool
    let isEnabled: Bool
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
            .foregroundStyle(configuration.role == .destructive ? Color.red : Color.accentColor)
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
    func makeAnyBody(_ configuration: Configuration) -> AnyView {
        AnyView(StyledBody(style: self, configuration: configuration))
    }
}

/// Runs a style's body where the properties of the style are connected.
private struct StyledBody<Style: ButtonStyle>: View {
    let style: Style
    let configuration: ButtonStyleConfiguration
    var body: some View { style.makeBody(configuration: configuration) }
    static var _isBuiltIn: Bool { true }
}

private struct ButtonStyleKey: EnvironmentKey {
    static var defaultValue: any ButtonStyle { DefaultButtonStyle() }
}

extension EnvironmentValues {
    var buttonStyle: any ButtonStyle {
        get { self[ButtonStyleKey.self] }
        set { self[ButtonStyleKey.self] = newValue }
    }
}

extension View {
    /// The look of the buttons in this view.
    public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View { environment(\.buttonStyle, style) }
}

/// The face of a button: at rest, under the pointer, pressed; quieter where it is disabled.
private struct ButtonFace: View {
    let configuration: ButtonStyleConfiguration
    let isProminent: Bool

    static var _isBuiltIn: Bool { true }

    var body: some View {
        configuration.label
            .fontWeight(.medium)
            .lineLimit(1)
            .foregroundStyle(foreground)
            .padding(EdgeInsets(top: 6, leading: 14, bottom: 7, trailing: 14))
            .background(overlayColor, in: RoundedRectangle(cornerRadius: 7))
            .background(baseColor, in: RoundedRectangle(cornerRadius: 7))
            .opacity(configuration.isEnabled ? 1 : 0.45)
    }

    private var foreground: Color {
        if isProminent { return .white }
        return configuration.role == .destructive ? .red : .primary
    }

    private var baseColor: Color {
        if isProminent { return configuration.role == .destructive ? .red : .accentColor }
        if configuration.isPressed { return Color(theme: .controlPressed) }
        return Color(theme: configuration.isHovered ? .controlHovered : .control)
    }

    /// What the pointer adds to a face that has a colour.
    private var overlayColor: Color {
        guard isProminent else { return .clear }
        if configuration.isPressed { return .black.opacity(0.2) }
        return configuration.isHovered ? .white.opacity(0.12) : .clear
    }
}

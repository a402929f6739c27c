import CasementCore
import Foundation

/// A style that defines the appearance and the interaction of toggles.
///
///     struct Bulb: ToggleStyle {
///         func makeBody(configuration: Configuration) -> some View {
///             Button { configuration.isOn.toggle() } label: {
///                 configuration.label
///                 Image(systemName: configuration.isOn ? "lightbulb.fill" : "lightbulb")
///             }
///         }
///     }
@MainActor @preconcurrency public protocol ToggleStyle {
    associatedtype Body: View

    /// Makes the view of one toggle, including the control that toggles it.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

    typealias Configuration = ToggleStyleConfiguration
}

/// The default style: a switch in a form, elsewhere a check box.
public struct DefaultToggleStyle: ToggleStyle {
    @Environment(\.formAppearance) private var appearance
    /// Creates a default toggle style.
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        if appearance == .grouped {
            SwitchToggle(configuration: configuration)
        } else {
            CheckboxToggle(configuration: configuration)
        }
    }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    /// The default style: a switch in a form, elsewhere a check box.
    public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

/// A switch whose knob slides from one side to the other.
public struct SwitchToggleStyle: ToggleStyle {
    private let color: Color?
    /// Creates a switch toggle style in the tint of the environment.
    public nonisolated init() { color = nil }
    /// A switch with a given colour while it is on.
    public nonisolated init(tint: Color) { color = tint }

    public func makeBody(configuration: Configuration) -> some View {
        if let color {
            SwitchToggle(configuration: configuration).tint(color)
        } else {
            SwitchToggle(configuration: configuration)
        }
    }
}

extension ToggleStyle where Self == SwitchToggleStyle {
    /// A switch whose knob slides from one side to the other.
    public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

/// A check box.
public struct CheckboxToggleStyle: ToggleStyle {
    /// Creates a checkbox toggle style.
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { CheckboxToggle(configuration: configuration) }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
    /// A check box.
    public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

/// A button that stays pressed.
public struct ButtonToggleStyle: ToggleStyle {
    /// Creates a button toggle style.
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { ButtonToggle(configuration: configuration) }
}

extension ToggleStyle where Self == ButtonToggleStyle {
    /// A button that stays pressed.
    public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension ToggleStyleConfiguration: StyleConfiguration {
    package static let defaultStyle = AnyStyle.of(DefaultToggleStyle()) { $0.makeBody(configuration: $1) }
}

extension View {
    /// Sets the style of the toggles in this view.
    public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        styled(by: style) { $0.makeBody(configuration: $1) }
    }
}

// MARK: Appearance

/// A switch with its label before or after it.
private struct SwitchToggle: View {
    let configuration: ToggleStyleConfiguration
    @Environment(\.labelsVisibility) private var labels
    @Environment(\.formAppearance) private var appearance
    @Environment(\.controlSize) private var size
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.colorSchemeContrast) private var contrast
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @Environment(\.keyboardShortcut) private var shortcut
    @State private var state = ControlState()

    static var _isBuiltIn: Bool { true }

    var body: some View {
        _Control(
            "Switch", shortcut: shortcut, accessibility: { element, _ in element.role = .switch },
            trigger: { configuration.isOn.toggle() },
            show: { state = $0 }
        ) {
            HStack(alignment: .firstTextBaseline, spacing: 8) {
                if labels != .hidden {
                    ToggleLabel(label: configuration.label)
                    if appearance == .grouped { Spacer(minLength: 16) }
                }
                track.centredOnCapitals()
            }
        }
    }

    private var height: CGFloat { size.checkSize + 4 }

    private var track: some View {
        let isOn = configuration.isOn
        return ZStack(alignment: isOn ? .trailing : .leading) {
            Capsule().fill(isOn ? AnyShapeStyle(.tint) : AnyShapeStyle(Color(theme: .controlPressed)))
            if state.isHovered || state.isPressed {
                Capsule().fill(state.isPressed ? Color.black.opacity(0.12) : Color.white.opacity(0.10))
            }
            if contrast == .increased { Capsule().strokeBorder(Color(theme: .controlEdge), lineWidth: 1) }
            Circle().fill(.white)
                .shadow(color: .black.opacity(0.25), radius: 1.5, y: 1)
                .padding(2)
                .frame(width: height, height: height)
        }
        .frame(width: height * 1.75, height: height)
        .opacity(isEnabled ? 1 : 0.45)
        .animation(reducesMotion ? nil : .snappy(duration: 0.2), value: isOn)
    }
}

/// Stacks a label of several views, such as a title and a description.
private struct ToggleLabel: View {
    let label: ToggleStyleConfiguration.Label
    @Environment(\.controlSize) private var size

    static var _isBuiltIn: Bool { true }

    var body: some View { VStack(alignment: .leading, spacing: 2) { label }.controlLabel(size) }
}

private struct CheckboxToggle: View {
    let configuration: ToggleStyleConfiguration
    @Environment(\.labelsVisibility) private var labels
    @Environment(\.controlSize) private var size
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.keyboardShortcut) private var shortcut
    @State private var state = ControlState()

    static var _isBuiltIn: Bool { true }

    var body: some View {
        _Control(
            "Checkbox", shortcut: shortcut, accessibility: { element, _ in element.role = .checkbox },
            trigger: { configuration.isOn.toggle() },
            show: { state = $0 }
        ) {
            HStack(alignment: .firstTextBaseline, spacing: 7) {
                CheckMark(
                    symbol: configuration.isMixed ? "minus" : configuration.isOn ? "checkmark" : nil, state: state,
                    size: size.checkSize, corner: 4
                )
                .centredOnCapitals()
                if labels != .hidden { ToggleLabel(label: configuration.label) }
            }
            .opacity(isEnabled ? 1 : 0.45)
        }
    }
}

/// A check box, checked or not.
struct CheckMark: View {
    let symbol: String?
    let state: ControlState
    let size: CGFloat
    let corner: CGFloat

    static var _isBuiltIn: Bool { true }

    var body: some View {
        let shape = RoundedRectangle(cornerRadius: corner)
        ZStack {
            if let symbol {
                shape.fill(FillUnderText(.tint))
                if state.isPressed { shape.fill(Color.black.opacity(0.18)) }
                Image(systemName: symbol).font(.system(size: size * 0.7, weight: .bold))
                    .foregroundStyle(TextOnFill(.tint))
            } else {
                shape.fill(Color(theme: .checkFace))
                if state.isPressed { shape.fill(Color(theme: .controlPressed)) }
                shape.strokeBorder(Color(theme: state.isHovered ? .checkBorderHovered : .checkBorder), lineWidth: 1)
            }
        }
        .frame(width: size, height: size)
        .animation(.easeOut(duration: 0.15), value: symbol)
    }
}

private struct ButtonToggle: View {
    let configuration: ToggleStyleConfiguration

    static var _isBuiltIn: Bool { true }

    var body: some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            configuration.label
        }
        .buttonStyle(PressedStyle(isOn: configuration.isOn))
    }

    /// One style for both states, so that the button keeps its identity.
    private struct PressedStyle: ButtonStyle {
        let isOn: Bool
        func makeBody(configuration: Configuration) -> some View {
            ButtonBezel(configuration: configuration, isProminent: isOn, keepsColor: true)
        }
    }
}

extension ControlSize {
    /// The side length of a check box, in points.
    var checkSize: CGFloat {
        switch self {
        case .mini: 12
        case .small: 14
        case .regular: 16
        case .large: 19
        case .extraLarge: 22
        }
    }
}

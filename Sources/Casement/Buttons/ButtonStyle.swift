import CasementCore
import Foundation

/// A style that defines the appearance of buttons; the button implements the interaction.
///
///     struct Fading: ButtonStyle {
///         func makeBody(configuration: Configuration) -> some View {
///             configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
///         }
///     }
@MainActor @preconcurrency public protocol ButtonStyle {
    associatedtype Body: View

    /// Makes the view of one button.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

    typealias Configuration = ButtonStyleConfiguration
}

/// The properties of a button that its style receives.
public struct ButtonStyleConfiguration {
    /// The button's label.
    public typealias Label = _StylePart<ButtonStyleConfiguration>

    /// The purpose of the button, if it has one.
    public let role: ButtonRole?
    /// The button's label.
    public let label: Label
    /// Whether the button is held down, with the pointer over it.
    public let isPressed: Bool
    /// Whether the pointer is over the button. (SwiftUI leaves this to `onHover`.)
    public let isHovered: Bool
    let isEnabled: Bool
    var isReleasing = false
    var shortcut: KeyboardShortcut?
    /// The button's action, for styles that implement the interaction.
    var trigger: (() -> Void)?
}

extension ButtonStyle {
    var erased: AnyStyle<ButtonStyleConfiguration> { .of(self) { $0.makeBody(configuration: $1) } }
}

extension ButtonStyleConfiguration: StyleConfiguration {
    package static let defaultStyle = BezelButtonStyle(isProminent: false).erased
}

extension View {
    /// Sets the style of the buttons in this view. The innermost style applies, whether a `ButtonStyle` or
    /// a `PrimitiveButtonStyle`.
    public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View { modifier(_StyleModifier(style.erased)) }
}

extension ControlSize {
    /// The font of controls if the program sets none; nil is the standard font.
    var font: Font? {
        switch self {
        case .mini: .caption2
        case .small: .caption
        case .regular, .large, .extraLarge: nil
        }
    }

    /// The insets between a button's label and its edges, in points.
    var buttonInsets: EdgeInsets {
        let side: CGFloat =
            switch self {
            case .mini: 8
            case .small: 10
            case .regular: 14
            case .large: 18
            case .extraLarge: 22
            }
        let (top, bottom) = verticalInsets
        return EdgeInsets(top: top, leading: side, bottom: bottom, trailing: side)
    }
}

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
    var isReleasing = false
    var shortcut: KeyboardShortcut?
    /// For styles that bring the interaction too.
    var trigger: (() -> Void)?
}

extension ButtonStyle {
    var erased: AnyStyle<ButtonStyleConfiguration> { .of(self) { $0.makeBody(configuration: $1) } }
}

extension ButtonStyleConfiguration: StyleConfiguration {
    package static let defaultStyle = BezelButtonStyle(isProminent: false).erased
}

extension View {
    /// The look of the buttons in this view. Of several styles around a button the innermost holds, of either kind.
    public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View { modifier(_StyleModifier(style.erased)) }
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

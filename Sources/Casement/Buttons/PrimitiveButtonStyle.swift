import CasementCore

/// A style that defines the appearance and the interaction of buttons: it decides itself when the button's action runs.
///
///     struct Careful: PrimitiveButtonStyle {
///         func makeBody(configuration: Configuration) -> some View {
///             configuration.label.onTapGesture(count: 2) { configuration.trigger() }
///         }
///     }
///
/// A style that leaves the interaction to the button is a `ButtonStyle`. `Button(configuration)` in a style is the
/// button in the enclosing style, for styles that extend another style.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
    associatedtype Body: View

    /// Makes the view of one button, including what triggers it.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

    typealias Configuration = PrimitiveButtonStyleConfiguration

    @MainActor @preconcurrency var _erased: _AnyButtonStyle { get }
}

/// The properties of a button that a style with its own interaction receives.
public struct PrimitiveButtonStyleConfiguration {
    /// The button's label.
    public typealias Label = ButtonStyleConfiguration.Label

    /// The purpose of the button, if it has one.
    public let role: ButtonRole?
    /// The button's label.
    public let label: Label
    private let action: () -> Void

    init(_ configuration: ButtonStyleConfiguration) {
        (role, label, action) = (configuration.role, configuration.label, configuration.trigger ?? {})
    }

    /// Runs the button's action.
    public func trigger() { action() }
}

/// The framework's representation of a style.
public struct _AnyButtonStyle {
    let erased: AnyStyle<ButtonStyleConfiguration>
    /// A style that only defines the appearance needs no view around the control.
    @MainActor init<S: ButtonStyle>(_ style: S) { erased = style.erased }
    fileprivate init(erased: AnyStyle<ButtonStyleConfiguration>) { self.erased = erased }
}

extension PrimitiveButtonStyle {
    @MainActor @preconcurrency public var _erased: _AnyButtonStyle {
        _AnyButtonStyle(erased: .of(self, isWhole: true) { $0.makeBody(configuration: Configuration($1)) })
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// Creates the button that a style shows, in the enclosing style, for styles that extend another style.
    public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(role: configuration.role, action: configuration.trigger) { configuration.label }
    }
}

extension View {
    /// Sets the style of the buttons in this view, including their interaction. The innermost style applies, whether a
    /// `ButtonStyle` or a `PrimitiveButtonStyle`.
    public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        modifier(_StyleModifier(style._erased.erased))
    }
}

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

extension PrimitiveButtonStyle {
    /// The style for the environment. The standard styles only define the appearance and need no view around the
    /// control.
    fileprivate var erased: AnyStyle<ButtonStyleConfiguration> {
        .standard(Self.self) ?? .of(self, isWhole: true) { $0.makeBody(configuration: Configuration($1)) }
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
        modifier(_StyleModifier(style.erased))
    }
}

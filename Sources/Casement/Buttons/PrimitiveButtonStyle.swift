import CasementCore

/// How buttons look and how they are pressed: a style that brings the interaction too, and says itself when the button acts.
///
///     struct Careful: PrimitiveButtonStyle {
///         func makeBody(configuration: Configuration) -> some View {
///             configuration.label.onTapGesture(count: 2) { configuration.trigger() }
///         }
///     }
///
/// A style that leaves the pressing to the button is a `ButtonStyle`. `Button(configuration)` in a style is the button in the style
/// further out, for what adds something to another style.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
    associatedtype Body: View

    /// The look of one button, with what triggers it.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

    typealias Configuration = PrimitiveButtonStyleConfiguration

    @MainActor @preconcurrency var _erased: _AnyButtonStyle { get }
}

/// What a button tells a style that brings the interaction too.
public struct PrimitiveButtonStyleConfiguration {
    /// The button's label.
    public typealias Label = ButtonStyleConfiguration.Label

    /// What the button is for, where it says.
    public let role: ButtonRole?
    /// The button's label.
    public let label: Label
    private let action: () -> Void

    init(_ configuration: ButtonStyleConfiguration) {
        (role, label, action) = (configuration.role, configuration.label, configuration.trigger ?? {})
    }

    /// Does what the button does when it is pressed.
    public func trigger() { action() }
}

/// What a style is to the framework.
public struct _AnyButtonStyle {
    let erased: AnyStyle<ButtonStyleConfiguration>
    /// A style that only looks needs no view around the control.
    @MainActor init<S: ButtonStyle>(_ style: S) { erased = style.erased }
    fileprivate init(erased: AnyStyle<ButtonStyleConfiguration>) { self.erased = erased }
}

extension PrimitiveButtonStyle {
    @MainActor @preconcurrency public var _erased: _AnyButtonStyle {
        _AnyButtonStyle(erased: .of(self, isWhole: true) { $0.makeBody(configuration: Configuration($1)) })
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// The button that a style is to show, in the style further out: for styles that add something to another's look.
    public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(role: configuration.role, action: configuration.trigger) { configuration.label }
    }
}

extension View {
    /// The look of the buttons in this view, and how they are pressed. Of several styles around a button the innermost holds, of either
    /// kind.
    public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        modifier(_StyleModifier(style._erased.erased))
    }
}

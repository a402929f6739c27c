import CasementCore

/// A style that defines the appearance of text fields.
///
///     struct Underlined: TextFieldStyle {
///         func _body(configuration: TextField<Self._Label>) -> some View {
///             VStack(spacing: 2) { configuration; Divider() }
///         }
///     }
///
/// The field that a style receives is plain, unless the style gives it another style.
@MainActor @preconcurrency public protocol TextFieldStyle {
    associatedtype _Body: View

    /// Makes the view of one field.
    @ViewBuilder @MainActor @preconcurrency func _body(configuration: TextField<Self._Label>) -> _Body

    typealias _Label = _TextFieldStyleLabel
}

/// The label of a field that a style shows.
public struct _TextFieldStyleLabel: View {
    let content: AnyView
    public var body: some View { content }
    public static var _isBuiltIn: Bool { true }
}

/// The properties of a text field that its style receives.
struct _TextFieldConfiguration {
    let field: TextField<_TextFieldStyleLabel>
}

extension TextField where Label == _TextFieldStyleLabel {
    /// A copy with a frame drawn around the text.
    fileprivate func drawn(_ chrome: TextInputChrome) -> Self {
        var field = self
        field.input.chrome = chrome
        return field
    }
}

/// The default style: a rounded border; in a grouped form, whose rows are boxes themselves, the text without a border.
public struct DefaultTextFieldStyle: TextFieldStyle {
    @Environment(\.formAppearance) private var form

    /// Creates a default text field style.
    public nonisolated init() {}
    public func _body(configuration: TextField<Self._Label>) -> some View {
        configuration.drawn(form == .grouped ? .none : .rounded)
    }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    /// The default style: a rounded border; in a grouped form the text without one.
    public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

/// The text without a border.
public struct PlainTextFieldStyle: TextFieldStyle {
    /// Creates a plain text field style.
    public nonisolated init() {}
    public func _body(configuration: TextField<Self._Label>) -> some View { configuration.drawn(.none) }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
    /// The text without a border.
    public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

/// A border with rounded corners, which shows the focus.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    /// Creates a rounded border text field style.
    public nonisolated init() {}
    public func _body(configuration: TextField<Self._Label>) -> some View { configuration.drawn(.rounded) }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    /// A border with rounded corners, which shows the focus.
    public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

/// A border with sharp corners, which shows the focus.
public struct SquareBorderTextFieldStyle: TextFieldStyle {
    /// Creates a square border text field style.
    public nonisolated init() {}
    public func _body(configuration: TextField<Self._Label>) -> some View { configuration.drawn(.square) }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
    /// A border with sharp corners, which shows the focus.
    public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}

extension _TextFieldConfiguration: StyleConfiguration {
    package static let defaultStyle: AnyStyle<Self> = .of(DefaultTextFieldStyle()) { $0._body(configuration: $1.field) }
}

extension View {
    /// Sets the style of the text fields in this view.
    public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        styled(by: style) { $0._body(configuration: ($1 as _TextFieldConfiguration).field) }
    }
}

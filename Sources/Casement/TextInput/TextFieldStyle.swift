import CasementCore

/// How text fields look.
///
///     struct Underlined: TextFieldStyle {
///         func _body(configuration: TextField<Self._Label>) -> some View {
///             VStack(spacing: 2) { configuration; Divider() }
///         }
///     }
///
/// The field that a style gets is plain, unless the style gives it another style.
@MainActor @preconcurrency public protocol TextFieldStyle {
    associatedtype _Body: View

    /// The look of one field.
    @ViewBuilder @MainActor @preconcurrency func _body(configuration: TextField<Self._Label>) -> _Body

    typealias _Label = _TextFieldStyleLabel
}

/// The label of a field that a style shows.
public struct _TextFieldStyleLabel: View {
    let content: AnyView
    public var body: some View { content }
    public static var _isBuiltIn: Bool { true }
}

/// What a text field tells its style.
struct _TextFieldConfiguration {
    let field: TextField<_TextFieldStyleLabel>
}

extension TextField where Label == _TextFieldStyleLabel {
    /// The same with something drawn around it.
    fileprivate func drawn(_ chrome: TextInputChrome) -> Self {
        var field = self
        field.input.chrome = chrome
        return field
    }
}

/// The style where none is said: a rounded border.
public struct DefaultTextFieldStyle: TextFieldStyle {
    public nonisolated init() {}
    public func _body(configuration: TextField<Self._Label>) -> some View { configuration.drawn(.rounded) }
}

/// The text alone.
public struct PlainTextFieldStyle: TextFieldStyle {
    public nonisolated init() {}
    public func _body(configuration: TextField<Self._Label>) -> some View { configuration.drawn(.none) }
}

/// A border with round corners, which shows the focus.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    public nonisolated init() {}
    public func _body(configuration: TextField<Self._Label>) -> some View { configuration.drawn(.rounded) }
}

/// A border with sharp corners, which shows the focus.
public struct SquareBorderTextFieldStyle: TextFieldStyle {
    public nonisolated init() {}
    public func _body(configuration: TextField<Self._Label>) -> some View { configuration.drawn(.square) }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    /// A rounded border, as where no style is said.
    public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
    /// The text alone.
    public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    /// A border with round corners.
    public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
    /// A border with sharp corners.
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

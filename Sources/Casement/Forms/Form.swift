import CasementCore

/// Controls and values that belong together, such as settings, one to a row.
///
///     Form {
///         Section("Account") {
///             LabeledContent("Name", value: name)
///             Button("Sign out") { signOut() }
///         }
///     }
///
/// Each view in it is a row. How rows and sections look is up to the style; see `formStyle(_:)`.
public struct Form<Content: View>: View {
    private let content: Content
    private var styles = Styles<FormStyleConfiguration>()

    /// A form of the rows and sections that `content` makes.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public var body: some View {
        _StyledContainer("Form") { styles.show(FormStyleConfiguration(content: styles.part(content))) }
    }

    public static var _isBuiltIn: Bool { true }
    public static var _viewCount: Int? { 1 }
}

extension Form where Content == FormStyleConfiguration.Content {
    /// The form that a style is to show, in the style further out.
    public init(_ configuration: FormStyleConfiguration) { self.init { configuration.content } }
}

/// How forms look.
@MainActor @preconcurrency public protocol FormStyle {
    associatedtype Body: View

    /// The look of one form.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

    typealias Configuration = FormStyleConfiguration
}

/// What a form tells its style.
public struct FormStyleConfiguration {
    /// The form's rows and sections.
    public typealias Content = _StylePart<FormStyleConfiguration>

    /// The form's rows and sections.
    public let content: Content
}

/// The style where none is said: `grouped`.
public struct AutomaticFormStyle: FormStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        GroupedFormStyle().makeBody(configuration: configuration)
    }
}

/// Sections as cards of rows with lines between them, which scroll: labels at the leading edge, controls at the trailing one.
public struct GroupedFormStyle: FormStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        ScrollView { FormContent(appearance: .grouped, content: configuration.content) }
    }
}

/// Two columns, labels that end and controls that begin at one line. It does not scroll, and is as large as its rows.
public struct ColumnsFormStyle: FormStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        FormContent(appearance: .columns, content: configuration.content)
    }
}

extension FormStyle where Self == AutomaticFormStyle {
    /// Cards of rows.
    public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
    /// Cards of rows.
    public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
    /// A column of labels and one of controls.
    public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension FormStyleConfiguration: StyleConfiguration {
    package static let defaultStyle = AnyStyle.of(AutomaticFormStyle()) { $0.makeBody(configuration: $1) }
}

extension View {
    /// The look of the forms in this view.
    public func formStyle<S: FormStyle>(_ style: S) -> some View {
        styled(by: style) { $0.makeBody(configuration: $1) }
    }
}

/// Rows and sections, told what they stand in.
private struct FormContent: View {
    let appearance: FormAppearance
    let content: FormStyleConfiguration.Content

    static var _isBuiltIn: Bool { true }

    var body: some View {
        _FormRows(appearance) { content.environment(\.formAppearance, appearance) }
    }
}

import CasementCore

/// A container for related controls and values, such as settings, one per row.
///
///     Form {
///         Section("Account") {
///             LabeledContent("Name", value: name)
///             Button("Sign out") { signOut() }
///         }
///     }
///
/// Each view in it is a row. The style determines the appearance of rows and sections; see `formStyle(_:)`.
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
    /// Creates the form that a style shows, in the enclosing style.
    public init(_ configuration: FormStyleConfiguration) { self.init { configuration.content } }
}

/// A style that defines the appearance of forms.
@MainActor @preconcurrency public protocol FormStyle {
    associatedtype Body: View

    /// Makes the view of one form.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

    typealias Configuration = FormStyleConfiguration
}

/// The properties of a form that its style receives.
public struct FormStyleConfiguration {
    /// The form's rows and sections.
    public typealias Content = _StylePart<FormStyleConfiguration>

    /// The form's rows and sections.
    public let content: Content
}

/// The default style: `grouped`.
public struct AutomaticFormStyle: FormStyle {
    /// Creates a default form style.
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        GroupedFormStyle().makeBody(configuration: configuration)
    }
}

extension FormStyle where Self == AutomaticFormStyle {
    /// The default style: cards of rows.
    public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

/// Sections as scrolling cards of rows with separators: labels at the leading edge, controls at the trailing edge.
public struct GroupedFormStyle: FormStyle {
    /// Creates a grouped form style.
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        ScrollView { FormContent(appearance: .grouped, content: configuration.content) }
    }
}

extension FormStyle where Self == GroupedFormStyle {
    /// Cards of rows.
    public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

/// Two columns: labels aligned at their trailing, controls at their leading edge. It does not scroll, and its
/// size is that of its rows.
public struct ColumnsFormStyle: FormStyle {
    /// Creates a columns form style.
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        FormContent(appearance: .columns, content: configuration.content)
    }
}

extension FormStyle where Self == ColumnsFormStyle {
    /// A column of labels and one of controls.
    public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension FormStyleConfiguration: StyleConfiguration {
    package static let defaultStyle = AnyStyle.of(AutomaticFormStyle()) { $0.makeBody(configuration: $1) }
}

extension View {
    /// Sets the style of the forms in this view.
    public func formStyle<S: FormStyle>(_ style: S) -> some View {
        styled(by: style) { $0.makeBody(configuration: $1) }
    }
}

/// The rows and sections, with the appearance of their form in the environment.
private struct FormContent: View {
    let appearance: FormAppearance
    let content: FormStyleConfiguration.Content

    static var _isBuiltIn: Bool { true }

    var body: some View {
        _FormRows(appearance) { content.environment(\.formAppearance, appearance) }
    }
}

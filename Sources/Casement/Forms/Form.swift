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

/// The properties of a form that its style receives.
public struct FormStyleConfiguration {
    /// The form's rows and sections.
    public typealias Content = _StylePart<FormStyleConfiguration>

    /// The form's rows and sections.
    public let content: Content
}

extension Form where Content == FormStyleConfiguration.Content {
    /// Creates the form that a style shows, in the enclosing style.
    public init(_ configuration: FormStyleConfiguration) { self.init { configuration.content } }
}

/// The rows and sections, with the appearance of their form in the environment.
struct FormContent: View {
    let appearance: FormAppearance
    let content: FormStyleConfiguration.Content

    static var _isBuiltIn: Bool { true }

    var body: some View {
        _FormRows(appearance) { content.environment(\.formAppearance, appearance) }
    }
}

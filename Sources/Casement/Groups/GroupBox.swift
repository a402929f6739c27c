import CasementCore

/// A box with an optional title around what belongs together.
///
///     GroupBox("Network") { Toggle("Online", isOn: $isOnline) }
public struct GroupBox<Label: View, Content: View>: View {
    private let label: Label
    private let content: Content

    @Environment(\.groupBoxStyles) private var styles

    /// A box with a label of its own.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        (self.content, self.label) = (content(), label())
    }

    public var body: some View {
        let configuration = GroupBoxStyleConfiguration(
            label: .init(content: AnyView(label.environment(\.groupBoxStyles, styles))),
            content: .init(content: AnyView(content.environment(\.groupBoxStyles, styles))))
        _StyledContainer("GroupBox") { (styles.last ?? DefaultGroupBoxStyle()).makeAnyBody(configuration) }
            .environment(\.groupBoxStyles, Array(styles.dropLast()))
    }

    public static var _isBuiltIn: Bool { true }
    public static var _viewCount: Int? { 1 }
}

extension GroupBox where Label == EmptyView {
    /// A box without a title.
    public init(@ViewBuilder content: () -> Content) { self.init(content: content) { EmptyView() } }
}

extension GroupBox where Label == Text {
    /// A box with a text as its title.
    public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }

    /// A box with a text as its title.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
    /// The box that a style is to show, in the style further out.
    public init(_ configuration: GroupBoxStyleConfiguration) {
        self.init(content: { configuration.content }, label: { configuration.label })
    }
}

/// How boxes look.
@MainActor @preconcurrency public protocol GroupBoxStyle {
    associatedtype Body: View

    /// The look of one box.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

    typealias Configuration = GroupBoxStyleConfiguration
}

/// What a box tells its style.
public struct GroupBoxStyleConfiguration {
    /// The box's title.
    public struct Label: View {
        let content: AnyView
        public var body: some View { content }
        public static var _isBuiltIn: Bool { true }
    }

    /// What is in the box.
    public struct Content: View {
        let content: AnyView
        public var body: some View { content }
        public static var _isBuiltIn: Bool { true }
    }

    /// The box's title.
    public let label: Label
    /// What is in the box.
    public let content: Content
}

/// The style where none is said: the title above a rounded box.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 6) {
            configuration.label.font(.headline)
            VStack(alignment: .center) { configuration.content }
                .padding(10)
                .background(.quaternary.opacity(0.5), in: RoundedRectangle(cornerRadius: 8))
        }
    }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    /// The title above a rounded box.
    public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension GroupBoxStyle {
    func makeAnyBody(_ configuration: Configuration) -> AnyView {
        AnyView(StyledBox(style: self, configuration: configuration))
    }
}

/// Runs a style's body where the properties of the style are connected.
private struct StyledBox<Style: GroupBoxStyle>: View {
    let style: Style
    let configuration: GroupBoxStyleConfiguration
    var body: some View { style.makeBody(configuration: configuration) }
    static var _isBuiltIn: Bool { true }
}

private struct GroupBoxStylesKey: EnvironmentKey { static var defaultValue: [any GroupBoxStyle] { [] } }

extension EnvironmentValues {
    /// The styles of boxes here, the innermost last.
    var groupBoxStyles: [any GroupBoxStyle] {
        get { self[GroupBoxStylesKey.self] }
        set { self[GroupBoxStylesKey.self] = newValue }
    }
}

extension View {
    /// The look of the boxes in this view.
    public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
        transformEnvironment(\.groupBoxStyles) { $0.append(style) }
    }
}

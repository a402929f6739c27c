import CasementCore

/// A box with an optional title around what belongs together.
///
///     GroupBox("Network") { Toggle("Online", isOn: $isOnline) }
public struct GroupBox<Label: View, Content: View>: View {
    private let label: Label
    private let content: Content

    private var styles = Styles<GroupBoxStyleConfiguration>()

    /// A box with a label of its own.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        (self.content, self.label) = (content(), label())
    }

    public var body: some View {
        _StyledContainer("GroupBox", accessibility: accessibility) {
            styles.show(GroupBoxStyleConfiguration(label: styles.part(label), content: styles.part(content)))
        }
    }

    /// What is in it, as a group that is called by its title.
    private var accessibility: @MainActor ([AccessibilityElement], AccessibilityContext) -> [AccessibilityElement] {
        { [label] below, context in
            let title = context.title(of: label)
            var children = below
            if let first = children.firstIndex(where: { title != nil && $0.role == .text && $0.label == title }) {
                children.remove(at: first)
            }
            return [AccessibilityElement(.group, title, on: context.node, children: children)]
        }
    }

    public static var _isBuiltIn: Bool { true }
    public static var _viewCount: Int? { 1 }
}

extension GroupBox where Label == EmptyView {
    /// A box without a title.
    public init(@ViewBuilder content: () -> Content) { self.init(content: content) { EmptyView() } }
}

extension GroupBox {
    /// The older form, with a view instead of a closure.
    public init(label: Label, @ViewBuilder content: () -> Content) { self.init(content: content) { label } }
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
    public typealias Label = _StylePart<GroupBoxStyleConfiguration>
    /// What is in the box.
    public typealias Content = _StylePart<GroupBoxStyleConfiguration>

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

extension GroupBoxStyleConfiguration: StyleConfiguration {
    package static let defaultStyle = AnyStyle.of(DefaultGroupBoxStyle()) { $0.makeBody(configuration: $1) }
}

extension View {
    /// The look of the boxes in this view.
    public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
        styled(by: style) { $0.makeBody(configuration: $1) }
    }
}

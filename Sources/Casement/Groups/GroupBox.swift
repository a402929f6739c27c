import CasementCore

/// A box with an optional title around related content.
///
///     GroupBox("Network") { Toggle("Online", isOn: $isOnline) }
public struct GroupBox<Label: View, Content: View>: View {
    private let label: Label
    private let content: Content

    private var styles = Styles<GroupBoxStyleConfiguration>()

    /// A box with a custom label.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        (self.content, self.label) = (content(), label())
    }

    public var body: some View {
        _StyledContainer("GroupBox", accessibility: accessibility) {
            styles.show(GroupBoxStyleConfiguration(label: styles.part(label), content: styles.part(content)))
        }
    }

    /// The content, as a group named by its title.
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
    /// A box with a view as its title (older form).
    public init(label: Label, @ViewBuilder content: () -> Content) { self.init(content: content) { label } }
}

extension GroupBox where Label == Text {
    /// A box with a text label.
    public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }

    /// A box with a text label.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
    /// Creates the box that a style shows, in the enclosing style.
    public init(_ configuration: GroupBoxStyleConfiguration) {
        self.init(content: { configuration.content }, label: { configuration.label })
    }
}

/// The properties of a group box that its style receives.
public struct GroupBoxStyleConfiguration {
    /// The box's title.
    public typealias Label = _StylePart<GroupBoxStyleConfiguration>
    /// The content of the box.
    public typealias Content = _StylePart<GroupBoxStyleConfiguration>

    /// The box's title.
    public let label: Label
    /// The content of the box.
    public let content: Content
}

import CasementCore

/// One of the views of a tab view, with its item in the bar.
public struct Tab<Value: Hashable, Content: View, Label: View>: View {
    private let value: Value?
    private let role: TabRole?
    private let content: Content
    private let label: Label

    private init(_ value: Value?, _ role: TabRole?, _ content: Content, _ label: Label) {
        (self.value, self.role, self.content, self.label) = (value, role, content, label)
    }

    /// A tab with a custom label.
    public init(
        value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) { self.init(value, role, content(), label()) }

    public var body: some View {
        content
            .modifier(_TabItemModifier(item: label, value: value.map { AnyHashable($0) }))
            .modifier(TabFactsModifier { [role] in $0.role = $0.role ?? role })
    }
}

/// The purpose of a tab.
public struct TabRole: Hashable, Sendable {
    private let name: String
    /// The tab of a search, which comes last.
    public static let search = TabRole(name: "search")
}

/// The label of a tab that has none of its own: that of a search.
public struct DefaultTabLabel: View {
    public var body: some View { Label("Search", systemImage: "magnifyingglass") }
    public static var _isBuiltIn: Bool { true }
}

extension Tab where Label == DefaultTabLabel {
    /// A tab with the label of its role.
    public init(value: Value, role: TabRole, @ViewBuilder content: () -> Content) {
        self.init(value, role, content(), DefaultTabLabel())
    }
}

extension Tab where Label == DefaultTabLabel, Value == Never {
    /// A tab with the label of its role, in a tab view that stores its selection itself.
    public init(role: TabRole, @ViewBuilder content: () -> Content) {
        self.init(nil, role, content(), DefaultTabLabel())
    }
}

extension Tab where Label == Casement.Label<Text, Image> {
    /// A tab with a text label and a symbol.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) { self.init(value, role, content(), Casement.Label(titleKey, systemImage: systemImage)) }

    /// A tab with a text label and a symbol.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) { self.init(value, role, content(), Casement.Label(title, systemImage: systemImage)) }

    /// A tab with a text label and an image of the program.
    public init(
        _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) { self.init(value, role, content(), Casement.Label(titleKey, image: image)) }

    /// A tab with a text label and an image of the program.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) { self.init(value, role, content(), Casement.Label(title, image: image)) }
}

extension Tab where Value == Never {
    /// A tab with a custom label, in a tab view that stores its selection itself.
    public init(
        role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) { self.init(nil, role, content(), label()) }
}

extension Tab where Value == Never, Label == Casement.Label<Text, Image> {
    /// A tab with a text label and a symbol, in a tab view that stores its selection itself.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) { self.init(nil, role, content(), Casement.Label(titleKey, systemImage: systemImage)) }

    /// A tab with a text label and a symbol, in a tab view that stores its selection itself.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) { self.init(nil, role, content(), Casement.Label(title, systemImage: systemImage)) }

    /// A tab with a text label and an image of the program, in a tab view that stores its selection itself.
    public init(
        _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) { self.init(nil, role, content(), Casement.Label(titleKey, image: image)) }

    /// A tab with a text label and an image of the program, in a tab view that stores its selection itself.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) { self.init(nil, role, content(), Casement.Label(title, image: image)) }
}

/// A group of tabs, with a title in the sidebar of a tab view. In its bar, the tabs are among the others.
public struct TabSection<Header: View, Content: View, Footer: View>: View {
    private let header: Header
    private let content: Content

    private init(_ header: Header, _ content: Content) { (self.header, self.content) = (header, content) }

    public var body: some View {
        Section {
            content
        } header: {
            header
        }
        .modifier(TabFactsModifier { $0.isInSection = true })
    }

    /// Takes the tabs of the section out of the bar and the sidebar.
    public func hidden(_ hidden: Bool = true) -> some View {
        modifier(TabFactsModifier { $0.isHidden = $0.isHidden || hidden })
    }
}

extension TabSection where Footer == EmptyView {
    /// A group of tabs with a custom title.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
        self.init(header(), content())
    }
}

extension TabSection where Header == EmptyView, Footer == EmptyView {
    /// A group of tabs without a title.
    public init(@ViewBuilder content: () -> Content) { self.init(EmptyView(), content()) }
}

extension TabSection where Header == Text, Footer == EmptyView {
    /// A group of tabs with a title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(Text(titleKey), content())
    }

    /// A group of tabs with a title.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(Text(title), content())
    }
}

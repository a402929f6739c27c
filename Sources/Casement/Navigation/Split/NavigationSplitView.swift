import CasementCore

/// Two or three columns side by side: what is chosen in one decides what the next one shows.
///
///     NavigationSplitView {
///         List(mailboxes, selection: $mailbox) { NavigationLink($0.name, value: $0.id) }
///     } content: {
///         List(messages(in: mailbox), selection: $message) { NavigationLink($0.title, value: $0.id) }
///     } detail: {
///         MessageView(id: message)
///     }
///
/// In a list whose selection has values of its type, a link with a value selects its row. Other links show their
/// destination in the next column, above the root of a `NavigationStack` there, if it has one. The user drags the
/// dividers between the columns, whose widths are restored with the window, and hides the first column with a button
/// in its bar. A hidden column keeps its state.
///
/// In a space narrower than 400 points, one column is shown at a time: a choice in it shows the next, whose bar has a
/// back button.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
    private let sidebar: Sidebar
    private let content: Content?
    private let detail: Detail
    private let visibility: Binding<NavigationSplitViewVisibility>?
    private let compactColumn: Binding<NavigationSplitViewColumn>?
    @Environment(\.splitDepth) private var depth

    private init(
        _ visibility: Binding<NavigationSplitViewVisibility>?, _ compactColumn: Binding<NavigationSplitViewColumn>?,
        _ sidebar: Sidebar, _ content: Content?, _ detail: Detail
    ) {
        (self.visibility, self.compactColumn) = (visibility, compactColumn)
        (self.sidebar, self.content, self.detail) = (sidebar, content, detail)
    }

    public var body: some View {
        _StyledContainer("NavigationSplitView") {
            SplitColumns(
                sidebar: sidebar, content: content, detail: detail, visibility: visibility,
                compactColumn: compactColumn, storedAs: "NavigationSplitView.\(depth)"
            )
            .environment(\.splitDepth, depth + 1)
        }
    }

    public static var _isBuiltIn: Bool { true }
    public static var _viewCount: Int? { 1 }
}

extension NavigationSplitView {
    /// Three columns.
    public init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) { self.init(nil, nil, sidebar(), content(), detail()) }

    /// Three columns, of which the program shows and hides the first two.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) { self.init(columnVisibility, nil, sidebar(), content(), detail()) }

    /// Three columns; in a narrow window, `preferredCompactColumn` is shown.
    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) { self.init(nil, preferredCompactColumn, sidebar(), content(), detail()) }

    /// Three columns, of which the program shows and hides the first two; in a narrow window,
    /// `preferredCompactColumn` is shown.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) { self.init(columnVisibility, preferredCompactColumn, sidebar(), content(), detail()) }
}

extension NavigationSplitView where Content == EmptyView {
    /// Two columns.
    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
        self.init(nil, nil, sidebar(), nil, detail())
    }

    /// Two columns, of which the program shows and hides the first.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) { self.init(columnVisibility, nil, sidebar(), nil, detail()) }

    /// Two columns; in a narrow window, `preferredCompactColumn` is shown.
    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) { self.init(nil, preferredCompactColumn, sidebar(), nil, detail()) }

    /// Two columns, of which the program shows and hides the first; in a narrow window, `preferredCompactColumn` is
    /// shown.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) { self.init(columnVisibility, preferredCompactColumn, sidebar(), nil, detail()) }
}

private struct SplitDepthKey: EnvironmentKey { static let defaultValue = 0 }

extension EnvironmentValues {
    /// The number of split views around this view, which store their widths under different names.
    var splitDepth: Int {
        get { self[SplitDepthKey.self] }
        set { self[SplitDepthKey.self] = newValue }
    }
}

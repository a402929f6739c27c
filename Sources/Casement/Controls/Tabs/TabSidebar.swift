import CasementCore

/// The tabs of an adaptable tab view as rows of a sidebar, in sections.
struct TabSidebar: View {
    let groups: [TabGroup]
    @Binding var current: Int
    let customization: TabViewCustomization?
    @Environment(\.tabSidebarParts) private var parts

    static var _isBuiltIn: Bool { true }

    /// The width of the sidebar, in points.
    private static var width: CGFloat { 200 }

    var body: some View {
        VStack(spacing: 0) {
            if let header = parts.header { header.padding(.horizontal, 18).padding(.top, 12) }
            List(
                selection: Binding<Int?> {
                    current
                } set: {
                    if let new = $0 { current = new }
                }
            ) {
                ForEach(groups) { group in
                    if let header = group.header {
                        Section {
                            rows(of: group)
                        } header: {
                            header
                        }
                    } else {
                        rows(of: group)
                    }
                }
                if let footer = parts.footer { footer.selectionDisabled() }
            }
            .listsOfColumn(isSidebar: true) { _ in }
            if let bottomBar = parts.bottomBar { bottomBar.padding(.horizontal, 10).padding(.vertical, 8) }
        }
        .frame(width: Self.width)
        .background(Color(theme: .sidebarBackground))
    }

    private func rows(of group: TabGroup) -> some View {
        ForEach(group.tabs.filter { $0.tab.tabFacts.isShown(inSidebar: true, customization) }, id: \.index) { place in
            HStack {
                place.tab.tabItem ?? AnyView(Text("\(place.index + 1)"))
                Spacer(minLength: 0)
                if let badge = place.tab.badge { badge.foregroundStyle(.secondary) }
            }
            .tag(place.index)
        }
    }
}

/// Views above, below and at the end of the rows of a tab view's sidebar.
struct TabSidebarParts {
    var header: AnyView?
    var footer: AnyView?
    var bottomBar: AnyView?
}

private struct TabSidebarPartsKey: EnvironmentKey { static var defaultValue: TabSidebarParts { TabSidebarParts() } }

extension EnvironmentValues {
    /// What the sidebars of tab views show beside their tabs.
    var tabSidebarParts: TabSidebarParts {
        get { self[TabSidebarPartsKey.self] }
        set { self[TabSidebarPartsKey.self] = newValue }
    }
}

extension View {
    /// Shows a view above the tabs in the sidebars of the tab views in this view.
    public func tabViewSidebarHeader<V: View>(@ViewBuilder content: () -> V) -> some View {
        let view = AnyView(content())
        return transformEnvironment(\.tabSidebarParts) { $0.header = view }
    }

    /// Shows a view after the tabs in the sidebars of the tab views in this view.
    public func tabViewSidebarFooter<V: View>(@ViewBuilder content: () -> V) -> some View {
        let view = AnyView(content())
        return transformEnvironment(\.tabSidebarParts) { $0.footer = view }
    }

    /// Shows a view at the bottom of the sidebars of the tab views in this view.
    public func tabViewSidebarBottomBar<V: View>(@ViewBuilder content: () -> V) -> some View {
        let view = AnyView(content())
        return transformEnvironment(\.tabSidebarParts) { $0.bottomBar = view }
    }
}

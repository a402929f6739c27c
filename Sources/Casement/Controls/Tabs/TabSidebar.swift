import CasementCore

/// The tabs of an adaptable tab view as rows of a sidebar, in sections.
struct TabSidebar: View {
    let groups: [TabGroup]
    @Binding var current: Int
    let customization: TabCustomizing?
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
                ForEach(groups.map { $0.arranged(customization) }) { group in
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
            .onKeyPress(keys: [.upArrow, .downArrow]) { press in
                guard press.modifiers.held == .option else { return .ignored }
                return moveCurrent(press.key == .upArrow ? -1 : 1) ? .handled : .ignored
            }
            if let bottomBar = parts.bottomBar { bottomBar.padding(.horizontal, 10).padding(.vertical, 8) }
        }
        .frame(width: Self.width)
        .background(Color(theme: .sidebarBackground))
    }

    private func rows(of group: TabGroup) -> some View {
        let edits = edits(of: group)
        return ForEach(edits.shown, id: \.index) { place in
            HStack {
                place.tab.tabItem ?? AnyView(Text("\(place.index + 1)"))
                Spacer(minLength: 0)
                if let badge = place.tab.badge { badge.foregroundStyle(.secondary) }
            }
            .modifier(CustomizableTabRow(place: place, edits: edits, all: groups, hide: { hide(place, in: group) }))
            .moveDisabled(!edits.canMove(place))
            .tag(place.index)
        }
        .onMove { places, target in places.first.map { edits.move($0, to: target) } }
    }

    private func edits(of group: TabGroup) -> TabEdits { TabEdits(group: group, customization: customization) }

    /// Hides a tab. If it is selected, the next one is.
    private func hide(_ place: TabGroup.Place, in group: TabGroup) {
        if current == place.index {
            let shown = groups.flatMap { edits(of: $0.arranged(customization)).shown }.map(\.index)
            let index = shown.firstIndex(of: current) ?? 0
            let next = shown[(index + 1)...].first ?? shown[..<index].last
            if let next { current = next }
        }
        edits(of: group).setShown(place, false)
    }

    /// Moves the selected tab within its section.
    private func moveCurrent(_ step: Int) -> Bool {
        for group in groups {
            let edits = edits(of: group.arranged(customization))
            if let place = edits.shown.first(where: { $0.index == current }) { return edits.move(place, by: step) }
        }
        return false
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

import CasementCore
import Foundation

/// Several views in one place, one of which is visible; the user selects it in the bar above.
///
///     TabView(selection: $page) {
///         GeneralPage().tabItem { Label("General", systemImage: "gear") }.tag(Page.general)
///         Tab("Advanced", systemImage: "star", value: Page.advanced) { AdvancedPage() }
///     }
///
/// The tabs may be grouped by `TabSection`. The style `sidebarAdaptable` shows them in a sidebar where there is room.
///
/// A view is created when it is shown for the first time. It keeps its state while another tab is selected, but is not
/// shown: it has disappeared, and appears again when its tab is selected.
public struct TabView<SelectionValue: Hashable, Content: View>: View {
    private let selection: Binding<SelectionValue>?
    private let content: Content
    @State private var own = 0
    @State private var visited: Set<Int> = []
    /// Whether there is room for a sidebar beside the tabs.
    @State private var isWide = false
    @Environment(\.tabViewKind) private var kind
    @Environment(\.tabCustomization) private var customization
    @Environment(\.adaptableTabBarPlacement) private var adaptablePlacement
    @Environment(\.tabsNameWindow) private var namesWindow

    /// A tab view whose visible tab has the tag `selection`.
    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        (self.selection, self.content) = (selection, content())
    }

    public var body: some View {
        let all = ViewChoice.all(in: content, readsModifiers: true)
        if all.contains(where: isUnknown) {
            let _ = (kind, customization, adaptablePlacement, namesWindow)
            ChoicesReader(content, opening: isPaged ? .pages : .tabs) { parts($0) }
        } else {
            parts(all)
        }
    }

    private var isPaged: Bool { if case .pages = kind { true } else { false } }

    /// Whether the body of a view with states has the item, or may be several pages.
    private func isUnknown(_ tab: ViewChoice) -> Bool {
        tab.isComposed && (isPaged ? tab.mayBeSeveral : tab.tabItem == nil)
    }

    @ViewBuilder private func parts(_ all: [ViewChoice]) -> some View {
        let tabs = all.filter { $0.kind == .option }
        let current = shown(tabs)
        _StyledContainer("TabView") {
            switch kind {
            case .pages(let dots):
                TabPages(pages: tabs.map(\.view), dots: dots, current: binding(tabs, current))
                    .environment(\.tabBarPlacement, .pageIndicator)
            case .sidebar: adaptable(TabGroup.groups(of: all), tabs, current)
            case .bar: withBar(tabs, current)
            }
        }
        .onChange(of: current, initial: true) { visited.insert(current) }
        .transformPreference(NavigationTitleKey.self) { [name = namesWindow ? name(of: tabs, current) : nil] title in
            if title == nil, let name { title = NavigationTitle(text: name) }
        }
    }

    private func name(of tabs: [ViewChoice], _ current: Int) -> Text? {
        guard tabs.indices.contains(current), let item = tabs[current].tabItem else { return nil }
        return AccessibilityTitle.firstText(in: item)
    }

    private func withBar(_ tabs: [ViewChoice], _ current: Int) -> some View {
        VStack(spacing: 0) {
            bar(tabs, current)
            pages(tabs, current).environment(\.tabBarPlacement, .topBar)
        }
    }

    @ViewBuilder private func bar(_ tabs: [ViewChoice], _ current: Int) -> some View {
        TabBar(tabs: tabs, current: binding(tabs, current), customization: customization)
        Divider()
    }

    /// A bar that is not wider than the window, which would otherwise seem wide enough for a sidebar: it scrolls.
    @ViewBuilder private func narrowBar(_ tabs: [ViewChoice], _ current: Int) -> some View {
        let bar = TabBar(tabs: tabs, current: binding(tabs, current), customization: customization)
        ViewThatFits(in: .horizontal) {
            bar
            ScrollView(.horizontal) { bar }.fixedSize(horizontal: false, vertical: true)
        }
        Divider()
    }

    private func pages(_ tabs: [ViewChoice], _ current: Int) -> some View {
        ZStack {
            ForEach(Array(tabs.indices), id: \.self) { index in
                if index == current || visited.contains(index) {
                    tabs[index].view.frame(maxWidth: .infinity, maxHeight: .infinity).covered(index != current)
                }
            }
        }
        .environment(\.tabsNameWindow, false)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }

    /// With a sidebar where there is room for it. The pages keep their place, and so their state.
    private func adaptable(_ groups: [TabGroup], _ tabs: [ViewChoice], _ current: Int) -> some View {
        let hasSidebar = isWide && adaptablePlacement != .tabBar
        return HStack(spacing: 0) {
            if hasSidebar {
                TabSidebar(groups: groups, current: binding(tabs, current), customization: customization)
                Rectangle().fill(Color(theme: .separator)).frame(width: 1)
            }
            VStack(spacing: 0) {
                if !hasSidebar { narrowBar(tabs, current) }
                // Tab views in a page have a style of their own.
                pages(tabs, current).environment(\.tabViewKind, .bar)
                    .environment(\.tabBarPlacement, hasSidebar ? .sidebar : .topBar)
            }
        }
        .onGeometryChange(for: Bool.self) {
            $0.size.width >= TabGroup.sidebarWidth
        } action: {
            isWide = $0
        }
    }

    private func shown(_ tabs: [ViewChoice]) -> Int {
        guard let selection else { return min(own, max(0, tabs.count - 1)) }
        let tag = AnyHashable(unwrapping: selection.wrappedValue)
        return tabs.firstIndex { $0.tag == tag } ?? 0
    }

    private func binding(_ tabs: [ViewChoice], _ current: Int) -> Binding<Int> {
        Binding(
            get: { current },
            set: { index in
                guard let selection else {
                    own = index
                    return
                }
                if let value = tabs[index].tag?.base as? SelectionValue { selection.wrappedValue = value }
            })
    }

    public static var _isBuiltIn: Bool { true }
    public static var _viewCount: Int? { 1 }
}

extension TabView where SelectionValue == Int {
    /// A tab view that stores its selection itself, and shows the first tab initially.
    public init(@ViewBuilder content: () -> Content) { self.init(selection: nil, content: content) }
}

/// Provides the item that a tab bar shows for a view.
struct _TabItemModifier<Item: View>: ViewModifier, ChoiceModifier {
    let item: Item
    var value: AnyHashable?

    func body(content: Content) -> some View { content }

    package func describe(_ choice: inout ViewChoice) {
        choice.tabItem = AnyView(item)
        if let value { choice.tag = value }
    }

    package func isEnough(for opening: ChoiceOpening) -> Bool { opening == .tabs }
}

extension View {
    /// Sets the item that the enclosing tab view's bar shows for this view: a `Label`, or a text and an image.
    public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        modifier(_TabItemModifier(item: HStack(spacing: 6) { label() }))
    }
}

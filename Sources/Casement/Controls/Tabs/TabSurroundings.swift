import CasementCore

/// Where a tab view shows the items of its tabs.
public struct TabBarPlacement: Hashable, Sendable {
    private let name: String
    /// Where the platform shows them.
    public static let automatic = TabBarPlacement(name: "automatic")
    /// In a bar above the pages.
    public static let topBar = TabBarPlacement(name: "topBar")
    /// In a sidebar beside the pages.
    public static let sidebar = TabBarPlacement(name: "sidebar")
    /// In a bar below the pages, as on phones.
    public static let bottomBar = TabBarPlacement(name: "bottomBar")
    /// As dots below pages.
    public static let pageIndicator = TabBarPlacement(name: "pageIndicator")
    /// In the bar above the window's content.
    public static let windowToolbar = TabBarPlacement(name: "windowToolbar")
}

/// How much room the accessory of a tab view has.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
    /// The room beside a minimised bar of tabs, as on phones.
    case inline
    /// All of the width.
    case expanded
}

/// When a bar of tabs becomes small on phones. Here it never does.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
    private let name: String
    /// As the platform decides.
    public static let automatic = TabBarMinimizeBehavior(name: "automatic")
    /// Never.
    public static let never = TabBarMinimizeBehavior(name: "never")
    /// While content scrolls down.
    public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
    /// While content scrolls up.
    public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
}

private struct TabBarPlacementKey: EnvironmentKey { static var defaultValue: TabBarPlacement? { nil } }
private struct AccessoryPlacementKey: EnvironmentKey {
    static var defaultValue: TabViewBottomAccessoryPlacement? { nil }
}
private struct TabsNameWindowKey: EnvironmentKey { static let defaultValue = false }
private struct AdaptablePlacementKey: EnvironmentKey { static let defaultValue = AdaptableTabBarPlacement.automatic }

extension EnvironmentValues {
    /// Whether the title of the selected tab is that of the window, as in the settings.
    var tabsNameWindow: Bool {
        get { self[TabsNameWindowKey.self] }
        set { self[TabsNameWindowKey.self] = newValue }
    }

    /// Where the tab view that contains the view shows its items; nil outside of tab views.
    public internal(set) var tabBarPlacement: TabBarPlacement? {
        get { self[TabBarPlacementKey.self] }
        set { self[TabBarPlacementKey.self] = newValue }
    }

    /// How much room the accessory of a tab view has that contains the view; nil outside of accessories.
    public internal(set) var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
        get { self[AccessoryPlacementKey.self] }
        set { self[AccessoryPlacementKey.self] = newValue }
    }

    /// Whether the tab view that contains the view shows the titles of sections: in a sidebar it does.
    public var isTabBarShowingSections: Bool { tabBarPlacement == .sidebar }

    /// What tab views with the style `sidebarAdaptable` show where there is room for a sidebar.
    var adaptableTabBarPlacement: AdaptableTabBarPlacement {
        get { self[AdaptablePlacementKey.self] }
        set { self[AdaptablePlacementKey.self] = newValue }
    }
}

extension View {
    /// Sets what tab views with the style `sidebarAdaptable` show where there is room: a sidebar, which is the default,
    /// or a bar.
    public func defaultAdaptableTabBarPlacement(_ defaultPlacement: AdaptableTabBarPlacement) -> some View {
        environment(\.adaptableTabBarPlacement, defaultPlacement)
    }

    /// Sets when the bar of tabs becomes small. It has no effect: desktops have room for it.
    public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
        if behavior == .onScrollDown || behavior == .onScrollUp {
            WithoutEffect.note("tabBarMinimizeBehavior", "bars of tabs keep their size")
        }
        return self
    }

    /// Shows a view below the pages of this tab view, such as the controls of a player.
    public func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        tabViewBottomAccessory(isEnabled: true, content: content)
    }

    /// Shows a view below the pages of this tab view while it is enabled.
    public func tabViewBottomAccessory<Content: View>(
        isEnabled: Bool, @ViewBuilder content: () -> Content
    ) -> some View {
        let content = content()
        return safeAreaInset(edge: .bottom, spacing: 0) {
            if isEnabled {
                VStack(spacing: 0) {
                    Divider()
                    content.padding(8)
                }
                .frame(maxWidth: .infinity)
                .environment(\.tabViewBottomAccessoryPlacement, .expanded)
            }
        }
    }
}

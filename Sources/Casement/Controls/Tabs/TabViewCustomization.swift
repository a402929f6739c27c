import CasementCore
import Foundation

/// Which tabs the user has shown and hidden, by the names that `customizationID(_:)` sets; it can be kept in
/// `AppStorage`.
public struct TabViewCustomization: Equatable, Sendable, Codable {
    /// Where a tab is shown.
    public struct TabCustomization: Equatable, Sendable, Codable {
        private var bar: Bool?
        private var sidebar: Bool?

        init() {}

        /// Whether the tab is in the bar; `automatic` is what the program sets.
        public var tabBarVisibility: Visibility {
            get { Self.visibility(bar) }
            set { bar = Self.choice(newValue) }
        }

        /// Whether the tab is in the sidebar; `automatic` is what the program sets.
        public var sidebarVisibility: Visibility {
            get { Self.visibility(sidebar) }
            set { sidebar = Self.choice(newValue) }
        }

        private static func visibility(_ isShown: Bool?) -> Visibility {
            isShown.map { $0 ? .visible : .hidden } ?? .automatic
        }
        private static func choice(_ visibility: Visibility) -> Bool? {
            visibility == .automatic ? nil : visibility == .visible
        }
    }

    private var tabs: [String: TabCustomization] = [:]

    /// A customization without any change.
    public init() {}

    /// The customization of the tab with a name.
    public subscript(tab tabID: String) -> TabCustomization {
        get { tabs[tabID] ?? TabCustomization() }
        set { tabs[tabID] = newValue == TabCustomization() ? nil : newValue }
    }

    /// Whether the tab with a name is in the bar.
    public subscript(tabBarVisibility tabID: String) -> Visibility {
        get { self[tab: tabID].tabBarVisibility }
        set { self[tab: tabID].tabBarVisibility = newValue }
    }

    /// Whether the tab with a name is in the sidebar.
    public subscript(sidebarVisibility tabID: String) -> Visibility {
        get { self[tab: tabID].sidebarVisibility }
        set { self[tab: tabID].sidebarVisibility = newValue }
    }

    /// Shows each tab where the program shows it.
    public mutating func resetVisibility() { tabs = [:] }
    /// Has no effect: tabs keep the program's order.
    public mutating func resetTabOrder() {}
    /// Has no effect: sections keep the program's order.
    public mutating func resetSectionOrder() {}

    func chosen(_ id: String, inSidebar: Bool) -> Visibility {
        inSidebar ? self[sidebarVisibility: id] : self[tabBarVisibility: id]
    }
}

extension TabViewCustomization: _StorableValue {
    public static func _decode(_ stored: Any) -> TabViewCustomization? {
        (stored as? String).flatMap { try? JSONDecoder().decode(Self.self, from: Data($0.utf8)) }
    }

    public var _encoded: Any? { (try? JSONEncoder().encode(self)).map { String(decoding: $0, as: UTF8.self) } }
}

/// A part of a tab view with a bar and a sidebar.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
    private let value: Int8
    /// Both.
    public static let automatic = AdaptableTabBarPlacement(value: 0)
    /// The bar.
    public static let tabBar = AdaptableTabBarPlacement(value: 1)
    /// The sidebar.
    public static let sidebar = AdaptableTabBarPlacement(value: 2)
}

/// Where a tab stands.
public struct TabPlacement: Hashable, Sendable {
    private let value: Int8
    /// In the bar and in the sidebar.
    public static let automatic = TabPlacement(value: 0)
    /// In the bar and in the sidebar.
    public static let pinned = TabPlacement(value: 1)
    /// In the sidebar alone.
    public static let sidebarOnly = TabPlacement(value: 2)
}

/// What the user may change of a tab.
public struct TabCustomizationBehavior: Hashable, Sendable {
    private let value: Int8
    /// The default of the platform.
    public static let automatic = TabCustomizationBehavior(value: 0)
    /// Nothing.
    public static let disabled = TabCustomizationBehavior(value: 1)
    /// Its place.
    public static let reorderable = TabCustomizationBehavior(value: 2)
}

private struct TabCustomizationKey: EnvironmentKey { static var defaultValue: TabViewCustomization? { nil } }

extension EnvironmentValues {
    /// What the user has changed of the tabs.
    var tabCustomization: TabViewCustomization? {
        get { self[TabCustomizationKey.self] }
        set { self[TabCustomizationKey.self] = newValue }
    }
}

extension View {
    /// Shows and hides tabs of the tab views in this view as a customization says. Tabs are known by the names that
    /// `customizationID(_:)` sets.
    public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View {
        environment(\.tabCustomization, customization?.wrappedValue)
    }

    /// Sets the name of a tab or of a section in a `TabViewCustomization`.
    public func customizationID(_ id: String) -> some View {
        modifier(TabFactsModifier { $0.customizationID = $0.customizationID ?? id })
    }

    /// Has no effect: the program sets what of its tabs can be changed.
    public func customizationBehavior(
        _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
    ) -> some View { self }

    /// Sets whether a tab is shown in the bar or in the sidebar, unless the customization says otherwise.
    public func defaultVisibility(_ visibility: Visibility, for placements: AdaptableTabBarPlacement...) -> some View {
        modifier(
            TabFactsModifier { facts in
                let isBoth = placements.isEmpty || placements.contains(.automatic)
                if isBoth || placements.contains(.tabBar) { facts.barVisibility = visibility }
                if isBoth || placements.contains(.sidebar) { facts.sidebarVisibility = visibility }
            })
    }

    /// Sets where a tab stands.
    public func tabPlacement(_ placement: TabPlacement) -> some View {
        modifier(TabFactsModifier { if placement == .sidebarOnly { $0.barVisibility = .hidden } })
    }

    /// Has no effect: a section of the sidebar has no buttons.
    public func sectionActions<V: View>(@ViewBuilder content: () -> V) -> some View { self }
}

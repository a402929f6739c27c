import CasementCore

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

/// Where a tab is shown.
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
    /// Its place in the sidebar, and whether it is shown there.
    public static let automatic = TabCustomizationBehavior(value: 0)
    /// Nothing.
    public static let disabled = TabCustomizationBehavior(value: 1)
    /// Its place.
    public static let reorderable = TabCustomizationBehavior(value: 2)
}

/// What the user has changed of the tabs, and the way to change it.
struct TabCustomizing: Equatable {
    let value: TabViewCustomization
    private let target: Target

    /// The binding of the program, always the newest.
    @MainActor final class Target { var binding: Binding<TabViewCustomization>? }

    init(_ value: TabViewCustomization, in target: Target) { (self.value, self.target) = (value, target) }

    static func == (left: Self, right: Self) -> Bool { left.value == right.value && left.target === right.target }

    @MainActor func change(_ change: (inout TabViewCustomization) -> Void) {
        guard let binding = target.binding else { return }
        var new = binding.wrappedValue
        change(&new)
        if new != binding.wrappedValue { binding.wrappedValue = new }
    }
}

private struct CustomizesTabs: ViewModifier {
    let binding: Binding<TabViewCustomization>?
    @State private var target = TabCustomizing.Target()

    func body(content: Content) -> some View {
        content.environment(\.tabCustomization, customizing)
    }

    private var customizing: TabCustomizing? {
        target.binding = binding
        return binding.map { TabCustomizing($0.wrappedValue, in: target) }
    }
}

private struct TabCustomizationKey: EnvironmentKey { static var defaultValue: TabCustomizing? { nil } }

extension EnvironmentValues {
    /// What the user has changed of the tabs; nil where they cannot be customised.
    var tabCustomization: TabCustomizing? {
        get { self[TabCustomizationKey.self] }
        set { self[TabCustomizationKey.self] = newValue }
    }
}

extension View {
    /// Lets the user reorder and hide tabs in the sidebars of the tab views in this view, and shows them as the
    /// customization says. Tabs are known by the names that `customizationID(_:)` sets; those without one stay as the
    /// program says.
    public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View {
        modifier(CustomizesTabs(binding: customization))
    }

    /// Sets the name of a tab or of a section in a `TabViewCustomization`.
    public func customizationID(_ id: String) -> some View {
        modifier(
            TabFactsModifier { facts in
                if facts.isInSection {
                    facts.sectionID = facts.sectionID ?? id
                } else {
                    facts.customizationID = facts.customizationID ?? id
                }
            })
    }

    /// Sets what the user may change of a tab, or of the tabs of a section, in the sidebar. The tabs of the bar stay as
    /// they are.
    public func customizationBehavior(
        _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
    ) -> some View {
        let isMeant = placements.isEmpty || placements.contains(.automatic) || placements.contains(.sidebar)
        return modifier(TabFactsModifier { if isMeant { $0.behavior = $0.behavior ?? behavior } })
    }

    /// Sets whether a tab, or each tab of a section, is shown in the bar or in the sidebar, unless the customization
    /// says otherwise.
    public func defaultVisibility(_ visibility: Visibility, for placements: AdaptableTabBarPlacement...) -> some View {
        modifier(
            TabFactsModifier { facts in
                let isBoth = placements.isEmpty || placements.contains(.automatic)
                if isBoth || placements.contains(.tabBar), facts.barVisibility == .automatic {
                    facts.barVisibility = visibility
                }
                if isBoth || placements.contains(.sidebar), facts.sidebarVisibility == .automatic {
                    facts.sidebarVisibility = visibility
                }
            })
    }

    /// Sets where a tab is shown.
    public func tabPlacement(_ placement: TabPlacement) -> some View {
        modifier(TabFactsModifier { if placement == .sidebarOnly { $0.barVisibility = .hidden } })
    }

    /// Has no effect: a section of the sidebar has no buttons.
    public func sectionActions<V: View>(@ViewBuilder content: () -> V) -> some View { self }
}

import CasementCore
import Foundation

/// Which tabs the user has shown, hidden and reordered, by the names that `customizationID(_:)` sets; it can be kept in
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

    /// What the user has changed of a section.
    public struct SectionCustomization: Equatable, Sendable, Codable {
        /// The names of the section's tabs in the user's order; nil for the program's.
        public internal(set) var tabOrder: [String]?

        init() {}

        /// Brings the tabs of the section into the program's order.
        public mutating func resetTabOrder() { tabOrder = nil }
    }

    private var tabs: [String: TabCustomization] = [:]
    private var sections: [String: SectionCustomization] = [:]

    /// A customization without any change.
    public init() {}

    /// Reads a customization, also one of a version that did not have all of its parts.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        tabs = try container.decodeIfPresent([String: TabCustomization].self, forKey: .tabs) ?? [:]
        sections = try container.decodeIfPresent([String: SectionCustomization].self, forKey: .sections) ?? [:]
    }

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

    /// The customization of the section with a name.
    public subscript(section id: String) -> SectionCustomization {
        get { sections[id] ?? SectionCustomization() }
        set { sections[id] = newValue == SectionCustomization() ? nil : newValue }
    }

    /// The names of the tabs of the section with a name in the user's order (older form); nil for the program's.
    public subscript(sectionID id: String) -> [String]? { self[section: id].tabOrder }

    /// Shows each tab where the program shows it.
    public mutating func resetVisibility() { tabs = [:] }
    /// Brings the tabs of all sections, and those in none, into the program's order.
    public mutating func resetTabOrder() { sections = [:] }
    /// Brings the tabs of all sections, and those in none, into the program's order.
    public mutating func resetSectionOrder() { sections = [:] }
    /// Brings the tabs of the section with a name into the program's order (older form).
    public mutating func resetSectionOrder(for sectionID: String) { self[section: sectionID].resetTabOrder() }

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

extension AppStorage where Value == TabViewCustomization {
    /// Creates a setting for the tabs, which are not changed at first.
    public init(_ key: String, store: UserDefaults? = nil) {
        self.init(wrappedValue: TabViewCustomization(), key, store: store)
    }
}

extension SceneStorage where Value == TabViewCustomization {
    /// Creates a value of the window for the tabs, which are not changed at first.
    public init(_ key: String) { self.init(wrappedValue: TabViewCustomization(), key) }
}

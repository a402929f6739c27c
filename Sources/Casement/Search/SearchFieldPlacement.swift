import CasementCore

/// Where a search field is placed.
public struct SearchFieldPlacement: Hashable, Sendable {
    let place: BarPlacement
    private let name: String

    /// Where its scopes stand.
    var drawer: BarPlacement { place == .sidebarSearch ? .sidebarSearch : .searchDrawer }

    private init(_ place: BarPlacement, _ name: String) { (self.place, self.name) = (place, name) }

    /// At the trailing edge of the bar.
    public static let automatic = SearchFieldPlacement(.search, "automatic")
    /// At the trailing edge of the bar.
    public static let toolbar = SearchFieldPlacement(.search, "toolbar")
    /// In the middle of the bar.
    public static let toolbarPrincipal = SearchFieldPlacement(.principal, "toolbarPrincipal")
    /// Above the first column of a split view, as wide as it is; elsewhere above the content.
    public static let sidebar = SearchFieldPlacement(.sidebarSearch, "sidebar")
    /// Above the content, as wide as it is.
    public static let navigationBarDrawer = SearchFieldPlacement(.searchDrawer, "navigationBarDrawer")

    /// Above the content, as wide as it is; the mode has no effect.
    public static func navigationBarDrawer(
        displayMode: NavigationBarDrawerDisplayMode
    ) -> SearchFieldPlacement { .navigationBarDrawer }

    /// When a field above the content is shown on phones. All have the same effect here.
    public struct NavigationBarDrawerDisplayMode: Hashable, Sendable {
        private let name: String
        /// Hidden while the content scrolls.
        public static let automatic = NavigationBarDrawerDisplayMode(name: "automatic")
        /// Always shown.
        public static let always = NavigationBarDrawerDisplayMode(name: "always")
    }
}

/// When the scopes of a search are shown.
public struct SearchScopeActivation: Hashable, Sendable {
    private let name: String
    /// While the search is active.
    public static let automatic = SearchScopeActivation(name: "automatic")
    /// While the search is active and has text.
    public static let onTextEntry = SearchScopeActivation(name: "onTextEntry")
    /// While the search is active.
    public static let onSearchPresentation = SearchScopeActivation(name: "onSearchPresentation")
}

/// Places in which suggestions can be shown.
public struct SearchSuggestionsPlacement: Hashable, Sendable {
    private let name: String
    /// A list below the field.
    public static let automatic = SearchSuggestionsPlacement(name: "automatic")
    /// A list below the field.
    public static let menu = SearchSuggestionsPlacement(name: "menu")
    /// In the content of the page.
    public static let content = SearchSuggestionsPlacement(name: "content")

    /// Several places.
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// A list below the field.
        public static let menu = Set(rawValue: 1)
        /// In the content of the page.
        public static let content = Set(rawValue: 2)
    }
}

extension EnvironmentValues {
    /// Where the suggestions of a search are shown: in a list below the field, `menu`.
    public var searchSuggestionsPlacement: SearchSuggestionsPlacement { .menu }
}

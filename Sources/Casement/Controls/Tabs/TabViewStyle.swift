import CasementCore

/// A style that defines the appearance of tab views: a bar above the content, or pages side by side.
@MainActor @preconcurrency public protocol TabViewStyle {}

/// How a tab view shows its tabs.
enum TabViewKind: Hashable, Sendable {
    case bar, sidebar, pages(dots: PageTabViewStyle.IndexDisplayMode)

    /// The kind of a style; `bar` for those of programs.
    @MainActor init(of style: some TabViewStyle) {
        self =
            style is SidebarAdaptableTabViewStyle
            ? .sidebar : (style as? PageTabViewStyle).map { .pages(dots: $0.indexDisplayMode) } ?? .bar
    }
}

/// The default style: a bar above the content.
public struct DefaultTabViewStyle: TabViewStyle { public nonisolated init() {} }
/// A bar above the content.
public struct GroupedTabViewStyle: TabViewStyle { public nonisolated init() {} }
/// A sidebar beside the content or, in a narrow space, a bar above it.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
    /// Creates the style, which has no settings.
    public nonisolated init() {}
}
/// A bar above the content.
public struct TabBarOnlyTabViewStyle: TabViewStyle { public nonisolated init() {} }

extension TabViewStyle where Self == DefaultTabViewStyle {
    /// The default style: a bar above the content.
    public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}
extension TabViewStyle where Self == PageTabViewStyle {
    /// Pages side by side.
    public static var page: PageTabViewStyle { PageTabViewStyle() }
    /// Pages side by side, with or without dots.
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
        PageTabViewStyle(indexDisplayMode: indexDisplayMode)
    }
}
extension TabViewStyle where Self == GroupedTabViewStyle {
    /// A bar above the content.
    public static var grouped: GroupedTabViewStyle { GroupedTabViewStyle() }
}
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    /// A sidebar beside the content or, in a space narrower than 560 points, a bar above it.
    public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}
extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
    /// A bar above the content.
    public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

/// Pages side by side. The user moves between them by dragging, with the arrow keys, and with the dots below.
public struct PageTabViewStyle: TabViewStyle {
    /// Whether a dot for each page is shown.
    public struct IndexDisplayMode: Hashable, Sendable {
        private let name: String
        /// Shows dots if there are several pages.
        public static let automatic = IndexDisplayMode(name: "automatic")
        /// Always shows dots, even for a single page.
        public static let always = IndexDisplayMode(name: "always")
        /// Never shows dots.
        public static let never = IndexDisplayMode(name: "never")
    }

    fileprivate let indexDisplayMode: IndexDisplayMode
    /// Creates a page style; by default it shows dots if there are several pages.
    public nonisolated init(indexDisplayMode: IndexDisplayMode = .automatic) {
        self.indexDisplayMode = indexDisplayMode
    }
}

/// A style that defines the appearance of page dots.
@MainActor @preconcurrency public protocol IndexViewStyle {}

/// Dots in a row.
public struct PageIndexViewStyle: IndexViewStyle {
    /// Whether the dots have a background that makes them visible on any page.
    public struct BackgroundDisplayMode: Hashable, Sendable {
        private let name: String
        /// Shows no background.
        public static let automatic = BackgroundDisplayMode(name: "automatic")
        /// Shows no background; the same as `automatic` here.
        public static let interactive = BackgroundDisplayMode(name: "interactive")
        /// Always shows a background.
        public static let always = BackgroundDisplayMode(name: "always")
        /// Never shows a background.
        public static let never = BackgroundDisplayMode(name: "never")
    }

    private let backgroundDisplayMode: BackgroundDisplayMode
    /// Creates a style of dots in a row; by default they have no background.
    public nonisolated init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
        self.backgroundDisplayMode = backgroundDisplayMode
    }
    fileprivate var hasBackground: Bool { backgroundDisplayMode == .always }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
    /// Dots in a row.
    public static var page: PageIndexViewStyle { PageIndexViewStyle() }
    /// Dots in a row, with or without a background.
    public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle {
        PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
    }
}

private struct TabViewKindKey: EnvironmentKey { static let defaultValue = TabViewKind.bar }
private struct IndexGroundKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    var tabViewKind: TabViewKind {
        get { self[TabViewKindKey.self] }
        set { self[TabViewKindKey.self] = newValue }
    }

    /// Whether page dots have a background.
    var indexHasGround: Bool {
        get { self[IndexGroundKey.self] }
        set { self[IndexGroundKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the tab views in this view.
    public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
        environment(\.tabViewKind, TabViewKind(of: style))
    }

    /// Sets the style of the page dots in this view.
    public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
        environment(\.indexHasGround, (style as? PageIndexViewStyle)?.hasBackground ?? false)
    }
}

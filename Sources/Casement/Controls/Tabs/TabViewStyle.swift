import CasementCore

/// How tab views look: a bar above the content, or pages that follow each other.
@MainActor @preconcurrency public protocol TabViewStyle {
    var _kind: _TabViewKind { get }
}

/// What a style is to the framework.
public struct _TabViewKind: Sendable {
    enum Kind: Hashable, Sendable { case bar, pages(dots: PageTabViewStyle.IndexDisplayMode) }
    let kind: Kind
}

extension TabViewStyle {
    public var _kind: _TabViewKind { _TabViewKind(kind: .bar) }
}

/// The style where none is said: a bar above the content.
public struct DefaultTabViewStyle: TabViewStyle { public nonisolated init() {} }
/// A bar above the content.
public struct GroupedTabViewStyle: TabViewStyle { public nonisolated init() {} }
/// A bar above the content.
public struct SidebarAdaptableTabViewStyle: TabViewStyle { public nonisolated init() {} }
/// A bar above the content.
public struct TabBarOnlyTabViewStyle: TabViewStyle { public nonisolated init() {} }

/// Pages side by side: one goes on to the next by dragging, by the arrow keys, and by the dots below.
public struct PageTabViewStyle: TabViewStyle {
    /// Whether there are dots for the pages.
    public struct IndexDisplayMode: Hashable, Sendable {
        private let name: String
        /// Where there are several pages.
        public static let automatic = IndexDisplayMode(name: "automatic")
        public static let always = IndexDisplayMode(name: "always")
        public static let never = IndexDisplayMode(name: "never")
    }

    private let indexDisplayMode: IndexDisplayMode
    public nonisolated init(indexDisplayMode: IndexDisplayMode = .automatic) {
        self.indexDisplayMode = indexDisplayMode
    }
    public var _kind: _TabViewKind { _TabViewKind(kind: .pages(dots: indexDisplayMode)) }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    /// The style where none is said: a bar above the content.
    public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}
extension TabViewStyle where Self == PageTabViewStyle {
    /// Pages side by side.
    public static var page: PageTabViewStyle { PageTabViewStyle() }
    /// Pages side by side, with dots or without.
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
        PageTabViewStyle(indexDisplayMode: indexDisplayMode)
    }
}
extension TabViewStyle where Self == GroupedTabViewStyle {
    /// A bar above the content.
    public static var grouped: GroupedTabViewStyle { GroupedTabViewStyle() }
}
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    /// A bar above the content.
    public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}
extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
    /// A bar above the content.
    public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

/// How the dots of pages look.
@MainActor @preconcurrency public protocol IndexViewStyle {
    var _hasBackground: Bool { get }
}

/// Dots in a row.
public struct PageIndexViewStyle: IndexViewStyle {
    /// Whether there is a ground behind the dots, so that they are seen on any page.
    public struct BackgroundDisplayMode: Hashable, Sendable {
        private let name: String
        public static let automatic = BackgroundDisplayMode(name: "automatic")
        public static let interactive = BackgroundDisplayMode(name: "interactive")
        public static let always = BackgroundDisplayMode(name: "always")
        public static let never = BackgroundDisplayMode(name: "never")
    }

    private let backgroundDisplayMode: BackgroundDisplayMode
    public nonisolated init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
        self.backgroundDisplayMode = backgroundDisplayMode
    }
    public var _hasBackground: Bool { backgroundDisplayMode == .always }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
    /// Dots in a row.
    public static var page: PageIndexViewStyle { PageIndexViewStyle() }
    /// Dots in a row, with a ground behind them or without.
    public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle {
        PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
    }
}

private struct TabViewKindKey: EnvironmentKey { static let defaultValue = _TabViewKind.Kind.bar }
private struct IndexGroundKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    var tabViewKind: _TabViewKind.Kind {
        get { self[TabViewKindKey.self] }
        set { self[TabViewKindKey.self] = newValue }
    }

    /// Whether the dots of pages have a ground behind them.
    var indexHasGround: Bool {
        get { self[IndexGroundKey.self] }
        set { self[IndexGroundKey.self] = newValue }
    }
}

extension View {
    /// The look of the tab views in this view.
    public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { environment(\.tabViewKind, style._kind.kind) }

    /// The look of the dots of pages in this view.
    public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
        environment(\.indexHasGround, style._hasBackground)
    }
}

import CasementCore

/// How a page comes. It has no effect on desktops, where pages slide, or fade with reduced motion.
public protocol NavigationTransition {}

/// The default movement of pages.
public struct AutomaticNavigationTransition: NavigationTransition {
    /// The default movement.
    public init() {}
}

/// A page that grows out of a view. It has no effect on desktops.
public struct ZoomNavigationTransition: NavigationTransition {}

extension NavigationTransition where Self == AutomaticNavigationTransition {
    /// The default movement of pages.
    public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
    /// A page that grows out of the view with the same identifier in a namespace. It has no effect on desktops.
    public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
        ZoomNavigationTransition()
    }
}

extension View {
    /// Sets how the page comes. It has no effect on desktops, where pages slide, or fade with reduced motion.
    public func navigationTransition(_ style: some NavigationTransition) -> some View { self }

    /// Names the view out of which a page grows. It has no effect on desktops.
    public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View { self }

    /// Names the view out of which a page grows, and how it looks meanwhile. It has no effect on desktops.
    public func matchedTransitionSource(
        id: some Hashable, in namespace: Namespace.ID,
        configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
    ) -> some View { self }
}

extension ToolbarContent {
    /// Names the item out of which a page grows. It has no effect on desktops.
    public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some ToolbarContent {
        WithoutEffect.note("matchedTransitionSource", "pages slide, and grow out of no item")
        return self
    }
}

/// How the view looks out of which a page grows. It has no effect on desktops.
@MainActor @preconcurrency public protocol MatchedTransitionSourceConfiguration {}

extension MatchedTransitionSourceConfiguration {
    /// Sets the shape in which the page is cut meanwhile. It has no effect.
    public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration { self }
    /// Sets the colour behind it. It has no effect.
    public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration { self }
    /// Sets its shadow. It has no effect.
    public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some MatchedTransitionSourceConfiguration { self }
}

/// The view as it is.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {}

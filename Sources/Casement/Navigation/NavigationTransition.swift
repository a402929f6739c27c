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
}

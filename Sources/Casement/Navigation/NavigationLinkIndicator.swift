import CasementCore

private struct NavigationLinkIndicatorKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

extension EnvironmentValues {
    /// Whether the rows of links have an arrow.
    var navigationLinkIndicator: Visibility {
        get { self[NavigationLinkIndicatorKey.self] }
        set { self[NavigationLinkIndicatorKey.self] = newValue }
    }
}

extension View {
    /// Sets whether links in the rows of lists have an arrow at their end. By default they have one where they lead to
    /// another page.
    public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
        environment(\.navigationLinkIndicator, visibility)
    }
}

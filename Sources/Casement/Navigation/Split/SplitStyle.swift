import CasementCore

/// The way in which the columns of a split view share its width.
@MainActor @preconcurrency public protocol NavigationSplitViewStyle {}

/// The default style: the last column gets the width that the others leave.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle { public nonisolated init() {} }
/// The last column gets the width that the others leave.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle { public nonisolated init() {} }
/// The last column has the whole width, and the others are above it while they are shown.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle { public nonisolated init() {} }

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    /// The default style: the last column gets the width that the others leave.
    public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    /// The last column gets the width that the others leave.
    public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    /// The last column has the whole width, and the others are above it while they are shown. They are hidden unless
    /// the user or the program shows them; a press beside them hides them again.
    public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
        ProminentDetailNavigationSplitViewStyle()
    }
}

private struct IsDetailProminentKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// Whether the last columns of split views have the whole width.
    var isDetailProminent: Bool {
        get { self[IsDetailProminentKey.self] }
        set { self[IsDetailProminentKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the split views in this view.
    public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
        environment(\.isDetailProminent, S.self == ProminentDetailNavigationSplitViewStyle.self)
    }
}

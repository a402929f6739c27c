import CasementCore

/// The way in which the columns of a split view share its width.
@MainActor @preconcurrency public protocol NavigationSplitViewStyle {}

/// The default style: the last column gets the width that the others leave.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle { public nonisolated init() {} }
/// The last column gets the width that the others leave.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle { public nonisolated init() {} }
/// On the desktop the same as `balanced`: there is room for all columns.
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
    /// On the desktop the same as `balanced`: there is room for all columns.
    public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
        ProminentDetailNavigationSplitViewStyle()
    }
}

extension View {
    /// Sets the style of the split views in this view. On the desktop, where there is room for all columns, the styles
    /// are alike.
    public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View { self }
}

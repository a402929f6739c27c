import CasementCore

/// A navigation stack, or columns, after the number of its views: the older form of `NavigationStack` and
/// `NavigationSplitView`.
///
///     NavigationView {
///         List(people) { person in NavigationLink(person.name) { PersonView(person) } }
///         Text("Nobody is selected")
///     }
///
/// One view is the root of a stack. Two or three views are columns: a link in one shows its view in the next.
public struct NavigationView<Content: View>: View {
    private let content: Content
    @Environment(\.navigationViewIsStack) private var isStack

    /// A stack with one view as its root, or two or three columns.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public var body: some View {
        Group(subviews: content) { views in
            if isStack || views.count < 2 {
                NavigationStack { views.first }
            } else if views.count == 2 {
                NavigationSplitView {
                    views[0]
                } detail: {
                    views[1]
                }
            } else {
                NavigationSplitView {
                    views[0]
                } content: {
                    views[1]
                } detail: {
                    views[2]
                }
            }
        }
    }

    public static var _isBuiltIn: Bool { true }
    public static var _viewCount: Int? { 1 }
}

/// The way in which a `NavigationView` shows its views.
@MainActor @preconcurrency public protocol NavigationViewStyle {}

/// The default style: columns where there are several views.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
    /// Creates the style, which has no settings.
    public nonisolated init() {}
}

/// A stack with the first view as its root.
public struct StackNavigationViewStyle: NavigationViewStyle {
    /// Creates the style, which has no settings.
    public nonisolated init() {}
}

/// Columns where there are several views.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
    /// Creates the style, which has no settings.
    public nonisolated init() {}
}

/// The older name of `ColumnNavigationViewStyle`.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
    /// Creates the style, which has no settings.
    public nonisolated init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    /// The default style: columns where there are several views.
    public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
    /// A stack with the first view as its root.
    public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
    /// Columns where there are several views.
    public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

private struct NavigationViewIsStackKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// Whether navigation views are stacks, however many views they have.
    fileprivate var navigationViewIsStack: Bool {
        get { self[NavigationViewIsStackKey.self] }
        set { self[NavigationViewIsStackKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the navigation views in this view.
    public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
        environment(\.navigationViewIsStack, style is StackNavigationViewStyle)
    }
}

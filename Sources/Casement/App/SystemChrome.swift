import CasementCore
import Foundation

/// What surrounds the content: the place of a `containerBackground`.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
    private enum Kind: Hashable { case window, navigation, navigationSplitView, tabView, widget }
    private let kind: Kind
    /// The window.
    public static let window = ContainerBackgroundPlacement(kind: .window)
    /// The page of a navigation.
    public static let navigation = ContainerBackgroundPlacement(kind: .navigation)
    /// All of a split navigation.
    public static let navigationSplitView = ContainerBackgroundPlacement(kind: .navigationSplitView)
    /// A tab's page.
    public static let tabView = ContainerBackgroundPlacement(kind: .tabView)
    /// A widget.
    public static let widget = ContainerBackgroundPlacement(kind: .widget)
}

extension View {
    /// What stands behind the view in its container: the space that the view has, as far as its edges go.
    public func containerBackground<S: ShapeStyle>(
        _ style: S, for container: ContainerBackgroundPlacement
    ) -> some View { background(style, ignoresSafeAreaEdges: .all) }

    /// A view that stands behind this one in its container.
    public func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View { background(alignment: alignment, content: content) }

    /// Whether a telephone's status bar is hidden. There is none on a desktop.
    public func statusBar(hidden: Bool) -> some View { self }

    /// Whether a telephone's status bar is hidden. There is none on a desktop.
    public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

    /// Whether what the system draws over windows is seen. A desktop draws nothing there.
    public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

    /// On which edges a program's gestures come before the system's. On a desktop they always do.
    public func defersSystemGestures(on edges: Edge.Set) -> some View { self }

    /// Whether a person can take a sheet away by pulling it down. On a desktop nobody pulls.
    public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { self }
}

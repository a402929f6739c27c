import CasementCore
import Foundation

/// The container that shows a `containerBackground`.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
    private enum Kind: Hashable { case window, navigation, navigationSplitView, tabView, widget }
    private let kind: Kind
    /// The window.
    public static let window = ContainerBackgroundPlacement(kind: .window)
    /// The page of a navigation container.
    public static let navigation = ContainerBackgroundPlacement(kind: .navigation)
    /// The whole of a navigation split view.
    public static let navigationSplitView = ContainerBackgroundPlacement(kind: .navigationSplitView)
    /// The page of a tab.
    public static let tabView = ContainerBackgroundPlacement(kind: .tabView)
    /// A widget.
    public static let widget = ContainerBackgroundPlacement(kind: .widget)
}

extension View {
    /// Shows a style behind the view, extended into the safe area at all edges. The placement has no effect: every
    /// container shows it behind the view.
    public func containerBackground<S: ShapeStyle>(
        _ style: S, for container: ContainerBackgroundPlacement
    ) -> some View { background(style, ignoresSafeAreaEdges: .all) }

    /// Shows a view behind this one in its container. The placement has no effect: every container
    /// shows it behind the view.
    public func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View { background(alignment: alignment, content: content) }

    /// Sets whether a phone's status bar is hidden. It has no effect: desktops have none.
    public func statusBar(hidden: Bool) -> some View { self }

    /// Sets whether a phone's status bar is hidden. It has no effect: desktops have none.
    public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

    /// Sets whether the system's overlays are shown. It has no effect: desktops draw none over windows.
    public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

    /// Sets the edges at which the program's gestures precede the system's. It has no effect: on
    /// desktops they always do.
    public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
}

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
    /// The background of the view in its container: the space that the view has, as far as its edges go. The placement
    /// has no effect: every container shows it behind the view.
    public func containerBackground<S: ShapeStyle>(
        _ style: S, for container: ContainerBackgroundPlacement
    ) -> some View { background(style, ignoresSafeAreaEdges: .all) }

    /// A view behind this one in its container. The placement has no effect: every container shows it behind the view.
    public func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View { background(alignment: alignment, content: content) }

    /// Whether a phone's status bar is hidden. It has no effect: a desktop has none.
    public func statusBar(hidden: Bool) -> some View { self }

    /// Whether a phone's status bar is hidden. It has no effect: a desktop has none.
    public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

    /// Whether the system's overlays are shown. It has no effect: a desktop draws none over windows.
    public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

    /// On which edges a program's gestures come before the system's. It has no effect: on a desktop they always do.
    public func defersSystemGestures(on edges: Edge.Set) -> some View { self }

    /// Whether a sheet stays when the user pulls it down. It has no effect: sheets of a desktop cannot be pulled.
    public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { self }
}

/// Whether a window offers a way to interact with it.
public struct WindowInteractionBehavior: Hashable, Sendable {
    private enum Kind { case automatic, enabled, disabled }
    private let kind: Kind
    /// As the scene of the window says, which offers it where it says nothing.
    public static let automatic = WindowInteractionBehavior(kind: .automatic)
    /// The window offers it.
    public static let enabled = WindowInteractionBehavior(kind: .enabled)
    /// The window does not offer it.
    public static let disabled = WindowInteractionBehavior(kind: .disabled)
}

/// The ways in which the user may interact with a window, as its content asks for them.
package struct WindowInteractions: Equatable, Sendable {
    package var dismiss = WindowInteractionBehavior.automatic
    package var minimize = WindowInteractionBehavior.automatic
    package var resize = WindowInteractionBehavior.automatic
    package var fullScreen = WindowInteractionBehavior.automatic

    package init() {}

    /// Adds what a later view asks for: it says nothing of what is automatic there.
    fileprivate mutating func add(_ next: WindowInteractions) {
        for behavior in Self.all where next[keyPath: behavior] != .automatic {
            self[keyPath: behavior] = next[keyPath: behavior]
        }
    }

    private static var all: [WritableKeyPath<WindowInteractions, WindowInteractionBehavior>] {
        [\.dismiss, \.minimize, \.resize, \.fullScreen]
    }
}

/// What the content of a window asks for; of several views, the last decides.
struct WindowInteractionsKey: PreferenceKey {
    static var defaultValue: WindowInteractions { WindowInteractions() }
    static func reduce(value: inout WindowInteractions, nextValue: () -> WindowInteractions) {
        value.add(nextValue())
    }
}

extension View {
    /// Sets whether the user can close the window that contains the view. While it is disabled, the close button does
    /// nothing; `dismiss`, `dismissWindow` and the end of the program still close the window.
    public func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View {
        windowInteraction(\.dismiss, behavior)
    }

    /// Sets whether the user can minimise the window that contains the view. Window managers of X11 follow it; on
    /// Wayland it has no effect.
    public func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> some View {
        windowInteraction(\.minimize, behavior)
    }

    /// Sets whether the user can give the window that contains the view another size. While it is disabled, the window
    /// keeps its size, or follows that of its content where its scene says so.
    public func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View {
        windowInteraction(\.resize, behavior)
    }

    /// Sets whether the menu View can make the window that contains the view cover the screen. What the desktop's own
    /// commands do is not concerned.
    public func windowFullScreenBehavior(_ behavior: WindowInteractionBehavior) -> some View {
        windowInteraction(\.fullScreen, behavior)
    }

    /// The outer of two modifiers decides, except where it is automatic and so says nothing.
    private func windowInteraction(
        _ kind: WritableKeyPath<WindowInteractions, WindowInteractionBehavior>, _ behavior: WindowInteractionBehavior
    ) -> some View {
        transformPreference(WindowInteractionsKey.self) {
            if behavior != .automatic { $0[keyPath: kind] = behavior }
        }
    }
}

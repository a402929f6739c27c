import CasementCore
import Foundation

/// Shows the windows of a program: on the desktop, or in the memory of a test.
@MainActor package protocol WindowSystem: AnyObject {
    /// What the desktop provides to the program's bodies and windows now.
    var environment: EnvironmentValues { get }
    /// Stores the windows' `SceneStorage`.
    var sceneStore: ValueStore { get }
    /// Makes the frame that the program draws around a window; nil where the desktop draws it.
    func makeFrame() -> WindowFrame?
    /// The size of a window for which the program names none, in points.
    var defaultSize: CGSize { get }

    /// Creates the pipeline of a window.
    func makePipeline(
        size: CGSize, environment: EnvironmentValues, content: @escaping () -> AnyView
    ) -> FramePipeline

    /// Shows a window, with a content of this size in points.
    func show(_ window: AppWindow, size: CGSize) throws -> any NativeWindow
}

extension WindowSystem {
    package func makeFrame() -> WindowFrame? { nil }
}

/// The window of a window system that shows a window of a program.
@MainActor package protocol NativeWindow: AnyObject {
    /// The window has another title.
    func titleChanged()
    /// The user may give the window other sizes than before; one that it must not have is changed at once.
    func limitsChanged()
    /// The user may interact with the window in other ways than before.
    func interactionsChanged()
    /// Brings the window to the front and gives it the keyboard.
    func raise()
    /// Removes the window from the screen, for ever.
    func close()
}

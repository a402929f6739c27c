import CasementCore
import CasementSDL
import Foundation

/// Shows the windows of a program: on the desktop, or in the memory of a test.
@MainActor package protocol WindowSystem: AnyObject {
    /// What the desktop provides to the program's bodies and windows now.
    var environment: EnvironmentValues { get }
    /// Stores the windows' `SceneStorage`.
    var sceneStore: ValueStore { get }
    /// Whether windows show the menu bar above their content. Changes are told by `ProgramMenus.desktopChanged`.
    var showsMenuBars: Bool { get }
    /// The menus may have changed, which the desktop may show.
    func menusChanged()
    /// Makes the frame that the program draws around a window; nil where the desktop draws it, or nobody.
    func makeFrame(for frame: WindowTraits.Frame) -> WindowFrame?
    /// The size of a window for which the program names none, in points.
    var defaultSize: CGSize { get }

    /// Whether the program goes on while no window is open.
    var runsWithoutWindows: Bool { get set }
    /// The icon of the program's windows; nil for that of the desktop.
    var icon: CGImage? { get set }
    /// The screen on which new windows open.
    var display: DisplayProxy { get }

    /// Runs the program's loop within the code that it runs, while a dialog has to be answered.
    func runModal(while isOpen: () -> Bool)

    /// Creates the pipeline of a window.
    func makePipeline(
        size: CGSize, environment: EnvironmentValues, content: @escaping () -> AnyView
    ) -> FramePipeline

    /// Shows an item in the desktop's status area; `offered` learns whether somebody sees it. Nil where there is none.
    func makeStatusItem(_ entry: StatusEntry, _ offered: @escaping @MainActor (Bool) -> Void)
        -> (any NativeStatusItem)?

    /// Shows a window, with a content of this size in points, or with the frame that it had at the last launch.
    func show(_ window: AppWindow, size: CGSize, frame: KeptFrame?) throws -> any NativeWindow
}

extension WindowSystem {
    package func makeFrame(for frame: WindowTraits.Frame) -> WindowFrame? { nil }
    package func menusChanged() {}
}

/// The window of a window system that shows a window of a program.
@MainActor package protocol NativeWindow: AnyObject {
    /// Its place and size for the next launch; nil where it has those that it opened with anyway.
    var keptFrame: KeptFrame? { get }
    /// The window has another title.
    func titleChanged()
    /// The user may give the window other sizes than before; one that it must not have is changed at once.
    func limitsChanged()
    /// The content was placed again: what it asks of the window's size is measured in the next pause.
    func contentChanged()
    /// The user may interact with the window in other ways than before.
    func interactionsChanged()
    /// Offers the menu bar to the desktop, which may show it in its panel.
    func offerMenuBar()
    /// Hides the window, or shows it again.
    func setHidden(_ isHidden: Bool)
    /// Brings the window to the front and gives it the keyboard.
    func raise()
    /// Shows the window as an icon, or in the list of windows alone.
    func minimize()
    /// Gives the window as much of the screen as it may have, or its size of before.
    func zoom()
    /// Gives the window a size, in points, and a place, or those of before where it has the size of the last call.
    func zoom(to size: CGSize, at position: WindowPlacement.Position?)
    /// Gives the content of the window a size, in points.
    func resize(to size: CGSize)
    /// The screen that shows the window.
    var display: DisplayProxy { get }
    /// The window as a dialog of the desktop that is shown now knows it; empty where it does not.
    func portalName() -> String
    /// Whether the window covers the screen.
    var isFullScreen: Bool { get }
    /// Makes the window cover the screen, or gives it its size of before.
    func setFullScreen(_ isFullScreen: Bool)
    /// Removes the window from the screen, for ever.
    func close()
}

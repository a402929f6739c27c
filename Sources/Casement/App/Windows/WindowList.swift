import CasementCore

/// The open windows of a program, and which of them has the keyboard.
@MainActor package final class WindowList {
    /// The windows from front to back: in the order in which they were last key.
    package private(set) var windows: [AppWindow] = [] { didSet { noteChange() } }
    private let changes = DependencySource.make()

    /// The windows, their titles, and which of them is in front, for a body that shows them: it runs again when one of
    /// these changes.
    var observed: [AppWindow] {
        changes.noteRead()
        return windows
    }

    /// Called when the title of a window has changed.
    func noteChange() { changes.noteChange("the open windows") }

    /// The window with the keyboard; nil while another program has it.
    package private(set) weak var key: AppWindow?

    /// The windows of the scene at a path, from front to back.
    func windows(ofSceneAt path: String) -> [AppWindow] { windows.filter { $0.scene.path == path } }

    /// The lowest number that no window of the scene at a path has.
    func freeNumber(forSceneAt path: String) -> Int {
        let taken = Set(windows(ofSceneAt: path).map(\.number))
        return (0...taken.count).first { !taken.contains($0) } ?? taken.count
    }

    /// Adds a new window, which the desktop shows in front of the others, with the keyboard.
    func add(_ window: AppWindow) {
        windows.insert(window, at: 0)
        makeKey(window)
    }

    func remove(_ window: AppWindow) {
        window.post(NSWindow.willCloseNotification)
        if key === window { key = nil }
        windows.removeAll { $0 === window }
        updateMain()
    }

    func makeKey(_ window: AppWindow) {
        guard key !== window, let index = windows.firstIndex(where: { $0 === window }) else { return }
        let old = key
        old?.isKey = false
        key = window
        windows.insert(windows.remove(at: index), at: 0)
        window.isKey = true
        updateMain()
        old.map { told($0, isKey: false) }
        told(window, isKey: true)
    }

    /// While a panel has the keyboard, the window behind it stays the main one.
    private func updateMain() {
        let main = key?.scene.isPanel == true ? windows.first { !$0.scene.isPanel && !$0.isCovered } : nil
        for window in windows where window.isMain != (window === main) { window.isMain = window === main }
    }

    func resignKey(_ window: AppWindow) {
        guard key === window else { return }
        key = nil
        window.isKey = false
        updateMain()
        told(window, isKey: false)
    }

    private func told(_ window: AppWindow, isKey: Bool) {
        window.post(isKey ? NSWindow.didBecomeKeyNotification : NSWindow.didResignKeyNotification)
        guard !window.scene.isPanel else { return }
        window.post(isKey ? NSWindow.didBecomeMainNotification : NSWindow.didResignMainNotification)
    }

    /// How visible the program is: as its most active window.
    var phase: ScenePhase { windows.map(\.phase).max() ?? .background }
}

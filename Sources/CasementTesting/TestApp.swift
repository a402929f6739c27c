import Casement
import CasementCore
import CasementSDL
import Foundation

/// A program with its windows in memory: the same scenes, list of windows and pipelines as on a desktop, without a
/// display and on a virtual clock.
///
///     let app = TestApp(Notes.self)
///     app.windows[0].tap(text: "New note")
///     #expect(app.windows.map(\.title) == ["Note", "Notes"])
///
/// A window is a `TestHost`. All windows have frames together. Settings and the state of windows are kept in memory,
/// separately for each `TestApp`.
@MainActor public final class TestApp {
    private let system: MemoryWindows
    private let makeProgram: (MemoryWindows) -> RunningApp
    private var program: RunningApp

    /// Starts an app. Windows for which it names no size have `width` by `height` points.
    public convenience init<A: App>(_ app: A.Type, width: CGFloat = 800, height: CGFloat = 600) {
        self.init(width: width, height: height) { RunningApp(A(), in: $0) }
    }

    /// Starts a program with these scenes. The closure runs again when something that it reads changes.
    public convenience init<S: Scene>(
        width: CGFloat = 800, height: CGFloat = 600, @SceneBuilder scenes: @escaping () -> S
    ) {
        self.init(width: width, height: height) { RunningApp(in: $0, scenes: scenes) }
    }

    /// Starts a program whose windows show their menu bar above the content, as on a desktop. It is a part of what the
    /// hosts of the windows report.
    package convenience init<S: Scene>(
        withMenuBarOf width: CGFloat, height: CGFloat, @SceneBuilder scenes: @escaping () -> S
    ) {
        self.init(width: width, height: height, showsMenuBars: true) { RunningApp(in: $0, scenes: scenes) }
    }

    /// Starts a program on a desktop that shows no status items.
    package convenience init<S: Scene>(
        withoutStatusAreaOf width: CGFloat, height: CGFloat, @SceneBuilder scenes: @escaping () -> S
    ) {
        self.init(width: width, height: height, hasStatusArea: false) { RunningApp(in: $0, scenes: scenes) }
    }

    private init(
        width: CGFloat, height: CGFloat, showsMenuBars: Bool = false, hasStatusArea: Bool = true,
        _ makeProgram: @escaping (MemoryWindows) -> RunningApp
    ) {
        system = MemoryWindows(
            defaultSize: CGSize(width: width, height: height), showsMenuBars: showsMenuBars,
            hasStatusArea: hasStatusArea)
        self.makeProgram = makeProgram
        program = makeProgram(system)
        system.app = self
        start()
    }

    isolated deinit { end() }

    private func start() {
        // Memory refuses no window.
        DeepStack.run { try? program.start() }
    }

    // MARK: Windows

    /// The windows that a user sees, from front to back.
    public var windows: [TestHost] { program.windows.windows.filter { !$0.isCovered }.compactMap(host) }

    private func host(of window: AppWindow) -> TestHost? { system.windows.first { $0.window === window }?.host }

    /// The frontmost window with a title.
    public func window(_ title: String) -> TestHost? { windows.first { $0.title == title } }

    /// A window was closed: the next one gets the keyboard.
    func windowClosed() {
        if program.isRunning, program.windows.key == nil {
            program.windows.windows.first { !$0.isCovered }?.becomeKey()
        }
    }

    // MARK: Time

    /// Windows that open others when they appear must end somewhere.
    private static let maximumRounds = 8

    /// Runs one frame of all windows. Windows that open meanwhile have their first frame too.
    public func update() {
        var round = 0
        repeat {
            DeepStack.run { program.turn() }
            for window in windows where round == 0 || !window.isBuilt { window.frame() }
            DeepStack.run { program.turn() }
            round += 1
        } while round < Self.maximumRounds && (program.needsTurn || windows.contains { !$0.isBuilt })
    }

    var needsFrame: Bool { program.needsTurn || windows.contains { $0.pipeline.needsFrame } }

    /// The virtual time of all windows, in seconds.
    public var now: Double { system.clock.now }

    /// Advances the virtual time, with a frame at every multiple of 1/60 s, and one at the end.
    public func advance(by seconds: Double) { system.clock.advance(by: seconds, update) }

    /// Runs frames until nothing is dirty; returns false if that takes more than `timeout` seconds of virtual time.
    @discardableResult public func settle(timeout: Double = 10) -> Bool {
        if windows.contains(where: { !$0.isBuilt }) { update() }
        return system.clock.settle(timeout: timeout, while: { needsFrame }, update)
    }

    /// Runs pending tasks of the main actor, then settles. It does not wait for tasks that wait for real time.
    /// Work of the framework itself away from the main actor, as with files, is waited for.
    public func settleTasks() async {
        repeat {
            for _ in 0..<20 {
                await Task.yield()
                settle()
            }
        } while await FileWork.waitForOne()
    }

    // MARK: The menu bar

    /// The titles of the menus in the menu bar, from left to right, as they are for the key window.
    public var menus: [String] { menuItems.map(\.title) }

    /// Whether windows show their menu bar above the content; a desktop whose panel shows them changes that.
    package var showsMenuBars: Bool {
        get { system.showsMenuBars }
        set { system.showsMenuBars = newValue }
    }

    func menuBarsMoved() {
        DeepStack.run { program.menus.desktopChanged() }
        update()
    }

    private var menuItems: [MenuItem] {
        // A window is laid out before somebody looks at its menus.
        if windows.contains(where: { !$0.isBuilt }) { update() }
        return DeepStack.run {
            program.turn()
            return program.menus.items
        }
    }

    /// The item at a path of titles, the first of which is that of a menu; nil where there is none.
    ///
    ///     #expect(app.menuItem("File", "New Window")?.shortcut == "Ctrl+N")
    public func menuItem(_ path: String...) -> TestMenuItem? { place(of: path).map { TestMenuItem($0.item) } }

    /// Presses the item at a path of titles; false where it is missing or disabled, or opens a menu.
    @discardableResult public func choose(_ path: String...) -> Bool {
        guard let place = place(of: path) else { return false }
        let isPressed = DeepStack.run { program.menus.press(place.indices) }
        update()
        return isPressed
    }

    private func place(of path: [String]) -> (item: MenuItem, indices: [Int])? {
        var items = menuItems, indices: [Int] = []
        var found: MenuItem?
        for title in path {
            guard let index = items.firstIndex(where: { !$0.isLine && $0.title == title }) else { return nil }
            indices.append(index)
            found = items[index]
            items = items[index].items
        }
        return found.map { ($0, indices) }
    }

    // MARK: Status items

    /// The items that the program has in the desktop's status area, in the order of its scenes.
    public var menuBarExtras: [TestMenuBarExtra] {
        update()
        return program.statusItems.entries.map { TestMenuBarExtra($0, of: self) }
    }

    // MARK: The desktop

    /// What links and `openURL` handed to the desktop, in order.
    public var openedURLs: [URL] { system.openedURLs }

    /// The desktop's dialog for printing, in windows that open from now on; nil where it has none.
    package var printService: PrintService? {
        get { system.printService }
        set { system.printService = newValue }
    }

    /// The file dialog that is open, the last one of several; nil if none is.
    public var fileDialog: TestFileDialog? {
        settle()
        return system.fileDialogs.last
    }

    /// Answers the file dialogs that the program runs by `runModal()`, during which no other code of a test runs. One
    /// that it leaves open is cancelled.
    public var onModalFileDialog: ((TestFileDialog) -> Void)?

    /// Hands a link or file to the program, as the desktop does.
    public func open(_ url: URL) { open([url]) }

    /// Opens addresses and files, as the desktop does when the user chooses the program for them.
    public func open(_ urls: [URL]) {
        DeepStack.run { program.open(urls) }
        settle()
    }

    /// Does what the desktop or another start of the program asks of it.
    package func perform(_ request: ApplicationService.Request) -> Bool {
        let isDone = DeepStack.run { program.perform(request) }
        settle()
        return isDone
    }

    /// The document of the key window.
    package var keyDocument: DocumentSession? { program.keyDocument }

    // MARK: The program

    /// False after the last window was closed, or `quit()`.
    public var isRunning: Bool { program.isRunning }

    /// Ends the program as its Quit command does; false while something refuses that.
    @discardableResult public func quit() -> Bool {
        program.quit()
        update()
        return !isRunning
    }

    private func end() { DeepStack.run { program.end() } }

    /// Ends the program, whatever refuses that, and starts it again: states are new, settings and the state of windows
    /// come back.
    public func relaunch() {
        end()
        program = makeProgram(system)
        start()
    }
}

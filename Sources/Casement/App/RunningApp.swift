import CasementCore
import CasementSDL
import Foundation

/// The name of the program, which its windows have as title where nothing sets another.
@MainActor var programName: String { ProcessInfo.processInfo.processName }

/// A program that runs: its scenes and the windows that show them.
///
/// What opens and closes windows is called from actions of their content; it takes effect at the end of the turn of the
/// event loop, when no code of a window runs.
@MainActor package final class RunningApp {
    package let windows = WindowList()
    /// False after the last window was closed, or `end`.
    package private(set) var isRunning = false
    /// Whether the windows are asked whether the program may end.
    var isQuitting = false
    let system: any WindowSystem
    let scenes: AppGraph
    /// What delegates learn of.
    let life = ProgramLife()
    /// The app's delegates, for the content of windows.
    private(set) var delegates = DelegateProvider(delegates: [])
    /// The program that runs. In tests several take turns: it is the one whose turn was last.
    package private(set) static weak var current: RunningApp?
    /// Which windows are open, for the bodies that ask.
    let changes = DependencySource.make()
    var memory: WindowMemory { WindowMemory(system.sceneStore) }
    /// What the menu Open Recent shows.
    package private(set) lazy var recents = RecentDocuments(system.sceneStore)
    /// The menu bar.
    package private(set) lazy var menus = ProgramMenus(of: self)
    /// The items in the desktop's status area.
    package private(set) lazy var statusItems = StatusItems(of: self)
    /// Whether it has no scenes, and runs for its delegate.
    private let isOfDelegate: Bool
    private var waiting: [() -> Void] = []
    private var isPhaseOutdated = false

    /// As many as this can be open at once: a program that opens windows in a loop must not take the desktop down.
    static let mostWindows = 200

    package init<A: App>(_ app: A, in system: any WindowSystem) {
        self.system = system
        isOfDelegate = A.self == DelegateApp.self
        scenes = AppGraph(app, environment: system.environment)
        delegates = life.take(from: app)
    }

    package init<S: Scene>(in system: any WindowSystem, scenes: @escaping () -> S) {
        self.system = system
        isOfDelegate = false
        self.scenes = AppGraph(environment: system.environment, scenes: scenes)
    }

    /// Opens the windows of the last launch, or that of the first scene. It throws if the desktop refuses it.
    package func start() throws {
        Self.current = self
        scenes.setEnvironment {
            $0.windowOpener = self
            $0.documentOpener = self
        }
        life.willLaunch()
        scenes.update()
        isRunning = true
        statusItems.update()
        try openAtLaunch()
        if isOfDelegate { system.runsWithoutWindows = true }
        guard windows.windows.isEmpty, !isOfDelegate, !runsWithItems() else { return life.didLaunch() }
        // The delegate may make the windows.
        life.didLaunch()
        turn()
        guard windows.windows.isEmpty, isRunning else { return }
        RuntimeWarning.issue(
            "The program has no window to open: its App needs a WindowGroup or Window that opens at launch.")
        end()
    }

    /// Does what waits for the end of a turn of the event loop.
    package func turn() {
        if Self.current !== self { Self.current = self }
        var round = 0
        // What the actions cause belongs to the same turn: nothing else would wake the loop.
        while needsTurn, round < Self.maximumRounds {
            round += 1
            if isPhaseOutdated { updatePhase() }
            if scenes.isDirty { updateScenes() }
            if menus.isDirty { menus.update() }
            let actions = waiting
            waiting.removeAll()
            for action in actions where isRunning { action() }
        }
    }

    /// Whether `turn` has something to do: in nearly all turns of an animation it has not.
    package var needsTurn: Bool { !waiting.isEmpty || scenes.isDirty || isPhaseOutdated || menus.isDirty }

    private static let maximumRounds = 8

    func afterTurn(_ action: @escaping () -> Void) { waiting.append(action) }

    // MARK: Scenes

    private func updateScenes() {
        let before = scenes.windows
        scenes.update()
        menus.scenesChanged()
        if scenes.windows.isEmpty, !before.isEmpty {
            return RuntimeWarning.issue("The body of the App has no scene any more. The open windows stay as they are.")
        }
        for window in windows.windows where window.scene.isDeclared {
            let place = (window.scene.path, window.scene.kind)
            if let scene = scenes.windows.first(where: { ($0.path, $0.kind) == place }) {
                window.update(to: scene)
            } else {
                close(window)
            }
        }
        followPresentations()
        statusItems.update()
    }

    /// Whether the program goes on while no window is open; the loop learns it too.
    private func runsWithoutWindows() -> Bool {
        system.runsWithoutWindows = statusItems.keepProgram || !life.endsWithLastWindow
        return system.runsWithoutWindows
    }

    /// Whether a program that has opened no window goes on: it has items in the status area.
    private func runsWithItems() -> Bool {
        // Where no desktop shows them, a window opens in the first turn.
        if !statusItems.entries.isEmpty { system.runsWithoutWindows = true }
        return !statusItems.entries.isEmpty
    }

    /// Opens and closes the windows that follow a binding.
    func followPresentations() {
        for scene in scenes.windows {
            guard let presentation = scene.presentation else { continue }
            let window = windows.windows(ofSceneAt: scene.path).first
            if presentation.isShown, window == nil { open(scene, value: nil) }
            if !presentation.isShown, let window { close(window) }
        }
    }

    /// Changes what the desktop provides to the program's bodies and windows.
    package func setEnvironment(_ change: (inout EnvironmentValues) -> Void) {
        scenes.setEnvironment(change)
        menus.setEnvironment(change)
        for window in windows.windows { window.pipeline.setEnvironment(change) }
    }

    func activityChanged() { isPhaseOutdated = true }

    private func updatePhase() {
        isPhaseOutdated = false
        let phase = windows.phase
        life.follow(phase)
        scenes.setEnvironment { if $0.scenePhase != phase { $0.scenePhase = phase } }
        menus.setEnvironment { if $0.scenePhase != phase { $0.scenePhase = phase } }
        menus.followKeyWindow()
    }

    // MARK: Windows

    /// Opens a window. It throws if the desktop refuses it.
    @discardableResult func show(
        _ scene: WindowDescription, number: Int? = nil, value: AnyHashable?, frame: KeptFrame? = nil
    ) throws -> AppWindow {
        let value = scene.prepareValue?(value) ?? value
        let number = number ?? windows.freeNumber(forSceneAt: scene.path)
        let window = AppWindow(scene, number: number, value: value, of: self)
        windows.add(window)
        changes.noteChange("the open windows")
        do {
            try window.show(in: system, frame: frame)
        } catch {
            windows.remove(window)
            window.end()
            windows.windows.first?.becomeKey()
            throw error
        }
        // Not for each of many that open at once.
        keepWindowsSoon()
        return window
    }

    /// Closes a window at the end of the turn, and asks nobody. The program ends with its last window.
    func close(_ window: AppWindow) {
        afterTurn { [weak self, weak window] in
            guard let self, let window else { return }
            guard window.isOpen else { return }
            windows.remove(window)
            window.end()
            activityChanged()
            changes.noteChange("the open windows")
            uncover(window)
            if let shown = window.scene.presentation?.isPresented, shown.wrappedValue { shown.wrappedValue = false }
            // The last one comes back at the next launch, with its state.
            if windows.windows.isEmpty {
                guard runsWithoutWindows() else { return end() }
            }
            memory.forget(window)
            keepWindows()
        }
    }

    /// Keeps which windows are open, with the values that they present now.
    package func keepWindows() { memory.keep(windows.windows, first: firstScene) }

    /// Windows learn that the program ends, as they would if the user went to another one: they save then.
    private func enterBackground() {
        for isVisible in [true, false] {
            for window in windows.windows where window.isVisible {
                window.deactivate(isVisible: isVisible)
            }
            updatePhase()
            if scenes.isDirty { scenes.update() }
        }
    }

    private var isKeepingSoon = false

    /// Keeps which windows are open and where, once the user has opened or moved some: a program may be killed.
    func keepWindowsSoon() {
        guard !isKeepingSoon else { return }
        isKeepingSoon = true
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak self] in
            guard let self, isRunning else { return }
            isKeepingSoon = false
            keepWindows()
        }
    }

    /// Closes all windows and ends the program, and asks nobody.
    package func end() {
        let wasRunning = isRunning
        isRunning = false
        isQuitting = false
        system.runsWithoutWindows = false
        let open = windows.windows
        if wasRunning {
            enterBackground()
            life.willEnd()
        }
        if !open.isEmpty { keepWindows() }
        for window in open {
            windows.remove(window)
            window.end()
        }
        waiting.removeAll()
        menus.tearDown()
        statusItems.end()
        scenes.tearDown()
    }
}

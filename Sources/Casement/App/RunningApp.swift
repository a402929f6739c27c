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
    var memory: WindowMemory { WindowMemory(system.sceneStore) }
    private var waiting: [() -> Void] = []
    private var isPhaseOutdated = false

    /// As many as this can be open at once: a program that opens windows in a loop must not take the desktop down.
    static let mostWindows = 200

    package init(_ app: some App, in system: any WindowSystem) {
        self.system = system
        scenes = AppGraph(app, environment: system.environment)
    }

    package init<S: Scene>(in system: any WindowSystem, scenes: @escaping () -> S) {
        self.system = system
        self.scenes = AppGraph(environment: system.environment, scenes: scenes)
    }

    /// Opens the windows of the last launch, or that of the first scene. It throws if the desktop refuses it.
    package func start() throws {
        scenes.setEnvironment { $0.windowOpener = self }
        scenes.update()
        isRunning = true
        try openAtLaunch()
        guard windows.windows.isEmpty else { return }
        RuntimeWarning.issue(
            "The program has no window to open: its App needs a WindowGroup or Window that opens at launch.")
        end()
    }

    /// Does what waits for the end of a turn of the event loop.
    package func turn() {
        var round = 0
        // What the actions cause belongs to the same turn: nothing else would wake the loop.
        while needsTurn, round < Self.maximumRounds {
            round += 1
            if isPhaseOutdated { updatePhase() }
            if scenes.isDirty { updateScenes() }
            let actions = waiting
            waiting.removeAll()
            for action in actions where isRunning { action() }
        }
    }

    /// Whether `turn` has something to do: in nearly all turns of an animation it has not.
    package var needsTurn: Bool { !waiting.isEmpty || scenes.isDirty || isPhaseOutdated }

    private static let maximumRounds = 8

    func afterTurn(_ action: @escaping () -> Void) { waiting.append(action) }

    // MARK: Scenes

    private func updateScenes() {
        let before = scenes.windows
        scenes.update()
        if scenes.windows.isEmpty, !before.isEmpty {
            return RuntimeWarning.issue("The body of the App has no scene any more. The open windows stay as they are.")
        }
        for window in windows.windows {
            let place = (window.scene.path, window.scene.kind)
            if let scene = scenes.windows.first(where: { ($0.path, $0.kind) == place }) {
                window.update(to: scene)
            } else {
                close(window)
            }
        }
    }

    /// Changes what the desktop provides to the program's bodies and windows.
    package func setEnvironment(_ change: (inout EnvironmentValues) -> Void) {
        scenes.setEnvironment(change)
        for window in windows.windows { window.pipeline.setEnvironment(change) }
    }

    func activityChanged() { isPhaseOutdated = true }

    private func updatePhase() {
        isPhaseOutdated = false
        let phase = windows.phase
        scenes.setEnvironment { if $0.scenePhase != phase { $0.scenePhase = phase } }
    }

    // MARK: Windows

    /// Opens a window. It throws if the desktop refuses it.
    func show(
        _ scene: WindowDescription, number: Int? = nil, value: AnyHashable?, frame: WindowFrame? = nil
    ) throws {
        let number = number ?? windows.freeNumber(forSceneAt: scene.path)
        let window = AppWindow(scene, number: number, value: value, of: self)
        windows.add(window)
        do {
            try window.show(in: system, frame: frame)
        } catch {
            windows.remove(window)
            window.end()
            windows.windows.first?.becomeKey()
            throw error
        }
        keepWindows()
    }

    /// Closes a window at the end of the turn, and asks nobody. The program ends with its last window.
    func close(_ window: AppWindow) {
        afterTurn { [weak self, weak window] in
            guard let self, let window else { return }
            windows.remove(window)
            window.end()
            // The last one comes back at the next launch, with its state.
            guard !windows.windows.isEmpty else { return end() }
            memory.forget(window)
            keepWindows()
        }
    }

    /// Keeps which windows are open, with the values that they present now.
    package func keepWindows() { memory.keep(windows.windows, first: firstScene) }

    private var isKeepingSoon = false

    /// Keeps where the windows are now, when the user has stopped moving them: a program may be killed.
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
        isRunning = false
        isQuitting = false
        let open = windows.windows
        if !open.isEmpty { keepWindows() }
        for window in open {
            windows.remove(window)
            window.end()
        }
        waiting.removeAll()
        scenes.tearDown()
    }
}

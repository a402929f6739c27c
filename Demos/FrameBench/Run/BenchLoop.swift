import Casement
import CasementCore
import CasementSDL

/// A program's window with a scenario, opened by the same steps as in `App.main()`.
@MainActor final class BenchLoop {
    let loop: DesktopLoop
    let controller: WindowController
    let program: RunningApp

    /// The identifier of the scene of a scenario.
    static let scene = "bench"

    /// `make` makes the program that runs in a window system.
    init(_ make: (any WindowSystem) -> RunningApp) throws {
        do {
            loop = try DesktopLoop()
            program = make(DesktopWindows(loop))
            try program.start()
        } catch {
            throw refuse("\(error)")
        }
        guard let controller = loop.windows.first?.client as? WindowController else {
            throw refuse("The program has no window.")
        }
        self.controller = controller
        loop.onTurn = { [program] in program.turn() }
    }

    convenience init(_ scenario: some RunScenario) throws {
        try self.init { system in
            RunningApp(in: system) {
                WindowGroup("FrameBench", id: Self.scene) { scenario.content }
                    .defaultSize(width: scenario.windowSize.width, height: scenario.windowSize.height)
            }
        }
    }

    /// Inserts `client` between the window and its controller, and runs the loop until it is told to quit.
    func run(_ client: any WindowClient) {
        controller.window.client = client
        withExtendedLifetime(client) { loop.run() }
        program.end()
    }

    /// Opens windows of the program, as its views do.
    var openWindow: OpenWindowAction {
        var values = EnvironmentValues()
        values.windowOpener = program
        return values.openWindow
    }

    /// The renderer of the window.
    var renderer: String { controller.window.presenter is SurfacePresenter ? "surface" : "gpu" }
}

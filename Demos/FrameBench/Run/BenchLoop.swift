import Casement
import CasementCore
import CasementSDL

/// A program's window with a scenario, opened by the same steps as in `App.main()`.
@MainActor final class BenchLoop {
    let loop: DesktopLoop
    let controller: WindowController

    init(_ scene: some Scene) throws {
        do {
            loop = try DesktopLoop()
            var windows: [WindowDescription] = []
            scene.collectWindows(into: &windows)
            controller = try WindowController(windows[0], loop: loop)
        } catch {
            throw refuse("\(error)")
        }
    }

    convenience init(_ scenario: some RunScenario) throws {
        try self.init(
            WindowGroup("FrameBench") { scenario.content }
                .defaultSize(width: BenchWindow.size.width, height: BenchWindow.size.height))
    }

    /// Inserts `client` between the window and its controller, and runs the loop until it is told to quit.
    func run(_ client: any WindowClient) {
        controller.window.client = client
        withExtendedLifetime(client) { loop.run() }
        controller.close()
    }

    /// The renderer of the window.
    var renderer: String { controller.window.presenter is SurfacePresenter ? "surface" : "gpu" }
}

import CasementCore
import CasementSDL
import Foundation

/// A program with windows.
///
///     @main struct Hello: App {
///         var body: some Scene {
///             WindowGroup("Hello") { Text("Hello, world!").padding() }
///         }
///     }
@MainActor @preconcurrency public protocol App {
    associatedtype Body: Scene

    /// The program's windows.
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }

    @MainActor @preconcurrency init()
}

extension App {
    /// Opens the windows and runs until the last one is closed, or until the program is asked to end (SIGINT, SIGTERM).
    ///
    /// Where there is no display it says so in one line and ends with exit code 2.
    public static func main() {
        do {
            let loop = try DesktopLoop()
            let storage = ProgramStorage()
            storage.install()
            UTType.install(MIMEDatabase.desktop)
            loop.onDisplayLoss = { storage.finish() }
            loop.onTurn = { ValueStore.checkForChanges() }
            // Made here and held by the runner: state of the app lives as long as the program.
            var environment = EnvironmentValues()
            environment.urlOpener = .desktop
            let textures = TextureStore(textEngine: SystemTextEngine.shared, rasteriser: CairoRasteriser())
            let app = DynamicValue(Self(), environment: environment, in: WindowContext(textures: textures))
            let runner = AppRunner(loop: loop, storage: storage, scenes: app.connected.body)
            try runner.openWindows()
            loop.run()
            runner.close()
            storage.finish()
            exit(0)
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            exit(2)
        }
    }
}

/// Opens a window for each scene of a program.
@MainActor final class AppRunner {
    private let loop: DesktopLoop
    private let storage: ProgramStorage
    private let descriptions: [WindowDescription]
    private var windows: [WindowController] = []

    init(loop: DesktopLoop, storage: ProgramStorage, scenes: some Scene) {
        self.loop = loop
        self.storage = storage
        var descriptions: [WindowDescription] = []
        scenes._collectWindows(into: &descriptions)
        self.descriptions = descriptions
    }

    func openWindows() throws {
        // Further scenes are windows that the program opens when asked; the first is its main window.
        guard let first = descriptions.first else { return }
        windows.append(try WindowController(first, scene: SceneStore(storage.sceneStore, prefix: "0/"), loop: loop))
    }

    func close() { for window in windows { window.close() } }
}

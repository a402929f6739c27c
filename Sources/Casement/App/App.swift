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

    /// Creates the app value. `main()` calls it once, before the windows are opened.
    @MainActor @preconcurrency init()
}

extension App {
    /// Opens the window and runs until it is closed, or until the process is asked to end (SIGINT, SIGTERM).
    ///
    /// Without a display, it prints one line to standard error and exits with code 2.
    public static func main() {
        do {
            let loop = try DesktopLoop()
            let storage = ProgramStorage()
            storage.install()
            UTType.install(MIMEDatabase.desktop)
            GeneralClipboard.backend = DesktopClipboard.shared
            loop.onDisplayLoss = { storage.finish() }
            loop.onTurn = { ValueStore.checkForChanges() }
            // Created here and held by the runner: state of the app lives as long as the program.
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

/// Opens the window of a program.
@MainActor final class AppRunner {
    private let loop: DesktopLoop
    private let storage: ProgramStorage
    private let description: WindowDescription?
    private var windows: [WindowController] = []

    init(loop: DesktopLoop, storage: ProgramStorage, scenes: some Scene) {
        self.loop = loop
        self.storage = storage
        description = Self.mainWindow(of: scenes)
    }

    /// The window of the first scene, which is the only one that opens; warns about the others.
    static func mainWindow(of scenes: some Scene) -> WindowDescription? {
        var descriptions: [WindowDescription] = []
        scenes.collectWindows(into: &descriptions)
        if descriptions.count > 1 {
            let others = descriptions.dropFirst().map { "\"\($0.title)\"" }.joined(separator: ", ")
            RuntimeWarning.issue("Only the first scene of a program opens. These windows never do: \(others).")
        }
        return descriptions.first
    }

    func openWindows() throws {
        guard let description else { return }
        let scene = SceneStore(storage.sceneStore, prefix: "0/")
        windows.append(try WindowController(description, scene: scene, loop: loop))
    }

    func close() { for window in windows { window.close() } }
}

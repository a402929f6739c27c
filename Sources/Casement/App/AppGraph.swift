import CasementCore
import CasementSDL

/// The scenes of an app, which follow what its body reads: its states, settings and environment.
@MainActor package final class AppGraph {
    private let graph: BodyGraph
    private let walk: (SceneOutline) -> Void
    /// The windows that the scenes describe, in order.
    package private(set) var windows: [WindowDescription] = []
    /// The commands that the scenes declare, in order.
    private(set) var commands: [SceneCommands] = []

    /// The scenes that `walk` visits, whose bodies read `environment`.
    private init(environment: EnvironmentValues, walk: @escaping (SceneOutline) -> Void) {
        let textures = TextureStore(textEngine: SystemTextEngine.shared, rasteriser: CairoRasteriser())
        graph = BodyGraph(environment: environment, in: WindowContext(textures: textures))
        self.walk = walk
    }

    /// The scenes of an app. Its states live as long as this graph.
    package convenience init(_ app: some App, environment: EnvironmentValues) {
        self.init(environment: environment) { $0.visitScenes(of: app) }
    }

    /// Scenes without an app.
    package convenience init<S: Scene>(environment: EnvironmentValues, scenes: @escaping () -> S) {
        self.init(environment: environment) { $0.visit(SceneClosure(scenes: scenes), at: "") }
    }

    /// Whether something that a body read has changed.
    package var isDirty: Bool { graph.isDirty }

    /// Changes what the bodies read from the environment.
    package func setEnvironment(_ change: (inout EnvironmentValues) -> Void) { graph.setEnvironment(change) }

    /// Runs the bodies.
    package func update() {
        graph.update {
            let outline = SceneOutline(graph)
            walk(outline)
            windows = outline.windows
            commands = outline.commands
        }
        warnOfEqualIdentifiers()
    }

    private func warnOfEqualIdentifiers() {
        var known: Set<String> = []
        for id in windows.compactMap(\.id) where !known.insert(id).inserted {
            RuntimeWarning.issue(
                "Several scenes have the id \"\(id)\". openWindow opens the first; give each an id of its own.",
                key: "scene id \(id)")
        }
    }

    package func tearDown() { graph.tearDown() }
}

/// Scenes made by a closure, which runs again as a body does.
private struct SceneClosure<Content: Scene>: Scene {
    let scenes: () -> Content
    var body: Content { scenes() }
}

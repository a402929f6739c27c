import CasementCore

/// A walk over the scenes of a program, which collects the windows that they describe.
@MainActor package final class SceneOutline {
    package private(set) var windows: [WindowDescription] = []
    private(set) var commands: [SceneCommands] = []
    private let graph: BodyGraph
    /// The place of the visited scene: its identity.
    private var path = ""
    /// In how many bodies of scenes it is.
    private var depth = 0

    package init(_ graph: BodyGraph) { self.graph = graph }

    /// Visits a scene that is at a place of the one visited now.
    package func visit<S: Scene>(_ scene: S, at place: String) {
        let outer = path
        path += path.isEmpty ? place : ".\(place)"
        visit(scene)
        path = outer
    }

    /// Visits a scene that is at the same place, within a modifier.
    func visit<S: Scene>(_ scene: S) {
        if let scene = scene as? any PrimitiveScene { return scene.describe(in: self) }
        // Scenes within each other may be at one place.
        let outer = depth
        defer { depth = outer }
        depth += 1
        visit(graph.run(scene, at: "\(path) \(depth)") { $0.body })
    }

    /// Visits the scene of a modifier, at the same place.
    func visit<M: _SceneModifier>(_ modifier: M, _ body: (M) -> M.Body) {
        let outer = depth
        defer { depth = outer }
        depth += 1
        visit(graph.run(modifier, at: "\(path) \(depth)", body))
    }

    /// Visits the scenes of an app.
    package func visitScenes<A: App>(of app: A) { visit(graph.run(app, at: "app") { $0.body }) }

    /// How many values are observed at a place.
    private var observed: [String: Int] = [:]

    /// Keeps a value that is observed at the place visited now; the one of the last walk, nil in the first.
    func replaceValue<Value>(_ value: Value) -> Value? {
        let number = observed[path, default: 0]
        observed[path] = number + 1
        return graph.replaceValue(value, at: "\(path) observed \(number)")
    }

    /// Runs an action after all bodies have run.
    func afterBodies(_ action: @escaping () -> Void) { graph.afterBodies(action) }

    /// Adds the windows of a scene.
    func add(_ window: WindowDescription) {
        var window = window
        window.path = path
        windows.append(window)
    }

    /// Adds commands of the scene that is visited now. Their bodies run later, when the menus are needed.
    func add(_ commands: some Commands) {
        let place = "\(path) commands \(self.commands.count)"
        self.commands.append(SceneCommands { $0.visit(commands, at: place) })
    }

    /// Visits a scene whose commands are ignored.
    func visitWithoutCommands<S: Scene>(_ scene: S) {
        let count = commands.count
        visit(scene) { $0.hasCommands = false }
        commands.removeLast(commands.count - count)
    }

    /// Visits a scene and changes the windows that it describes.
    func visit<S: Scene>(_ scene: S, changing change: (inout WindowDescription) -> Void) {
        let start = windows.count
        visit(scene)
        for index in start..<windows.count { change(&windows[index]) }
    }
}

/// A page of a navigation stack, as it must be.
struct ShellPageState: Equatable {
    /// The value of the path; nil for the root and the page of `navigationDestination(isPresented:)`.
    var value: Int?
    var isPushed = false
    var taps = 0

    func name(in scene: String) -> String {
        if isPushed { return "\(scene) pushed" }
        return value.map { "\(scene) page \($0)" } ?? "\(scene) root"
    }
}

/// A window or sheet that is shown, as it must be. It knows no views: only what the documentation of navigation and
/// dialogs promises.
struct ShellSceneState {
    let name: String
    /// The root, and the pages above it.
    var pages = [ShellPageState()]
    /// What is presented above this scene. Sheets have a scene of their own.
    var inner: [ShellKind: ShellSceneState] = [:]

    var top: ShellPageState { pages[pages.count - 1] }
    var path: [Int] { pages.compactMap(\.value) }
    var isPushed: Bool { pages.contains(where: \.isPushed) }

    /// A scene that comes on screen while the program says this.
    @MainActor init(_ scene: ShellScene) {
        name = scene.name
        if scene.isPushed { pages.append(ShellPageState(isPushed: true)) } else { follow(scene.path) }
    }

    /// Keeps the pages of values that are unchanged from the start, and replaces those after them.
    mutating func follow(_ path: [Int]) {
        var next = 0
        var kept = 1
        while kept < pages.count {
            if let value = pages[kept].value {
                guard next < path.count, path[next] == value else { break }
                next += 1
            }
            kept += 1
        }
        pages.removeSubrange(kept...)
        pages += path[next...].map { ShellPageState(value: $0) }
    }

    /// Pushes the page of the root's `isPresented`, or pops it with those above it.
    mutating func push(_ isPushed: Bool) {
        guard isPushed != self.isPushed else { return }
        if isPushed {
            pages = [pages[0], ShellPageState(isPushed: true)]
        } else if let index = pages.firstIndex(where: \.isPushed) {
            pages.removeSubrange(index...)
        }
    }

    mutating func pop() { if pages.count > 1 { pages.removeLast() } }

    /// This scene and those above it.
    var all: [ShellSceneState] { [self] + inner.values.flatMap(\.all) }
}

/// A presentation on screen: the scene that presents, and what.
struct ShellLayer: Equatable {
    let scene: String
    let kind: ShellKind
    /// The scene in a sheet.
    var content: String? { kind.isScene ? scene + (kind == .sheet ? "S" : "I") : nil }
}

/// What must be on screen.
struct ShellExpectation {
    var window: ShellSceneState
    /// What is presented, in the order in which it came; the last is on top.
    var layers: [ShellLayer] = []
    /// How often `onDismiss` of each scene must have run.
    var dismissals: [String: Int] = [:]

    @MainActor init(_ scene: ShellScene) { window = ShellSceneState(scene) }

    var scenes: [ShellSceneState] { window.all }
    var top: ShellLayer? { layers.last }
    /// The scene that the user can reach; nil below an alert, dialog or popover.
    var reachable: String? { top.map(\.content) ?? window.name }

    func scene(_ name: String) -> ShellSceneState? { scenes.first { $0.name == name } }

    mutating func change(_ name: String, _ change: (inout ShellSceneState) -> Void) {
        Self.change(&window, name, change)
    }

    private static func change(_ scene: inout ShellSceneState, _ name: String, _ body: (inout ShellSceneState) -> Void)
    {
        if scene.name == name { return body(&scene) }
        for kind in scene.inner.keys { change(&scene.inner[kind]!, name, body) }
    }

    /// Presents what the program asks for in a scene, and in those above it.
    @MainActor mutating func present(_ kind: ShellKind, in scene: ShellScene) {
        guard scene.hasPresenter, self.scene(scene.name) != nil else { return }
        layers.append(ShellLayer(scene: scene.name, kind: kind))
        guard let inner = scene.inner[kind] else { return }
        change(scene.name) { $0.inner[kind] = ShellSceneState(inner) }
        presentAll(in: inner)
    }

    /// Presents all that a scene has to present when it or its presenter comes.
    @MainActor mutating func presentAll(in scene: ShellScene) {
        for kind in ShellKind.allCases where scene.isShown(kind) { present(kind, in: scene) }
    }

    /// Removes a presentation, and those above its content.
    mutating func remove(_ layer: ShellLayer, isDismissed: Bool) {
        guard let index = layers.firstIndex(of: layer) else { return }
        layers.remove(at: index)
        if let content = layer.content {
            for inner in layers.filter({ $0.scene == content }) { remove(inner, isDismissed: false) }
            change(layer.scene) { $0.inner[layer.kind] = nil }
            if isDismissed { dismissals[layer.scene, default: 0] += 1 }
        }
    }
}

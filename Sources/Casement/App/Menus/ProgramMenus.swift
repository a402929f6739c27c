import CasementCore
import CasementSDL

/// The menu bar of a program: its standard menus and the commands that its scenes declare.
///
/// Nothing is made before the menus are needed: for a shortcut, a visible bar, or a test. After that, the bodies of
/// commands run when something that they read changes, as those of scenes; the items belong to the window that shows
/// them, or whose key asks for them.
@MainActor package final class ProgramMenus {
    unowned let program: RunningApp
    private let changes = DependencySource.make()
    private var graph: BodyGraph?
    private var declared = DeclaredCommands()
    private var isOutdated = true

    init(of program: RunningApp) { self.program = program }

    /// Whether something that a body read has changed.
    var isDirty: Bool { graph?.isDirty ?? false }

    /// Called when the program's scenes have run again: they may declare other commands and windows.
    func scenesChanged() {
        guard graph != nil else { return }
        isOutdated = true
        noteChange("the app's scenes")
    }

    /// Runs the bodies of the commands.
    func update() {
        let graph = graph ?? makeGraph()
        graph.update {
            let outline = CommandOutline(graph)
            for commands in program.scenes.commands { commands.visit(outline) }
            declared = outline.declared
        }
        isOutdated = false
        noteChange("the commands")
    }

    func noteChange(_ what: String) {
        changes.noteChange(what)
        program.system.menusChanged()
    }

    private func makeGraph() -> BodyGraph {
        var environment = program.system.environment
        environment.windowOpener = program
        environment.documentOpener = program
        environment.scenePhase = program.windows.phase
        let textures = TextureStore(textEngine: SystemTextEngine.shared, rasteriser: CairoRasteriser())
        let graph = BodyGraph(environment: environment, in: WindowContext(textures: textures))
        self.graph = graph
        followKeyWindow()
        return graph
    }

    func setEnvironment(_ change: (inout EnvironmentValues) -> Void) { graph?.setEnvironment(change) }

    /// Focused values are those of the key window; while another program has the keyboard, of the one that was key.
    func followKeyWindow() {
        graph?.focusedValues.follow(program.windows.windows.first?.pipeline.focusedValues)
    }

    /// The menus, from left to right. A body that reads them runs again when they change.
    var all: [BarMenu] {
        // First, because it tells those that have read them before.
        if isOutdated || isDirty { update() }
        changes.noteRead()
        return StandardMenus(program: program, declared: declared).all
    }

    /// The menus as the submenus of a menu, which is not shown.
    func closedBar(in window: AppWindow) -> AnyView {
        AnyView(
            MenuSurface(session: MenuSession {}) {
                ForEach(all) { menu in
                    Menu {
                        menu.content
                    } label: {
                        menu.title
                    }
                }
            }
            .environment(\.editCommands, window.editCommands))
    }

    /// Whether windows show a menu bar above their content: where the desktop shows none itself. A body that reads it
    /// runs again when that changes.
    var isShownInWindows: Bool { isShown && program.system.showsMenuBars }

    /// Whether the program has a menu bar: it declares commands, or has documents.
    var isShown: Bool {
        changes.noteRead()
        return !program.scenes.commands.isEmpty || program.scenes.windows.contains { $0.document != nil }
    }

    func tearDown() {
        graph?.tearDown()
        graph = nil
    }
}

// MARK: Outside of a window

extension ProgramMenus {
    /// The menus with their items, as they are for the key window.
    package var items: [MenuItem] { program.windows.windows.first?.pipeline.menuItems ?? [] }

    /// Presses an item in the key window; false where it is missing or disabled.
    package func press(_ path: [Int]) -> Bool {
        program.windows.windows.first?.pipeline.pressMenuItem(at: path) ?? false
    }
}

import CasementCore
import CasementSDL
import Foundation

/// The program's items in the status area of the desktop.
@MainActor package final class StatusItems {
    private unowned let program: RunningApp
    /// In the order of the scenes.
    package private(set) var entries: [StatusEntry] = []
    private var hasReported = false

    init(of program: RunningApp) { self.program = program }

    /// Whether the program goes on without windows: some desktop shows an item, or has not said yet that it does not.
    var keepProgram: Bool { entries.contains { $0.isOffered != false } }

    /// Shows the items that the scenes describe, and removes the others.
    func update() {
        let shown = program.scenes.windows.filter { $0.extra?.isShown == true }
        let had = !entries.isEmpty
        entries = entries.filter { entry in
            if shown.contains(where: { $0.path == entry.scene.path }) { return true }
            entry.end()
            return false
        }
        for scene in shown {
            if let entry = entries.first(where: { $0.scene.path == scene.path }) {
                entry.update(to: scene)
            } else {
                let entry = StatusEntry(scene, of: program)
                entries.append(entry)
                entry.show { [weak self] in self?.offered($0, entry) }
            }
        }
        // The program ends with the last item as with the last window.
        if had, entries.isEmpty, program.isRunning, program.windows.windows.isEmpty { program.end() }
    }

    /// A program that has nothing else shows the content in a window where no desktop shows the item.
    private func offered(_ isOffered: Bool, _ entry: StatusEntry) {
        let isFirst = entry.isOffered == nil
        entry.isOffered = isOffered
        guard !isOffered, isFirst else { return }
        if !hasReported {
            hasReported = true
            FileHandle.standardError.write(Data("\(Self.missing)\n".utf8))
        }
        program.afterTurn { [weak self] in
            guard let self, program.windows.windows.isEmpty else { return }
            program.open(entry.scene, value: nil)
        }
    }

    private static let missing =
        "The desktop shows no status items, so nobody sees the MenuBarExtra. On GNOME the extension AppIndicator does."

    func end() {
        for entry in entries { entry.end() }
        entries = []
    }
}

/// An item in the status area.
@MainActor package final class StatusEntry: MenuSource {
    package private(set) var scene: WindowDescription
    /// Whether the desktop shows the item; nil until it is known.
    fileprivate(set) var isOffered: Bool?
    private unowned let program: RunningApp
    private var native: (any NativeStatusItem)?
    /// Makes the items of the menu; nil until somebody asks for them.
    private var pipeline: FramePipeline?
    private var isReading = false
    private var isChangeWaiting = false

    init(_ scene: WindowDescription, of program: RunningApp) { (self.scene, self.program) = (scene, program) }

    package var opensWindow: Bool { scene.extra?.opensWindow ?? false }

    /// The title, which a panel shows beside the pointer.
    package var title: String { (pipeline ?? makePipeline()).line(scene.title) ?? programName }

    fileprivate func show(_ offered: @escaping @MainActor (Bool) -> Void) {
        native = program.system.makeStatusItem(self, offered)
        if native == nil { offered(false) }
    }

    fileprivate func update(to scene: WindowDescription) {
        self.scene = scene
        native?.update()
        changed()
    }

    fileprivate func end() {
        native?.end()
        native = nil
        pipeline?.tearDown()
        pipeline = nil
    }

    // MARK: The icon

    /// The label in the sizes of panels. Those of GNOME are dark always.
    package func icons(isDark: Bool) -> [StatusItem.Icon] {
        guard let label = scene.extra?.label() else { return [] }
        let view = label.labelStyle(.iconOnly).font(.system(size: 17)).lineLimit(1).minimumScaleFactor(0.3)
            .foregroundStyle(isDark ? Color(white: 0.92) : Color(white: 0.2)).frame(width: 22, height: 22)
        let renderer = ImageRenderer(content: view)
        return [1, 2].map { scale in
            renderer.scale = scale
            let picture = renderer.picture()
            return StatusItem.Icon(width: picture.width, height: picture.height, premultiplied: picture.pixels)
        }
    }

    // MARK: The menu

    private func makePipeline() -> FramePipeline {
        var environment = program.system.environment
        environment.windowOpener = program
        environment.documentOpener = program
        let new = program.system.makePipeline(size: CGSize(width: 1, height: 1), environment: environment) {
            AnyView(EmptyView())
        }
        new.setMenus { [weak self] in
            guard let self else { return AnyView(EmptyView()) }
            return AnyView(MenuSurface(session: MenuSession {}) { self.scene.content(WindowValue(nil)) })
        }
        new.graph.onFrameRequest = { [weak self] in self?.changed() }
        pipeline = new
        return new
    }

    /// Something that the menu depends on may have changed. Reading the items asks for a frame, which is no change.
    private func changed() {
        guard !isReading, !isChangeWaiting, let pipeline else { return }
        isChangeWaiting = true
        program.afterTurn { [weak self] in
            guard let self else { return }
            isChangeWaiting = false
            read { pipeline.updateUntilStable() }
            native?.menuChanged()
        }
    }

    private func read<Result>(_ body: () -> Result) -> Result {
        let outer = isReading
        isReading = true
        defer { isReading = outer }
        return body()
    }

    package var menuItems: [MenuItem] {
        let pipeline = pipeline ?? makePipeline()
        return read { pipeline.menuItems }
    }

    package func pressMenuItem(at path: [Int]) -> Bool {
        (pipeline ?? makePipeline()).pressMenuItem(at: path)
    }

    // MARK: The window

    /// Opens the window of the item near a place of the screen, in units of the desktop, or closes it. It is closed too
    /// when it loses the keyboard.
    package func activate(at point: CGPoint?) {
        guard opensWindow else { return }
        program.afterTurn { [weak self] in
            guard let self else { return }
            if let open = program.windows.windows(ofSceneAt: scene.path).first { return open.close() }
            var scene = scene
            if let point, scene.placement == nil, scene.position == nil {
                scene.placement = { _, _ in WindowPlacement(near: point) }
            }
            program.open(scene, value: nil)?.closeWhenInactive()
        }
    }
}

/// The item of a window system that shows an item of a program.
@MainActor package protocol NativeStatusItem: AnyObject {
    /// The label or the style has changed.
    func update()
    /// The menu may have changed.
    func menuChanged()
    /// Removes the item.
    func end()
}

/// An item on the desktop.
@MainActor final class DesktopStatusItem: NativeStatusItem {
    private unowned let entry: StatusEntry
    private let item: StatusItem

    init(_ entry: StatusEntry, _ offered: @escaping @MainActor (Bool) -> Void) {
        self.entry = entry
        item = StatusItem(Self.content(of: entry), menu: entry) { [weak entry] in
            entry?.activate(at: $0)
        } follow: {
            offered($0)
        }
    }

    private static func content(of entry: StatusEntry) -> StatusItem.Content {
        let isGNOME = environmentVariable("XDG_CURRENT_DESKTOP")?.contains("GNOME") ?? false
        let isDark = isGNOME || DesktopPreferences.shared.settings.colorScheme == .dark
        return StatusItem.Content(
            title: entry.title, icons: entry.icons(isDark: isDark), isMenu: !entry.opensWindow)
    }

    func update() { item.update(Self.content(of: entry)) }
    func menuChanged() { item.menuChanged() }
    func end() { item.end() }
}

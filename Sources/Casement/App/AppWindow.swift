import CasementCore
import Foundation

/// An open window of a program, wherever it is shown.
@MainActor package final class AppWindow {
    package private(set) var scene: WindowDescription
    /// Distinguishes it from the other open windows of its scene: 0 for the first.
    package let number: Int
    package let value: WindowValue
    /// What the names of its `SceneStorage` values begin with.
    let storagePrefix: String
    package let pipeline: FramePipeline
    /// The frame that the program draws around it; nil where the desktop draws it.
    package let frame: WindowFrame?
    private let content: WindowContent
    private let scope = PresentedScope()
    private var native: (any NativeWindow)?
    private(set) weak var program: RunningApp?
    private var activity = WindowActivity(isVisible: true, isKey: false)

    init(_ scene: WindowDescription, number: Int, value: AnyHashable?, of program: RunningApp) {
        let system = program.system
        (self.scene, self.number, self.program) = (scene, number, program)
        storagePrefix = scene.storageName + (number == 0 ? "/" : ".\(number)/")
        let window = WindowValue(value), content = WindowContent(scene.content)
        (self.value, self.content) = (window, content)
        var environment = system.environment
        environment.sceneStorage = SceneStore(system.sceneStore, prefix: storagePrefix)
        environment.windowOpener = program
        environment.windowScope = scope
        frame = system.makeFrame()
        environment.windowFrame = frame
        pipeline = system.makePipeline(size: scene.size ?? system.defaultSize, environment: environment) {
            content.view(of: window)
        }
        pipeline.setActivity(activity)
        scope.setDismiss { [weak self] in self?.dismiss(.current) }
        pipeline.onRequestsChange = { [weak self] in self?.requestsChanged() }
    }

    /// Shows it.
    func show(in system: any WindowSystem) throws {
        if let frame {
            frame.state.title = title
            pipeline.showFrame(titleBar: AnyView(TitleBar(frame: frame)), edges: AnyView(WindowEdges(frame: frame)))
        }
        var size = scene.size ?? (opensIdeal ? pipeline.idealSize : system.defaultSize)
        if !opensIdeal { size.height += pipeline.titleBarHeight(size.width) }
        native = try system.show(self, size: size)
        if interactions != WindowInteractions() { native?.interactionsChanged() }
    }

    /// Whether it opens with the ideal size of its content.
    package var opensIdeal: Bool { scene.size == nil && scene.resizability.isIdeal }

    /// The description by a later run of the app's body.
    func update(to scene: WindowDescription) {
        self.scene = scene
        content.make = scene.content
        titleChanged()
    }

    /// The title that the content sets, or else that of the scene.
    package var title: WindowTitle {
        var title = pipeline.title
        title.title = title.title ?? pipeline.line(scene.title) ?? programName
        return title
    }

    private func titleChanged() {
        frame?.state.title = title
        native?.titleChanged()
    }

    private var interactions = WindowInteractions()

    private func requestsChanged() {
        titleChanged()
        let new = pipeline.requests.interactions
        guard new != interactions else { return }
        interactions = new
        native?.interactionsChanged()
    }

    // MARK: Sizes

    /// Whether the user can give it another size.
    package var isResizable: Bool { interactions.resize != .disabled }

    /// The sizes that the user may give it; nil for any, and before its first frame.
    package private(set) var limits: WindowSizeLimits?
    private var placements = 0

    /// Follows the sizes of the content, after a frame. They are asked only of windows that have limits, and only where
    /// the frame placed the content again.
    package func followContent() {
        guard scene.resizability != .automatic || limits != nil, pipeline.placements != placements else { return }
        placements = pipeline.placements
        let new = scene.resizability.limits(of: pipeline)
        guard new != limits else { return }
        limits = new
        native?.limitsChanged()
    }

    // MARK: Activity

    package var isKey: Bool {
        get { activity.isKey }
        set { change { $0.isKey = newValue } }
    }

    package var isVisible: Bool {
        get { activity.isVisible }
        set { change { $0.isVisible = newValue } }
    }

    /// As the content of the window reads it.
    var phase: ScenePhase { activity.phase }

    private func change(_ change: (inout WindowActivity) -> Void) {
        let old = activity
        change(&activity)
        guard activity != old else { return }
        pipeline.setActivity(activity)
        program?.activityChanged()
    }

    /// Makes it the key window, because the desktop says so.
    package func becomeKey() { program?.windows.makeKey(self) }

    /// It has lost the keyboard to a window of another program.
    package func resignKey() { program?.windows.resignKey(self) }

    /// Brings it to the front.
    package func raise() {
        becomeKey()
        native?.raise()
    }

    // MARK: Closing

    /// Whether it is one of the program's windows.
    package var isOpen: Bool { program?.windows.windows.contains { $0 === self } ?? false }

    /// Its guards, while they are asked whether it may close.
    var inquiry: ClosingInquiry?

    /// Whether it waits for the user to decide whether it may close.
    package var isAsking: Bool { inquiry != nil }

    /// Closes it, as soon as the code that runs now has ended, and asks nobody.
    package func close() { program?.close(self) }

    /// Ends all that it does, and removes it from the screen.
    func end() {
        pipeline.tearDown()
        native?.close()
        native = nil
        inquiry?.end(true)
    }
}

/// The closure that makes the content of a window. Each run of the app's body makes another, and with it a window shows
/// values that the app's body has read.
@MainActor private final class WindowContent {
    private let changes = DependencySource.make()
    var make: @MainActor (WindowValue) -> AnyView { didSet { changes.noteChange("the app's scenes") } }

    init(_ make: @escaping @MainActor (WindowValue) -> AnyView) { self.make = make }

    func view(of window: WindowValue) -> AnyView {
        changes.noteRead()
        return make(window)
    }
}

import CasementCore
import CasementSDL
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
    let scope = PresentedScope()
    /// Whether the user resizes it.
    package let resizing = WindowResizing()
    /// A window that is hidden while this one stands in for it.
    var covered: AppWindow?
    package private(set) var native: (any NativeWindow)?
    private(set) weak var program: RunningApp?
    /// The window by AppKit's name.
    private(set) lazy var handle = (scene.handle as? NSWindow)?.showing(self) ?? NSWindow(self)
    /// Its document by AppKit's name, once a program has asked for it.
    var knownDocument: AnyObject?
    private var activity = WindowActivity(isVisible: true, isKey: false)

    init(_ scene: WindowDescription, number: Int, value: AnyHashable?, of program: RunningApp) {
        let system = program.system
        (self.scene, self.number, self.program) = (scene, number, program)
        storagePrefix = scene.storageName + (number == 0 ? "/" : ".\(number)/")
        let window = WindowValue(value), content = WindowContent(scene.windowContent, program.delegates)
        (self.value, self.content) = (window, content)
        var environment = system.environment
        environment.sceneStorage = SceneStore(system.sceneStore, prefix: storagePrefix)
        environment.windowOpener = program
        environment.documentOpener = program
        environment.windowScope = scope
        environment.windowResizing = resizing
        frame = system.makeFrame(for: scene.frame)
        environment.windowFrame = frame
        environment.windowBarStyle = scene.bars
        frame?.state.bars = scene.bars
        pipeline = system.makePipeline(size: scene.size ?? system.defaultSize, environment: environment) {
            content.view(of: window)
        }
        pipeline.setActivity(activity)
        scope.setDismiss { [weak self] in self?.dismiss(.current) }
        document?.attach(to: self)
        if scene.kind == .utility { scope.setKeys(cancel: { [weak self] in self?.requestClose() }, confirm: {}) }
        pipeline.input.focus.usedByWindow = { [weak scope] in scope?.use($0) ?? false }
        pipeline.onRequestsChange = { [weak self] in self?.requestsChanged() }
        pipeline.setMenus { [weak self] in
            self.flatMap { $0.program?.menus.closedBar(in: $0) } ?? AnyView(EmptyView())
        }
    }

    /// Shows it, with the frame that it had at the last launch.
    func show(in system: any WindowSystem, frame kept: KeptFrame?) throws {
        if let frame {
            followTitle()
            pipeline.showFrame(titleBar: AnyView(TitleBar(frame: frame)), edges: AnyView(WindowEdges(frame: frame)))
        }
        followMenuBar()
        let placement =
            kept == nil
            ? scene.placement?(
                WindowLayoutRoot(pipeline: pipeline), WindowPlacementContext(defaultDisplay: system.display)) : nil
        var size = scene.size ?? (opensIdeal ? pipeline.idealSize : system.defaultSize)
        size = CGSize(
            width: Self.length(placement?.width) ?? size.width, height: Self.length(placement?.height) ?? size.height)
        if !opensIdeal { size.height += pipeline.titleBarHeight(size.width) + pipeline.menuBarHeight(size.width) }
        position = placement?.position ?? scene.position.map { .share($0) }
        native = try system.show(self, size: size, frame: kept)
        followMenuBar()
        if interactions != WindowInteractions() { native?.interactionsChanged() }
    }

    /// Whether it opens with the ideal size of its content.
    package var opensIdeal: Bool { scene.size == nil && scene.resizability.isIdeal }

    /// A length that a window can have; nil for others.
    static func length(_ length: CGFloat?) -> CGFloat? {
        length.flatMap { $0 >= 1 && $0 <= 100_000 ? $0 : nil }
    }

    /// Where it opens; nil for the desktop's choice.
    package private(set) var position: WindowPlacement.Position?

    /// The window to which it belongs when it opens.
    package var owner: AppWindow? {
        guard scene.isAssociated else { return nil }
        return program?.windows.windows.first { !$0.scene.isAssociated && !$0.isCovered && $0 !== self }
    }

    /// The description by a later run of the app's body.
    func update(to scene: WindowDescription) {
        if scene.bars != self.scene.bars {
            frame?.state.bars = scene.bars
            pipeline.setEnvironment { $0.windowBarStyle = scene.bars }
        }
        self.scene = scene
        content.make = scene.windowContent
        titleChanged()
        followMenuBar()
    }

    private var hasMenuBar = false

    /// Shows the menu bar above the content or in the desktop's panel, if the program has one. Then it stays; it is
    /// empty where the program has commands no more, or the panel shows it.
    func followMenuBar() {
        guard scene.showsMenuBar, let program, program.menus.isShown else { return }
        native?.offerMenuBar()
        guard !hasMenuBar, program.menus.isShownInWindows else { return }
        hasMenuBar = true
        let state = MenuBarState()
        let bar = MenuBarView(menus: program.menus, state: state, commands: editCommands) { [weak self] in
            self?.pipeline.line($0) ?? ""
        }
        pipeline.showMenuBar(AnyView(bar), keys: state.keyDown)
    }

    /// The title that code outside of the content has set last, or that which the content sets, or else that of the
    /// scene.
    package var title: WindowTitle {
        get {
            let own = ownTitle
            if let given, given.over == own { return given.title }
            return own
        }
        set {
            given = (newValue, ownTitle)
            titleChanged()
        }
    }

    /// A title that was set, and the one of the content and the scene then: when they have another, that counts.
    private var given: (title: WindowTitle, over: WindowTitle)?

    private var ownTitle: WindowTitle {
        var title = pipeline.title
        title.title = title.title ?? pipeline.requests.document?.title ?? pipeline.line(scene.title) ?? programName
        return title
    }

    private func titleChanged() {
        followTitle()
        native?.titleChanged()
        program?.windows.noteChange()
    }

    private func followTitle() {
        guard let frame else { return }
        var state = frame.state
        (state.title, state.contentTitle) = (title, pipeline.requests.title)
        frame.state = state
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

    /// Its place and size for the next launch.
    var keptFrame: KeptFrame? { native?.keptFrame }

    /// The user has moved it, or given it another size.
    package func frameChanged() { program?.keepWindowsSoon() }

    /// Whether the user can give it another size.
    package var isResizable: Bool { interactions.resize != .disabled }

    /// The sizes that the user may give it; nil for any, and before they are measured.
    package private(set) var limits: WindowSizeLimits?
    /// Those that the content asks for, which the screen may be too small for.
    private var wantedLimits: WindowSizeLimits?
    /// How often its content had been placed when it was last followed, and when it was last asked for its sizes.
    private var followed = 0, asked = 0
    /// Whether the content is asked after the next frame, whatever that changes.
    private var asksAfterFrame = false

    /// Follows the sizes of the content, after a frame. They are asked only where the frame placed the content again;
    /// and where the scene says nothing about them, in a pause, as what asks for them measures all that is shown. Only
    /// a new window that is too small is given its size at once.
    package func followContent() {
        if asksAfterFrame { return askContent() }
        guard pipeline.placements != followed else { return }
        let isTooSmall = followed == 0 && pipeline.overflows
        followed = pipeline.placements
        if scene.resizability == .automatic, !isTooSmall { native?.contentChanged() } else { askContent() }
    }

    /// Asks the content for its sizes, unless it was not placed since they were asked for last. Where a frame is
    /// needed, after that.
    package func measureLimits() {
        if pipeline.needsFrame { asksAfterFrame = true } else { askContent() }
    }

    private func askContent() {
        asksAfterFrame = false
        guard pipeline.placements != asked else { return }
        asked = pipeline.placements
        var new = scene.resizability.limits(of: pipeline)
        // A text that has to wrap could have one line; the user cannot make the window higher.
        if opensIdeal { new = new?.holding(pipeline.idealSize) }
        guard new != wantedLimits else { return }
        wantedLimits = new
        if scene.resizability == .automatic, let room = native?.display.visibleRect.size { new = new?.fitting(room) }
        guard new != limits else { return }
        limits = new
        native?.limitsChanged()
    }

    // MARK: Activity

    /// Whether another window stands in for it: it is open, but hidden.
    package private(set) var isCovered = false

    func setCovered(_ isCovered: Bool) {
        self.isCovered = isCovered
        if isCovered { isVisible = false }
        native?.setHidden(isCovered)
        if !isCovered { isVisible = true }
    }

    /// Whether it is the main window, while a panel has the keyboard.
    var isMain: Bool {
        get { activity.isMain }
        set { change { $0.isMain = newValue } }
    }

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

    /// It is not the key window any more, and perhaps not visible: its content does what it does then.
    func deactivate(isVisible: Bool) {
        change {
            $0.isKey = false
            $0.isMain = false
            $0.isVisible = isVisible
        }
        catchUp()
    }

    /// Updates the content without a frame; nothing is built for that.
    private func catchUp() {
        if pipeline.graph.root != nil, !pipeline.isTornDown { pipeline.updateUntilStable() }
    }

    private func change(_ change: (inout WindowActivity) -> Void) {
        let old = activity
        change(&activity)
        guard activity != old else { return }
        pipeline.setActivity(activity)
        program?.activityChanged()
        if closesWhenInactive, old.isKey, !activity.isKey { program?.afterTurn { [weak self] in self?.leave() } }
        // There is no frame in which its content would learn that it is hidden.
        if old.isVisible, !activity.isVisible { program?.afterTurn { [weak self] in self?.catchUp() } }
    }

    /// Closes it from now on when it loses the keyboard, as a menu.
    func closeWhenInactive() {
        closesWhenInactive = true
        pipeline.setEnvironment { count(dialogsOf: &$0) }
    }

    private var closesWhenInactive = false
    /// How many dialogs of the desktop it waits for.
    private var dialogs = 0

    /// Counts the dialogs of the desktop that are opened by services of an environment.
    func count(dialogsOf environment: inout EnvironmentValues) {
        environment.fileDialogs = environment.fileDialogs?.counting { [weak self] in self?.dialogs += $0 }
        environment.printService = environment.printService?.counting { [weak self] in self?.dialogs += $0 }
    }

    /// It stays where it got the keyboard back, and where something of it waits for an answer: a dialog of the desktop,
    /// or one of the program in a window of its own.
    private func leave() {
        let hasPanel = program?.windows.windows.contains { $0.scene.kind == .alert } ?? false
        if isOpen, !activity.isKey, !hasPanel, dialogs == 0 { requestClose() }
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

    /// Whether the user can close it.
    var canClose: Bool { interactions.dismiss != .disabled }

    /// Whether the user can minimise it.
    var canMinimize: Bool { interactions.minimize != .disabled }

    func minimize() { native?.minimize() }

    /// Whether it covers the screen.
    package var isFullScreen: Bool { native?.isFullScreen ?? false }

    /// Whether a command can make it cover the screen, or end that.
    var canChangeFullScreen: Bool {
        isFullScreen
            || isResizable && !scene.resizability.isIdeal && !scene.isPanel && interactions.fullScreen != .disabled
    }

    func toggleFullScreen() { native?.setFullScreen(!isFullScreen) }

    /// It covers the screen, or does so no more.
    package func fullScreenChanged() { program?.windows.noteChange() }

    /// Finds commands by their names.
    private(set) lazy var palette = CommandPalette(of: self)

    /// The commands for what is focused in it.
    var editCommands: EditCommands {
        EditCommands { [weak self] in
            self?.pipeline.can($0) ?? false
        } actionName: { [weak self] in
            self?.pipeline.actionName(of: $0) ?? ""
        } perform: { [weak self] command in
            // When the menu is closed, and the focus is again where it was.
            self?.program?.afterTurn { self?.pipeline.perform(command) }
        }
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
        pipeline.input.focus.usedByWindow = nil
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

    private let delegates: DelegateProvider

    init(_ make: @escaping @MainActor (WindowValue) -> AnyView, _ delegates: DelegateProvider) {
        (self.make, self.delegates) = (make, delegates)
    }

    func view(of window: WindowValue) -> AnyView {
        changes.noteRead()
        return delegates.providing(make(window))
    }
}

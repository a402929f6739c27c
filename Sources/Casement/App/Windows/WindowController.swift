import CasementCore
import CasementSDL
import Foundation

/// A window of a program on the desktop: it passes events to the pipeline and shows the pipeline's frames.
@MainActor package final class WindowController: WindowClient {
    package let window: DesktopWindow
    package let pipeline: FramePipeline
    private let appWindow: AppWindow
    private let loop: DesktopLoop
    /// The frame that the program draws itself.
    private let frame: WindowFrame?

    private let panelMenuBars: PanelMenuBars?
    private let contentSize: ContentSizeWatch

    init(
        _ appWindow: AppWindow, size: CGSize, frame kept: KeptFrame?, loop: DesktopLoop, panelMenuBars: PanelMenuBars?
    ) throws {
        (self.appWindow, self.loop, self.panelMenuBars) = (appWindow, loop, panelMenuBars)
        pipeline = appWindow.pipeline
        contentSize = ContentSizeWatch(appWindow)
        pipeline.graphics.flashesDamage = Self.flashesDamage
        window = try loop.openWindow(
            title: appWindow.title.oneLine, size: size, isResizable: !appWindow.scene.resizability.isIdeal,
            traits: appWindow.scene.traits)
        if let kept { window.restore(kept) }
        if let owner = (appWindow.owner?.native as? WindowController)?.window { window.setOwner(owner) }
        frame = appWindow.frame
        pipeline.setSize(window.size, scale: window.scale)
        if appWindow.opensIdeal, window.scale != 1 { fitContent() }
        if kept == nil, let position = appWindow.position { window.place(position) }
        let name = DesktopWindowName { [weak window] in window?.portalName() ?? "" }
        pipeline.setEnvironment { $0.desktopWindowName = name }
        window.client = self
        if let frame { draw(frame) }
        if frame != nil || appWindow.scene.dragsBackground {
            followPresses()
        } else {
            pipeline.input.drags.onFirstHandle = { [weak self] in self?.followPresses() }
        }
        pipeline.input.drags.findOutside = { DesktopDrags.outside }
        pipeline.input.drags.onFirstReceiver = { [weak window] in window?.acceptDrops() }
        let offersPopups = window.offersPopups
        if offersPopups || window.placesDrags || window.carriesDrags {
            pipeline.setPopupScreen(hasWindows: true, placesDrags: window.placesDrags) { [weak window] in
                offersPopups ? window?.workArea(around: $0) : nil
            }
        }
        if appWindow.scene.frame != .all { interactionsChanged() }
        // A window manager may give it another size at once.
        appWindow.resizing.programResizes()
        window.show()
    }

    /// The scale is known only for a window, and lines of text are of whole pixels: one might not fit.
    private func fitContent() {
        // Texts are measured again for the scale.
        pipeline.updateUntilStable()
        window.resize(to: pipeline.idealSize)
        pipeline.setSize(window.size, scale: window.scale)
    }

    private static let flashesDamage = environmentVariable("CASEMENT_FLASH_DAMAGE") == "1"

    // MARK: Frames

    package var needsFrame: Bool { appWindow.isVisible && pipeline.needsFrame }

    package var nextFrameDate: Date? { pipeline.nextFrameDate }

    package var codeRun: CodeRun { pipeline.codeRun }

    package var acceptsDrag: Bool { pipeline.input.drags.isWanted }

    package func fingerScrolls(from start: CGPoint, by distance: CGSize) -> Bool {
        pipeline.input.fingerScrolls(from: start, by: distance)
    }

    package func frame(at time: Double) {
        // The time of the frame's slot, not the current time: a late frame shows the content of its slot.
        let date = Date(timeIntervalSinceNow: time - loop.now)
        pipeline.frame(to: window.presenter, at: FrameMoment(seconds: time, date: date))
        if pipeline.isPresenting || window.hasPopups { window.show(pipeline.popups) }
        appWindow.followContent()
        followCaret()
        followPointer()
    }

    private var pointerStyle = PointerStyle.default

    private func followPointer() {
        let new = pipeline.input.pointerStyle
        guard new != pointerStyle else { return }
        pointerStyle = new
        window.setPointer(new)
    }

    /// The text caret as last reported to the desktop.
    private var caret: CGRect?
    /// The text field that had it.
    private var textField: ObjectIdentifier?

    /// Enables text input while a view with the focus accepts text, with the list of an input method at its caret.
    private func followCaret() {
        let focus = pipeline.input.focus
        let new = focus.isWindowActive ? focus.textCaret : nil
        let field = new == nil ? nil : focus.textField
        guard new != caret || field != textField else { return }
        // What an input method composes for one text field does not go on in the next.
        if field != nil, textField != nil, field != textField { window.setTextInput(caret: nil) }
        (caret, textField) = (new, field)
        window.setTextInput(caret: new)
    }

    private var wasFilling = false

    /// A window that fills the screen, or did before, has its size by that.
    private func followResizing() {
        let isFilling = window.isMaximized || window.isFullScreen
        if isFilling || wasFilling { appWindow.resizing.programResizes() }
        wasFilling = isFilling
        appWindow.resizing.resized { [weak window] in window?.isPointerPressed ?? false }
    }

    private var wasFullScreen = false

    private func followFullScreen() {
        guard window.isFullScreen != wasFullScreen else { return }
        wasFullScreen = window.isFullScreen
        appWindow.fullScreenChanged()
    }

    package var dump: String { pipeline.dump }

    // MARK: Events

    package func handle(_ event: WindowEvent) {
        switch event {
        case .input(let input): handle(input)
        case .resized:
            followFullScreen()
            followResizing()
            frameChanged()
            pipeline.setSize(window.size, scale: window.scale)
            appWindow.frameChanged()
            appWindow.post(NSWindow.didResizeNotification)
        case .exposed: pipeline.graphics.damageAll()
        case .closeRequested: appWindow.requestClose()
        case .destroyed: appWindow.close()
        case .moved:
            pipeline.input.closePopupsOutside()
            appWindow.frameChanged()
            appWindow.post(NSWindow.didMoveNotification)
        case .popupRoomChanged: pipeline.popupScreenChanged()
        case .popupsDismissed: pipeline.input.closePopupsOutside()
        case .hidden:
            appWindow.isVisible = false
            // There is no frame until it is shown again.
            window.show([])
            if !appWindow.isCovered { appWindow.post(NSWindow.didMiniaturizeNotification) }
        case .shown:
            if !appWindow.isVisible { appWindow.post(NSWindow.didDeminiaturizeNotification) }
            appWindow.isVisible = true
            pipeline.graphics.damageAll()
        case .activated, .deactivated:
            if event == .activated { appWindow.becomeKey() } else { appWindow.resignKey() }
            followCaret()
        }
    }

    private func handle(_ input: InputEvent) {
        // Where the desktop did not give a new window the keyboard, keys tell which window has it.
        if case .keyDown = input { appWindow.becomeKey() }
        pipeline.handle(input)
        // The new position of the caret is known after the frame; whether there is a caret matters for the next event.
        let focus = pipeline.input.focus
        if (caret != nil) != (focus.isWindowActive && focus.takesText) { followCaret() }
        followPointer()
    }
}

extension WindowController: NativeWindow {
    package var keptFrame: KeptFrame? { window.frame }

    package func titleChanged() {
        let title = appWindow.title.oneLine
        if title != window.title { window.title = title }
    }

    package func limitsChanged() {
        if let limits = appWindow.limits, limits.nearest(to: window.size) != window.size {
            appWindow.resizing.programResizes()
        }
        window.setLimits(appWindow.limits.map { ($0.least, $0.most) }, isResizable: appWindow.isResizable)
    }

    package func contentChanged() { contentSize.contentChanged() }

    package func interactionsChanged() {
        limitsChanged()
        let interactions = pipeline.requests.interactions
        window.setActions(
            canClose: interactions.dismiss != .disabled, canMinimize: interactions.minimize != .disabled,
            canResize: appWindow.isResizable)
        frameChanged()
    }

    package func offerMenuBar() {
        if let id = window.x11ID { panelMenuBars?.show(appWindow, ofWindow: id) }
    }

    package func setHidden(_ isHidden: Bool) {
        appWindow.resizing.programResizes()
        if isHidden { window.hide() } else { window.show() }
    }

    package func raise() { window.activate() }

    package func minimize() { window.minimize() }

    package func zoom() {
        appWindow.resizing.programResizes()
        window.zoom()
    }

    package func zoom(to size: CGSize, at position: WindowPlacement.Position?) {
        appWindow.resizing.programResizes()
        window.zoom(to: size) { if let position { window.place(position) } }
    }

    package func resize(to size: CGSize) {
        appWindow.resizing.programResizes()
        window.resize(to: size)
    }

    package var display: DisplayProxy {
        let screen =
            window.screen ?? (CGRect(origin: .zero, size: window.size), CGRect(origin: .zero, size: window.size))
        return DisplayProxy(bounds: screen.0, visibleRect: screen.1)
    }

    package func portalName() -> String { window.portalName() }

    package var isFullScreen: Bool { window.isFullScreen }

    package func setFullScreen(_ isFullScreen: Bool) {
        appWindow.resizing.programResizes()
        window.setFullScreen(isFullScreen)
        followFullScreen()
    }

    package func close() {
        if let id = window.x11ID { panelMenuBars?.remove(window: id) }
        window.close()
    }
}

// MARK: A frame of its own

extension WindowController {
    private func draw(_ frame: WindowFrame) {
        frame.perform = { [weak self] in self?.perform($0) }
        frameChanged()
    }

    /// Lets presses move the window: on its own title bar, and on its background where the scene says so.
    private func followPresses() {
        window.movesByPress(hasEdges: frame != nil) { [weak appWindow] in
            appWindow?.handle(at: $0)
        } onDoubleClick: { [weak self] in
            self?.perform(.zoom)
        }
    }

    private func perform(_ action: WindowFrame.Action) {
        switch action {
        case .close: appWindow.requestClose()
        case .minimize: window.minimize()
        case .zoom: appWindow.zoom()
        }
    }

    /// Tells the frame what the desktop has done to the window.
    private func frameChanged() {
        guard let frame else { return }
        frame.width = window.size.width
        var state = frame.state
        (state.isMaximized, state.isFullScreen) = (window.isMaximized, window.isFullScreen)
        let interactions = pipeline.requests.interactions
        state.canClose = interactions.dismiss != .disabled
        state.canMinimize = interactions.minimize != .disabled
        state.canResize = appWindow.isResizable && !appWindow.scene.resizability.isIdeal
        frame.state = state
    }
}

extension DesktopWindow {
    /// Places it, with the size that it has.
    fileprivate func place(_ position: WindowPlacement.Position) {
        switch position {
        case .share(let position): place(at: position)
        case .corner(let corner): place(atCorner: corner)
        case .near(let point): place(near: point)
        }
    }
}

extension WindowTitle {
    /// As the desktop shows it, which has one line.
    fileprivate var oneLine: String {
        guard let title, let subtitle else { return title ?? subtitle ?? "" }
        return title + " – " + subtitle
    }
}

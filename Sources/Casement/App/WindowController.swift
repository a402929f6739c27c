import CasementCore
import CasementSDL
import Foundation

/// One window of a program: it passes events to the pipeline and shows the pipeline's frames.
@MainActor package final class WindowController: WindowClient {
    package let window: DesktopWindow
    package let pipeline: FramePipeline
    private let loop: DesktopLoop
    private var isHidden = false

    /// The size of a window for which the program specifies none, in points.
    private static let defaultSize = CGSize(width: 960, height: 640)

    package init(_ description: WindowDescription, scene: SceneStore? = nil, loop: DesktopLoop) throws {
        let size = description.size ?? Self.defaultSize
        self.loop = loop
        pipeline = description.makePipeline(size, 1, SystemTextEngine.shared, CairoRasteriser())
        if let scene { pipeline.setEnvironment { $0.sceneStorage = scene } }
        let isFixed = description.resizability.isFixed
        // A window with the size of its content uses the content's ideal size, unless the program specifies one.
        let shown = isFixed && description.size == nil ? pipeline.idealSize : size
        pipeline.graphics.flashesDamage = ProcessInfo.processInfo.environment["CASEMENT_FLASH_DAMAGE"] == "1"
        window = try loop.openWindow(title: description.title, size: shown, isResizable: !isFixed)
        pipeline.setSize(window.size, scale: window.scale)
        window.client = self
        let title = description.title
        pipeline.onTitleChange = { [weak self] in
            guard let self else { return }
            window.title = pipeline.title?.title ?? title
        }
        pipeline.input.drags.findOutside = { DesktopDrags.outside }
        pipeline.input.drags.onFirstReceiver = { [weak window] in window?.acceptDrops() }
        DesktopPreferences.shared.follow { [weak pipeline] settings in
            pipeline?.setEnvironment { settings.apply(to: &$0) }
            return pipeline != nil
        }
        if window.offersPopups {
            pipeline.setPopupScreen(hasWindows: true) { [weak window] in window?.workArea(around: $0) }
        }
        window.show()
    }

    package var needsFrame: Bool { !isHidden && pipeline.needsFrame }

    package var nextFrameDate: Date? { pipeline.nextFrameDate }

    package var ranCode: Bool { pipeline.ranCode }

    package func frame(at time: Double) {
        // The time of the frame's slot, not the current time: a late frame shows the content of its slot.
        let date = Date(timeIntervalSinceNow: time - loop.now)
        pipeline.frame(to: window.presenter, at: FrameMoment(seconds: time, date: date))
        if pipeline.isPresenting || window.hasPopups { window.show(pipeline.popups) }
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

    /// Enables text input while a view with the focus accepts text, with the list of an input method at its caret.
    private func followCaret() {
        let focus = pipeline.input.focus
        let new = focus.isWindowActive ? focus.textCaret : nil
        guard new != caret else { return }
        caret = new
        window.setTextInput(caret: new)
    }

    package var dump: String { pipeline.dump }

    package func handle(_ event: WindowEvent) {
        switch event {
        case .input(let input):
            pipeline.handle(input)
            // The new position of the caret is known after the frame; whether there is a caret
            // matters for the next event.
            if (caret != nil) != (pipeline.input.focus.isWindowActive && pipeline.input.focus.takesText) {
                followCaret()
            }
            followPointer()
        case .resized: pipeline.setSize(window.size, scale: window.scale)
        case .exposed: pipeline.graphics.damageAll()
        case .closeRequested: close()
        case .moved: pipeline.input.closePopupsOutside()
        case .hidden:
            isHidden = true
            pipeline.input.closePopups()
            // There is no frame until it is shown again.
            window.show([])
            pipeline.setEnvironment { $0.scenePhase = .background }
        case .shown:
            isHidden = false
            pipeline.setEnvironment { $0.scenePhase = .active }
            pipeline.graphics.damageAll()
        case .activated, .deactivated:
            let isActive = event == .activated
            if !isActive { pipeline.input.closePopups() }
            pipeline.input.focus.windowChanged(isActive: isActive)
            pipeline.setEnvironment {
                $0.scenePhase = isActive ? .active : isHidden ? .background : .inactive
                $0.controlActiveState = isActive ? .key : .inactive
            }
            followCaret()
        }
    }

    /// Ends all activity in the window and closes it.
    package func close() {
        pipeline.tearDown()
        window.close()
    }
}

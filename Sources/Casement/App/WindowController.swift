import CasementCore
import CasementSDL
import Foundation

/// One window of a program: brings its events to the pipeline and the pipeline's frames to it.
@MainActor package final class WindowController: WindowClient {
    package let window: DesktopWindow
    package let pipeline: FramePipeline
    private let loop: DesktopLoop
    private var isHidden = false

    /// What a window measures where the program does not say, in points.
    private static let defaultSize = CGSize(width: 960, height: 640)

    package init(_ description: WindowDescription, scene: SceneStore? = nil, loop: DesktopLoop) throws {
        let size = description.size ?? Self.defaultSize
        self.loop = loop
        pipeline = description.makePipeline(size, 1, SystemTextEngine.shared, CairoRasteriser())
        if let scene { pipeline.setEnvironment { $0.sceneStorage = scene } }
        let isFixed = description.resizability.isFixed
        // A window of its content's size asks the content, unless the program says a size.
        let shown = isFixed && description.size == nil ? pipeline.idealSize : size
        pipeline.graphics.flashesDamage = ProcessInfo.processInfo.environment["CASEMENT_FLASH_DAMAGE"] == "1"
        window = try loop.openWindow(title: description.title, size: shown, isResizable: !isFixed)
        pipeline.setSize(window.size, scale: window.scale)
        window.client = self
        pipeline.input.drags.findOutside = { DesktopDrags.outside }
        DesktopPreferences.shared.follow { [weak pipeline] settings in
            pipeline?.setEnvironment { settings.apply(to: &$0) }
            return pipeline != nil
        }
        window.show()
    }

    package var needsFrame: Bool { !isHidden && pipeline.needsFrame }

    package var nextFrameDate: Date? { pipeline.nextFrameDate }

    package var ranCode: Bool { pipeline.ranCode }

    package func frame(at time: Double) {
        // The slot's time, not that of the moment: a late frame shows what belongs into its slot.
        let date = Date(timeIntervalSinceNow: time - loop.now)
        pipeline.frame(to: window.presenter, at: FrameMoment(seconds: time, date: date))
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

    /// Where text goes, as the desktop was last told.
    private var caret: CGRect?

    /// Lets keys type while something takes text, with the list of an input method at its caret.
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
            // Where it moved to is known after the frame; whether there is one counts for the next event.
            if (caret != nil) != (pipeline.input.focus.isWindowActive && pipeline.input.focus.takesText) {
                followCaret()
            }
            followPointer()
        case .resized: pipeline.setSize(window.size, scale: window.scale)
        case .exposed: pipeline.graphics.damageAll()
        case .closeRequested: close()
        case .hidden:
            isHidden = true
            pipeline.setEnvironment { $0.scenePhase = .background }
        case .shown:
            isHidden = false
            pipeline.setEnvironment { $0.scenePhase = .active }
            pipeline.graphics.damageAll()
        case .activated, .deactivated:
            let isActive = event == .activated
            pipeline.input.focus.windowChanged(isActive: isActive)
            pipeline.setEnvironment {
                $0.scenePhase = isActive ? .active : isHidden ? .background : .inactive
                $0.controlActiveState = isActive ? .key : .inactive
            }
            followCaret()
        }
    }

    /// Ends what runs in the window and takes it off the screen.
    package func close() {
        pipeline.tearDown()
        window.close()
    }
}

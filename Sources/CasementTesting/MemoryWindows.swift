import Casement
import CasementCore
import CasementSDL
import Foundation

/// Shows the windows of a program in memory. What a desktop would keep (settings, the state of windows, the clipboard)
/// is kept here, also when the program ends and starts again.
@MainActor final class MemoryWindows: WindowSystem {
    let defaultSize: CGSize
    let clock = TestClock()
    let sceneStore = ValueStore(MemoryBackend())
    let clipboard = MemoryClipboard()
    /// By default a test asks for the menus by `TestApp.menus`, and a window is as large as its content.
    var showsMenuBars: Bool {
        didSet { if showsMenuBars != oldValue { app?.menuBarsMoved() } }
    }
    private let settings = ValueStore(MemoryBackend())
    private(set) var openedURLs: [URL] = []
    private(set) var windows: [MemoryWindow] = []
    /// The program whose windows these are.
    weak var app: TestApp?
    /// Whether the desktop shows status items.
    let hasStatusArea: Bool

    init(defaultSize: CGSize, showsMenuBars: Bool, hasStatusArea: Bool) {
        (self.defaultSize, self.showsMenuBars, self.hasStatusArea) = (defaultSize, showsMenuBars, hasStatusArea)
    }

    var environment: EnvironmentValues {
        var values = EnvironmentValues()
        values.clipboardBackend = clipboard
        values.appStorage = settings
        values.fileDialogs = FileDialogService(takesPredicates: true) { [weak self] request, answer in
            self?.show(request, answer) ?? FileDialogTicket {}
        }
        values.printService = printService
        values.urlOpener = URLOpener { [weak self] url in
            self?.openedURLs.append(url)
            return self != nil
        }
        return values
    }

    var runsWithoutWindows = false
    var icon: CGImage?
    let display = DisplayProxy(
        bounds: CGRect(x: 0, y: 0, width: 1920, height: 1080),
        visibleRect: CGRect(x: 0, y: 0, width: 1920, height: 1080))

    func makePipeline(
        size: CGSize, environment: EnvironmentValues, content: @escaping () -> AnyView
    ) -> FramePipeline {
        TestHost.makePipeline(size: size, scale: 1, environment: environment, clock: clock, content: content)
    }

    func show(_ window: AppWindow, size: CGSize, frame: KeptFrame?) -> any NativeWindow {
        let size = frame?.fitted(into: []).size ?? size
        window.pipeline.setSize(size, scale: 1)
        let host = TestHost(window.pipeline, size: size, scale: 1, clock: clock, clipboard: clipboard)
        let shown = MemoryWindow(window, host: host, restored: frame, in: self)
        host.window = shown
        windows.append(shown)
        return shown
    }

    func makeStatusItem(
        _ entry: StatusEntry, _ offered: @escaping @MainActor (Bool) -> Void
    ) -> (any NativeStatusItem)? {
        guard hasStatusArea else { return nil }
        offered(true)
        return MemoryStatusItem()
    }

    /// Who shows the dialog for printing in windows that open from now on; nil where the program shows its own.
    var printService: PrintService?

    /// No code of a test runs meanwhile: the program's file dialogs are answered by what the test has set.
    func runModal(while isOpen: () -> Bool) {
        while isOpen() {
            app?.update()
            guard isOpen() else { return }
            guard let dialog = fileDialogs.last else {
                return RuntimeWarning.issue("A dialog was run that is not in memory: it answers nothing.")
            }
            app?.onModalFileDialog?(dialog)
            if isOpen() { dialog.cancel() }
        }
    }

    /// The open file dialogs, the last one in front.
    private(set) var fileDialogs: [TestFileDialog] = []

    private func show(_ request: FileDialogRequest, _ answer: @escaping FileDialogService.Answer) -> FileDialogTicket {
        let dialog = TestFileDialog(request)
        dialog.onAnswer = { [weak self, weak dialog] chosen in
            self?.fileDialogs.removeAll { $0 === dialog }
            DeepStack.run { answer(chosen) }
            self?.app?.update()
        }
        fileDialogs.append(dialog)
        return FileDialogTicket { [weak self] in
            dialog.onAnswer = nil
            self?.fileDialogs.removeAll { $0 === dialog }
        }
    }

    fileprivate func forget(_ window: MemoryWindow) {
        windows.removeAll { $0 === window }
        app?.windowClosed()
    }
}

/// A window in memory, which a test drives by its host.
@MainActor final class MemoryWindow: NativeWindow {
    private(set) weak var window: AppWindow?
    let host: TestHost
    private unowned let system: MemoryWindows

    private let restored: KeptFrame?
    private let size: CGSize

    init(_ window: AppWindow, host: TestHost, restored: KeptFrame?, in system: MemoryWindows) {
        (self.window, self.host, self.restored, self.system) = (window, host, restored, system)
        size = host.size
    }

    var keptFrame: KeptFrame? { host.size == size ? restored : KeptFrame(size: host.size) }

    /// The host asks for the title when a test does.
    func titleChanged() {}

    func limitsChanged() {
        guard let limits = window?.limits else { return }
        let size = host.size
        let new = limits.nearest(to: size)
        if new != size { host.resize(width: new.width, height: new.height) }
    }

    /// Measured when a test asks.
    func contentChanged() {}

    func interactionsChanged() {}
    func offerMenuBar() {}

    /// The list of windows has it in front already.
    func raise() {}

    /// Memory has no screen.
    func minimize() {}
    func zoom() {}

    private var zoomed: (before: CGSize, size: CGSize)?

    func zoom(to size: CGSize, at position: WindowPlacement.Position?) {
        let old = host.size
        let new = zoomed?.size == old ? zoomed?.before ?? size : size
        zoomed = zoomed?.size == old ? nil : (old, new)
        host.resize(width: new.width, height: new.height)
    }

    func resize(to size: CGSize) { host.resize(width: size.width, height: size.height) }

    var display: DisplayProxy { system.display }

    func portalName() -> String { "" }
    private(set) var isFullScreen = false

    func setFullScreen(_ isFullScreen: Bool) {
        guard isFullScreen != self.isFullScreen else { return }
        self.isFullScreen = isFullScreen
        window?.fullScreenChanged()
    }

    /// The list of windows knows it.
    func setHidden(_ isHidden: Bool) {}

    func close() { system.forget(self) }
}

extension MemoryWindow: HostWindow {
    var title: WindowTitle { window?.title ?? WindowTitle() }

    var isKey: Bool { window?.isKey ?? false }

    var limits: (least: CGSize, most: CGSize)? {
        if let window, !window.isResizable { return (host.size, host.size) }
        window?.measureLimits()
        return window?.limits.map { ($0.least, $0.most) }
    }

    func makeKey() { window?.raise() }

    func close() -> Bool {
        window?.requestClose()
        update()
        return window?.isOpen != true
    }

    func frameEnded() { window?.followContent() }

    func update() { system.app?.update() }

    var needsFrame: Bool { system.app?.needsFrame ?? false }
}

/// An item in the status area of memory: a test asks the program for what it shows.
@MainActor private final class MemoryStatusItem: NativeStatusItem {
    func update() {}
    func menuChanged() {}
    func end() {}
}

import CasementCore
import CasementSDL
import Foundation

/// Shows the windows of a program on the desktop.
@MainActor package final class DesktopWindows: WindowSystem {
    private let loop: DesktopLoop
    package let sceneStore: ValueStore
    private var settings = DesktopSettings()
    private let fileDialogs: FileDialogService?
    private let printService: PrintService?
    private let printers: PrinterAccess?
    private let mayHavePanelMenuBars: Bool
    /// Called when the user changes the desktop's settings.
    package var onChange: (((inout EnvironmentValues) -> Void) -> Void)?

    package init(_ loop: DesktopLoop, sceneStore: ValueStore = ValueStore(MemoryBackend())) {
        (self.loop, self.sceneStore) = (loop, sceneStore)
        let variables = environmentOfStart
        fileDialogs = FileChooserPortal.service(variables)
        printService = PrintPortal.service(variables)
        printers = PrinterProgram.access(variables)
        mayHavePanelMenuBars = PanelMenuBars.arePossible(variables)
        DesktopPreferences.shared.follow { [weak self] in
            self?.settings = $0
            self?.onChange?($0.apply)
            return self != nil
        }
    }

    package var environment: EnvironmentValues {
        var values = EnvironmentValues.desktop
        settings.apply(to: &values)
        values.fileDialogs = fileDialogs
        values.printService = printService
        values.printers = printers
        return values
    }

    /// Called when the panel of the desktop begins or ends to show the menu bars of windows.
    package var onMenuBarsChange: (() -> Void)?
    private lazy var panelMenuBars =
        mayHavePanelMenuBars
        ? PanelMenuBars { [weak self] in self?.onMenuBarsChange?() } : nil

    package var showsMenuBars: Bool { panelMenuBars?.areShown != true }

    package func menusChanged() { panelMenuBars?.menusChanged() }

    package func makeFrame(for frame: WindowTraits.Frame) -> WindowFrame? {
        guard TitleBars.areOwn(for: frame) else { return nil }
        let frame = WindowFrame()
        DesktopPreferences.shared.follow { [weak frame] settings in
            if let layout = settings.titleBarButtons { frame?.state.buttons = TitleBarLayout(layout) }
            return frame != nil
        }
        return frame
    }

    package let defaultSize = CGSize(width: 960, height: 640)

    package var runsWithoutWindows: Bool {
        get { loop.runsWithoutWindows }
        set { loop.runsWithoutWindows = newValue }
    }

    package var icon: CGImage? {
        get { loop.icon }
        set { loop.icon = newValue }
    }

    package var display: DisplayProxy {
        let screen =
            loop.screens.first ?? (CGRect(origin: .zero, size: defaultSize), CGRect(origin: .zero, size: defaultSize))
        return DisplayProxy(bounds: screen.0, visibleRect: screen.1)
    }

    package func runModal(while isOpen: () -> Bool) { loop.runModal(while: isOpen) }

    package func makePipeline(
        size: CGSize, environment: EnvironmentValues, content: @escaping () -> AnyView
    ) -> FramePipeline {
        FramePipeline(
            size: size, scale: 1, environment: environment, textEngine: SystemTextEngine.shared,
            rasteriser: CairoRasteriser(), clock: { Date() }, content: content)
    }

    package func makeStatusItem(
        _ entry: StatusEntry, _ offered: @escaping @MainActor (Bool) -> Void
    ) -> (any NativeStatusItem)? {
        guard StatusItem.isPossible(ProcessInfo.processInfo.environment) else { return nil }
        return DesktopStatusItem(entry, offered)
    }

    package func show(_ window: AppWindow, size: CGSize, frame: KeptFrame?) throws -> any NativeWindow {
        try WindowController(window, size: size, frame: frame, loop: loop, panelMenuBars: panelMenuBars)
    }
}

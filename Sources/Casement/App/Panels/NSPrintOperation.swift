import CasementCore
import Foundation

/// Prints a view, with AppKit's name: by the desktop's dialog, or one of the program's own where there is none.
///
///     let operation = NSPrintOperation(view: NSHostingView(rootView: Report(values)))
///     operation.jobTitle = "Report"
///     operation.run()
///
/// The view is divided into pages as by `ImageRenderer.pdfData`. Views use `printer(_:isPresented:content:)`, which
/// needs no code that waits.
@MainActor @preconcurrency public final class NSPrintOperation {
    /// The paper, and what is done with the pages.
    public var printInfo: NSPrintInfo
    /// The name of the document; nil for that of the program.
    public var jobTitle: String?
    /// Whether the user is asked: true. Without a dialog, pages are saved at the URL of the settings, or printed by the
    /// usual printer.
    public var showsPrintPanel = true
    /// Has no effect.
    public var showsProgressPanel = true
    /// Has no effect: pages are drawn on the main actor, other work between them.
    public var canSpawnSeparateThread = false

    private let view: NSView
    private let session = PrintSession()
    private var result: Result<Void, any Error>?

    /// Creates an operation that prints a view.
    public init(view: NSView, printInfo: NSPrintInfo = .shared) { (self.view, self.printInfo) = (view, printInfo) }

    /// Prints, and returns when the printer has the pages, or the user has cancelled; whether they were printed. Until
    /// then the program's windows are drawn, and the user can do nothing in them.
    @discardableResult public func run() -> Bool {
        start(over: nil)
        RunningApp.current?.system.runModal { session.isOpen }
        session.withdraw()
        return if case .success = result { true } else { false }
    }

    /// Prints without waiting, with the dialog above a window. There are no selectors: the last three arguments are
    /// nil.
    public func runModal(for window: NSWindow, delegate: Any? = nil, didRun: Never? = nil, contextInfo: Never? = nil) {
        start(over: window.window)
    }

    private func start(over window: AppWindow?) {
        guard !session.isOpen, let program = RunningApp.current, program.isRunning else {
            return RuntimeWarning.issue("A view is printed while it is already, or before the program runs.")
        }
        result = nil
        session.onEnd = { [self] in
            result = $0
            if case .failure(let error) = $0 {
                program.report(String(localized: "The document could not be printed."), error.localizedDescription)
            }
        }
        let job = PrintJob(
            title: jobTitle ?? programName, paper: printInfo.paper, content: view.content,
            footer: { _, _ in EmptyView() })
        program.run(job, printInfo, showsPrintPanel, session, over: window)
    }
}

extension RunningApp {
    /// Prints: with the desktop's dialog, one of the program's own in a window, or none.
    fileprivate func run(
        _ job: PrintJob, _ info: NSPrintInfo, _ asks: Bool, _ session: PrintSession, over window: AppWindow?
    ) {
        session.askPlace = { [unowned self] request, answer in show(request, over: window, answer) }
        var panel: AppWindow?
        session.onOwnEnd = { panel?.close() }
        session.onOwn = { [unowned self] model in
            openPanel(Text("Print"), nil) {
                AnyView(PrintDialog(model: model).onDisappear { model.cancel() })
            } opened: {
                panel = $0
            }
        }
        var values = system.environment
        let parent = window ?? windows.windows.first
        parent?.count(dialogsOf: &values)
        values.desktopWindowName = DesktopWindowName { [weak parent] in parent?.native?.portalName() ?? "" }
        switch info.jobDisposition {
        case .cancel: return
        case .save: session.save(job, on: info.paper, to: info.file)
        default:
            if asks {
                session.print(job, in: values)
            } else {
                session.printAtOnce(job, on: info.paper, values.printers)
            }
        }
    }
}

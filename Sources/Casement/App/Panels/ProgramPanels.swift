import CasementCore
import Foundation

/// Dialogs that belong to the program, and not to what a window shows.
extension RunningApp {
    /// Shows a file dialog: the desktop's, or one of the program's own in a window. `finish` gets the chosen files, or
    /// nil.
    /// - Parameter window: the window that the dialog belongs to; nil for the frontmost.
    @discardableResult func show(
        _ request: FileDialogRequest, over window: AppWindow? = nil, _ finish: @escaping ([URL]?) -> Void
    ) -> FileDialogSession {
        var request = request
        let parent = window ?? windows.windows.first
        request.parentWindow = parent?.native?.portalName() ?? ""
        let session = FileDialogSession()
        var panel: AppWindow?
        // No view keeps the session: it keeps itself until it is answered.
        session.follow {
            session.follow { _ in }
            panel?.close()
            finish($0)
        }
        session.onOwn = { [weak self] model in
            self?.openPanel(
                Text(verbatim: model.request.title ?? model.request.confirmation), CGSize(width: 820, height: 520)
            ) {
                AnyView(FileBrowser(model: model).onDisappear { model.cancel() })
            } opened: {
                panel = $0
            }
        }
        var environment = system.environment
        parent?.count(dialogsOf: &environment)
        session.show(request, environment.fileDialogs, settings: environment.appStorage ?? .shared)
        return session
    }

    /// Says in a window of its own what went wrong.
    package func report(_ title: String, _ reason: String) {
        var window: AppWindow?
        let isShown = Binding {
            true
        } set: {
            if !$0 { window?.close() }
        }
        openPanel(Text(verbatim: title), nil) {
            AnyView(
                AlertPage(title: Text(verbatim: title), isPresented: isShown) {
                    EmptyView()
                } message: {
                    Text(verbatim: reason)
                })
        } opened: {
            window = $0
        }
    }

    /// Opens a window that no scene declares; each call opens another.
    func openPanel(
        _ title: Text, _ size: CGSize?, _ content: @escaping @MainActor () -> AnyView,
        opened: @escaping (AppWindow?) -> Void
    ) {
        var scene = WindowDescription(.alert, title: title) { _ in content() }
        scene.path = "panel \(UUID().uuidString)"
        scene.isDeclared = false
        scene.menuBar = .hidden
        scene.position = .center
        if let size { scene.size = size } else { scene.resizability = .contentSize }
        afterTurn { [weak self] in opened(self?.open(scene, value: nil)) }
    }
}

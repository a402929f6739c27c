import CasementCore
import Foundation

/// Shows a file dialog while a binding is true: the desktop's, or one of the program's own where there is none.
struct FileDialogModifier: ViewModifier {
    let isPresented: Binding<Bool>
    /// What is asked, when the dialog is shown.
    let request: () -> FileDialogRequest
    /// Called with the chosen files, of which there is one at least, when the binding is false.
    let chosen: ([URL]) -> Void
    let cancelled: () -> Void
    @State private var session = FileDialogSession()
    @Environment(\.self) private var environment

    func body(content: Content) -> some View {
        let isShown = isPresented.wrappedValue
        // Not this modifier, which has the session.
        let _ = session.follow { [isPresented, chosen, cancelled] answer in
            isPresented.wrappedValue = false
            if let answer { chosen(answer) } else { cancelled() }
        }
        content
            .onChange(of: isShown, initial: true) { _, isShown in
                guard isShown else { return session.end() }
                session.show(
                    request().with(environment), environment.fileDialogs, settings: environment.appStorage ?? .shared)
            }
            .onDisappear { session.end() }
            .sheet(isPresented: session.ownIsShown) { if let own = session.own { FileBrowser(model: own) } }
    }
}

/// A file dialog that may be open.
@MainActor @Observable final class FileDialogSession {
    /// The dialog of the program's own.
    private(set) var own: FileBrowserModel?
    @ObservationIgnored private var ticket: FileDialogTicket?
    @ObservationIgnored private var finish: ([URL]?) -> Void = { _ in }
    /// Called with a dialog of the program's own; nil where a view shows `own`.
    @ObservationIgnored var onOwn: ((FileBrowserModel) -> Void)?
    @ObservationIgnored private var isOpen = false
    /// The number of the dialog: one that was withdrawn answers no more.
    @ObservationIgnored private var number = 0

    /// Sets who gets the answer: the chosen files, or nil.
    func follow(_ finish: @escaping ([URL]?) -> Void) { self.finish = finish }

    var ownIsShown: Binding<Bool> {
        Binding {
            self.own != nil
        } set: {
            if !$0 { self.own?.cancel() }
        }
    }

    /// - Parameter settings: where the program's own dialog keeps its last folder.
    func show(_ request: FileDialogRequest, _ service: FileDialogService?, settings: ValueStore) {
        guard !isOpen else { return }
        isOpen = true
        number += 1
        guard let service, !request.needsOwnDialog || service.takesPredicates else { return showOwn(request, settings) }
        let shown = number
        ticket = service.show(request) { [weak self] answer in
            guard let self, isOpen, number == shown else { return }
            ticket = nil
            switch answer {
            case .files(let files) where !files.isEmpty: answered(files)
            case .files, .cancelled: answered(nil)
            case .unavailable: showOwn(request, settings)
            }
        }
    }

    private func showOwn(_ request: FileDialogRequest, _ settings: ValueStore) {
        let model = FileBrowserModel(request, settings: settings) { [weak self] in
            self?.own = nil
            self?.answered($0)
        }
        own = model
        onOwn?(model)
    }

    private func answered(_ files: [URL]?) {
        guard isOpen else { return }
        isOpen = false
        finish(files)
    }

    /// Closes the dialog, as the user does who cancels it.
    func cancel() {
        ticket?.withdraw()
        ticket = nil
        own = nil
        answered(nil)
    }

    /// Removes the dialog: the binding is false, or the view is gone.
    func end() {
        guard isOpen else { return }
        isOpen = false
        own = nil
        ticket?.withdraw()
        ticket = nil
    }
}

import CasementCore
import Foundation

/// The content of a window with a document, and what its user is asked.
struct DocumentWindow<Content: View>: View {
    let value: WindowValue
    let content: @MainActor (DocumentSession) -> Content?

    static var _isBuiltIn: Bool { true }

    var body: some View {
        if let session = (value.value as? DocumentReference)?.session {
            DocumentContent(session: session, value: value, content: content)
        }
    }
}

private struct DocumentContent<Content: View>: View {
    @Bindable var session: DocumentSession
    let value: WindowValue
    let content: @MainActor (DocumentSession) -> Content?
    @Environment(\.documentOpener) private var opener

    static var _isBuiltIn: Bool { true }

    var body: some View {
        shown
            .environment(
                \.documentConfiguration,
                DocumentConfiguration(fileURL: session.fileURL, isEditable: session.isEditable)
            )
            .windowCloseGuard(session.closeGuard)
            .preference(
                key: WindowDocumentKey.self, value: WindowDocument(name: session.name, isEdited: session.isEdited)
            )
            .onChange(of: session.fileURL) { value.value = AnyHashable(session.reference) }
            .modifier(
                FileDialogModifier(isPresented: $session.asksForPlace) {
                    session.placeRequest
                } chosen: {
                    session.save(to: $0[0])
                } cancelled: {
                    session.placeCancelled()
                }
            )
            .modifier(
                FileDialogModifier(isPresented: $session.asksForFolder) {
                    session.folderRequest
                } chosen: {
                    session.move(toFolder: $0[0])
                } cancelled: {
                }
            )
            .modifier(DocumentQuestions(session: session))
            .environment(\.rename, session.canMove ? RenameAction { [session] in session.askToRename() } : nil)
            .background { if session.isEditable { DocumentAutosaving(session: session) } }
            .onDisappear { session.ended() }
    }

    @ViewBuilder private var shown: some View {
        switch session.phase {
        case .ready:
            if let content = content(session) {
                content
            } else {
                // A viewer without a file.
                ContentUnavailableView {
                    Label("No Document", systemImage: "doc")
                } actions: {
                    Button("Open…") { opener?.chooseDocuments() }
                }
            }
        case .reading:
            ProgressView().frame(maxWidth: .infinity, maxHeight: .infinity)
        case .failed(let reason):
            ContentUnavailableView {
                Label("The document cannot be opened", systemImage: "exclamationmark.triangle")
            } description: {
                Text(verbatim: reason)
            }
        }
    }
}

/// Wakes a document when its changes are saved.
private struct DocumentAutosaving: View {
    let session: DocumentSession

    static var _isBuiltIn: Bool { true }

    var body: some View {
        if let date = session.autosaveDate {
            TimelineView(.explicit([.distantPast, date])) { context in
                let isDue = context.date >= date
                Color.clear.frame(width: 0, height: 0)
                    .onChange(of: isDue, initial: true) { if isDue { session.autosave() } }
            }
            .id(date)
        }
    }
}

/// The dialogs of a document.
private struct DocumentQuestions: ViewModifier {
    @Bindable var session: DocumentSession

    private func isAsked(_ question: DocumentSession.Question) -> Binding<Bool> {
        Binding {
            session.question == question
        } set: {
            if !$0, session.question == question { session.question = nil }
        }
    }

    private var failure: (title: String, reason: String)? {
        if case .failure(let title, let reason)? = session.question { (title, reason) } else { nil }
    }

    func body(content: Content) -> some View {
        content
            .alert(
                Text(verbatim: "Do you want to save the changes made to “\(session.name)”?"),
                isPresented: isAsked(.closing)
            ) {
                Button("Save") { session.answerClosing(saves: true) }
                Button("Don’t Save", role: .destructive) { session.answerClosing(saves: false) }
                Button("Cancel", role: .cancel) { session.answerClosing(saves: nil) }
            } message: {
                Text("Your changes are lost if you don’t save them.")
            }
            .alert(
                Text(verbatim: "“\(session.name)” has been changed by another program."),
                isPresented: isAsked(.conflict)
            ) {
                Button("Save Anyway") { session.overwrite() }
                Button("Revert", role: .destructive) {
                    session.finishSaving(false)
                    session.revert()
                }
                Button("Cancel", role: .cancel) { session.finishSaving(false) }
            } message: {
                Text("Saving replaces what the other program has written. Reverting discards your changes.")
            }
            .alert(
                Text(verbatim: "Do you want to discard the changes made to “\(session.name)”?"),
                isPresented: isAsked(.reverting)
            ) {
                Button("Revert", role: .destructive) { session.revert() }
                Button("Cancel", role: .cancel) {}
            }
            .alert(Text(verbatim: "Rename “\(session.name)”"), isPresented: isAsked(.renaming)) {
                TextField("Name", text: $session.newName)
                Button("Rename") { session.rename() }
                Button("Cancel", role: .cancel) {}
            }
            .alert(
                Text(verbatim: failure?.title ?? ""),
                isPresented: Binding {
                    failure != nil
                } set: {
                    if !$0, failure != nil { session.question = nil }
                }
            ) {
                Button("OK", role: .cancel) {}
            } message: {
                Text(verbatim: failure?.reason ?? "")
            }
    }
}

import CasementTesting
import Expectations
import SwiftUI
import Testing

/// Windows that ask before they close, by the dialog that their content declares.
@MainActor struct DismissalConfirmations {
    @MainActor @Observable final class Draft {
        var isEdited = true
        var saves = 0
    }

    private struct Editor: View {
        let draft: Draft
        var body: some View {
            Text("draft").dismissalConfirmationDialog("Discard the draft?", shouldPresent: draft.isEdited) {
                Button("Discard", role: .destructive) {}
                Button("Save") { draft.saves += 1 }
                Button("Go On", role: .cancel) {}
            } message: {
                Text("It was not saved.")
            }
        }
    }

    private func app(_ draft: Draft) -> (app: TestApp, editor: TestHost) {
        let app = TestApp {
            WindowGroup("Main") { Opener("Open") { $0(id: "editor") } }
            Window("Editor", id: "editor") { Editor(draft: draft) }
        }
        app.windows[0].tap(text: "Open")
        app.settle()
        return (app, app.windows[0])
    }

    @Test("The window stays until an action is chosen, which closes it; cancelling does not")
    func asks() {
        let draft = Draft()
        let (app, editor) = app(draft)
        expect(!editor.close() && app.windows.count == 2)
        app.settle()
        expect(editor.find(text: "It was not saved.") != nil)
        editor.tap(text: "Go On")
        app.settle()
        expect(app.windows.count == 2 && editor.find(text: "It was not saved.") == nil)
        expect(!editor.close())
        app.settle()
        editor.key(.escape)
        app.settle()
        expect(app.windows.count == 2 && editor.find(text: "It was not saved.") == nil)
        expect(!editor.close())
        app.settle()
        editor.tap(text: "Save")
        app.settle()
        expect(app.windows.count == 1 && draft.saves == 1)
    }

    @Test("Without a reason it does not ask")
    func allows() {
        let draft = Draft()
        let (app, editor) = app(draft)
        draft.isEdited = false
        app.update()
        expect(editor.close() && app.windows.count == 1)
    }

    @Test("A program that ends asks too") func quitting() {
        let (app, editor) = app(Draft())
        expect(!app.quit())
        app.settle()
        editor.tap(text: "Discard")
        app.settle()
        expect(!app.isRunning)
    }
}

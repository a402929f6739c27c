import CasementCore
import CasementTesting
import Expectations
import SwiftUI
import Testing

/// Windows that ask before they close, as documents with changes do.
@MainActor struct AskingWindows {
    /// Stands in for a document: its changes are saved or dropped by a dialog.
    @MainActor @Observable final class Draft {
        var isEdited = true
        var isShown = false
        @ObservationIgnored private(set) var asked = 0
        @ObservationIgnored private var decide: ((Bool) -> Void)?
        @ObservationIgnored private(set) var closeGuard = CloseGuard { _ in .allow }

        init() {
            closeGuard = CloseGuard { [unowned self] decide in
                asked += 1
                guard isEdited else { return .allow }
                (self.decide, isShown) = (decide, true)
                return .ask
            }
        }

        func answer(_ mayClose: Bool) {
            let decide = decide
            self.decide = nil
            decide?(mayClose)
        }

        func forget() { decide = nil }
    }

    private struct Editor: View {
        @Bindable var draft: Draft
        var body: some View {
            Text("text")
                .alert("Save?", isPresented: $draft.isShown) {
                    Button("Save") {
                        draft.isEdited = false
                        draft.answer(true)
                    }
                    Button("Don’t Save", role: .destructive) { draft.answer(true) }
                    Button("Cancel", role: .cancel) { draft.answer(false) }
                }
                .windowCloseGuard(draft.closeGuard)
        }
    }

    private func app(_ drafts: [Draft]) -> TestApp {
        let app = TestApp {
            WindowGroup("Draft", for: Int.self) { $index in Editor(draft: drafts[index ?? 0]) }
                .defaultLaunchBehavior(.suppressed)
            Window("Main", id: "main") {
                ForEach(drafts.indices, id: \.self) { index in Opener("Open \(index)") { $0(value: index) } }
            }
            .defaultLaunchBehavior(.presented)
        }
        for index in drafts.indices { app.window("Main")?.tap(text: "Open \(index)") }
        app.settle()
        return app
    }

    @Test("A window with changes asks, and closes by the answer", arguments: ["Save", "Don’t Save"])
    func closing(button: String) {
        let draft = Draft()
        let app = app([draft])
        let window = app.windows[0]
        expect(!window.close() && window.find(text: "Save?") != nil)
        expect(!window.close() && draft.asked == 1, "It asks once.")
        app.settle()
        window.tap(text: button)
        app.settle()
        expect(app.windows.map(\.title), equals: ["Main"])
        expect(draft.isEdited, equals: button != "Save")
    }

    @Test("Cancel and Escape keep the window, which asks again the next time") func cancelling() {
        let draft = Draft()
        let app = app([draft])
        let window = app.windows[0]
        window.close()
        app.settle()
        window.tap(text: "Cancel")
        app.settle()
        expect(app.windows.count == 2 && window.find(text: "Save?") == nil)
        window.close()
        app.settle()
        window.key(.escape)
        app.settle()
        expect(app.windows.count == 2 && window.find(text: "Save?") == nil && draft.asked == 2)
        draft.isEdited = false
        expect(window.close())
    }

    @Test("dismissWindow asks too; a destructive one does not") func dismissal() {
        let draft = Draft()
        let app = TestApp {
            WindowGroup("Draft") {
                Editor(draft: draft)
                CloseButton()
                DestroyButton()
            }
            Window("Other", id: "o") { Text("x") }.defaultLaunchBehavior(.presented)
        }
        app.windows[0].tap(text: "Close")
        app.settle()
        expect(app.windows.count == 2 && draft.isShown)
        app.windows[0].tap(text: "Cancel")
        app.settle()
        app.windows[0].tap(text: "Destroy")
        app.settle()
        expect(app.windows.map(\.title), equals: ["Other"])
    }

    private struct DestroyButton: View {
        @Environment(\.dismissWindow) private var dismissWindow
        var body: some View {
            Button("Destroy") { withTransaction(\.dismissBehavior, .destructive) { dismissWindow() } }
        }
    }

    @Test("Quitting asks one window after the other, and none closes before all agree") func quitting() {
        let drafts = [Draft(), Draft(), Draft()]
        drafts[1].isEdited = false
        let app = app(drafts)
        app.windows.last?.makeKey()
        expect(!app.quit() && app.isRunning)
        expect(app.windows[0].title == "Draft" && app.windows[0].isKey && drafts[2].isShown)
        expect(!app.quit() && drafts[2].asked == 1, "It is asked already.")
        app.settle()
        app.windows[0].tap(text: "Don’t Save")
        app.settle()
        expect(app.windows.count == 4 && drafts[0].isShown && drafts[1].asked == 1)
        expect(app.windows[0].find(text: "Save?") != nil)
        app.windows[0].tap(text: "Cancel")
        app.settle()
        expect(app.isRunning && app.windows.count == 4)
        expect(!app.quit() && drafts[0].asked + drafts[2].asked == 3)
    }

    @Test("When all agree the program ends") func agreement() {
        let drafts = [Draft(), Draft()]
        let app = app(drafts)
        app.quit()
        for _ in drafts {
            app.settle()
            app.windows[0].tap(text: "Save")
            app.settle()
        }
        expect(!app.isRunning && app.windows.isEmpty && drafts.allSatisfy { !$0.isEdited })
    }

    @Test("An answer may come from a task; an answer that never comes is no") func tasks() async {
        let draft = Draft()
        let app = app([draft])
        let window = app.windows[0]
        window.close()
        draft.forget()
        draft.isShown = false
        app.settle()
        expect(app.windows.count, equals: 2)
        window.close()
        expect(draft.asked, equals: 2)
        draft.isShown = false
        Task { draft.answer(true) }
        await app.settleTasks()
        expect(app.windows.count, equals: 1)
    }

    @Test("A window that is destroyed while it is asked does not hold back quitting") func destroyedMeanwhile() {
        let draft = Draft()
        let app = TestApp {
            WindowGroup("Draft", id: "d") { Editor(draft: draft) }
            Window("Other", id: "o") { WindowDestroyer() }.defaultLaunchBehavior(.presented)
        }
        expect(!app.quit() && draft.isShown)
        app.window("Other")?.tap(text: "Destroy")
        app.settle()
        expect(!app.isRunning)
    }

    private struct WindowDestroyer: View {
        @Environment(\.dismissWindow) private var dismissWindow
        var body: some View {
            Button("Destroy") { withTransaction(\.dismissBehavior, .destructive) { dismissWindow(id: "d") } }
        }
    }

    @Test("Several guards are asked one after the other, until one refuses") func several() {
        var log: [String] = []
        let model = SceneModel()
        let first = CloseGuard { _ in
            log.append("first")
            return .allow
        }
        let second = CloseGuard { _ in
            log.append("second")
            return model.on ? .allow : .refuse
        }
        let app = TestApp {
            WindowGroup {
                VStack { Text("x").windowCloseGuard(first) }.windowCloseGuard(second)
            }
        }
        expect(!app.quit() && log == ["first", "second"])
        model.on = true
        expect(app.windows[0].close() && !app.isRunning && log.count == 4)
    }

    @Test("An answer that comes twice, or after the window has closed, changes nothing") func lateAnswers() {
        var decide: [(Bool) -> Void] = []
        let closeGuard = CloseGuard {
            decide.append($0)
            return .ask
        }
        let app = TestApp {
            WindowGroup("A") { Text("a").windowCloseGuard(closeGuard) }
            Window("B", id: "b") { Text("b") }.defaultLaunchBehavior(.presented)
        }
        let window = app.window("A")
        window?.close()
        decide[0](false)
        decide[0](true)
        app.settle()
        expect(app.windows.count, equals: 2)
        window?.close()
        decide[1](true)
        app.settle()
        decide[1](true)
        app.settle()
        expect(app.windows.map(\.title), equals: ["B"])
    }

    @Test("Starting again asks nobody, and the window comes back") func relaunching() {
        let draft = Draft()
        let app = app([draft])
        app.relaunch()
        expect(draft.asked == 0 && app.windows.count == 2)
    }
}

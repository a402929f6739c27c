import CasementCore
import CasementTesting
import Expectations
import SwiftUI
import Testing

/// Windows that refuse to close, and what does that.
@MainActor struct RefusingWindows {
    private struct Kept: View {
        @State private var isKept = true
        var body: some View {
            Text("x").windowDismissBehavior(isKept ? .disabled : .enabled)
            Button("let go") { isKept = false }
            CloseButton()
        }
    }

    /// A window beside another, which the test opens.
    private func app<Content: View>(
        _ content: @escaping () -> Content
    ) -> (app: TestApp, main: TestHost, other: TestHost) {
        let app = TestApp {
            WindowGroup("Main") {
                Opener("Open") { $0(id: "other") }
                Dismisser(id: "other")
            }
            Window("Other", id: "other") { content() }
        }
        let main = app.windows[0]
        main.tap(text: "Open")
        app.settle()
        return (app, main, app.windows[0])
    }

    /// Buttons that close a window of another scene.
    private struct Dismisser: View {
        let id: String
        @Environment(\.dismissWindow) private var dismissWindow
        var body: some View {
            Button("Dismiss") { dismissWindow(id: id) }
            Button("Destroy") { withTransaction(\.dismissBehavior, .destructive) { dismissWindow(id: id) } }
        }
    }

    @Test("The close button does nothing while the content disables it") func disabled() {
        let (app, _, other) = app { Kept() }
        expect(!other.close() && app.windows.count == 2 && other.find(text: "x") != nil)
        other.tap(text: "let go")
        expect(other.close() && app.windows.count == 1)
    }

    @Test("dismiss and dismissWindow close such a window") func dismissal() {
        let (first, _, inner) = app { Kept() }
        inner.tap(text: "Close")
        first.settle()
        expect(first.windows.count, equals: 1)
        let (second, main, _) = app { Kept() }
        main.tap(text: "Dismiss")
        second.settle()
        expect(second.windows.count, equals: 1)
    }

    @Test("Such a window does not hold back quitting") func quitting() {
        let (app, _, _) = app { Kept() }
        expect(app.quit() && !app.isRunning)
    }

    @Test("The outer modifier decides, but an automatic one says nothing") func nesting() {
        let automatic = app { Text("x").windowDismissBehavior(.disabled).windowDismissBehavior(.automatic) }
        expect(!automatic.other.close())
        let enabled = app { Text("x").windowDismissBehavior(.disabled).windowDismissBehavior(.enabled) }
        expect(enabled.other.close() && enabled.app.isRunning)
    }

    @Test("Several views ask for different things") func separateRequests() {
        let (app, _, other) = app {
            VStack {
                Text("x").windowDismissBehavior(.disabled)
                Text("y").windowResizeBehavior(.disabled)
            }
        }
        expect(!other.close())
        expect(other.minimumSize == other.size && other.maximumSize == other.size)
        expect(app.isRunning)
    }

    @Test("Another window can be resized and closed") func plain() {
        let (app, _, other) = app { Text("x").windowMinimizeBehavior(.disabled).windowFullScreenBehavior(.disabled) }
        expect(other.minimumSize != other.maximumSize && other.maximumSize == nil)
        expect(other.close() && app.isRunning)
    }

    private struct Presenting: View {
        enum Kind: String, CaseIterable, Sendable { case sheet, alert, confirmation, cover, popover }
        let kind: Kind
        @State private var on = true
        @Environment(\.dismiss) private var dismiss
        @Environment(\.dismissWindow) private var dismissWindow
        private var content: some View { Text("x") }

        @ViewBuilder var body: some View {
            switch kind {
            case .sheet: content.sheet(isPresented: $on) { Text("inside").interactiveDismissDisabled() }
            case .alert: content.alert("inside", isPresented: $on) { Button("Leave") { dismissWindow() } }
            case .confirmation:
                content.confirmationDialog("inside", isPresented: $on) { Button("Leave") { dismiss() } }
            case .cover: content.fullScreenCover(isPresented: $on) { Text("inside") }
            case .popover: content.popover(isPresented: $on) { Text("inside") }
            }
        }
    }

    @Test("A window with a dialog stays until code destroys it", arguments: [Presenting.Kind.sheet, .alert, .cover])
    private func dialogs(kind: Presenting.Kind) {
        let (app, main, other) = app { Presenting(kind: kind) }
        expect(other.find(text: "inside") != nil)
        expect(!other.close())
        main.tap(text: "Dismiss")
        app.settle()
        expect(app.windows.count, equals: 2)
        expect(!app.quit() && app.isRunning && other.isKey, "The window in the way comes to the front.")
        main.tap(text: "Destroy")
        app.settle()
        expect(app.windows.count, equals: 1)
        expect(app.quit())
    }

    @Test("A popover does not hold the window back") func popovers() {
        let (app, _, other) = app { Presenting(kind: .popover) }
        expect(other.find(text: "inside") != nil && other.close() && app.isRunning)
    }

    @Test("A button of an alert may close the window", arguments: [Presenting.Kind.alert, .confirmation])
    private func leaving(kind: Presenting.Kind) {
        let (app, _, other) = app { Presenting(kind: kind) }
        other.tap(text: "Leave")
        app.settle()
        expect(app.windows.count, equals: 1)
    }

    @Test("A scene that ends closes its windows, and they are not asked") func endedScenes() {
        let model = SceneModel()
        model.on = true
        let app = TestApp {
            WindowGroup("Main") { Text("x") }
            if model.on { Window("Other", id: "o") { Kept() }.defaultLaunchBehavior(.presented) }
        }
        expect(app.windows.count, equals: 2)
        model.on = false
        app.settle()
        expect(app.windows.map(\.title), equals: ["Main"])
    }
}

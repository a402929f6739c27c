import CasementTesting
import Expectations
import Foundation
import SwiftUI
import Testing

/// Windows of groups: which of several groups opens one, what they store, what ends with them.
@MainActor struct WindowsOfGroups {
    private struct Opens: View {
        let title: String
        let act: @MainActor (OpenWindowAction, DismissWindowAction) -> Void
        @Environment(\.openWindow) private var open
        @Environment(\.dismissWindow) private var dismiss

        init(_ title: String, _ act: @escaping @MainActor (OpenWindowAction, DismissWindowAction) -> Void) {
            (self.title, self.act) = (title, act)
        }

        var body: some View { Button(title) { act(open, dismiss) } }
    }

    @Test("dismissWindow with the id of a group closes all its windows") func dismissing() {
        let app = TestApp {
            WindowGroup("Main") {
                Opens("Open") { open, _ in open(id: "note") }
                Opens("Shut") { _, dismiss in dismiss(id: "note") }
            }
            WindowGroup("Note", id: "note") { Text("a note") }
        }
        let main = app.windows[0]
        for _ in 0..<3 {
            main.tap(text: "Open")
            app.settle()
        }
        expect(app.windows.count, equals: 4)
        main.tap(text: "Shut")
        app.settle()
        expect(app.windows.map(\.title), equals: ["Main"])
    }

    @Test("Of two groups with values of one type the first opens, or the one with the id; both come back")
    func equalTypes() {
        let app = TestApp {
            WindowGroup("Main") {
                Opens("Any") { open, _ in open(value: 5) }
                Opens("B") { open, _ in open(id: "b", value: 5) }
                Opens("None") { open, _ in open(id: "b") }
            }
            WindowGroup("A", id: "a", for: Int.self) { Text("a \($0.wrappedValue ?? -1)") }
            WindowGroup("B", id: "b", for: Int.self) { Text("b \($0.wrappedValue ?? -1)") }
        }
        let main = app.windows[0]
        func press(_ title: String) -> TestHost {
            main.tap(text: title)
            app.settle()
            return app.windows[0]
        }
        expect(press("Any").find(text: "a 5") != nil)
        expect(press("B").find(text: "b 5") != nil && app.windows.count == 3)
        expect(press("Any").find(text: "a 5") != nil && app.windows.count == 3)
        app.relaunch()
        app.settle()
        let shown = ["a 5", "b 5"].map { text in app.windows.filter { $0.find(text: text) != nil }.count }
        expect(shown == [1, 1] && app.windows.count == 3)
        // Without a value each is a new one.
        app.window("Main")?.tap(text: "None")
        app.settle()
        app.window("Main")?.tap(text: "None")
        app.settle()
        expect(app.windows.count == 5 && app.windows[0].find(text: "b -1") != nil)
    }

    private enum Kind: String { case one, two }

    private struct Stored: View {
        @SceneStorage("kind") private var kind = Kind.one
        @SceneStorage("name") private var name: String?
        @SceneStorage("count") private var count = 0
        @SceneStorage("url") private var url: URL?
        @SceneStorage("data") private var data = Data()
        @SceneStorage("flag") private var flag = false
        @SceneStorage("real") private var real = 0.5

        var body: some View {
            Text("\(kind.rawValue) \(name ?? "nil") \(count) \(url?.path ?? "nil") \(data.count) \(flag) \(real)")
            Button("Set") {
                (kind, name, count, url) = (.two, "n", 3, URL(fileURLWithPath: "/tmp/a"))
                (data, flag, real) = (Data([1, 2]), true, 1.5)
            }
        }
    }

    @Test("A window stores all kinds of values") func stored() {
        let app = TestApp { WindowGroup("Note") { Stored() } }
        expect(app.windows[0].find(text: "one nil 0 nil 0 false 0.5") != nil)
        app.windows[0].tap(text: "Set")
        app.relaunch()
        app.settle()
        expect(app.windows[0].find(text: "two n 3 /tmp/a 2 true 1.5") != nil)
    }

    @Test("The task of a window that is closed is cancelled") func tasks() async {
        var log: [String] = []
        let app = TestApp {
            WindowGroup("Main") { Opens("Open") { open, _ in open(id: "other") } }
            WindowGroup("Other", id: "other") {
                Text("x").onDisappear { log.append("gone") }.task {
                    log.append("began")
                    while !Task.isCancelled { await Task.yield() }
                    log.append("cancelled")
                }
            }
        }
        app.windows[0].tap(text: "Open")
        await app.settleTasks()
        expect(log, equals: ["began"])
        app.windows[0].close()
        await app.settleTasks()
        expect(log.sorted(), equals: ["began", "cancelled", "gone"])
    }

    @Test("Control-comma opens the settings, and Control-W closes them alone") func settings() {
        let app = TestApp {
            WindowGroup("Main") { Text("main") }
            Settings { Text("pane") }
        }
        app.windows[0].key(",", modifiers: .command)
        app.settle()
        expect(app.windows.count == 2 && app.windows[0].find(text: "pane") != nil)
        app.windows[0].key("w", modifiers: .command)
        app.settle()
        expect(app.windows.map(\.title), equals: ["Main"])
    }
}

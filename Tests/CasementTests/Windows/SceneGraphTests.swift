import CasementTesting
import Expectations
import SwiftUI
import Testing

/// The body of an app is tracked as that of a view is.
@MainActor struct SceneGraphTests {
    @Test("A title and a content follow what the body of the app reads") func titles() throws {
        let model = SceneModel()
        let app = TestApp {
            let text = model.text
            WindowGroup("Title \(text)") {
                Text("content \(text)")
                TapCounter()
            }
        }
        let window = try require(app.windows.first)
        window.tap(text: "taps 0")
        expect(window.title == "Title one" && window.find(text: "content one") != nil)
        model.text = "two"
        app.settle()
        expect(window.title == "Title two" && window.find(text: "content two") != nil)
        expect(window.find(text: "taps 1") != nil, "The content keeps its state.")
    }

    @Test("An app has state, settings and a model of its own") func appState() throws {
        struct Program: App {
            @State private var number = 0
            @AppStorage("isLoud") private var isLoud = false
            @StateObject private var model = Model()
            var body: some Scene {
                WindowGroup(isLoud ? "LOUD \(number) \(model.name)" : "quiet \(number) \(model.name)") {
                    Button("more") { number += 1 }
                    Button("switch") { isLoud.toggle() }
                    Button("rename") { model.name = "b" }
                }
            }
        }
        final class Model: ObservableObject { @Published var name = "a" }
        let app = TestApp(Program.self)
        let window = try require(app.windows.first)
        expect(window.title, equals: "quiet 0 a")
        window.tap(text: "more")
        expect(window.title, equals: "quiet 1 a")
        window.tap(text: "switch")
        expect(window.title, equals: "LOUD 1 a")
        window.tap(text: "rename")
        expect(window.title, equals: "LOUD 1 b")
    }

    @Test("The windows of a scene whose condition ends are closed") func conditions() throws {
        let model = SceneModel()
        model.on = true
        let app = TestApp {
            WindowGroup("Main") { Opener("Open") { $0(id: "log") } }
            if model.on { Window("Log", id: "log") { TapCounter() } }
        }
        app.windows[0].tap(text: "Open")
        try require(app.window("Log")).tap(text: "taps 0")
        model.on = false
        app.settle()
        expect(app.windows.map(\.title), equals: ["Main"])
        expect(app.windows[0].isKey)
        model.on = true
        app.settle()
        app.windows[0].tap(text: "Open")
        expect(app.window("Log")?.find(text: "taps 0") != nil, "It is a new window.")
    }

    @Test("The branches of if and switch are different scenes", arguments: [0, 1, 2]) func branches(first: Int) {
        let model = SceneModel()
        model.number = first
        let app = TestApp {
            WindowGroup("Main") { Opener("Open") { $0(id: "other") } }
            switch model.number {
            case 0: Window("Zero", id: "other") { Text("0") }
            case 1: Window("One", id: "other") { Text("1") }
            default: Window("Many", id: "other") { Text("2") }
            }
        }
        let titles = ["Zero", "One", "Many"]
        app.windows[0].tap(text: "Open")
        expect(app.windows.map(\.title), equals: [titles[first], "Main"])
        model.number = (first + 1) % 3
        app.settle()
        expect(app.windows.map(\.title), equals: ["Main"])
        app.windows[0].tap(text: "Open")
        expect(app.windows.map(\.title), equals: [titles[model.number], "Main"])
    }

    @Test("Scenes of limited availability open as others") func availability() {
        let app = TestApp {
            if #available(macOS 99, *) { Window("New", id: "new") { Text("new") } }
            WindowGroup("Old") { Text("old") }
        }
        expect(app.windows.map(\.title), equals: ["New"])
    }

    @Test("A scene of a program has states and an environment") func composedScenes() throws {
        struct Notes: Scene {
            @State private var number = 0
            @Environment(\.scenePhase) private var phase
            var body: some Scene {
                WindowGroup("Notes \(number) \(phase == .active ? "active" : "idle")") {
                    Button("more") { number += 1 }
                }
            }
        }
        let app = TestApp {
            Notes()
            WindowGroup("Other", id: "other") { Text("other") }
        }
        app.settle()
        let window = try require(app.windows.first)
        expect(window.title, equals: "Notes 0 active")
        window.tap(text: "more")
        expect(window.title, equals: "Notes 1 active")
    }

    @Test("A scene observes values") func observedValues() {
        let model = SceneModel()
        var log: [String] = []
        let app = TestApp {
            WindowGroup("Main") { Text("x") }
                .onChange(of: model.number, initial: true) { log.append("\($0) \($1)") }
                .onChange(of: model.text) { model.on = true }
        }
        app.settle()
        expect(log, equals: ["0 0"])
        model.number = 2
        app.settle()
        model.text = "two"
        app.settle()
        expect(log == ["0 0", "0 2"] && model.on)
    }

    @Test("Scenes get their environment from modifiers") func environment() {
        let model = SceneModel()
        let app = TestApp {
            WindowGroup("Main") { Named() }.environment(\.locale, Locale(identifier: model.on ? "de" : "fr"))
                .environment(model)
        }
        expect(app.windows[0].find(text: "fr one") != nil)
        model.on = true
        app.settle()
        expect(app.windows[0].find(text: "de one") != nil)
    }

    private struct Named: View {
        @Environment(\.locale) private var locale
        @Environment(SceneModel.self) private var model
        var body: some View { Text("\(locale.identifier) \(model.text)") }
    }

    @Test("A list of scenes that becomes empty leaves the windows open") func emptyList() {
        let model = SceneModel()
        model.on = true
        let app = TestApp { if model.on { WindowGroup("Main") { TapCounter() } } }
        app.windows[0].tap(text: "taps 0")
        let warnings = warnings {
            model.on = false
            app.settle()
        }
        expect(warnings, equals: ["The body of the App has no scene any more. The open windows stay as they are."])
        app.windows[0].tap(text: "taps 1")
        expect(app.isRunning && app.windows[0].find(text: "taps 2") != nil)
    }

    @Test("A program without scenes says so and ends") func noScenes() {
        let warnings = warnings {
            let app = TestApp { if false { WindowGroup("Main") { Text("x") } } }
            expect(!app.isRunning && app.windows.isEmpty)
        }
        expect(warnings.count == 1 && warnings[0].hasPrefix("The program has no window to open"))
    }

    @Test("A body that sets what it reads ends with a warning") func endlessBody() {
        struct Program: App {
            @State private var number = 0
            var body: some Scene { WindowGroup(count()) { Text("x") } }

            private func count() -> String {
                number += 1
                return "\(number)"
            }
        }
        let warnings = warnings {
            let app = TestApp(Program.self)
            expect(app.windows.count, equals: 1)
        }
        expect(warnings.contains { $0.hasPrefix("The body of an app or scene sets state that it reads") })
    }
}

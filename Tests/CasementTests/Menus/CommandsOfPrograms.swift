import CasementTesting
import Expectations
import Foundation
import Observation
import SwiftUI
import Testing

@MainActor @Observable private final class Model {
    var on = false
    var items = ["a", "b"]
    var number = 0
    var log: [String] = []
}

extension FocusedValues {
    @Entry fileprivate var word: String?
}

private struct WordCommands: Commands {
    @FocusedValue(\.word) private var word
    @Environment(\.openWindow) private var openWindow

    var body: some Commands {
        CommandMenu("Word") {
            Button("Use \(word ?? "none")") {}.disabled(word == nil)
            Button("Open") { openWindow(id: "doctor") }
        }
    }
}

/// Commands as programs declare them: what they read, and what stands in them.
@MainActor struct CommandsOfPrograms {
    private let model = Model()

    @Test("Commands of all scenes are in the bar, also of those without a window") func scenes() {
        let app = TestApp {
            WindowGroup("Main") { Text("main") }.commands { CommandMenu("One") { Button("1") {} } }
            Window("Second", id: "second") { Text("x") }.commands { CommandMenu("Two") { Button("2") {} } }
            Settings { Text("x") }.commands { CommandMenu("Three") { Button("3") {} } }
        }
        expect(app.menus, equals: ["File", "Edit", "View", "One", "Two", "Three", "Window", "Help"])
    }

    @Test("The item of a single window has the shortcut of its scene") func windowShortcut() {
        let app = TestApp {
            WindowGroup("Main") { Text("main") }
            Window("Doctor", id: "doctor") { Text("doctor") }.keyboardShortcut("0")
        }
        expect(app.menuItem("Window", "Doctor")?.shortcut, equals: "Ctrl+0")
        app.windows[0].key("0", modifiers: .command)
        app.settle()
        expect(app.windows.map(\.title), equals: ["Doctor", "Main"])
    }

    private struct Fields: View {
        var sceneWord: String?
        @State private var text = ""
        @FocusState private var focus: Int?

        var body: some View {
            VStack {
                TextField("1", text: $text).focused($focus, equals: 1).focusedValue(\.word, "first")
                TextField("2", text: $text).focused($focus, equals: 2).focusedValue(\.word, "second")
                TextField("3", text: $text).focused($focus, equals: 3)
                ForEach(0..<4) { number in Button("Focus \(number)") { focus = number == 0 ? nil : number } }
            }
            .focusedSceneValue(\.word, sceneWord)
        }
    }

    @Test(
        "A value of a focused view is there while it has the focus; otherwise that of the scene",
        arguments: [
            nil, "scene",
        ])
    func focusedValues(sceneWord: String?) {
        let app = TestApp { WindowGroup("Main") { Fields(sceneWord: sceneWord) }.commands { WordCommands() } }
        var seen: [String] = []
        for number in [1, 2, 3, 2, 0] {
            app.windows[0].tap(text: "Focus \(number)")
            app.settle()
            seen.append(app.menuItem("Word")?.items.first?.title ?? "")
        }
        let other = "Use \(sceneWord ?? "none")"
        expect(seen, equals: ["Use first", "Use second", other, "Use second", other])
        expect(app.menuItem("Word", other)?.isEnabled, equals: sceneWord != nil)
    }

    @Test("Commands open windows and links") func opening() throws {
        let address = try require(URL(string: "https://example.com/help"))
        let app = TestApp {
            WindowGroup("Main") { Text("main") }.commands {
                WordCommands()
                CommandGroup(replacing: .help) { Link("Manual", destination: address) }
            }
            Window("Doctor", id: "doctor") { Text("x") }
        }
        expect(app.choose("Word", "Open"))
        app.settle()
        expect(app.windows.map(\.title), equals: ["Doctor", "Main"])
        expect(app.choose("Help", "Manual") && app.openedURLs == [address])
    }

    @Test("Toggles, lists, menus in menus and conditions are up to date, with their shortcuts") func items() {
        @Bindable var model = model
        let app = TestApp {
            WindowGroup("Main") { Text("x") }.commands {
                CommandMenu("Go") {
                    Toggle("On", isOn: $model.on).keyboardShortcut("t")
                    ForEach(model.items, id: \.self) { item in Button(item) { model.log.append(item) } }
                    Menu("Sub") { Menu("Deep") { Button("End") { model.log.append("end") }.keyboardShortcut("e") } }
                    Picker("Number", selection: $model.number) { ForEach(0..<3) { Text("n \($0)").tag($0) } }
                        .pickerStyle(.menu)
                    if model.on { Button("Extra") {} }
                }
            }
        }
        expect(app.menuItem("Go", "On")?.isOn == false && app.menuItem("Go", "Extra") == nil)
        app.windows[0].key("t", modifiers: .command)
        app.settle()
        expect(model.on && app.menuItem("Go", "On")?.isOn == true && app.menuItem("Go", "Extra") != nil)
        model.items = ["c"]
        app.settle()
        expect(app.menuItem("Go", "a") == nil && app.choose("Go", "c"))
        expect(app.choose("Go", "Sub", "Deep", "End"))
        app.windows[0].key("e", modifiers: .command)
        expect(model.log, equals: ["c", "end", "end"])
        expect(app.choose("Go", "Number", "n 2") && model.number == 2)
        expect(app.menuItem("Go", "Number", "n 2")?.isOn == true && app.menuItem("Go", "Number", "n 0")?.isOn == false)
    }

    @Test("What is removed from the commands has no shortcut either") func removed() {
        let app = TestApp {
            WindowGroup("Main") { Text("x") }.commands { CommandGroup(replacing: .newItem) {} }
            WindowGroup("Note", id: "note") { Text("x") }.commandsRemoved()
            Window("Doctor", id: "doctor") { Text("x") }.commandsRemoved()
        }
        expect(app.menuItem("File", "New Main Window") == nil && app.menuItem("File", "New Note Window") == nil)
        expect(app.menuItem("Window", "Doctor") == nil)
        app.windows[0].key("n", modifiers: .command)
        app.settle()
        expect(app.windows.count, equals: 1)
    }
}

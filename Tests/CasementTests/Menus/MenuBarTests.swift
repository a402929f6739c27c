import CasementTesting
import Expectations
import Observation
import SwiftUI
import Testing

@MainActor @Observable private final class Model {
    var on = false
    var log: [String] = []
}

/// The standard menus and the commands of programs, and their shortcuts.
@MainActor struct MenuBarTests {
    @Test("Command menus stand between Edit and Window, in their order") func order() {
        let model = Model()
        let app = TestApp {
            WindowGroup("Main") { Text("x") }.commands {
                CommandMenu("Tools") {
                    Button("Run") { model.log.append("run") }
                    Button("Stop") { model.log.append("stop") }.disabled(true)
                }
                CommandMenu("Extra") { Button("More") { model.log.append("more") } }
            }
        }
        expect(app.menus, equals: ["File", "Edit", "Tools", "Extra", "Window", "Help"])
        expect(app.menuItem("Tools")?.items.map(\.title) ?? [], equals: ["Run", "Stop"])
        expect(app.choose("Tools", "Run") && model.log == ["run"])
        expect(!app.choose("Tools", "Stop") && !app.choose("Tools", "Go") && !app.choose("No", "Run"))
        expect(!app.choose("Tools") && model.log == ["run"])
        expect(app.menuItem("Tools", "Stop")?.isEnabled == false)
    }

    @Test("A shortcut works while the menu is closed, and not while its item is disabled") func shortcuts() {
        let model = Model()
        let app = TestApp {
            WindowGroup("Main") { Text("x") }.commands {
                CommandMenu("Tools") {
                    Button("Run") { model.log.append("run") }.keyboardShortcut("r").disabled(model.on)
                    Button("Build") { model.log.append("build") }.keyboardShortcut("b", modifiers: [.command, .shift])
                }
            }
        }
        expect(app.menuItem("Tools", "Run")?.shortcut, equals: "Ctrl+R")
        expect(app.menuItem("Tools", "Build")?.shortcut, equals: "Ctrl+Shift+B")
        app.windows[0].key("r", modifiers: .command)
        app.windows[0].key("b", modifiers: [.command, .shift])
        expect(model.log, equals: ["run", "build"])
        model.on = true
        app.settle()
        app.windows[0].key("r", modifiers: .command)
        expect(model.log, equals: ["run", "build"])
        expect(app.menuItem("Tools", "Run")?.isEnabled == false && !app.choose("Tools", "Run"))
    }

    @Test("File has an item for a new window, with the scene's own shortcut") func newWindow() {
        let app = TestApp { WindowGroup { TapCounter() } }
        expect(app.menuItem("File", "New Window")?.shortcut, equals: "Ctrl+N")
        app.windows[0].tap(text: "taps 0")
        expect(app.choose("File", "New Window"))
        app.settle()
        app.windows[0].key("n", modifiers: .command)
        app.settle()
        expect(app.windows.count == 3 && app.windows[0].find(text: "taps 0") != nil)

        let own = TestApp { WindowGroup { TapCounter() }.keyboardShortcut("j", modifiers: [.command, .shift]) }
        expect(own.menuItem("File", "New Window")?.shortcut, equals: "Ctrl+Shift+J")
        own.windows[0].key("n", modifiers: .command)
        expect(own.windows.count, equals: 1)
        own.windows[0].key("j", modifiers: [.command, .shift])
        expect(own.windows.count, equals: 2)
    }

    @Test("The menu Window leads to single windows and to open ones") func windowList() {
        let app = TestApp {
            WindowGroup("Main") { Text("main") }
            Window("Doctor", id: "doctor") { TapCounter() }
        }
        expect(app.choose("Window", "Doctor"))
        app.settle()
        expect(app.windows.map(\.title), equals: ["Doctor", "Main"])
        expect(app.menuItem("Window", "Main")?.isOn == false)
        expect(app.choose("Window", "Main"))
        expect(app.windows.map(\.title), equals: ["Main", "Doctor"])
        expect(app.menuItem("Window", "Main")?.isOn == true)
        expect(app.choose("File", "Close") && app.windows.map(\.title) == ["Doctor"])
    }
}

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
        expect(app.menus, equals: ["File", "Edit", "View", "Tools", "Extra", "Window", "Help"])
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

    @Test("View has an item that makes the window cover the screen, and ends that") func fullScreen() {
        let app = TestApp {
            WindowGroup("Main") { Text("main") }
            Window("Fixed", id: "fixed") { Text("fixed").windowFullScreenBehavior(.disabled) }
        }
        let window = app.windows[0]
        expect(app.menuItem("View", "Enter Full Screen")?.shortcut, equals: "F11")
        expect(app.choose("View", "Enter Full Screen") && window.isFullScreen)
        expect(app.menuItem("View", "Enter Full Screen") == nil)
        expect(app.choose("View", "Exit Full Screen") && !window.isFullScreen)
        window.key(KeyEquivalent("\u{F70E}"))
        expect(window.isFullScreen)
        app.choose("Window", "Fixed")
        app.settle()
        expect(!app.choose("View", "Enter Full Screen") && !app.windows[0].isFullScreen)
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

extension FocusedValues {
    @Entry fileprivate var note: NoteText?
}

@MainActor @Observable private final class NoteText {
    let name: String
    var count = 0
    init(_ name: String) { self.name = name }
}

private struct NoteWindow: View {
    @State private var note: NoteText
    let bodies: Counter
    init(_ name: String, _ bodies: Counter) {
        _note = State(initialValue: NoteText(name))
        self.bodies = bodies
    }
    var body: some View {
        let _ = bodies.add()
        Text("\(note.name) \(note.count)").focusedSceneValue(\.note, note)
    }
}

@MainActor private final class Counter {
    private(set) var count = 0
    func add() { count += 1 }
}

private struct NoteCommands: Commands {
    let runs: Counter
    @FocusedValue(\.note) private var note
    var body: some Commands {
        let _ = runs.add()
        CommandMenu("Note") {
            Button("Add to \(note?.name ?? "none")") { note?.count += 1 }.disabled(note == nil)
        }
    }
}

@MainActor struct FocusedCommandTests {
    @Test("Commands read the values of the key window, and act on it alone") func keyWindow() throws {
        let runs = Counter(), bodies = Counter()
        let app = TestApp {
            WindowGroup("A") { NoteWindow("a", bodies) }.defaultLaunchBehavior(.presented).commands {
                NoteCommands(runs: runs)
            }
            WindowGroup("B") { NoteWindow("b", bodies) }.defaultLaunchBehavior(.presented)
        }
        app.settle()
        expect(runs.count, equals: 0)
        let (a, b) = (try require(app.window("A")), try require(app.window("B")))
        a.makeKey()
        app.settle()
        expect(app.menuItem("Note")?.items.map(\.title) ?? [], equals: ["Add to a"])
        expect(app.choose("Note", "Add to a"))
        app.settle()
        expect(a.find(text: "a 1") != nil && b.find(text: "b 0") != nil)
        b.makeKey()
        app.settle()
        let before = bodies.count
        expect(app.choose("Note", "Add to b") && !app.choose("Note", "Add to a"))
        app.settle()
        expect(b.find(text: "b 1") != nil && bodies.count == before + 1)
        b.close()
        app.settle()
        expect(app.choose("Note", "Add to a"))
        app.settle()
        expect(a.find(text: "a 2") != nil)
    }
}

import CasementTesting
import Expectations
import SwiftUI
import Testing

@MainActor @Observable private final class CommandModel {
    var text = "word"
    var isOn = false
    var choice = 1
    var sheet = false
    var log: [String] = []
}

/// The standard items, and the program's items beside them.
@MainActor struct StandardCommandTests {
    private func titles(_ app: TestApp, _ menu: String) -> [String] {
        app.menuItem(menu)?.items.map(\.title) ?? []
    }

    @Test("Groups stand before, after and instead of the standard items of a place") func groups() {
        let app = TestApp {
            WindowGroup("Main") { Text("x") }.commands {
                CommandGroup(after: .newItem) { Button("Open…") {} }
                CommandGroup(before: .newItem) { Button("First") {} }
                CommandGroup(replacing: .saveItem) {}
                CommandGroup(replacing: .help) { Button("Manual") {} }
                CommandGroup(replacing: .appInfo) { Button("Who") {} }
                CommandGroup(after: .textFormatting) { Button("Bold") {} }
                CommandGroup(after: .sidebar) { Button("Zoom In") {} }
                CommandGroup(after: .printItem) { Button("Print…") {}.keyboardShortcut("p") }
            }
        }
        expect(app.menus, equals: ["File", "Edit", "Format", "View", "Window", "Help"])
        expect(
            titles(app, "File").filter { !$0.isEmpty && !$0.hasPrefix("Quit") },
            equals: ["First", "New Main Window", "Open…", "Print…"])
        expect(titles(app, "Help"), equals: ["Manual", "", "Search Commands…", "", "Who"])
        expect(titles(app, "Format") + titles(app, "View"), equals: ["Bold", "Enter Full Screen", "Zoom In"])
        expect(
            titles(app, "Edit").filter { !$0.isEmpty },
            equals: ["Undo", "Redo", "Cut", "Copy", "Paste", "Delete", "Select All", "Find…"])
    }

    @Test("Commands of a scene are removed and replaced with its standard ones") func removing() {
        let app = TestApp {
            WindowGroup("A") { Text("a") }.commands { CommandMenu("Gone") { Button("x") {} } }.commandsRemoved()
            WindowGroup("B", id: "b") { Text("b") }.commandsReplaced { CommandMenu("Own") { Button("y") {} } }
            Window("C", id: "c") { Text("c") }.commandsRemoved()
            WindowGroup("D", id: "d") { Text("d") }
        }
        expect(app.menus, equals: ["File", "Edit", "View", "Own", "Window", "Help"])
        expect(titles(app, "File").filter { $0.hasPrefix("New") }, equals: ["New D Window"])
        expect(!titles(app, "Window").contains("C"))
    }

    @Test("Edit acts on the focused field, as its keys do") func editing() {
        let model = CommandModel()
        let app = TestApp {
            WindowGroup("Main") {
                @Bindable var model = model
                TextField("Text", text: $model.text).accessibilityIdentifier("field")
            }
        }
        expect(app.menuItem("Edit", "Copy")?.isEnabled == false && !app.choose("Edit", "Select All"))
        app.windows[0].tap("field")
        app.settle()
        expect(app.menuItem("Edit", "Select All")?.shortcut == "Ctrl+A" && app.choose("Edit", "Select All"))
        app.settle()
        expect(app.choose("Edit", "Cut"))
        app.settle()
        expect(model.text, equals: "")
        expect(app.menuItem("Edit", "Cut")?.isEnabled == false)
        expect(app.choose("Edit", "Paste"))
        app.settle()
        expect(app.choose("Edit", "Paste"))
        app.settle()
        expect(model.text, equals: "wordword")
        expect(app.choose("Edit", "Undo"))
        app.settle()
        expect(model.text != "wordword" && app.menuItem("Edit", "Redo")?.shortcut == "Ctrl+Shift+Z")
        // The field's own keys are as without a menu bar.
        app.windows[0].key("a", modifiers: .command)
        app.windows[0].key("x", modifiers: .command)
        expect(model.text, equals: "")
    }

    @Test("Toggles, pickers and submenus are items; a command that changes state is up to date") func items() {
        let model = CommandModel()
        let app = TestApp {
            WindowGroup("Main") { Text("x") }.commands {
                @Bindable var model = model
                CommandMenu("Tools") {
                    Toggle("On", isOn: $model.isOn).keyboardShortcut("o", modifiers: [.command, .option])
                    Picker("Choice", selection: $model.choice) { ForEach(1..<4) { Text("\($0)").tag($0) } }
                    Divider()
                    Menu("Inner") {
                        ForEach(["a", "b"], id: \.self) { name in Button(name) { model.log.append(name) } }
                    }
                    Section("Header") { Label("Labelled", systemImage: "star") }
                }
            }
        }
        expect(app.menuItem("Tools", "On")?.isOn == false && app.choose("Tools", "On") && model.isOn)
        expect(app.menuItem("Tools", "On")?.isOn == true)
        expect(app.menuItem("Tools", "On")?.shortcut, equals: "Ctrl+Alt+O")
        expect(app.menuItem("Tools", "Choice", "1")?.isOn == true && app.menuItem("Tools", "1") == nil)
        expect(app.choose("Tools", "Choice", "3") && model.choice == 3 && !app.choose("Tools", "Choice"))
        expect(app.menuItem("Tools", "Choice")?.items.map(\.isOn), equals: [false, false, true])
        expect(app.choose("Tools", "Inner", "b") && model.log == ["b"] && !app.choose("Tools", "Inner"))
        app.windows[0].key("o", modifiers: [.command, .option])
        expect(!model.isOn)
    }

    @Test("A shortcut of the content comes first; a sheet leaves commands as they are") func precedence() {
        let model = CommandModel()
        let app = TestApp {
            WindowGroup("Main") {
                @Bindable var model = model
                Button("Own") { model.log.append("own") }.keyboardShortcut("k")
                    .sheet(isPresented: $model.sheet) { Text("sheet") }
            }
            .commands {
                CommandMenu("Tools") {
                    Button("Command") { model.log.append("command") }.keyboardShortcut("k")
                    Button("Same") { model.log.append("first") }.keyboardShortcut("l")
                    Button("Again") { model.log.append("second") }.keyboardShortcut("l")
                }
            }
        }
        app.windows[0].key("k", modifiers: .command)
        app.windows[0].key("l", modifiers: .command)
        expect(model.log, equals: ["own", "first"])
        model.sheet = true
        app.settle()
        expect(app.windows[0].find(text: "sheet") != nil)
        app.windows[0].key("l", modifiers: .command)
        app.windows[0].key("w", modifiers: .command)
        app.settle()
        expect(model.log == ["own", "first", "first"] && app.windows.count == 1)
    }

    @Test("Settings, About and Quit are in the menus") func programItems() throws {
        let app = TestApp {
            WindowGroup("Main") { Text("x") }
            Settings { Text("settings") }
        }
        expect(app.menuItem("File", "Settings…")?.shortcut, equals: "Ctrl+,")
        app.windows[0].key(",", modifiers: .command)
        app.settle()
        expect(app.windows[0].find(text: "settings") != nil)
        let about = try require(titles(app, "Help").first { $0.hasPrefix("About ") })
        expect(app.choose("Help", about))
        app.settle()
        expect(app.windows.count == 3 && app.windows[0].title == about)
        expect(app.choose("Help", about))
        app.settle()
        expect(app.windows.count, equals: 3)
        let quit = try require(titles(app, "File").first { $0.hasPrefix("Quit ") })
        expect(app.choose("File", quit) && !app.isRunning)
    }

    @Test("A thousand items and titles of any kind do no harm") func badInput() {
        let model = CommandModel()
        let long = String(repeating: "x", count: 100_000)
        let app = TestApp(withMenuBarOf: 400, height: 300) {
            WindowGroup("Main") { Text("x") }.commands {
                CommandMenu(long) { Button("In long") { model.log.append("long") } }
                CommandMenu("Con\u{7}trol\n") { Button("a\u{0}b") { model.log.append("control") } }
                CommandMenu("Many") { ForEach(0..<1000) { n in Button("Item \(n)") { model.log.append("\(n)") } } }
                CommandMenu("") { Button(long) {} }
            }
        }
        app.settle()
        expect(app.menus.count, equals: 9)
        expect(app.choose("Many", "Item 999") && app.choose(long, "In long") && model.log == ["999", "long"])
        app.windows[0].key(KeyEquivalent("\u{F70D}"))
        for _ in 0..<8 {
            app.windows[0].key(.rightArrow)
            app.settle()
        }
        expect(app.choose("Con\u{7}trol\n", "a\u{0}b"))
    }

    @Test("While a menu is open, its items follow the commands") func changing() {
        let model = CommandModel()
        let app = TestApp(withMenuBarOf: 400, height: 300) {
            WindowGroup("Main") { Text("x") }.commands {
                if !model.isOn {
                    CommandMenu("Tools") { ForEach(0..<model.choice, id: \.self) { Button("Item \($0)") {} } }
                }
            }
        }
        app.settle()
        let host = app.windows[0]
        host.tap(text: "Tools")
        app.settle()
        expect(host.find(text: "Item 0") != nil && host.find(text: "Item 1") == nil)
        model.choice = 3
        app.settle()
        expect(host.find(text: "Item 2") != nil)
        model.isOn = true
        app.settle()
        expect(host.find(text: "Item 0") == nil && host.find(text: "Tools") == nil && host.find(text: "File") != nil)
        expect(app.menus, equals: ["File", "Edit", "View", "Window", "Help"])
    }

    @Test("Commands cost no frame until they are needed") func cost() {
        let runs = Runs()
        let app = TestApp {
            WindowGroup("Main") { Text("x") }.commands { ManyCommands(runs: runs) }
        }
        app.settle()
        _ = app.windows[0].takeStatistics()
        app.advance(by: 1)
        expect(runs.commands == 0 && runs.items == 0)
        app.windows[0].key("q", modifiers: [.command, .option])
        let (commands, items) = (runs.commands, runs.items)
        expect(commands == 1 && items == 300)
        _ = app.windows[0].takeStatistics()
        for key in ["w", "x", "y"] { app.windows[0].key(KeyEquivalent(key.first!), modifiers: [.command, .option]) }
        app.advance(by: 1)
        let statistics = app.windows[0].takeStatistics()
        expect(runs.commands == commands && runs.items == items)
        expect(statistics.bodies == 0 && statistics.nodesCreated == 0)
    }

    @MainActor private final class Runs {
        private(set) var commands = 0
        private(set) var items = 0
        func noteCommands() { commands += 1 }
        func noteItem() { items += 1 }
    }

    private struct ManyCommands: Commands {
        let runs: Runs
        var body: some Commands {
            let _ = runs.noteCommands()
            CommandMenu("Many") { ForEach(0..<300) { Item(number: $0, runs: runs) } }
        }
    }

    private struct Item: View {
        let number: Int
        let runs: Runs
        var body: some View {
            let _ = runs.noteItem()
            Button("Item \(number)") {}
        }
    }
}

@MainActor @Observable private final class CommandStore { var log: [String] = [] }

private final class OldStore: ObservableObject {
    @Published var count = 0
}

extension FocusedValues {
    @Entry fileprivate var line: Binding<String>?
}

@MainActor @Observable private final class FormatLog {
    var formats: [String] = []
    var text = ""
}

/// The properties that commands may have.
@MainActor struct CommandPropertyTests {
    private struct EveryCommand: Commands {
        let store: CommandStore
        @State private var presses = 0
        @AppStorage("isLong") private var isLong = false
        @FocusedBinding(\.line) private var line
        @FocusedObject private var old: OldStore?
        @Environment(\.openWindow) private var openWindow
        @Environment(\.scenePhase) private var phase

        var body: some Commands {
            CommandMenu("State") {
                Button("Presses \(presses)") { presses += 1 }
                Toggle("Long", isOn: $isLong)
            }
            if isLong {
                CommandMenu("Long") { Button("Log \(store.log.count)") { store.log.append("x") } }
            } else {
                CommandGroup(after: .help) { Button("Short") {} }
            }
            CommandMenu("Window of its own") {
                Button("Upper") { line = line?.uppercased() }.disabled(line == nil)
                Button("Old \(old?.count ?? -1)") { old?.count += 1 }
                Button("Open") { openWindow(id: "other") }
                Button(phase == .active ? "Active" : "Not active") {}
                CloseThis()
            }
        }
    }

    /// An item reads the environment of the key window.
    private struct CloseThis: View {
        @Environment(\.dismissWindow) private var dismissWindow
        var body: some View { Button("Close This") { dismissWindow() } }
    }

    private struct Content: View {
        @State private var line = "abc"
        @StateObject private var old = OldStore()
        var body: some View {
            Text("\(line) \(old.count)").focusedSceneValue(\.line, $line).focusedSceneObject(old)
        }
    }

    @Test("Commands have states, settings, focused bindings and objects, and the environment") func properties() {
        let store = CommandStore()
        let app = TestApp {
            WindowGroup("Main") { Content() }.commands { EveryCommand(store: store) }
            WindowGroup("Other", id: "other") { Text("other") }
        }
        app.settle()
        expect(app.choose("State", "Presses 0") && app.choose("State", "Presses 1"))
        expect(app.menuItem("State", "Presses 2") != nil && app.menuItem("Help", "Short") != nil)
        expect(app.choose("State", "Long") && app.menus.contains("Long"))
        expect(app.menuItem("Help", "Short") == nil && app.menuItem("State", "Presses 2") != nil)
        expect(app.choose("Long", "Log 0") && app.choose("Long", "Log 1") && store.log.count == 2)
        let own = "Window of its own"
        expect(app.choose(own, "Upper") && app.choose(own, "Old 0"))
        app.settle()
        expect(app.windows[0].find(text: "ABC 1") != nil && app.menuItem(own, "Old 1") != nil)
        expect(app.menuItem(own, "Active") != nil && app.choose(own, "Open"))
        app.settle()
        expect(app.windows.map(\.title), equals: ["Other", "Main"])
        expect(app.menuItem(own, "Upper")?.isEnabled == false && app.menuItem(own, "Old -1") != nil)
        expect(app.choose(own, "Close This"))
        app.settle()
        expect(app.windows.map(\.title) == ["Main"] && app.menuItem(own, "Upper")?.isEnabled == true)
    }

    @Test("The sidebar and the inspector of the key window have commands") func columns() {
        let model = SceneModel()
        let app = TestApp {
            WindowGroup("Main") {
                @Bindable var model = model
                NavigationSplitView {
                    Text("side")
                } detail: {
                    Text("detail").inspector(isPresented: $model.on) { Text("inspected") }
                }
            }
            .commands {
                SidebarCommands()
                InspectorCommands()
                TextEditingCommands()
                ToolbarCommands()
                TextFormattingCommands()
                ImportFromDevicesCommands()
                EmptyCommands()
            }
        }
        app.settle()
        let host = app.windows[0]
        expect(host.find(text: "side") != nil && app.choose("View", "Toggle Sidebar"))
        app.settle()
        expect(host.find(text: "side") == nil)
        expect(app.choose("View", "Toggle Inspector"))
        app.settle()
        expect(model.on && host.find(text: "inspected") != nil)
        host.key("i", modifiers: [.command, .option])
        app.settle()
        expect(!model.on && app.menuItem("Edit", "Find Next")?.shortcut == "Ctrl+G")
    }

    @Test("Commands of Format are for what takes them around the focus, and their keys work there") func formats() {
        struct Editor: View {
            @Bindable var log: FormatLog
            var body: some View {
                VStack {
                    TextField("rich", text: $log.text)
                        .onCommand("toggleBoldface:") { log.formats.append("bold") }
                        .onCommand("alignRight:") { log.formats.append("right") }
                        .onCommand("toggleItalics:", perform: nil)
                    TextField("plain", text: $log.text)
                }
            }
        }
        let log = FormatLog()
        let app = TestApp {
            WindowGroup("Main") { Editor(log: log) }.commands { TextFormattingCommands() }
        }
        app.settle()
        func enabled() -> [String] {
            (app.menuItem("Format")?.items ?? []).flatMap { menu in
                menu.items.filter(\.isEnabled).map { "\(menu.title) \($0.title)" }
            }
        }
        expect(enabled(), equals: [])
        let host = app.windows[0]
        host.tap(text: "rich")
        app.settle()
        expect(enabled(), equals: ["Font Bold", "Text Align Right"])
        expect(app.choose("Format", "Font", "Bold") && app.choose("Format", "Text", "Align Right"))
        app.settle()
        expect(!app.choose("Format", "Font", "Italic"))
        expect(log.formats, equals: ["bold", "right"])
        host.key("b", modifiers: .command)
        host.key("i", modifiers: .command)
        app.settle()
        expect(log.formats == ["bold", "right", "bold"] && log.text == "")
        host.tap(text: "plain")
        app.settle()
        host.key("b", modifiers: .command)
        app.settle()
        expect(enabled() == [] && log.formats.count == 3)
        expect(app.menuItem("Format", "Font", "Underline")?.shortcut, equals: "Ctrl+U")
    }
}

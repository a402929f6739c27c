import CasementTesting
import SwiftUI
import Testing

// The examples of docs/commands.md, as they stand there.

struct Sketchbook: App {
    @AppStorage("showsGrid") private var showsGrid = true

    var body: some Scene {
        WindowGroup { SketchView() }
            .commands {
                SidebarCommands()
                SketchCommands()
                CommandGroup(before: .toolbar) { Toggle("Grid", isOn: $showsGrid).keyboardShortcut("g") }
                CommandGroup(replacing: .help) {
                    Link("Manual", destination: URL(string: "https://example.com")!)
                }
            }
        Window("Brushes", id: "brushes") { Text("A brush, and another.") }
            .keyboardShortcut("b", modifiers: [.command, .shift])
    }
}

@Observable final class Sketch {
    var strokes: [String] = []
}

struct SketchView: View {
    @State private var sketch = Sketch()

    var body: some View {
        Text("\(sketch.strokes.count) strokes").focusedSceneValue(sketch)
    }
}

struct SketchCommands: Commands {
    @FocusedValue(Sketch.self) private var sketch

    var body: some Commands {
        CommandMenu("Sketch") {
            Button("Add Stroke") { sketch?.strokes.append("line") }.keyboardShortcut("k")
            Button("Erase", role: .destructive) { sketch?.strokes = [] }.disabled(sketch?.strokes.isEmpty ?? true)
        }
    }
}

@MainActor func checkMenus() {
    let app = TestApp(Sketchbook.self)
    #expect(app.menus == ["File", "Edit", "View", "Sketch", "Window", "Help"])
    #expect(app.menuItem("Sketch", "Add Stroke")?.shortcut == "Ctrl+K")
    #expect(app.menuItem("Sketch", "Erase")?.isEnabled == false)
    #expect(app.choose("Sketch", "Add Stroke"))
}

private struct MarkdownField: View {
    @State private var text = "Read this"
    @State private var selection: TextSelection?

    var body: some View {
        TextField("Note", text: $text, selection: $selection)
            .onCommand("toggleBoldface:") { wrap("**") }
            .onCommand("toggleItalics:") { wrap("_") }
    }

    private func wrap(_ mark: String) {
        guard case .selection(let range) = selection?.indices else { return }
        text.replaceSubrange(range, with: mark + text[range] + mark)
    }
}

/// What the text says of them.
@MainActor struct DocumentedCommands {
    @Test("The menus of the sketchbook are as documented") func sketchbook() {
        checkMenus()
        let app = TestApp(Sketchbook.self)
        #expect(app.menuItem("View", "Toggle Sidebar")?.isEnabled == false)
        #expect(app.choose("View", "Grid") && app.menuItem("View", "Grid")?.isOn == false)
        #expect(app.menuItem("Window", "Brushes")?.shortcut == "Ctrl+Shift+B")
        #expect(app.choose("Help", "Manual") && app.openedURLs.count == 1)
        #expect(app.choose("Window", "Brushes") && app.windows.map(\.title).first == "Brushes")
    }

    @Test("Format acts on what is selected in a field of Markdown") func formats() {
        let app = TestApp { WindowGroup("Notes") { MarkdownField() }.commands { TextFormattingCommands() } }
        app.settle()
        #expect(app.menuItem("Format", "Font", "Bold")?.isEnabled == false)
        app.windows[0].tap(text: "Read this")
        app.windows[0].key("a", modifiers: .command)
        app.settle()
        #expect(app.choose("Format", "Font", "Bold"))
        app.settle()
        #expect(app.windows[0].find(text: "**Read this**") != nil)
    }
}

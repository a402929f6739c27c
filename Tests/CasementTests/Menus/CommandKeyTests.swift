import CasementTesting
import Expectations
import SwiftUI
import Testing

@MainActor @Observable private final class KeyModel {
    var text = ""
    var isOn = false
    var log: [String] = []
}

/// Keys that commands, the focus and the content want.
@MainActor struct CommandKeyTests {
    @Test("A shortcut without modifiers works unless the focused field takes the key") func plainKeys() {
        let model = KeyModel()
        let app = TestApp {
            WindowGroup("Main") {
                @Bindable var model = model
                TextField("Text", text: $model.text).accessibilityIdentifier("field")
            }
            .commands {
                CommandMenu("Tools") {
                    Button("Play") { model.log.append("play") }.keyboardShortcut("k", modifiers: [])
                    Button("Remove") { model.log.append("remove") }.keyboardShortcut(.delete, modifiers: [])
                }
            }
        }
        app.settle()
        let host = app.windows[0]
        host.key("k")
        host.key(.delete)
        expect(model.log, equals: ["play", "remove"])
        host.tap("field")
        host.type("kk")
        host.key(.delete)
        expect(model.text == "k" && model.log.count == 2)
    }

    @Test("A command with the key of a standard item comes before it and before the field") func ownCopy() {
        let model = KeyModel()
        let app = TestApp {
            WindowGroup("Main") { TextField("Text", text: .constant("abc")).accessibilityIdentifier("field") }
                .commands {
                    CommandGroup(replacing: .pasteboard) {
                        Button("Copy All") { model.log.append("copy") }.keyboardShortcut("c").disabled(model.isOn)
                    }
                }
        }
        let host = app.windows[0]
        host.clipboard.text = "before"
        host.tap("field")
        host.key("a", modifiers: .command)
        host.key("c", modifiers: .command)
        expect(model.log == ["copy"] && host.clipboard.text == "before")
        model.isOn = true
        app.settle()
        host.key("c", modifiers: .command)
        expect(model.log == ["copy"] && host.clipboard.text == "abc", "A disabled command leaves the key to the field.")
    }

    @Test("Undo of the menu is that of the window's undo manager where no text is edited") func undo() throws {
        let app = TestApp { WindowGroup("Main") { UndoableCount() } }
        let host = app.windows[0]
        expect(app.menuItem("Edit", "Undo")?.isEnabled == false)
        host.tap(text: "count 0")
        app.settle()
        expect(host.find(text: "count 1") != nil)
        expect(app.menuItem("Edit", "Undo")?.isEnabled == true)
        expect(app.choose("Edit", "Undo"))
        app.settle()
        expect(host.find(text: "count 0") != nil && app.menuItem("Edit", "Undo")?.isEnabled == false)
    }

    private struct UndoableCount: View {
        @State private var count = 0
        @Environment(\.undoManager) private var undoManager

        var body: some View {
            Button("count \(count)") {
                count += 1
                let manager = undoManager
                manager?.registerUndo(withTarget: Target.shared) { _ in count -= 1 }
            }
        }
    }

    private final class Target { @MainActor static let shared = Target() }

    @Test("A window without a visible menu bar has its commands") func hidden() {
        let model = KeyModel()
        let app = TestApp(withMenuBarOf: 300, height: 200) {
            WindowGroup("Main") { Text("x") }.menuBarVisibility(.hidden).commands {
                CommandMenu("Tools") { Button("Run") { model.log.append("run") }.keyboardShortcut("r") }
            }
            Settings { Text("settings") }
        }
        app.settle()
        let host = app.windows[0]
        expect(host.find(text: "Tools") == nil && host.size.height == 200)
        host.key("r", modifiers: .command)
        expect(model.log == ["run"] && app.choose("File", "Settings…"))
        app.settle()
        expect(app.windows[0].find(text: "settings") != nil && app.windows[0].find(text: "Tools") == nil)
    }
}

import CasementCore
import CasementTesting
import Expectations
import SwiftUI
import Testing

/// Programs with items in the status area.
@MainActor struct MenuBarExtras {
    @Observable final class Model {
        var count = 0
        var isInserted = true
    }

    @Test("The menu of an item is as its state is; the program runs without windows until the item goes")
    func menu() {
        let model = Model()
        let app = TestApp {
            MenuBarExtra("Counter", systemImage: "clock", isInserted: Binding(model, \.isInserted)) {
                Button("Add to \(model.count)") { model.count += 1 }
                Divider()
                Button("Never") {}.disabled(true)
            }
        }
        expect(app.isRunning && app.windows.isEmpty)
        expect(app.menuBarExtras.map(\.title) == ["Counter"])
        expect(app.menuBarExtras[0].items.map(\.title) == ["Add to 0", "", "Never"])
        expect(app.menuBarExtras[0].choose("Add to 0"))
        expect(app.menuBarExtras[0].items.first?.title == "Add to 1")
        expect(!app.menuBarExtras[0].choose("Never"))
        model.isInserted = false
        app.update()
        expect(!app.isRunning)
    }

    @Test("Where no desktop shows the item, its content stands in a window, with which the program ends")
    func fallback() throws {
        let model = Model()
        let app = TestApp(withoutStatusAreaOf: 400, height: 300) {
            MenuBarExtra("Counter", systemImage: "clock") {
                Button("Add to \(model.count)") { model.count += 1 }
                Button("Other") {}
            }
        }
        app.update()
        let window = try require(app.windows.first)
        window.tap(text: "Add to 0")
        app.settle()
        let (first, second) = (try require(window.find(text: "Add to 1")), try require(window.find(text: "Other")))
        expect(first.maxY <= second.minY)
        expect(window.close())
        expect(!app.isRunning)
    }

    @Test("The window style opens a window, and closes it") func window() {
        let app = TestApp {
            MenuBarExtra("Counter", systemImage: "clock") { Text("Hello") }.menuBarExtraStyle(.window)
        }
        app.menuBarExtras[0].press()
        expect(app.windows.first?.find(text: "Hello") != nil)
        app.menuBarExtras[0].press()
        expect(app.windows.isEmpty && app.isRunning)
    }

    @Test("The window of the item closes when it loses the keyboard, but not while a dialog in it waits")
    func inactive() throws {
        let asked = Model()
        let app = TestApp {
            WindowGroup("Main") { Text("Main") }
            MenuBarExtra("Counter", systemImage: "clock") {
                Text("Hello")
                    .fileImporter(isPresented: .constant(asked.count < 0), allowedContentTypes: [.item]) { _ in }
                    .alert("Sure?", isPresented: .constant(asked.count > 0)) {}
            }
            .menuBarExtraStyle(.window)
        }
        app.menuBarExtras[0].press()
        expect(app.windows.count == 2 && app.windows[0].find(text: "Hello") != nil)
        app.window("Main")?.makeKey()
        app.settle()
        expect(app.windows.map(\.title), equals: ["Main"])

        app.menuBarExtras[0].press()
        asked.count = -1
        app.settle()
        expect(app.fileDialog != nil)
        app.window("Main")?.makeKey()
        app.settle()
        expect(app.windows.count, equals: 2)
        app.fileDialog?.cancel()
        app.windows[1].makeKey()
        asked.count = 1
        app.settle()
        app.window("Main")?.makeKey()
        app.settle()
        expect(app.windows.count, equals: 2)
    }

    @Test("It stays while a dialog for printing has the keyboard, the desktop's or the program's own")
    func printing() throws {
        let asked = Model()
        let app = TestApp {
            WindowGroup("Main") { Text("Main") }
            MenuBarExtra("Counter", systemImage: "clock") {
                Button("Run") {
                    let operation = NSPrintOperation(view: NSHostingView(rootView: Text("Page")))
                    if let window = NSApplication.shared.windows.first { operation.runModal(for: window) }
                }
                .printer("Page", isPresented: .constant(asked.count > 0)) { Text("Page") }
            }
            .menuBarExtraStyle(.window)
        }
        // Where the desktop shows the dialog.
        let desktop = OpenPrintDialog()
        app.printService = PrintService { _, answer in
            desktop.answer = answer
            return FileDialogTicket {}
        }
        app.menuBarExtras[0].press()
        asked.count = 1
        app.settle()
        app.window("Main")?.makeKey()
        app.settle()
        expect(app.windows.count, equals: 2)
        desktop.answer?(.cancelled)
        app.windows[1].makeKey()
        app.window("Main")?.makeKey()
        app.settle()
        expect(app.windows.map(\.title), equals: ["Main"])
        // A window of the program's own.
        app.printService = nil
        asked.count = 0
        app.menuBarExtras[0].press()
        app.windows[0].tap(text: "Run")
        app.settle()
        expect(app.windows.count == 3 && app.windows[0].find(text: "Cancel") != nil)
        app.windows[0].tap(text: "Cancel")
        app.settle()
        expect(app.windows.count == 2 && app.windows.contains { $0.find(text: "Run") != nil })
    }
}

@MainActor private final class OpenPrintDialog { var answer: PrintService.Answer? }

extension Binding {
    @MainActor fileprivate init<Root: AnyObject>(_ root: Root, _ path: ReferenceWritableKeyPath<Root, Value>) {
        self.init(get: { root[keyPath: path] }, set: { root[keyPath: path] = $0 })
    }
}

import CasementTesting
import Expectations
import Foundation
import Testing

/// Shortcuts of menu items while the menu is closed.
@MainActor struct ClosedMenuShortcuts {
    private struct Editor: View {
        @State private var count = 0
        @State private var isLocked = false

        var body: some View {
            VStack {
                Text("count \(count)")
                Button("Lock") { isLocked.toggle() }
                Menu("Edit") {
                    Button("Add") { count += 1 }.keyboardShortcut("b").disabled(isLocked)
                    Menu("More") {
                        Button("Add ten") { count += 10 }.keyboardShortcut("t", modifiers: [.command, .shift])
                    }
                    if isLocked { Button("Unlock") { isLocked = false }.keyboardShortcut("u") }
                }
            }
        }
    }

    private func host() -> TestHost {
        let host = TestHost { Editor() }
        host.settle()
        return host
    }

    @Test("They work, also in submenus, and the menu stays closed")
    func working() {
        let host = host()
        host.key("b", modifiers: .command)
        host.key("b", modifiers: .command)
        expect(host.find(text: "count 2") != nil)
        host.key("t", modifiers: [.command, .shift])
        expect(host.find(text: "count 12") != nil && host.find(text: "Add") == nil)
        expect(host.accessibilityTree.first { $0.role == "menu" } == nil)
        expect(!host.pipeline.needsFrame)
    }

    @Test("Disabled items have none, and items that come have theirs")
    func disabled() {
        let host = host()
        host.tap(text: "Lock")
        host.key("b", modifiers: .command)
        expect(host.find(text: "count 0") != nil)
        host.key("u", modifiers: .command)
        host.key("b", modifiers: .command)
        expect(host.find(text: "count 1") != nil)
    }

    @Test("A control that is shown comes before an item of a closed menu")
    func order() {
        var log: [String] = []
        let host = TestHost {
            VStack {
                Menu("Edit") { Button("Item") { log.append("item") }.keyboardShortcut("b") }
                Button("Shown") { log.append("shown") }.keyboardShortcut("b")
            }
        }
        host.settle()
        host.key("b", modifiers: .command)
        expect(log, equals: ["shown"])
    }

    @MainActor @Observable fileprivate final class Model {
        var hasItem = false
        var count = 0
    }

    private struct Item: View {
        let model: Model
        var body: some View {
            if model.hasItem { Button("Add") { model.count += 1 }.keyboardShortcut("b") }
        }
    }

    private struct Typing: View {
        let model: Model
        @State private var text = ""
        var body: some View {
            TextField("Text", text: $text).accessibilityIdentifier("field")
            Menu("Edit") {
                Item(model: model)
                Menu("More") {
                    Item(model: model)
                    Button("Nothing") {}.keyboardShortcut("n")
                }
            }
        }
    }

    @Test("A closed menu is made at most once for keys that it has not, until it changes: also for Ctrl-C in a field")
    func known() {
        let model = Model()
        let host = TestHost { VStack { Typing(model: model) } }
        host.settle()
        host.tap("field")
        host.type("abc")
        host.settle()
        func created(_ key: KeyEquivalent) -> Int {
            _ = host.takeStatistics()
            host.key(key, modifiers: .command)
            host.settle()
            return host.takeStatistics().nodesCreated
        }
        expect(created("c") > 0)
        expect(created("c") == 0 && created("a") == 0)
        model.count = 5
        expect(created("c"), equals: 0)
        model.hasItem = true
        host.settle()
        expect(created("c") > 0 && created("c") == 0)
        host.key("b", modifiers: .command)
        expect(model.count, equals: 6)
        // The menu's environment.
        host.key("c", modifiers: .command)
        host.setEnvironment(\.locale, Locale(identifier: "de_DE"))
        host.settle()
        host.key("b", modifiers: .command)
        expect(model.count, equals: 7)
    }

    @Test("Without a shortcut that fits, nothing is created and no key is used")
    func cost() {
        let host = host()
        _ = host.takeStatistics()
        host.type("b")
        host.key(.tab)
        host.key(.return)
        expect(host.takeStatistics().nodesCreated, equals: 0)
    }
}

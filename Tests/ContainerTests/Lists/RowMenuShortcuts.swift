import CasementTesting
import Expectations
import Foundation
import Testing

private struct Rows: View {
    @Bindable var names: Names
    var isForSelection = false

    var body: some View {
        VStack {
            Text("count \(names.count)")
            if isForSelection {
                List(names.all, id: \.self, selection: $names.many) { Text($0) }
                    .contextMenu(forSelectionType: String.self) { chosen in
                        Button("Copy") { names.log.append("copy \(chosen.sorted().joined(separator: ","))") }
                            .keyboardShortcut("c")
                        if names.hasMore { Button("Bump") { names.log.append("bump") }.keyboardShortcut("b") }
                    }
            } else {
                List(names.all, id: \.self, selection: $names.one) { name in
                    Text(name).contextMenu {
                        Button("Bin") { names.delete(name) }.keyboardShortcut(.delete, modifiers: [])
                        Menu("More") {
                            Button("Copy") { names.log.append("copy \(name)") }.keyboardShortcut("c")
                        }
                        if names.hasMore { Button("Bump") { names.log.append("bump \(name)") }.keyboardShortcut("b") }
                    }
                }
            }
        }
    }
}

@MainActor struct RowMenuShortcuts {
    private func host(_ names: Names, isForSelection: Bool = false) -> TestHost {
        let host = TestHost(width: 200, height: 160) { Rows(names: names, isForSelection: isForSelection) }
        host.settle()
        return host
    }

    @Test("They act on the selected row, also those in submenus, while the list has the focus")
    func row() {
        let names = Names()
        let host = host(names)
        names.one = "Mango"
        host.settle()
        host.key("c", modifiers: .command)
        expect(names.log.isEmpty)
        host.tap(text: "Cherry")
        host.key("c", modifiers: .command)
        expect(names.log, equals: ["copy Cherry"])
        host.key(.delete)
        expect(names.all, equals: ["Apple", "Mango", "Plum"])
        expect(host.menuItems.isEmpty && !host.pipeline.needsFrame)
    }

    @Test("A selected row that is scrolled out of view has them too")
    func outOfView() {
        let names = Names((0..<500).map { "Item \($0)" })
        let host = host(names)
        host.tap(text: "Item 1")
        host.scroll(at: CGPoint(x: 100, y: 100), dy: 5_000)
        host.settle()
        host.key("c", modifiers: .command)
        host.settle()
        expect(names.log, equals: ["copy Item 1"])
        expect(host.find(text: "Item 1") == nil)
    }

    @Test("Those of the menu for the selection act on all selected rows")
    func selection() {
        let names = Names()
        let host = host(names, isForSelection: true)
        host.key("c", modifiers: .command)
        expect(names.log.isEmpty)
        host.tap(text: "Cherry")
        host.key("a", modifiers: .command)
        host.key("c", modifiers: .command)
        expect(names.log, equals: ["copy Apple,Cherry,Mango,Plum"])
        host.tap(text: "Plum")
        host.key("c", modifiers: .command)
        expect(names.log.last, equals: "copy Plum")
    }

    @Test("A menu is made at most once until it changes", arguments: [false, true])
    func cost(isForSelection: Bool) {
        let names = Names()
        let host = host(names, isForSelection: isForSelection)
        host.tap(text: "Cherry")
        host.settle()
        func created(_ key: KeyEquivalent) -> Int {
            _ = host.takeStatistics()
            host.key(key, modifiers: .command)
            return host.takeStatistics().nodesCreated
        }
        expect(created("q") > 0)
        expect(created("q") == 0 && created("w") == 0)
        names.hasMore = true
        host.settle()
        expect(created("q") > 0 && created("q") == 0)
        host.key("b", modifiers: .command)
        expect(names.log.count, equals: 1)
    }

    @Test("A control that is shown comes first, and a dialog hides them")
    func order() {
        let names = Names()
        let host = TestHost(width: 200, height: 160) {
            VStack {
                Button("Shown") { names.log.append("shown") }.keyboardShortcut("c")
                Rows(names: names)
            }
        }
        host.settle()
        host.tap(text: "Cherry")
        host.key("c", modifiers: .command)
        expect(names.log, equals: ["shown"])
    }

    @Test("A view that has the focus has those of the context menus around it")
    func focusedView() {
        var log: [String] = []
        let host = TestHost {
            VStack {
                Button("One") {}.contextMenu { Button("Act") { log.append("one") }.keyboardShortcut("k") }
                Button("Two") {}.contextMenu { Button("Act") { log.append("two") }.keyboardShortcut("k") }
            }
        }
        host.settle()
        host.key("k", modifiers: .command)
        expect(log.isEmpty)
        host.key(.tab)
        host.key(.tab)
        host.key("k", modifiers: .command)
        expect(log, equals: ["two"])
    }
}

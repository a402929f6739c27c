import CasementTesting
import ControlSupport
import Expectations
import HostSupport
import SwiftUI
import Testing

/// Standard parts of bars in other places, and the menu of a title that renames it.
@MainActor struct StandardParts {
    @MainActor @Observable final class Model {
        var query = ""
        var isBelow = false
        var name = "Notes"
    }

    @Test("The search field is where an item of the program places it")
    func search() throws {
        let model = Model()
        let host = TestHost.live(width: 400, height: 300) {
            @Bindable var model = model
            NavigationStack {
                Color.clear.searchable(text: $model.query, prompt: "Find")
                    .toolbar {
                        if model.isBelow { DefaultToolbarItem(kind: .search, placement: .bottomBar) }
                        ToolbarItem(placement: .bottomBar) { Button("New") {} }
                    }
            }
        }
        host.settle()
        let above = try require(host.find(text: "Find"))
        expect(above.maxY < 60)
        model.isBelow = true
        host.settle()
        expect(host.findAll(text: "Find").count, equals: 1)
        expect((host.find(text: "Find")?.minY ?? 0) > 250)
        host.press(text: "Find")
        host.type("x")
        expect(model.query, equals: "x")
    }

    @Test("The standard menu of a title makes it a field")
    func rename() {
        let model = Model()
        let host = TestHost.live(width: 400, height: 300) {
            @Bindable var model = model
            NavigationStack {
                Color.clear.navigationTitle($model.name).toolbar { ToolbarTitleMenu() }
            }
        }
        host.settle()
        host.press(text: "Notes")
        host.settle()
        host.press(text: "Rename")
        host.settle()
        host.key("a", modifiers: .command)
        host.type("Plans\n")
        host.settle()
        expect(model.name, equals: "Plans")
        expect(host.find(text: "Plans") != nil)
    }

    @Test("Labels show what the environment asks for, unless the item has a style of its own") func labels() {
        func shown(_ style: ToolbarLabelStyle?) -> [Bool] {
            let host = TestHost.live(width: 500, height: 200) {
                NavigationStack {
                    Color.clear.toolbar {
                        Button("Add", systemImage: "plus") {}
                        Button("Sort", systemImage: "arrow.up") {}.labelStyle(.titleOnly)
                    }
                }
                .environment(\.toolbarLabelStyle, style)
            }
            host.settle()
            let icons = host.accessibilityTree.all.filter { $0.label == "Add" && $0.role == "button" }
            return [
                host.find(text: "Add") != nil, host.find(text: "Sort") != nil, (icons.first?.frame.width ?? 0) > 40,
            ]
        }
        expect(shown(nil), equals: [false, true, false])
        expect(shown(.iconOnly), equals: [false, true, false])
        expect(shown(.titleOnly), equals: [true, true, true])
        expect(shown(.titleAndIcon), equals: [true, true, true])
    }
}

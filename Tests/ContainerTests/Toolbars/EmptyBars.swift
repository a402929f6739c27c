import CasementTesting
import ControlSupport
import Expectations
import HostSupport
import SwiftUI
import Testing

@MainActor @Observable private final class Model {
    var isOn = false
    var query = ""
}

/// Bars whose items have nothing in them, and the search field of a sidebar.
@MainActor struct EmptyBars {
    private let model = Model()

    @Test("A bottom bar without anything in its items takes no space")
    func bottom() {
        let host = TestHost.live(width: 300, height: 200) { [model] in
            NavigationStack {
                Color.red.accessibilityIdentifier("page")
                    .toolbar { ToolbarItem(placement: .bottomBar) { if model.isOn { Text("12 items") } } }
            }
        }
        host.settle()
        expect(host.frame("page")?.maxY, equals: 200)
        model.isOn = true
        host.settle()
        expect(host.find(text: "12 items") != nil)
        expect((host.frame("page")?.maxY ?? 200) < 165)
        model.isOn = false
        host.settle()
        expect(host.frame("page")?.maxY, equals: 200)
    }

    @Test("A bar whose items go leaves its place, so that the page does not jump")
    func top() {
        let host = TestHost.live(width: 300, height: 200) { [model] in
            NavigationStack {
                Color.red.accessibilityIdentifier("page")
                    .toolbar { if model.isOn { ToolbarItem { Button("Done") {} } } }
            }
        }
        host.settle()
        expect(host.frame("page")?.minY, equals: 0)
        model.isOn = true
        host.settle()
        let top = host.frame("page")?.minY ?? 0
        expect(top > 30)
        model.isOn = false
        host.settle()
        expect(host.find(text: "Done") == nil)
        expect(host.frame("page")?.minY, equals: top)
    }

    @Test("The search field of a sidebar is below its title, which is not shortened")
    func sidebar() throws {
        let host = TestHost.live(width: 700, height: 300) { [model] in
            @Bindable var model = model
            NavigationSplitView {
                List { Text("row") }
                    .navigationTitle("Ingredients")
                    .searchable(text: $model.query, prompt: "Find an ingredient")
                    .navigationSplitViewColumnWidth(200)
            } detail: {
                Text("detail")
            }
        }
        host.settle()
        let title = try require(host.find(text: "Ingredients"))
        let prompt = try require(host.find(text: "Find an ingredient"))
        expect(prompt.minY > title.maxY && prompt.width > 100)
    }
}

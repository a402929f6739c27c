import CasementCore
import CasementTesting
import Expectations
import SwiftUI
import Testing

/// What a closed window leaves.
@MainActor struct MemoryOfWindows {
    /// An object that a window holds.
    @MainActor @Observable final class Held { var number = 0 }

    private struct Line: Identifiable { let id: Int }

    private struct Shows: View {
        let held: Held
        var body: some View { Text("\(held.number)") }
    }

    /// What a window shows.
    private nonisolated static let kinds = [
        "text", "field", "picture", "task", "list", "table", "swipes", "split", "stack", "tabs", "popover", "inspector",
        "menu", "toolbar", "disclosure", "sheet", "cover", "alert", "confirmation", "data",
        "item", "files",
    ]

    private struct Holder: View {
        @State private var held = Held()
        let kind: String
        let note: (Held) -> Void
        var body: some View {
            Text("\(held.number)").onAppear { note(held) }
            switch kind {
            case "field": TextField("Text", text: .constant("x"))
            case "picture": Image(systemName: "star")
            case "task": Text("x").task { try? await Task.sleep(for: .seconds(100)) }
            case "list": List(0..<100, id: \.self) { Text("\($0)") }
            case "table": Table([Line(id: held.number)]) { TableColumn("Number") { Text("\($0.id)") } }
            case "swipes": List(0..<9, id: \.self) { Text("\($0)").swipeActions { Shows(held: held) } }
            default: pages
            }
        }

        @ViewBuilder private var pages: some View {
            switch kind {
            case "split":
                NavigationSplitView {
                    Shows(held: held)
                } detail: {
                    Shows(held: held)
                }
            case "stack": NavigationStack { Shows(held: held).searchable(text: .constant("")) }
            case "tabs": TabView { Shows(held: held).tabItem { Text("tab") } }
            case "popover": Text("x").popover(isPresented: .constant(true)) { Shows(held: held) }
            case "inspector": Text("x").inspector(isPresented: .constant(true)) { Shows(held: held) }
            case "toolbar": Text("x").toolbar { Shows(held: held) }
            case "menu": Menu("x") { Shows(held: held) }
            case "disclosure": DisclosureGroup("x", isExpanded: .constant(true)) { Shows(held: held) }
            case "sheet": Text("x").sheet(isPresented: .constant(true)) { Shows(held: held) }
            case "cover": Text("x").fullScreenCover(isPresented: .constant(true)) { Shows(held: held) }
            case "alert": Text("x").alert("x", isPresented: .constant(true)) { Shows(held: held) }
            case "confirmation":
                Text("x").confirmationDialog("x", isPresented: .constant(true)) { Shows(held: held) }
            default: dialogsOfData
            }
        }

        @ViewBuilder private var dialogsOfData: some View {
            switch kind {
            case "data": Text("x").alert("x", isPresented: .constant(true), presenting: held) { Shows(held: $0) }
            case "item": Text("x").sheet(item: .constant(Line(id: 1))) { _ in Shows(held: held) }
            case "files":
                Text("x").fileImporter(isPresented: .constant(true), allowedContentTypes: [.plainText]) { _ in
                    note(held)
                }
            default: EmptyView()
            }
        }
    }

    private struct Closer: View {
        @Environment(\.dismissWindow) private var dismissWindow
        var body: some View {
            Button("Destroy") {
                withTransaction(\.dismissBehavior, .destructive) { dismissWindow(id: "other") }
            }
        }
    }

    @Test("A closed window keeps no memory", arguments: kinds)
    func memory(kind: String) async {
        weak var held: Held?
        weak var pipeline: FramePipeline?
        weak var graph: ViewGraph?
        weak var layout: LayoutTree?
        weak var host: TestHost?
        let app = TestApp {
            WindowGroup("Main") {
                Opener("Open") { $0(id: "other") }
                Closer()
            }
            WindowGroup("Other", id: "other") { Holder(kind: kind) { held = $0 } }
        }
        let main = app.windows[0]
        func openAndClose() {
            main.tap(text: "Open")
            app.settle()
            let other = app.windows[0]
            (pipeline, host) = (other.pipeline, other)
            (graph, layout) = (other.pipeline.graph, other.pipeline.layout)
            // The close button is held back by dialogs.
            main.tap(text: "Destroy")
        }
        openAndClose()
        // The cancelled task ends.
        await app.settleTasks()
        expect(held == nil)
        expect(pipeline == nil)
        expect(graph == nil)
        expect(layout == nil)
        expect(host == nil)
        expect(app.windows.map(\.title), equals: ["Main"])
    }
}

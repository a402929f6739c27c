import CasementTesting
import Expectations
import Testing

@testable import Casement

/// Toolbars whose items the user adds, removes and reorders.
@MainActor struct ToolbarCustomizationTests {
    private struct Document: View {
        var title = "Document"
        var hidesLast = false
        var behavior = ToolbarCustomizationBehavior.default
        @State private var taps = 0

        var body: some View {
            NavigationStack {
                Text("taps \(taps)").navigationTitle(title).toolbar(id: "document") {
                    ToolbarItem(id: "new") { Button("New", systemImage: "plus") { taps += 1 } }
                    ToolbarItem(id: "share") { Button("Share", systemImage: "square.and.arrow.up") { taps += 10 } }
                        .customizationBehavior(behavior)
                    ToolbarItem(id: "fontSize") { Slider(value: .constant(0.5)).frame(width: 60) }
                    ToolbarItem(id: "trash", showsByDefault: false) { Button("Trash", systemImage: "trash") {} }
                    if !hidesLast {
                        ToolbarItem(id: "info") { Button("Info", systemImage: "info.circle") { taps += 100 } }
                            .defaultCustomization(.hidden)
                    }
                }
            }
        }
    }

    @Observable @MainActor final class Hiding { var isOn = false }

    private struct Changing: View {
        let model: Hiding
        var body: some View { Document(hidesLast: model.isOn) }
    }

    /// The labels of the items in the bar, from left to right, while no dialog is open.
    private func items(_ host: TestHost) -> [String] {
        let bar = host.elements("toolbar").first?.children ?? []
        return bar.filter { $0.role != "heading" }.sorted { $0.frame.minX < $1.frame.minX }
            .map { $0.label ?? $0.role }
    }

    private func openDialog(_ host: TestHost, at point: CGPoint = CGPoint(x: 40, y: 20)) {
        host.deliver(.pointerDown(point, .secondary, clicks: 1))
        host.deliver(.pointerUp(point, .secondary))
        host.settle()
        host.tap(text: "Customize Toolbar…")
        host.settle()
    }

    private func closeDialog(_ host: TestHost) {
        host.key(.return)
        host.settle()
    }

    private func press(_ action: String, ofItem item: String, in host: TestHost) {
        guard let title = host.find(text: item) else {
            Issue.record("no item \(item)")
            return
        }
        let button = host.accessibilityTree.all.first {
            $0.role == "button" && $0.label == action && abs($0.frame.midY - title.midY) < 8
        }
        if let button { host.tap(at: CGPoint(x: button.frame.midX, y: button.frame.midY)) }
        host.settle()
    }

    private func host(_ document: Document = Document()) -> TestHost {
        let host = TestHost(width: 600, height: 460) { document }
        host.settle()
        return host
    }

    @Test("The dialog lists the items that are in the bar, and those that are not") func listing() {
        let host = host()
        expect(items(host), equals: ["New", "Share", "slider"])
        openDialog(host)
        let titles = ["In the Toolbar", "New", "Share", "Font size", "Available", "Trash", "Info"]
        let tops = titles.map { host.find(text: $0)?.minY ?? -1 }
        expect(tops == tops.sorted() && tops[0] > 0)
        expect(host.elements("dialog").count, equals: 1)
        host.key(.escape)
        host.settle()
        expect(host.elements("dialog").isEmpty && items(host) == ["New", "Share", "slider"])
        expect(!host.pipeline.needsFrame)
    }

    @Test("Items are added and removed, and the defaults restored") func adding() {
        let host = host()
        openDialog(host)
        press("Add", ofItem: "Trash", in: host)
        press("Remove", ofItem: "New", in: host)
        closeDialog(host)
        expect(items(host), equals: ["Share", "slider", "Trash"])
        openDialog(host)
        press("Remove", ofItem: "Share", in: host)
        press("Remove", ofItem: "Font size", in: host)
        press("Remove", ofItem: "Trash", in: host)
        closeDialog(host)
        expect(items(host).isEmpty)
        // An empty bar remains, so that its menu can be opened.
        openDialog(host)
        host.tap(text: "Restore Defaults")
        host.settle()
        closeDialog(host)
        expect(items(host), equals: ["New", "Share", "slider"])
    }

    @Test("Items are reordered by dragging, and work where they are") func dragging() throws {
        let host = host()
        openDialog(host)
        let first = try require(host.find(text: "New"))
        let last = try require(host.find(text: "Font size"))
        host.drag(
            from: CGPoint(x: first.midX, y: first.midY), to: CGPoint(x: first.midX, y: last.maxY + 2))
        host.settle()
        closeDialog(host)
        expect(items(host), equals: ["Share", "slider", "New"])
        host.perform(onLabel: "New")
        host.settle()
        expect(host.find(text: "taps 1") != nil)
    }

    @Test("Alt with an arrow moves the selected item, Delete and space remove and add it") func keys() {
        let host = host()
        openDialog(host)
        host.tap(text: "New")
        host.settle()
        host.key(.downArrow, modifiers: .option)
        host.settle()
        host.tap(text: "Font size")
        host.key(.delete)
        host.settle()
        host.tap(text: "Info")
        host.key(.space)
        host.settle()
        closeDialog(host)
        expect(items(host), equals: ["Share", "New", "Info"])
    }

    @Test("Assistive programs move items") func actions() {
        let host = host()
        openDialog(host)
        expect(host.perform("Move Down", onLabel: "New"))
        host.settle()
        closeDialog(host)
        expect(items(host), equals: ["Share", "New", "slider"])
    }

    @Test("What the user chose is the same in all bars with the identifier, and outlives them") func remembered() {
        struct Program: View {
            @State private var isOther = false
            var body: some View {
                VStack {
                    Button("Other") { isOther.toggle() }
                    if isOther { Document(title: "Other") } else { Document() }
                }
            }
        }
        let host = TestHost(width: 600, height: 500) { Program() }
        host.settle()
        openDialog(host, at: CGPoint(x: 40, y: 60))
        press("Remove", ofItem: "Share", in: host)
        closeDialog(host)
        expect(items(host), equals: ["New", "slider"])
        host.tap(text: "Other")
        host.settle()
        expect(items(host), equals: ["New", "slider"])
    }

    @Test("An item that comes back has its place, and new ones have the program's") func returning() {
        let model = Hiding()
        let host = TestHost(width: 600, height: 460) { Changing(model: model) }
        host.settle()
        openDialog(host)
        press("Add", ofItem: "Info", in: host)
        for _ in 0..<3 {
            host.perform("Move Up", onLabel: "Info")
            host.settle()
        }
        closeDialog(host)
        expect(items(host), equals: ["Info", "New", "Share", "slider"])
        model.isOn = true
        host.settle()
        expect(items(host), equals: ["New", "Share", "slider"])
        model.isOn = false
        host.settle()
        expect(items(host), equals: ["Info", "New", "Share", "slider"])
    }

    @Test("Some items can only be moved, others not even that") func behaviors() {
        var host = host(Document(behavior: .reorderable))
        openDialog(host)
        press("Remove", ofItem: "Share", in: host)
        host.perform("Move Up", onLabel: "Share")
        host.settle()
        closeDialog(host)
        expect(items(host), equals: ["Share", "New", "slider"])
        host = self.host(Document(behavior: .disabled))
        openDialog(host)
        press("Remove", ofItem: "Share", in: host)
        host.perform("Move Up", onLabel: "Share")
        host.perform("Move Down", onLabel: "New")
        host.settle()
        closeDialog(host)
        expect(items(host), equals: ["New", "Share", "slider"])
    }

    @Test("An item that is always available is in the menu while it is not in the bar") func alwaysAvailable() {
        let host = TestHost(width: 600, height: 460) {
            Text("content").toolbar(id: "window") {
                ToolbarItem(id: "new") { Button("New", systemImage: "plus") {} }
                ToolbarItem(id: "info") { Button("Info", systemImage: "info.circle") {} }
                    .defaultCustomization(.hidden, options: .alwaysAvailable)
            }
        }
        host.settle()
        expect(items(host), equals: ["New", "More"])
        host.perform(onLabel: "More")
        host.settle()
        expect(host.find(text: "Info") != nil && host.find(text: "New") == nil)
        host.tap(text: "Customize Toolbar…")
        host.settle()
        press("Add", ofItem: "Info", in: host)
        closeDialog(host)
        expect(items(host), equals: ["New", "Info"])
    }

    @Test("Items with the same identifier are one for the user, and both are shown") func sameIdentifiers() {
        let host = TestHost(width: 600, height: 460) {
            Text("content").toolbar(id: "same") {
                ToolbarItem(id: "a") { Button("One", systemImage: "star") {} }
                ToolbarItem(id: "a") { Button("Two", systemImage: "lock") {} }
            }
        }
        host.settle()
        expect(items(host), equals: ["One", "Two"])
        openDialog(host)
        press("Remove", ofItem: "One", in: host)
        closeDialog(host)
        expect(items(host).isEmpty)
    }

    @Test("Without an identifier a bar cannot be customised") func plain() {
        let host = TestHost(width: 600, height: 300) {
            Text("content").toolbar {
                ToolbarItem(id: "new") { Button("New") {} }
                ToolbarItem(id: "old", showsByDefault: false) { Button("Old") {} }
            }
        }
        host.settle()
        expect(items(host), equals: ["New"])
        openDialog(host)
        expect(host.elements("dialog").isEmpty)
    }

    @Test("A stored arrangement that makes no sense is the program's") func damaged() {
        expect(ToolbarArrangement._decode("{broken") == nil && ToolbarArrangement._decode(7) == nil)
        var arrangement = ToolbarArrangement()
        expect(arrangement._encoded == nil)
        arrangement.setOrder(["b", "a"])
        arrangement.setOrder(["c"])
        expect(arrangement.ranks, equals: ["c": 0, "b": 1, "a": 2])
        expect(arrangement._encoded.flatMap { ToolbarArrangement._decode($0) }, equals: arrangement)
    }
}

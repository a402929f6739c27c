import CasementTesting
import ControlSupport
import Expectations
import Foundation
import Testing

/// Sheets, alerts and confirmation dialogs.
@MainActor struct DialogTests {
    @Observable final class Model {
        var isOn = false
        var other = false
        var item: Song?
        var name = ""
        var mark = "above"
        var isDisabled = false
        var exists = true
        var log: [String] = []
    }

    struct Song: Identifiable { let id: Int }

    private struct Content: View {
        @State private var presses = 0
        @Environment(\.dismiss) private var dismiss
        var body: some View {
            VStack {
                Button("presses \(presses)") { presses += 1 }
                Button("Close") { dismiss() }
            }
            .navigationTitle("of the sheet")
        }
    }

    private struct Window: View {
        @Bindable var model: Model
        var body: some View {
            VStack {
                TextField("below", text: $model.name)
                Button("Press") { model.log.append("below") }
                if model.exists {
                    Text("root").sheet(isPresented: $model.isOn, onDismiss: { model.log.append("off \(!model.isOn)") })
                    {
                        Content().interactiveDismissDisabled(model.isDisabled)
                    }
                }
                Text("item").sheet(item: $model.item, onDismiss: { model.log.append("item gone") }) {
                    Text("item \($0.id)")
                    Content()
                }
            }
            .navigationTitle("of the window")
        }
    }

    private func host(_ view: some View) -> TestHost {
        let host = TestHost { view }
        host.settle()
        return host
    }

    private func elements(_ role: String, _ host: TestHost) -> [AccessibilitySnapshot] {
        host.accessibilityTree.all.filter { $0.role == role }
    }

    private func has(_ text: String, _ host: TestHost) -> Bool { host.find(text: text) != nil }

    private func press(_ text: String, _ host: TestHost) {
        host.tap(text: text)
        host.settle()
    }

    @Test("A sheet has new state each time, and its binding is false before onDismiss runs")
    func sheet() {
        let model = Model()
        let host = host(Window(model: model))
        expect(elements("dialog", host).isEmpty)
        model.isOn = true
        host.settle()
        expect(elements("dialog", host).count, equals: 1)
        press("presses 0", host)
        expect(has("presses 1", host))
        press("Close", host)
        expect(!model.isOn && model.log == ["off true"] && !has("Close", host))
        model.isOn = true
        host.settle()
        expect(has("presses 0", host))
        model.isOn = false
        host.settle()
        expect(model.log == ["off true", "off true"] && elements("dialog", host).isEmpty)
        expect(!host.pipeline.needsFrame)
    }

    @Test("Escape dismisses a sheet, unless its content disables that")
    func escape() {
        let model = Model()
        let host = host(Window(model: model))
        model.isOn = true
        host.settle()
        host.key(.escape)
        host.settle()
        expect(!model.isOn)
        (model.isOn, model.isDisabled) = (true, true)
        host.settle()
        host.key(.escape)
        host.settle()
        expect(model.isOn && has("Close", host))
        press("Close", host)
        expect(!model.isOn)
    }

    @Test("What lies below a sheet is out of reach, and has the focus again afterwards")
    func below() {
        let model = Model()
        let host = host(Window(model: model))
        host.type("\tab")
        let place = host.find(text: "Press") ?? .zero
        model.isOn = true
        host.settle()
        host.tap(at: CGPoint(x: place.midX, y: place.midY))
        host.type("c")
        expect(host.accessibilityTree.first { $0.label == "Press" } == nil)
        expect(model.isOn && model.log.isEmpty && model.name == "ab")
        host.key(.escape)
        host.settle()
        host.type("d")
        expect(model.name, equals: "abd")
    }

    @Test("The item makes the content; another item is another sheet, and closing sets it to nil")
    func item() {
        let model = Model()
        let host = host(Window(model: model))
        model.item = Song(id: 1)
        host.settle()
        press("presses 0", host)
        expect(has("item 1", host) && has("presses 1", host))
        model.item = Song(id: 2)
        host.settle()
        expect(has("item 2", host) && has("presses 0", host) && !has("item 1", host))
        press("Close", host)
        expect(model.item == nil && elements("dialog", host).isEmpty)
        model.item = Song(id: 3)
        host.settle()
        host.key(.escape)
        host.settle()
        expect(model.item == nil && model.log.last == "item gone")
    }

    @Test("A sheet goes with the view that presents it, and its title is not the window's")
    func presenter() {
        let model = Model()
        let host = host(Window(model: model))
        expect(host.title, equals: "of the window")
        model.isOn = true
        host.settle()
        expect(host.title, equals: "of the window")
        model.exists = false
        host.settle()
        expect(!has("Close", host) && elements("dialog", host).isEmpty)
        press("Press", host)
        expect(model.log.last, equals: "below")
    }

    private struct Marked: View {
        @Bindable var model: Model
        var body: some View {
            Text("root").environment(\.mark, "below")
                .sheet(isPresented: $model.isOn) { MarkReader() }
                .environment(\.mark, model.mark)
        }
    }

    private struct MarkReader: View {
        @Environment(\.mark) private var mark
        var body: some View { Text("mark \(mark)") }
    }

    @Test("A sheet has the environment of its modifier, also when that changes")
    func environment() {
        let model = Model()
        let host = host(Marked(model: model))
        model.isOn = true
        host.settle()
        expect(has("mark above", host))
        model.mark = "changed"
        host.settle()
        expect(has("mark changed", host))
    }

    private struct Asking: View {
        @Bindable var model: Model
        var body: some View {
            Text("root")
                .alert("Attention", isPresented: $model.isOn) {
                    Button("Erase", role: .destructive) { model.log.append("erase \(model.isOn)") }
                    Button("Keep", role: .cancel) { model.log.append("keep") }
                    if model.name == "third" {
                        Button("Copy first") { model.log.append("copy") }.keyboardShortcut(.defaultAction)
                    }
                } message: {
                    Text("This cannot be undone.")
                }
                .confirmationDialog("Again?", isPresented: $model.other, titleVisibility: .visible) {
                    Button("Yes") { model.log.append("yes") }
                    if model.name == "never" { Button("Never mind", role: .cancel) { model.log.append("never") } }
                }
        }
    }

    @Test("An alert shows title, message and buttons; each runs its action and closes it")
    func alert() {
        let model = Model()
        let host = host(Asking(model: model))
        model.isOn = true
        host.settle()
        let alerts = elements("alert", host)
        expect(alerts.count == 1 && alerts.first?.label == "Attention")
        expect(has("Attention", host) && has("This cannot be undone.", host) && !has("OK", host))
        press("Erase", host)
        expect(model.log == ["erase true"] && !model.isOn && elements("alert", host).isEmpty)
        model.isOn = true
        host.settle()
        press("Keep", host)
        expect(model.log == ["erase true", "keep"] && !model.isOn)
    }

    @Test("Escape presses the cancel button of an alert, Return the default button")
    func alertKeys() {
        let model = Model()
        let host = host(Asking(model: model))
        model.isOn = true
        host.settle()
        host.key(.return)
        host.settle()
        expect(model.isOn && model.log.isEmpty, "without a default button Return does nothing")
        host.key(.escape)
        host.settle()
        expect(model.log == ["keep"] && !model.isOn)
        (model.isOn, model.name) = (true, "third")
        host.settle()
        host.key(.return)
        host.settle()
        expect(model.log == ["keep", "copy"] && !model.isOn)
        model.other = true
        host.settle()
        host.key(.return)
        host.settle()
        expect(model.log.last == "yes" && !model.other)
    }

    @Test("A confirmation dialog has a button Cancel, unless the program gives one")
    func confirmation() {
        let model = Model()
        let host = host(Asking(model: model))
        model.other = true
        host.settle()
        expect(elements("alert", host).first?.label == "Again?" && has("Cancel", host))
        press("Cancel", host)
        expect(!model.other && model.log.isEmpty)
        (model.other, model.name) = (true, "never")
        host.settle()
        expect(has("Never mind", host) && !has("Cancel", host))
        host.key(.escape)
        host.settle()
        expect(model.log == ["never"] && !model.other)
    }

    private struct Naming: View {
        @Bindable var model: Model
        var body: some View {
            Text("root").alert("Name", isPresented: $model.isOn) {
                TextField("name", text: $model.name)
                Button("Save") { model.log.append("save \(model.name)") }
                Button("Cancel", role: .cancel) {}
            }
        }
    }

    @Test("A text field in an alert has the focus, and Return saves")
    func field() {
        let model = Model()
        let host = host(Naming(model: model))
        model.isOn = true
        host.settle()
        host.type("Ann")
        host.key(.return)
        host.settle()
        expect(model.log == ["save Ann"] && !model.isOn)
    }

    private struct Failing: View {
        @Bindable var model: Model
        struct Failure: LocalizedError { var errorDescription: String? { "No space left" } }
        var body: some View { Text("root").alert(isPresented: $model.isOn, error: Failure()) {} }
    }

    @Test("An alert for an error has its description, and without actions a button OK")
    func error() {
        let model = Model()
        let host = host(Failing(model: model))
        model.isOn = true
        host.settle()
        expect(elements("alert", host).first?.label == "No space left" && has("No space left", host))
        press("OK", host)
        expect(!model.isOn && !has("OK", host))
    }

    private struct Decorated: View {
        @Bindable var model: Model
        @State private var detent = PresentationDetent.medium
        var body: some View {
            Text("root").sheet(isPresented: $model.isOn) {
                Text("sheet \(detent == .medium)")
                    .presentationDetents([.medium, .large], selection: $detent)
                    .presentationDragIndicator(.visible)
                    .presentationCornerRadius(20)
                    .presentationBackground(Color(red: 1, green: 0, blue: 0))
            }
        }
    }

    @Test("A sheet with detents, a radius and a background comes to rest with that background")
    func decorated() {
        let model = Model()
        let host = host(Decorated(model: model))
        model.isOn = true
        expect(host.settle())
        expect(has("sheet true", host) && !host.pipeline.needsFrame)
        _ = host.takeStatistics()
        host.update()
        expect(host.takeStatistics().bodies, equals: 0)
        expect(host.snapshot()[200, 100] == (255, 0, 0, 255))
        host.key(.escape)
        host.settle()
        expect(!model.isOn && !has("sheet true", host))
    }

    private struct Older: View {
        @Bindable var model: Model
        var body: some View {
            Text("root")
                .alert(isPresented: $model.isOn) {
                    Alert(
                        title: Text("Delete?"), message: Text("For ever."),
                        primaryButton: .destructive(Text("Delete")) { model.log.append("delete") },
                        secondaryButton: .cancel())
                }
            Text("other")
                .alert(item: $model.item) { Alert(title: Text("Song \($0.id)")) }
            Text("third")
                .actionSheet(isPresented: $model.other) {
                    ActionSheet(
                        title: Text("Export"),
                        buttons: [.default(Text("Picture")) { model.log.append("picture") }, .cancel()])
                }
        }
    }

    @Test("Alerts and action sheets as values, the older forms")
    func older() {
        let model = Model()
        let host = host(Older(model: model))
        model.isOn = true
        host.settle()
        expect(elements("alert", host).first?.label == "Delete?" && has("For ever.", host) && has("Cancel", host))
        press("Delete", host)
        expect(model.log == ["delete"] && !model.isOn)
        model.item = Song(id: 4)
        host.settle()
        expect(has("Song 4", host))
        press("OK", host)
        expect(model.item == nil)
        model.other = true
        host.settle()
        expect(host.findAll(text: "Cancel").count, equals: 1)
        press("Picture", host)
        expect(model.log == ["delete", "picture"] && !model.other)
    }
}

extension EnvironmentValues {
    @Entry fileprivate var mark = "none"
}

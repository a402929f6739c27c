import CasementTesting
import Expectations
import Foundation
import Testing

/// Presentations above each other: their order, the focus, and the keys that lead back.
@MainActor struct NestedPresentations {
    @Observable final class Model {
        var exists = true
        var sheet = false
        var alert = false
        var dialog = false
        var popover = false
        var path: [Int] = []
        var text = ""
        var focused: [String] = []
    }

    private struct Field: View {
        let name: String
        @Bindable var model: Model
        @FocusState private var isFocused: Bool
        var body: some View {
            TextField(name, text: $model.text).focused($isFocused).accessibilityIdentifier(name)
                .onChange(of: isFocused) {
                    if isFocused { model.focused.append(name) } else { model.focused.removeAll { $0 == name } }
                }
        }
    }

    private struct Window: View {
        @Bindable var model: Model
        var body: some View {
            VStack {
                Field(name: "below", model: model)
                if model.exists {
                    Text("root")
                        .sheet(isPresented: $model.sheet) { Sheet(model: model) }
                        .alert("Alert", isPresented: $model.alert) { Button("Fine") {} }
                }
            }
        }
    }

    private struct Sheet: View {
        @Bindable var model: Model
        var body: some View {
            NavigationStack(path: $model.path) {
                VStack {
                    Field(name: "inside", model: model)
                    Text("sheet")
                        .confirmationDialog("Dialog", isPresented: $model.dialog, titleVisibility: .visible) {
                            Button("Yes") {}
                        }
                        .popover(isPresented: $model.popover) { Text("popover") }
                }
                .navigationDestination(for: Int.self) { Text("page \($0)") }
            }
        }
    }

    private func host(_ model: Model) -> TestHost {
        let host = TestHost { Window(model: model) }
        host.settle()
        return host
    }

    private func roles(_ host: TestHost) -> [String] {
        host.accessibilityTree.all.map(\.role).filter { ["dialog", "alert"].contains($0) }
    }

    @Test("A dialog of a sheet that comes together with the sheet stands above it")
    func together() {
        let model = Model()
        (model.sheet, model.dialog) = (true, true)
        let host = host(model)
        expect(roles(host), equals: ["alert"])
        host.key(.escape)
        host.settle()
        expect(model.sheet && !model.dialog && roles(host) == ["dialog"])
        // What it covers had no focus before; the sheet takes it now.
        expect(model.focused, equals: ["inside"])
        host.key(.escape)
        host.settle()
        expect(!model.sheet && roles(host).isEmpty)
    }

    @Test("The field below an alert has no focus, gets no text, and has the focus again afterwards")
    func alertWithoutFields() {
        let model = Model()
        let host = host(model)
        host.tap("below")
        host.settle()
        model.alert = true
        host.settle()
        expect(model.focused.isEmpty)
        host.type("x")
        host.settle()
        expect(model.text.isEmpty)
        host.key(.return)
        host.settle()
        expect(!model.alert && model.focused == ["below"])
        host.type("y")
        host.settle()
        expect(model.text, equals: "y")
    }

    @Test("When the lower of two closes, the focus stays above, and later returns to where it was first")
    func lowerCloses() {
        let model = Model()
        let host = host(model)
        host.tap("below")
        model.sheet = true
        host.settle()
        expect(model.focused, equals: ["inside"])
        model.alert = true
        host.settle()
        expect(model.focused.isEmpty)
        model.sheet = false
        host.settle()
        expect(model.focused.isEmpty && roles(host) == ["alert"])
        host.key(.escape)
        host.settle()
        expect(model.focused, equals: ["below"])
    }

    @Test("Alt-Left goes back in a sheet without a focused view, and Escape closes the sheet with its pages")
    func keysInSheet() {
        let model = Model()
        model.sheet = true
        model.path = [1, 2]
        let host = host(model)
        expect(host.find(text: "page 2") != nil)
        host.key(.leftArrow, modifiers: .option)
        host.settle()
        expect(model.path == [1] && host.find(text: "page 1") != nil)
        host.key(.escape)
        host.settle()
        expect(!model.sheet && model.path == [1])
    }

    @Test("A presenter that goes takes along what its presentations have presented")
    func presenterGoes() {
        let model = Model()
        let host = host(model)
        host.tap("below")
        model.sheet = true
        host.settle()
        model.dialog = true
        host.settle()
        expect(roles(host), equals: ["alert"])
        model.exists = false
        host.settle()
        expect(roles(host).isEmpty && model.focused == ["below"])
    }

    @Test("The focus returns below a sheet that goes with its dialog, whose page with the focus was covered meanwhile")
    func coveredPage() {
        let model = Model()
        let host = host(model)
        host.tap("below")
        model.sheet = true
        host.settle()
        expect(model.focused, equals: ["inside"])
        model.dialog = true
        host.settle()
        model.path = [1]
        host.settle()
        model.sheet = false
        host.settle()
        expect(roles(host).isEmpty && model.focused == ["below"], "\(model.focused)")
    }

    @Test("The focus returns below a sheet that goes with its popover, which has no field and leaves it the focus")
    func popoverWithoutFields() {
        let model = Model()
        let host = host(model)
        host.tap("below")
        model.sheet = true
        host.settle()
        model.popover = true
        host.settle()
        expect(model.focused == ["inside"] && host.find(text: "popover") != nil)
        model.exists = false
        host.settle()
        // The field that went has not told that it lost the focus.
        expect(host.find(text: "popover") == nil && model.focused.last == "below", "\(model.focused)")
    }

    private struct SelectedRow: View {
        @Bindable var model: Model
        var body: some View {
            List(["row"], id: \.self, selection: .constant("row")) { name in
                SchemeText(name: name)
                    .sheet(isPresented: $model.sheet) { SchemeText(name: "sheet") }
                    .popover(isPresented: $model.dialog) { SchemeText(name: "popover") }
            }
        }
    }

    private struct SchemeText: View {
        @Environment(\.colorScheme) private var scheme
        let name: String
        var body: some View { Text("\(name) \(scheme == .dark ? "dark" : "light")") }
    }

    @Test("What a selected row presents does not have the scheme of its highlight") func presentedByRow() {
        let model = Model()
        let host = TestHost { SelectedRow(model: model) }
        host.settle()
        host.tap(text: host.find(text: "row light") == nil ? "row dark" : "row light")
        host.settle()
        expect(host.find(text: "row dark") != nil)
        model.sheet = true
        host.settle()
        expect(host.find(text: "sheet light") != nil)
        model.sheet = false
        host.settle()
        model.dialog = true
        host.settle()
        expect(host.find(text: "popover light") != nil)
    }
}

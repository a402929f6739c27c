import CasementTesting
import Expectations
import Testing

/// Which buttons of an alert Escape and Return press.
@MainActor struct DialogKeys {
    @Observable @MainActor final class Model {
        var isOn = false
        var name = ""
        var log: [String] = []
    }

    private let model = Model()

    private struct Asking<Actions: View>: View {
        @Bindable var model: Model
        let actions: () -> Actions
        var body: some View { Text("root").alert("Title", isPresented: $model.isOn, actions: actions) }
    }

    private func host<Actions: View>(@ViewBuilder _ actions: @escaping () -> Actions) -> TestHost {
        let host = TestHost { Asking(model: model, actions: actions) }
        model.isOn = true
        host.settle()
        return host
    }

    @Test("Escape does not press the only button where that destroys something") func onlyDestructive() {
        let host = host { Button("Erase", role: .destructive) { model.log.append("erase") } }
        host.key(.escape)
        host.settle()
        expect(model.log == [] && model.isOn)
        host.tap(text: "Erase")
        host.settle()
        expect(model.log == ["erase"] && !model.isOn)
    }

    @Test("Return does not press the default button while it is disabled") func disabledDefault() {
        let host = host {
            @Bindable var model = model
            TextField("Name", text: $model.name)
            Button("Save") { model.log.append("save") }.disabled(model.name.isEmpty)
            Button("Cancel", role: .cancel) {}
        }
        host.key(.return)
        host.settle()
        expect(model.log == [] && model.isOn)
        host.type("a")
        host.settle()
        host.key(.return)
        host.settle()
        expect(model.log == ["save"] && !model.isOn)
    }

    @Test("A view with a state of its own may be the buttons") func composed() {
        struct Choices: View {
            let log: (String) -> Void
            @State private var suffix = "!"
            @Environment(\.locale) private var locale
            var body: some View {
                Button("Yes") { log("yes\(suffix)") }
                Button("No", role: .cancel) { log("no\(suffix)") }
            }
        }
        let host = host { Choices { model.log.append($0) } }
        expect(host.find(text: "OK"), equals: nil)
        host.tap(text: "Yes")
        host.settle()
        expect(model.log == ["yes!"] && !model.isOn)
        for key: KeyEquivalent in [.escape, .return] {
            model.isOn = true
            host.settle()
            host.key(key)
            host.settle()
        }
        expect(model.log == ["yes!", "no!", "yes!"] && !model.isOn)
    }

    @Test("A field with a state of its own has an OK below it") func composedField() {
        struct Field: View {
            @Bindable var model: Model
            @State private var isLong = false
            var body: some View { TextField("Name", text: $model.name).onChange(of: model.name) { isLong = true } }
        }
        let host = host { Field(model: model) }
        host.type("a")
        host.settle()
        expect(model.name == "a" && host.find(text: "OK") != nil)
        host.key(.return)
        host.settle()
        expect(!model.isOn)
        model.isOn = true
        host.settle()
        host.key(.escape)
        host.settle()
        expect(!model.isOn)
    }
}

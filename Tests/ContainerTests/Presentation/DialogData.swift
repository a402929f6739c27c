import CasementTesting
import Expectations
import Testing

/// Dialogs keep what is theirs: their data, and the keys of their buttons.
@MainActor struct DialogData {
    @Observable final class Model {
        var isOn = false
        var item: Song?
        var log: [String] = []
    }

    struct Song { let id: Int }

    private func shown(_ view: some View) -> TestHost {
        let host = TestHost { view }
        host.settle()
        return host
    }

    private struct TwoDefaults: View {
        @Bindable var model: Model
        var body: some View {
            Button("Below") { model.log.append("below") }
                .keyboardShortcut(.defaultAction)
                .sheet(isPresented: $model.isOn) {
                    Button("Above") { model.log.append("above") }.keyboardShortcut(.defaultAction)
                }
        }
    }

    @Test("Return presses the default button of a sheet, not the one it covers") func defaults() {
        let model = Model()
        let host = shown(TwoDefaults(model: model))
        host.key(.return)
        expect(model.log, equals: ["below"])
        model.isOn = true
        host.settle()
        host.key(.return)
        expect(model.log, equals: ["below", "above"])
        model.isOn = false
        host.settle()
        host.key(.return)
        expect(model.log, equals: ["below", "above", "below"])
    }

    private struct Presenting: View {
        @Bindable var model: Model
        var body: some View {
            Text("root").alert("Delete?", isPresented: $model.isOn, presenting: model.item) { song in
                Button("Delete \(song.id)") { model.log.append("deleted \(song.id)") }
            }
        }
    }

    @Test("An alert keeps the data that it was shown with") func keptData() {
        let model = Model()
        let host = shown(Presenting(model: model))
        model.item = Song(id: 1)
        model.isOn = true
        host.settle()
        expect(host.find(text: "Delete 1") != nil)
        model.item = Song(id: 2)
        host.settle()
        expect(host.find(text: "Delete 1") != nil && host.find(text: "Delete 2") == nil)
        model.item = nil
        host.settle()
        host.tap(text: "Delete 1")
        host.settle()
        expect(model.log, equals: ["deleted 1"])
        expect(!model.isOn)
        // The next one has the data of its own time, and without data there is none.
        (model.item, model.isOn) = (Song(id: 3), true)
        host.settle()
        expect(host.find(text: "Delete 3") != nil)
        model.isOn = false
        host.settle()
        (model.item, model.isOn) = (nil, true)
        host.settle()
        expect(host.find(text: "Delete 3") == nil)
    }
}

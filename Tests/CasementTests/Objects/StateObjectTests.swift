import CasementTesting
import Expectations
import HostSupport
import Testing

/// Objects that belong to a view's identity.
@MainActor struct StateObjectTests {
    private final class DataModel: ObservableObject {
        @Published var name: String
        init(name: String, _ journal: Journal) {
            self.name = name
            MainActor.assumeIsolated { journal.lines.append("made \(name)") }
        }
    }

    private struct Owner: View {
        @StateObject private var model: DataModel
        let input: String

        init(name: String, journal: Journal) {
            _model = StateObject(wrappedValue: DataModel(name: name, journal))
            input = name
        }

        var body: some View {
            Text("\(input) \(model.name)")
            Button("rename") { model.name += "!" }.accessibilityIdentifier("rename")
        }
    }

    @Test("the object is created once for each identity, when its body first runs")
    func onceForEachIdentity() {
        let name = Box("a"), id = Box(0), journal = Journal()
        let host = TestHost.live { Owner(name: name.value, journal: journal).id(id.value) }
        expect(journal.take().isEmpty)
        host.update()
        expect(journal.take(), equals: ["made a"])
        name.value = "b"
        host.update()
        expect(journal.take().isEmpty)
        expect(host.find(text: "b a") != nil)
        id.value = 1
        host.update()
        expect(journal.take(), equals: ["made b"])
        expect(host.find(text: "b b") != nil)
    }

    @Test("a change runs the owner")
    func change() {
        let journal = Journal()
        let host = TestHost { Owner(name: "a", journal: journal) }
        host.update()
        expect(host.statistics { host.tap("rename") }.bodies, equals: 1)
        expect(host.find(text: "a a!") != nil)
    }

    @Test("two uses have two objects")
    func separate() {
        let journal = Journal()
        let host = TestHost {
            VStack {
                Owner(name: "a", journal: journal)
                Owner(name: "b", journal: journal).accessibilityIdentifier("second")
            }
        }
        host.tap("rename")
        expect(host.labels.filter { $0 != "rename" }, equals: ["a a!", "b b"])
    }

    private final class Tracked: ObservableObject {
        @Published var text = "a"
    }

    private struct Keeper: View {
        @StateObject private var model = Tracked()
        let onMade: (Tracked) -> Void
        var body: some View {
            let _ = onMade(model)
            Field(text: $model.text)
        }
    }

    private struct Field: View {
        @Binding var text: String
        var body: some View { Button(text) { text += "b" }.accessibilityIdentifier("field") }
    }

    @Test("bindings to its properties")
    func bindings() {
        let host = TestHost { Keeper { _ in } }
        host.tap("field")
        expect(host.labels, equals: ["ab"])
    }

    @Test("the object is released with its view, and so is an observed one")
    func lifetimes() {
        struct Observer: View {
            @ObservedObject var model: Tracked
            var body: some View { Text(model.text) }
        }
        weak var owned: Tracked?
        weak var observed: Tracked?
        let flag = Flag(true), held = Box<Tracked?>(Tracked())
        observed = held.value
        let host = TestHost.live {
            VStack {
                if flag.value {
                    Keeper { owned = $0 }
                    if let model = held.value { Observer(model: model) }
                }
            }
        }
        host.update()
        expect(owned != nil)
        flag.value = false
        host.update()
        expect(owned == nil)
        held.value = nil
        host.update()
        expect(observed == nil)
    }

    @Test("read outside a hierarchy it creates another object each time, with a warning")
    func outside() {
        struct Loose: View {
            @StateObject var model = Tracked()
            var body: some View { Text(model.text) }
        }
        var warnings: [String] = []
        RuntimeWarning.onIssue = { warnings.append($0) }
        defer { RuntimeWarning.onIssue = nil }
        let view = Loose()
        expect(view.model !== view.model)
        expect(warnings.first?.contains("Tracked"), equals: true)
    }
}

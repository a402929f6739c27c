import CoreTesting
import Expectations
import HostSupport
import PlainControls
import Testing

@MainActor @Observable private final class Model {
    var value = 0
    var other = 0
}

/// Bindings to properties of observable objects, and such objects in the environment.
@MainActor struct BindableTests {
    private struct Sub: View {
        @Binding var value: Int
        var journal = Journal()
        var body: some View {
            let _ = journal.lines.append("sub")
            Button("\(value)") { value += 1 }.accessibilityIdentifier("raise")
        }
    }

    @Test("a bindable of a plain reference writes through, before the parent appears")
    func plainReference() {
        struct Content: View {
            let model: Model
            let seen: Box<Int>
            var body: some View {
                let bindable = Bindable(model)
                VStack { Sub(value: bindable.value).onAppear { bindable.wrappedValue.value = 1 } }
                    .onAppear { seen.value = model.value }
            }
        }
        let model = Model(), seen = Box(0)
        let host = TestHost { Content(model: model, seen: seen) }
        host.settle()
        expect(seen.value, equals: 1)
        expect(host.labels, equals: ["1"])
    }

    @Test("a binding runs the view that reads it, not the one that made it, and only for its own property")
    func readerAlone() {
        struct Owner: View {
            @Bindable var model: Model
            let journal: Journal
            var body: some View {
                let _ = journal.lines.append("owner")
                Sub(value: $model.value, journal: journal)
            }
        }
        let model = Model(), journal = Journal()
        let host = TestHost { Owner(model: model, journal: journal) }
        host.update()
        _ = journal.take()
        host.tap("raise")
        expect(model.value, equals: 1)
        expect(journal.take(), equals: ["sub"])
        model.other = 4
        host.update()
        expect(journal.take().isEmpty)
        let (bindable, twin) = (Bindable(model), Bindable(projectedValue: Bindable(wrappedValue: model)))
        bindable.value.wrappedValue = 8
        expect(twin.wrappedValue.value, equals: 8)
    }

    private struct Reader: View {
        @Environment(Model.self) private var model
        let journal: Journal
        var body: some View {
            @Bindable var model = model
            let _ = journal.lines.append("reader")
            Sub(value: $model.value, journal: journal)
            Text("other \(model.other)")
        }
    }

    private struct Between: View {
        let journal: Journal
        var body: some View {
            let _ = journal.lines.append("between")
            Reader(journal: journal)
        }
    }

    @Test("an observable object in the environment runs its readers, by property")
    func environment() {
        let model = Model(), journal = Journal()
        let host = TestHost { Between(journal: journal).environment(model) }
        host.update()
        expect(journal.take(), equals: ["between", "reader", "sub"])
        host.tap("raise")
        expect(journal.take(), equals: ["sub"])
        model.other = 3
        host.update()
        expect(journal.take(), equals: ["reader"])
        expect(host.labels, equals: ["1", "other 3"])
    }

    private struct Hopeful: View {
        @Environment(Model.self) private var model: Model?
        var body: some View { Text(model.map { "\($0.value)" } ?? "none") }
    }

    @Test("an optional object may be missing, inserted and removed")
    func optional() {
        let model = Model(), isThere = Box(false)
        let host = TestHost.live { Hopeful().environment(isThere.value ? model : nil) }
        expect(host.labels, equals: ["none"])
        isThere.value = true
        host.update()
        expect(host.labels, equals: ["0"])
        isThere.value = false
        host.update()
        expect(host.labels, equals: ["none"])
        expect(TestHost { Hopeful() }.labels, equals: ["none"])
    }

    private struct Lost: View {
        @Environment(Model.self) private var model
        var body: some View { Text("\(model.value)") }
    }

    @Test("a missing required object stops the program with a message that names the type and the view")
    func missing() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            TestHost { Lost() }.update()
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        expect(
            message.contains(
                "No Observable object of type Model found. A View.environment(_:) for Model may be missing as an ancestor of this view."
            ))
        expect(message.contains("Lost"))
    }
}

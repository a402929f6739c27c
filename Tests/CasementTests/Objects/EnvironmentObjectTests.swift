import CasementTesting
import Expectations
import HostSupport
import Testing

/// Objects passed down the view tree.
@MainActor struct EnvironmentObjectTests {
    private struct Reader: View {
        @EnvironmentObject private var model: Tally
        let journal: Journal
        var onRun: (Tally) -> Void = { _ in }
        var body: some View {
            let _ = journal.lines.append("reader")
            let _ = onRun(model)
            Button("\(model.count)") { model.count += 1 }.accessibilityIdentifier("raise")
        }
    }

    private struct Between: View {
        let journal: Journal
        var body: some View {
            let _ = journal.lines.append("between")
            Reader(journal: journal)
        }
    }

    @Test("a change runs only the reader, not the views in between")
    func readerAlone() {
        let model = Tally(), journal = Journal()
        let host = TestHost { Between(journal: journal).environmentObject(model) }
        host.update()
        expect(journal.take(), equals: ["between", "reader"])
        model.other += 1
        host.update()
        expect(journal.take(), equals: ["reader"])
        host.tap("raise")
        expect(model.count, equals: 1)
        expect(journal.take(), equals: ["reader"])
        expect(host.labels, equals: ["1"])
    }

    @Test("the reader gets the same instance, the nearest one")
    func nearest() {
        let outer = Tally(), inner = Tally(), journal = Journal()
        var seen: Tally?
        let host = TestHost {
            Reader(journal: journal) { seen = $0 }.environmentObject(inner).environmentObject(outer)
        }
        host.update()
        expect(seen === inner)
        expect(host.statistics { outer.count += 1 }.bodies, equals: 0)
    }

    @Test("another object runs the reader; the same one does not")
    func replaced() {
        let first = Tally(), second = Tally(), journal = Journal(), unread = Box(0), isSecond = Box(false)
        second.count = 2
        let host = TestHost.live {
            let _ = unread.value
            Between(journal: journal).environmentObject(isSecond.value ? second : first)
        }
        host.update()
        _ = journal.take()
        unread.value += 1
        host.update()
        expect(journal.take().isEmpty)
        isSecond.value = true
        host.update()
        expect(journal.take(), equals: ["reader"])
        expect(host.labels, equals: ["2"])
        first.count = 9
        host.update()
        expect(journal.take().isEmpty)
    }

    @Test("a binding to a property")
    func bindings() {
        struct Owner: View {
            @EnvironmentObject var model: Tally
            var body: some View { Stepper(number: $model.count) }
        }
        struct Stepper: View {
            @Binding var number: Int
            var body: some View { Button("\(number)") { number += 5 }.accessibilityIdentifier("step") }
        }
        let model = Tally()
        let host = TestHost { Owner().environmentObject(model) }
        host.tap("step")
        expect(model.count, equals: 5)
        expect(host.labels, equals: ["5"])
    }

    @Test("a missing object that is not read has no effect")
    func unread() {
        struct Careless: View {
            @EnvironmentObject var model: Tally
            var body: some View { Text("fine") }
        }
        expect(TestHost { Careless() }.labels, equals: ["fine"])
    }

    private struct Lost: View {
        @EnvironmentObject var model: Tally
        var body: some View { Text("\(model.count)") }
    }

    @Test("a missing object stops the program with a message that names the type and the view")
    func missing() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            TestHost { Lost() }.update()
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        expect(
            message.contains(
                "No ObservableObject of type Tally found. A View.environmentObject(_:) for Tally may be missing as an ancestor of this view."
            ))
        expect(message.contains("Lost"))
    }
}

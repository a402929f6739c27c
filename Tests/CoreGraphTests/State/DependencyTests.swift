import CoreTesting
import Expectations
import HostSupport
import PlainControls
import Testing

/// Which bodies run for a change: those that read it in their last run.
@MainActor struct DependencyTests {
    private struct Label: View {
        @Binding var number: Int
        let journal: Journal
        var body: some View {
            let _ = journal.lines.append("Label")
            Text("\(number)")
        }
    }

    private struct Owner: View {
        @State private var counter = 0
        let journal: Journal
        let reads: Bool
        var body: some View {
            let _ = journal.lines.append("Owner")
            VStack {
                Button("Tap") { counter += 1 }.accessibilityIdentifier("tap")
                if reads { Text("\(counter)") }
                Label(number: $counter, journal: journal)
            }
        }
    }

    @Test("state passed on as a binding does not run its owner")
    func binding() {
        let journal = Journal()
        let host = TestHost { Owner(journal: journal, reads: false) }
        host.update()
        expect(journal.take(), equals: ["Owner", "Label"])
        for number in 1...3 {
            host.tap("tap")
            expect(journal.take(), equals: ["Label"])
            expect(host.find(text: "\(number)") != nil)
        }
    }

    @Test("state read by its owner runs the owner first, then the child that reads it too")
    func read() {
        let journal = Journal()
        let host = TestHost { Owner(journal: journal, reads: true) }
        host.update()
        _ = journal.take()
        host.tap("tap")
        expect(journal.take(), equals: ["Owner", "Label"])
        host.tap("tap")
        expect(journal.take(), equals: ["Owner", "Label"])
    }

    private struct Nested<Input>: View {
        var input: Input
        let journal: Journal
        var body: some View {
            let _ = journal.lines.append("Nested")
            Text("\(input)")
        }
    }

    @Test("a child whose input changed runs")
    func changedInput() {
        let counter = Box(0), journal = Journal()
        let host = TestHost.live {
            let _ = journal.lines.append("Parent")
            Nested(input: counter.value, journal: journal)
        }
        host.update()
        counter.value += 1
        host.update()
        expect(journal.take(), equals: ["Parent", "Nested", "Parent", "Nested"])
    }

    @Test("a child whose derived input is equal is skipped")
    func equalInput() {
        let counter = Box(0), journal = Journal()
        let host = TestHost.live {
            let _ = journal.lines.append("Parent")
            Nested(input: counter.value > 10, journal: journal)
        }
        host.update()
        counter.value += 1
        host.update()
        expect(journal.take(), equals: ["Parent", "Nested", "Parent"])
        counter.value = 11
        host.update()
        expect(journal.take(), equals: ["Parent", "Nested"])
    }

    private struct Switching: View {
        let journal: Journal
        @State private var usesFirst = true
        @State private var first = 0
        @State private var second = 0
        var body: some View {
            let _ = journal.lines.append("body")
            Text(usesFirst ? "first \(first)" : "second \(second)")
            Color.red.accessibilityIdentifier("switch").onTapGesture { usesFirst.toggle() }
            Color.red.accessibilityIdentifier("first").onTapGesture { first += 1 }
            Color.red.accessibilityIdentifier("second").onTapGesture { second += 1 }
        }
    }

    @Test("a body depends on what its last run read, and no longer on what an earlier one did")
    func lastRun() {
        let journal = Journal()
        let host = TestHost { Switching(journal: journal) }
        host.update()
        func bodies(_ name: String) -> Int {
            _ = journal.take()
            host.tap(name)
            return journal.take().count
        }
        expect(bodies("second"), equals: 0)
        expect(bodies("first"), equals: 1)
        expect(bodies("switch"), equals: 1)
        expect(bodies("first"), equals: 0)
        expect(bodies("second"), equals: 1)
        expect(host.find(text: "second 2") != nil)
    }

    @Test("several changes in one event cause one run, and none if the value is restored")
    func coalescing() {
        let a = Box(0), b = Box(0)
        let host = TestHost.live { Text("\(a.value) \(b.value)") }
        host.update()
        expect(
            host.statistics {
                a.value = 1
                b.value = 2
                a.value = 3
            }.bodies, equals: 1)
        expect(host.find(text: "3 2") != nil)
    }

    @Test("a child that is invalid and gets a new input runs once")
    func onceForTwoCauses() {
        let number = Box(0), journal = Journal()
        struct Child: View {
            let input: Int
            let number: Box<Int>
            let journal: Journal
            var body: some View {
                let _ = journal.lines.append("Child")
                Text("\(input) \(number.value)")
            }
        }
        let host = TestHost.live { Child(input: number.value, number: number, journal: journal) }
        host.update()
        _ = journal.take()
        number.value = 1
        host.update()
        expect(journal.take(), equals: ["Child"])
        expect(host.find(text: "1 1") != nil)
    }
}

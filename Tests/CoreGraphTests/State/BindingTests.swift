import CoreTesting
import Expectations
import HostSupport
import PlainControls
import Testing

/// Bindings: to states, to their parts, to closures, to constants.
@MainActor struct BindingTests {
    private struct Person: Equatable {
        var name = "Ada"
        var age = 36
        var tags = ["x", "y"]
    }

    private struct Field<Value>: View {
        @Binding var value: Value
        let name: String
        let next: (Value) -> Value
        let journal: Journal
        var body: some View {
            let _ = journal.lines.append(name)
            Button("\(value)") { value = next(value) }.accessibilityIdentifier(name)
        }
    }

    private struct Form: View {
        @State private var person = Person()
        let journal: Journal
        var body: some View {
            let _ = journal.lines.append("form")
            Field(value: $person.name, name: "name", next: { $0 + "!" }, journal: journal)
            Field(value: $person.age, name: "age", next: { $0 + 1 }, journal: journal)
            Field(value: $person.tags[1], name: "tag", next: { $0.uppercased() }, journal: journal)
        }
    }

    @Test("a binding to a property writes that property alone and runs no owner")
    func members() {
        let journal = Journal()
        let host = TestHost { Form(journal: journal) }
        host.tap("name")
        host.tap("age")
        host.tap("tag")
        expect(host.labels, equals: ["Ada!", "37", "Y"])
        expect(journal.take().filter { $0 == "form" }.count, equals: 1)
    }

    @Test("a constant always reads the same; writing has no effect")
    func constant() {
        let binding = Binding.constant(5)
        binding.wrappedValue = 6
        expect(binding.wrappedValue, equals: 5)
        let host = TestHost { Field(value: .constant(5), name: "five", next: { $0 + 1 }, journal: Journal()) }
        host.tap("five")
        expect(host.labels, equals: ["5"])
    }

    @Test("a binding of two closures reads and writes through them")
    func closures() {
        let box = Box(1)
        let binding = Binding(get: { box.value }, set: { box.value = $0 * 10 })
        expect(binding.wrappedValue, equals: 1)
        binding.wrappedValue = 2
        expect(box.value, equals: 20)
        let host = TestHost.live {
            Field(
                value: Binding(get: { box.value }, set: { box.value = $0 }), name: "n", next: { $0 + 1 },
                journal: Journal())
        }
        host.tap("n")
        expect(box.value, equals: 21)
        expect(host.labels, equals: ["21"])
    }

    @Test("a binding derived from another refers to the same value")
    func projected() {
        let box = Box(1)
        let binding = Binding(projectedValue: Binding(get: { box.value }, set: { box.value = $0 }))
        binding.projectedValue.wrappedValue = 4
        expect(box.value, equals: 4)
    }

    @Test("a binding that its owner creates again is an equal input: its holder does not run")
    func sameInput() {
        let number = Box(0), journal = Journal()
        struct Holder: View {
            @Binding var value: Int
            let journal: Journal
            var body: some View {
                let _ = journal.lines.append("field")
                Text("field \(value)")
            }
        }
        struct Owner: View {
            let number: Int
            @State private var value = 7
            let journal: Journal
            var body: some View {
                Text("\(number)")
                Holder(value: $value, journal: journal)
            }
        }
        let host = TestHost.live { Owner(number: number.value, journal: journal) }
        host.update()
        expect(journal.take(), equals: ["field"])
        number.value = 1
        host.update()
        expect(journal.take(), equals: [])
        expect(host.find(text: "1") != nil)
    }

    @Test("a binding that an action captured still writes after its owner ran again")
    func kept() {
        let kept = Box<Binding<Int>?>(nil)
        struct Owner: View {
            @State private var value = 0
            let kept: Box<Binding<Int>?>
            var body: some View {
                Text("\(value)").onAppear { kept.value = $value }
            }
        }
        let host = TestHost { Owner(kept: kept) }
        host.update()
        for number in 1...2 {
            kept.value?.wrappedValue = number
            host.update()
            expect(host.labels, equals: ["\(number)"])
        }
    }

    @Test func theNegationOfABinding() {
        struct Switch: View {
            @Binding var isOn: Bool
            var body: some View { Button(isOn ? "on" : "off") { isOn.toggle() }.accessibilityIdentifier("switch") }
        }
        struct Owner: View {
            @State private var isShown = true
            var body: some View {
                Text(isShown ? "shown" : "hidden")
                Switch(isOn: !$isShown)
            }
        }
        let host = TestHost { Owner() }
        host.update()
        expect(host.labels, equals: ["shown", "off"])
        host.tap("switch")
        expect(host.labels, equals: ["hidden", "on"])
    }
}

import CoreTesting
import Expectations
import HostSupport
import PlainControls
import Testing

/// Views with an equality of their own.
@MainActor struct EquatableViewTests {
    private struct Parity: View, Equatable {
        var number: Int
        let journal: Journal
        nonisolated static func == (left: Parity, right: Parity) -> Bool { left.number % 2 == right.number % 2 }
        var body: some View {
            let _ = journal.lines.append("\(number)")
            Text("\(number)")
        }
    }

    private struct Plain: View, Equatable {
        var number: Int
        nonisolated static func == (left: Plain, right: Plain) -> Bool { true }
        var body: some View { Text("\(number)") }
    }

    /// Its closure captures a value, so every new value of the view is different.
    private struct Action: View, Equatable {
        var name: String
        var action: (Int) -> Void
        @State private var count = 0
        let journal: Journal
        nonisolated static func == (left: Action, right: Action) -> Bool { left.name == right.name }
        var body: some View {
            let _ = journal.lines.append(name)
            Button("\(name)\(count)") { count += 1 }.accessibilityIdentifier(name)
        }
    }

    @Test("equatable() skips the body while == is true; without it, plain fields are compared")
    func equatableViews() {
        let number = Box(0), journal = Journal()
        let host = TestHost.live { Parity(number: number.value, journal: journal).equatable() }
        host.update()
        for next in [2, 4, 5] {
            number.value = next
            host.update()
        }
        expect(journal.take(), equals: ["0", "5"])
        expect(host.labels, equals: ["5"])

        let plain = TestHost.live { Plain(number: number.value) }
        plain.update()
        number.value = 6
        plain.update()
        expect(plain.labels, equals: ["6"])
    }

    @Test("equatable() decides if fields cannot be compared; a state of the view still runs its body")
    func closures() {
        let name = Box("a"), generation = Box(0), journal = Journal()
        let host = TestHost.live {
            let generation = generation.value
            Action(name: name.value, action: { _ = $0 + generation }, journal: journal).equatable()
        }
        host.update()
        generation.value = 1
        host.update()
        expect(journal.take(), equals: ["a"])
        host.tap("a")
        expect(host.labels, equals: ["a1"])
        name.value = "b"
        host.update()
        expect(host.labels, equals: ["b1"])
        expect(journal.take(), equals: ["a", "b"])
    }

    @Test("the type is SwiftUI's, the count is the content's")
    func types() {
        expect("\(type(of: Plain(number: 1).equatable()))", equals: "EquatableView<Plain>")
        expect(EquatableView<Plain>._viewCount, equals: 1)
    }
}

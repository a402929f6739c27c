import CoreTesting
import Expectations
import HostSupport
import Testing

/// The forms of `onChange`.
@MainActor struct ChangeActions {
    private struct Probe: View {
        @State private var value = 0
        let isInitial: Bool
        let steps: Box<Int>
        let journal: Journal
        var body: some View {
            Color.red
                .onAppear { value = 1 }
                .onChange(of: value, initial: isInitial) { old, new in journal.lines.append("\(old) \(new)") }
                .onChange(of: steps.value) { value = 2 }
        }
    }

    private func log(isInitial: Bool) -> [String] {
        let steps = Box(0), journal = Journal()
        let host = TestHost { Probe(isInitial: isInitial, steps: steps, journal: journal) }
        host.settle()
        steps.value = 1
        host.settle()
        steps.value = 2
        host.settle()
        return journal.take()
    }

    @Test("the old and the new value, and no call for an equal one")
    func twoValues() { expect(log(isInitial: false), equals: ["0 1", "1 2"]) }

    @Test("an initial call has the current value as both")
    func initial() { expect(log(isInitial: true), equals: ["0 0", "0 1", "1 2"]) }

    @Test("the action is that of the new view, with its captured values")
    func captured() {
        let state = Box("paused")
        var log: [String] = []
        struct Player: View {
            let state: String
            let note: (String) -> Void
            var body: some View { Text(state).onChange(of: state) { note(state) } }
        }
        let host = TestHost.live { Player(state: state.value) { log.append($0) } }
        host.update()
        state.value = "playing"
        host.update()
        expect(log, equals: ["playing"])
    }

    @Test("the forms without arguments, with the new value, and with both")
    func forms() {
        let value = Box(1)
        var log: [String] = []
        let host = TestHost.live {
            Color.red
                .onChange(of: value.value) { log.append("none") }
                .onChange(of: value.value) { new in log.append("\(new)") }
                .onChange(of: value.value) { old, new in log.append("\(old) \(new)") }
                .onChange(of: value.value, initial: true) { log.append("initial") }
                .onChange(of: value.value > 10) { log.append("large") }
        }
        host.update()
        expect(log, equals: ["initial"])
        log.removeAll()
        value.value = 2
        host.update()
        expect(Set(log) == ["none", "2", "1 2", "initial"] && log.count == 4, "\(log)")
    }

    @Test("values of optionals and enumerations")
    func otherTypes() {
        enum Mode { case a, b }
        let mode = Box<Mode?>(nil)
        var log: [String] = []
        let host = TestHost.live {
            Color.red.onChange(of: mode.value) { old, new in log.append("\(old == nil) \(new == .b)") }
        }
        host.update()
        mode.value = .b
        host.update()
        mode.value = .b
        host.update()
        expect(log, equals: ["true true"])
    }

    @Test("an action on a group of several runs once for a change")
    func group() {
        let value = Box(1)
        var count = 0
        let host = TestHost.live {
            VStack {
                Group {
                    Text("a")
                    Text("b")
                }.onChange(of: value.value) { count += 1 }
            }
        }
        host.update()
        value.value = 2
        host.update()
        expect(count, equals: 1)
    }

    @Test("state set by one action is seen by another in the same frame")
    func chain() {
        struct Chain: View {
            let input: Int
            @State private var first = 0
            @State private var second = 0
            var body: some View {
                Text("\(input) \(first) \(second)")
                    .onChange(of: input) { first = input * 10 }
                    .onChange(of: first) { second = first + 1 }
            }
        }
        let input = Box(0)
        let host = TestHost.live { Chain(input: input.value) }
        host.update()
        let statistics = host.statistics { input.value = 3 }
        expect(host.labels, equals: ["3 30 31"])
        expect(statistics.framesPresented, equals: 1)
    }
}

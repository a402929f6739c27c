import CoreTesting
import Expectations
import HostSupport
import PlainControls
import Testing

/// State that is set where it should not be, and updates that do not end.
@MainActor @Suite(.serialized) struct UpdatePasses {
    private func warnings(_ body: () -> Void) -> [String] {
        var warnings: [String] = []
        RuntimeWarning.onIssue = { warnings.append($0) }
        defer { RuntimeWarning.onIssue = nil }
        body()
        return warnings
    }

    @Test func stateSetInABodyIsAppliedInTheNextPass() {
        struct Writer: View {
            @State private var number = 0
            let log: Calls<Int>
            var body: some View {
                log.values.append(number)
                number = 1
                log.values.append(number)
                return Text("\(number)")
            }
        }
        let log = Calls<Int>()
        let host = TestHost.live { Writer(log: log) }
        let warnings = warnings { host.update() }
        expect(log.values, equals: [0, 0, 1, 1])
        expect(host.find(text: "1") != nil)
        expect(warnings.count, equals: 1)
        expect(warnings.first?.contains("Writer"), equals: true)
        expect(host.takeStatistics().framesPresented, equals: 1)
    }

    @Test func theWarningNamesTheWriterAndTheOwner() {
        struct Child: View {
            @Binding var number: Int
            var body: some View {
                number = 7
                return Text("child")
            }
        }
        struct Owner: View {
            @State private var number = 0
            var body: some View {
                Text("\(number)")
                Child(number: $number)
            }
        }
        let host = TestHost.live { Owner() }
        let warnings = warnings { host.update() }
        expect(host.labels, equals: ["7", "child"])
        expect(warnings.first?.contains("Child"), equals: true)
        expect(warnings.first?.contains("Owner"), equals: true)
    }

    @Test func aCycleStopsAndIsNamed() {
        struct First: View {
            @Binding var number: Int
            var body: some View { Text("\(number)").onChange(of: number) { number += 1 } }
        }
        struct Innocent: View {
            var body: some View { Text("innocent") }
        }
        struct Parent: View {
            @State private var number = 0
            var body: some View {
                First(number: $number)
                Innocent()
                Button("start") { number = 1 }.accessibilityIdentifier("start")
            }
        }
        let host = TestHost.live { Parent() }
        host.update()
        let warnings = warnings { host.tap("start") }
        expect(warnings.count, equals: 1)
        expect(warnings.first?.contains("First"), equals: true)
        expect(warnings.first?.contains("Innocent"), equals: false)
        expect(host.find(text: "innocent") != nil)
    }

    @Test func manyChangesAreOneUpdate() {
        struct Many: View {
            @State private var a = 0
            @State private var b = 0
            let log: Calls<String>
            var body: some View {
                let _ = log.values.append("\(a),\(b)")
                Button("\(a),\(b)") {
                    for _ in 0..<10 { a += 1 }
                    b = a
                }
                .accessibilityIdentifier("button")
            }
        }
        let log = Calls<String>()
        let host = TestHost.live { Many(log: log) }
        host.tap("button")
        expect(log.values, equals: ["0,0", "10,10"])
    }

    /// Both read the state; the child's input changes too. Parent first, each once.
    @Test func parentsFirstAndEachOnce() {
        struct Child: View {
            let input: Int
            @Binding var number: Int
            let log: Calls<String>
            var body: some View {
                let _ = log.values.append("child \(input) \(number)")
                Text("")
            }
        }
        struct Parent: View {
            @State private var number = 0
            let log: Calls<String>
            var body: some View {
                let _ = log.values.append("parent")
                Button("") { number += 1 }.accessibilityIdentifier("button")
                Child(input: number, number: $number, log: log)
            }
        }
        let log = Calls<String>()
        let host = TestHost.live { Parent(log: log) }
        host.tap("button")
        expect(log.values, equals: ["parent", "child 0 0", "parent", "child 1 1"])
    }
}

import CoreTesting
import Expectations
import HostSupport
import PlainControls
import TestData
import Testing

/// Changes of preferences.
@MainActor struct PreferenceChanges {
    private func host<Content: View>(
        _ calls: Calls<[String]>, @ViewBuilder content: @escaping () -> Content
    ) -> TestHost {
        let host = TestHost.live { VStack { content() }.onPreferenceChange(NamesKey.self) { calls.values.append($0) } }
        host.update()
        return host
    }

    @Test func onlyADifferentValueIsReported() {
        let name = Box("a"), other = Box(0)
        let calls = Calls<[String]>()
        let host = host(calls) {
            Text("\(other.value)").named(name.value)
        }
        expect(calls.values, equals: [["a"]])
        other.value = 1
        host.update()
        expect(host.find(text: "1") != nil)
        expect(calls.values, equals: [["a"]])
        name.value = "b"
        host.update()
        expect(calls.values, equals: [["a"], ["b"]])
    }

    @Test func aRemovedViewRemovesItsValue() {
        let isShown = Box(true)
        let calls = Calls<[String]>()
        let host = host(calls) {
            Text("").named("first")
            if isShown.value { Text("").named("second") }
        }
        isShown.value = false
        host.update()
        isShown.value = true
        host.update()
        expect(calls.values, equals: [["first", "second"], ["first"], ["first", "second"]])
    }

    @Test func rowsAreInsertedRemovedAndMoved() {
        let rows = Box(["a", "b", "c"])
        let calls = Calls<[String]>()
        let host = host(calls) { ForEach(rows.value, id: \.self) { Text($0).named($0) } }
        for order in [["c", "a", "b"], ["c", "b"], ["b", "c"], [], ["x"]] {
            rows.value = order
            host.update()
            expect(calls.values.last, equals: order)
        }
        expect(calls.values.count, equals: 6)
    }

    @Test func aRowsOwnStateChangesTheSum() {
        struct Row: View {
            let name: String
            @State private var count = 0
            var body: some View {
                Button(name) { count += 1 }.accessibilityIdentifier(name).named("\(name)\(count)")
            }
        }
        let calls = Calls<[String]>()
        let host = host(calls) { ForEach(["a", "b", "c"], id: \.self) { Row(name: $0) } }
        let statistics = host.statistics { host.tap("b") }
        expect(calls.values, equals: [["a0", "b0", "c0"], ["a0", "b1", "c0"]])
        expect(statistics.bodies, equals: 1)
    }

    /// Many rows are reduced in a tree, whose result must equal a reduction in row order after any edit.
    @Test(arguments: 0..<4) func manyRowsAgreeWithTheirOrder(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let rows = Box(Array(0..<100)), values = (0..<200).map { Box("v\($0)") }, shown = Box(Set(0..<100))
        struct Row: View {
            let value: Box<String>
            let isShown: Bool
            var body: some View {
                Text(value.value).named(value.value)
                if isShown { Text("").named("+") }
            }
        }
        let calls = Calls<[String]>()
        let host = host(calls) {
            ForEach(rows.value, id: \.self) { Row(value: values[$0], isShown: shown.value.contains($0)) }
        }
        for step in 0..<60 {
            switch Int.random(in: 0..<6, using: &random) {
            case 0: rows.value.shuffle(using: &random)
            case 1: if rows.value.count > 20 { rows.value.removeFirst(.random(in: 0..<20, using: &random)) }
            case 2:
                let new = (0..<200).filter { !rows.value.contains($0) }.prefix(7)
                rows.value.insert(contentsOf: new, at: .random(in: 0...rows.value.count, using: &random))
            case 3: shown.value.formSymmetricDifference([.random(in: 0..<200, using: &random)])
            default:
                for _ in 0..<Int.random(in: 1...12, using: &random) {
                    values[.random(in: 0..<200, using: &random)].value = "s\(step).\(random.next() % 1000)"
                }
            }
            host.update()
            let expected = rows.value.flatMap { [values[$0].value] + (shown.value.contains($0) ? ["+"] : []) }
            expect(calls.values.last, equals: expected, "step \(step)")
        }
    }

    @Test func oneOfTenThousandRowsReducesAFewTimes() {
        struct CountingKey: PreferenceKey {
            @MainActor static var reductions = 0
            static let defaultValue = 0
            static func reduce(value: inout Int, nextValue: () -> Int) {
                value += nextValue()
                MainActor.assumeIsolated { reductions += 1 }
            }
        }
        struct Row: View {
            let value: Box<Int>
            var body: some View { Color.red.preference(key: CountingKey.self, value: value.value) }
        }
        let one = Box(1), others = Box(1)
        let calls = Calls<Int>()
        let host = TestHost {
            VStack { ForEach(0..<10_000) { Row(value: $0 == 5000 ? one : others) } }
                .onPreferenceChange(CountingKey.self) { calls.values.append($0) }
        }
        host.update()
        CountingKey.reductions = 0
        one.value = 11
        host.update()
        expect(calls.values, equals: [10_000, 10_010])
        expect(CountingKey.reductions <= 14)
    }

    @Test func changesBelowAWriterAreNotReportedAbove() {
        let inner = Box("a")
        let calls = Calls<[String]>()
        let host = host(calls) { VStack { Text("").named(inner.value) }.named("fixed") }
        inner.value = "b"
        host.update()
        expect(calls.values, equals: [["fixed"]])
    }

    @Test func theNewestActionIsCalled() {
        let value = Box(1)
        let calls = Calls<String>()
        let host = TestHost.live {
            let captured = value.value
            Text("").preference(key: SumKey.self, value: value.value)
                .onPreferenceChange(SumKey.self) { calls.values.append("\(captured):\($0)") }
        }
        host.update()
        value.value = 2
        host.update()
        expect(calls.values, equals: ["1:1", "2:2"])
    }

    @Test func theNewestTransformIsUsed() {
        let factor = Box(1)
        let calls = Calls<[String]>()
        let host = host(calls) {
            let captured = factor.value
            Text("").named("x").transformPreference(NamesKey.self) { $0.append("\(captured)") }
        }
        factor.value = 2
        host.update()
        expect(calls.values, equals: [["x", "1"], ["x", "2"]])
    }

    /// The title is set as a preference and stored in a state of the container: two runs of its body, one frame.
    @Test func titleOfANavigationView() {
        struct Container<Content: View>: View {
            let content: Content
            @State private var title: String?
            let log: Calls<String?>

            var body: some View {
                let _ = log.values.append(title)
                VStack {
                    Text(title ?? "none").accessibilityIdentifier("title")
                    content.onPreferenceChange(FirstKey.self) { title = $0 }
                }
            }
        }
        let log = Calls<String?>()
        let host = TestHost.live {
            Container(
                content: Text("Hello").preference(key: FirstKey.self, value: "Root View").background(Color.gray),
                log: log)
        }
        host.update()
        expect(log.values, equals: [nil, "Root View"])
        expect(host.find(text: "Root View") != nil)
        expect(host.takeStatistics().framesPresented, equals: 1)
    }

    @Test func aPreferenceThatDependsOnItselfStopsWithAWarning() {
        var warnings: [String] = []
        RuntimeWarning.onIssue = { warnings.append($0) }
        defer { RuntimeWarning.onIssue = nil }
        struct Loop: View {
            @State private var number = 0
            var body: some View {
                Text("").preference(key: SumKey.self, value: number).onPreferenceChange(SumKey.self) { number = $0 + 1 }
            }
        }
        let host = TestHost.live { Loop() }
        host.update()
        expect(warnings.contains { $0.contains("Loop") })
    }
}

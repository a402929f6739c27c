import CasementBenchmarks
import Testing

// The example of docs/testing.md.

struct Counter: View {
    @State private var count = 0
    var body: some View {
        VStack {
            Text("Count: \(count)")
            Button("Add") { count += 1 }.accessibilityIdentifier("add")
        }
    }
}

@MainActor @Test func aTapIsCheap() {
    let host = TestHost { Counter() }
    let cost = measure(.update, of: host) { host.tap("add") }
    #expect(cost.excess(over: CostCeiling(bodies: 1, nodesCreated: 0, paintedPixels: 6_000)) == [])
    let first = measure(.build, size: CGSize(width: 200, height: 100)) { Counter() }
    #expect(first.excess(over: CostCeiling(bodies: 1, allocations: 5_000)) == [])
}

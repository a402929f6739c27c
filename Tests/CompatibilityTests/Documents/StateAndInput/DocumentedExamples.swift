import CasementTesting
import Testing

// The examples of README.md and docs/testing.md, verbatim except for @main, as a test bundle has its own.

struct CounterApp: App {
    var body: some Scene {
        WindowGroup("Counter") {
            CounterView()
        }
    }
}

struct CounterView: View {
    @State private var count = 0

    var body: some View {
        VStack(spacing: 16) {
            Text("You have tapped \(count) times").font(.title)
            Button("Tap me") { count += 1 }
        }
        .padding(24)
    }
}

struct Counter: View {
    @State private var count = 0
    var body: some View {
        VStack {
            Text("Count: \(count)")
            Button("Add") { count += 1 }.accessibilityIdentifier("add")
        }
    }
}

@MainActor @Test func addingCounts() {
    let host = TestHost(width: 200, height: 100) { Counter() }
    host.tap("add")
    #expect(host.find(text: "Count: 1") != nil)
    #expect(host.takeEdits().map(\.description) == ["Changed displayable at 0"])
}

@MainActor @Test func aTapRunsOneBody() {
    let host = TestHost { Counter() }
    host.update()
    _ = host.takeStatistics()
    host.tap("add")
    let statistics = host.takeStatistics()
    #expect(statistics.bodies == 1)
    #expect(statistics.texturesCreated == 0)
}

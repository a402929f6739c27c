import CoreTesting
import Expectations
import HostSupport
import PlainControls
import Testing

/// What keeps a view's identity, and with it its state, and what ends it.
@MainActor struct IdentityTests {
    private static let replaced = ["Removed displayable at 0", "Inserted displayable at 0"]

    @Test("another type in an AnyView replaces content and state; the same type keeps them")
    func anyView() {
        let flag = Flag(true)
        let host = TestHost.live { VStack { AnyView(flag.value ? AnyView(CounterA()) : AnyView(CounterB())) } }
        for _ in 0..<3 { host.tap("counter") }
        expect(host.labels, equals: ["A3"])
        expect(host.lines { flag.value = false }, equals: Self.replaced)
        expect(host.labels, equals: ["B0"])
        expect(host.lines { flag.value = true }, equals: Self.replaced)
        expect(host.labels, equals: ["A0"])

        let name = Box("x")
        let same = TestHost.live { VStack { AnyView(Counter(name.value)) } }
        same.tap("x")
        same.tap("x")
        expect(same.lines { name.value = "y" }, equals: ["Changed displayable at 0"])
        expect(same.labels, equals: ["y2"])
    }

    @Test("a branch resets the state below it, a parameter does not")
    func branchAgainstParameter() {
        let flag = Flag(true)
        let host = TestHost.live {
            VStack {
                if flag.value {
                    RoundCounter(name: "branch", radius: 25)
                } else {
                    RoundCounter(name: "branch", radius: 0)
                }
                RoundCounter(name: "parameter", radius: flag.value ? 25 : 0)
            }
        }
        for _ in 0..<3 {
            host.tap("branch")
            host.tap("parameter")
        }
        expect(host.labels, equals: ["3", "3"])
        flag.value = false
        host.update()
        expect(host.labels, equals: ["0", "3"])
    }

    @Test("a new id recreates everything inside")
    func idOutside() {
        let flag = Flag(true)
        var log: [String] = []
        let host = TestHost.live { Color.red.onAppear { log.append("appear") }.id(flag.value) }
        host.update()
        flag.value.toggle()
        host.update()
        expect(log, equals: ["appear", "appear"])
    }

    @Test("another id removes and inserts each displayable at the same offset")
    func idEdits() {
        let id = Box(0)
        let host = TestHost.live {
            VStack {
                Text("first")
                Group {
                    Counter("a")
                    Text("b")
                }.id(id.value)
                Text("last")
            }
        }
        host.tap("a")
        expect(host.labels, equals: ["first", "a1", "b", "last"])
        expect(
            host.lines { id.value = 1 },
            equals: [
                "Removed displayable at 1", "Removed displayable at 2", "Inserted displayable at 1",
                "Inserted displayable at 2",
            ])
        expect(host.labels, equals: ["first", "a0", "b", "last"])
        expect(host.takeLines().isEmpty)
    }

    @Test("the same id is only an update")
    func sameID() {
        let title = Box("x")
        let host = TestHost.live { VStack { Counter(title.value).id(7) } }
        host.tap("x")
        expect(host.lines { title.value = "y" }, equals: ["Changed displayable at 0"])
        expect(host.labels, equals: ["y1"])
    }

    @Test("an insertion in the middle keeps the state of the others")
    func insertion() {
        let items = Box(["a", "b", "d"])
        let host = TestHost.live { VStack { ForEach(items.value, id: \.self) { Counter($0) } } }
        for (index, item) in ["a", "b", "d"].enumerated() { for _ in 0...index { host.tap(item) } }
        expect(host.labels, equals: ["a1", "b2", "d3"])
        expect(host.lines { items.value = ["a", "b", "c", "d"] }, equals: ["Inserted displayable at 2"])
        expect(host.labels, equals: ["a1", "b2", "c0", "d3"])
    }

    @Test("state moves with an id, without appearance or disappearance")
    func move() {
        let items = Box(["a", "b", "c"])
        var log: [String] = []
        let host = TestHost.live {
            VStack {
                ForEach(items.value, id: \.self) { item in
                    Counter(item).onAppear { log.append("+\(item)") }.onDisappear { log.append("-\(item)") }
                }
            }
        }
        host.tap("c")
        host.tap("a")
        host.tap("c")
        log.removeAll()
        let tops = ["a", "b", "c"].map { host.frame($0)?.minY }
        expect(host.lines { items.value = ["c", "a", "b"] }, equals: ["Moved displayable from 2 to 0"])
        expect(host.labels, equals: ["c2", "a1", "b0"])
        expect(log.isEmpty)
        expect(["c", "a", "b"].map { host.frame($0)?.minY }, equals: tops)
    }

    @Test("a state's initial value is used once, until the identity changes")
    func initialValue() {
        let value = Box(1), id = Box(0)
        let host = TestHost.live { VStack { Row(value.value).id(id.value) } }
        host.update()
        expect(host.lines { value.value = 2 }, equals: [])
        expect(host.labels, equals: ["1"])
        expect(host.lines { id.value = 1 }, equals: Self.replaced)
        expect(host.labels, equals: ["2"])
    }
}

private struct CounterA: View {
    @State private var count = 0
    var body: some View { Button("A\(count)") { count += 1 }.accessibilityIdentifier("counter") }
}

private struct CounterB: View {
    @State private var count = 0
    var body: some View { Button("B\(count)") { count += 1 }.accessibilityIdentifier("counter") }
}

private struct RoundCounter: View {
    @State private var count = 0
    let name: String
    var radius: CGFloat
    var body: some View { Button("\(count)") { count += 1 }.cornerRadius(radius).accessibilityIdentifier(name) }
}

private struct Row: View {
    @State var number: Int
    init(_ number: Int) { _number = State(initialValue: number) }
    var body: some View { Text("\(number)") }
}

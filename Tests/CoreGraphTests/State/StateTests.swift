import CoreTesting
import Expectations
import HostSupport
import PlainControls
import Testing

/// Where state is stored, and how it may be declared.
@MainActor struct StateTests {
    @Test("a state without the wrapper's syntax works the same")
    func withoutWrapperSyntax() {
        struct Plain: View {
            var counter = State(initialValue: 0)
            var body: some View {
                Button("\(counter.wrappedValue)") { counter.wrappedValue += 1 }.accessibilityIdentifier("button")
                Field(value: counter.projectedValue)
            }
            struct Field: View {
                @Binding var value: Int
                var body: some View { Text("field \(value)") }
            }
        }
        let host = TestHost { Plain() }
        host.tap("button")
        host.tap("button")
        expect(host.labels, equals: ["2", "field 2"])
    }

    @Test("making a binding and reading in an action are no dependencies")
    func noDependency() {
        struct Owner: View {
            @State private var count = 0
            let seen: Box<[Int]>
            let journal: Journal
            var body: some View {
                let _ = journal.lines.append("body")
                let _ = $count
                Color.red.accessibilityIdentifier("red").onTapGesture {
                    count += 1
                    seen.value.append(count)
                }
            }
        }
        let seen = Box<[Int]>([]), journal = Journal()
        let host = TestHost { Owner(seen: seen, journal: journal) }
        host.tap("red")
        host.tap("red")
        expect(seen.value, equals: [1, 2])
        expect(journal.take(), equals: ["body"])
    }

    @Test("setting an equal value updates nothing")
    func equalValue() {
        struct Owner: View {
            @State private var count = 0
            var body: some View {
                Color.red.accessibilityIdentifier("red").onTapGesture { count = 5 }
                Text("\(count)")
            }
        }
        let host = TestHost { Owner() }
        host.tap("red")
        _ = host.takeStatistics()
        host.tap("red")
        expect(host.takeStatistics().bodies, equals: 0)
    }

    @Test("two instances of a view have separate states")
    func instances() {
        let host = TestHost {
            HStack {
                Counter("a")
                Counter("a")
            }
        }
        let second = host.frames("a")[1]
        host.tap(at: CGPoint(x: second.midX, y: second.midY))
        expect(host.labels, equals: ["a0", "a1"])
    }

    @Test("an optional state starts as nil")
    func optional() {
        struct Owner: View {
            @State private var name: String?
            var body: some View {
                Button(name ?? "none") { name = "some" }.accessibilityIdentifier("button")
            }
        }
        let host = TestHost { Owner() }
        expect(host.labels, equals: ["none"])
        host.tap("button")
        expect(host.labels, equals: ["some"])
    }

    private struct Clamped: DynamicProperty {
        @State private var value = 0
        var updates = Box(0)
        var wrappedValue: Int {
            get { min(2, value) }
            nonmutating set { value = newValue }
        }
        mutating func update() { updates.value += 1 }
    }

    @propertyWrapper private struct Twice: DynamicProperty {
        private var inner = Clamped()
        var wrappedValue: Int {
            get { inner.wrappedValue * 2 }
            nonmutating set { inner.wrappedValue = newValue / 2 }
        }
        init() {}
    }

    @Test("dynamic properties may be composed of others, at any depth")
    func composed() {
        struct Owner: View {
            @Twice var number
            var body: some View { Button("\(number)") { number += 2 }.accessibilityIdentifier("button") }
        }
        let host = TestHost { Owner() }
        for expected in ["2", "4", "4"] {
            host.tap("button")
            expect(host.labels, equals: [expected])
        }
    }

    @Test("states survive new values of their view, each its own")
    func newValues() {
        struct Owner: View {
            let name: String
            @State private var first = 0
            @State private var second = "-"
            @State private var third: Int?
            var body: some View {
                Button("\(name) \(first) \(second) \(third ?? -1)") {
                    first += 1
                    second += "+"
                    third = (third ?? 0) + first
                }
                .accessibilityIdentifier(String(name.prefix(1)))
            }
        }
        let flag = Flag(false)
        let host = TestHost.live {
            VStack {
                Owner(name: flag.value ? "a new" : "a")
                Owner(name: flag.value ? "b new" : "b")
            }
        }
        host.tap("a")
        host.tap("a")
        host.tap("b")
        expect(host.labels, equals: ["a 2 -++ 3", "b 1 -+ 1"])
        flag.value = true
        host.update()
        expect(host.labels, equals: ["a new 2 -++ 3", "b new 1 -+ 1"])
        host.tap("b")
        flag.value = false
        host.update()
        expect(host.labels, equals: ["a 2 -++ 3", "b 2 -++ 3"])
    }

    @Test("a view that is shown in itself has states of its own at each place")
    func copiedView() {
        struct Owner: View {
            private var depth = 0
            @State private var count = 0
            /// The same value, with its state, one level below.
            private var copy: Owner {
                var copy = self
                copy.depth += 1
                return copy
            }
            var body: some View {
                Button("\(depth): \(count)") { count += 1 }.accessibilityIdentifier("\(depth)")
                if depth == 0 { AnyView(copy) }
            }
        }
        let host = TestHost { VStack { Owner() } }
        host.tap("0")
        host.tap("0")
        host.tap("1")
        expect(host.labels, equals: ["0: 2", "1: 1"])
    }

    @Test("a state's value is released when its identity ends")
    func release() {
        final class Token {}
        struct Owner: View {
            @State private var token = Token()
            let note: (Token) -> Void
            var body: some View {
                let _ = note(token)
                Text("x")
            }
        }
        let flag = Flag(true)
        weak var seen: Token?
        let host = TestHost.live { VStack { if flag.value { Owner { seen = $0 } } } }
        host.update()
        expect(seen != nil)
        flag.value = false
        host.update()
        expect(seen == nil)
    }
}

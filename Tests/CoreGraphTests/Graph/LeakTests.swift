import CoreTesting
import Expectations
import HostSupport
import PlainControls
import Testing

/// A removed view releases everything that it owns.
@MainActor @Suite(.serialized) struct LeakTests {
    private final class Token {}

    /// Holds a token in its state and shows views of all kinds that own textures.
    private struct Holder: View {
        @State private var token: Token
        let text: String

        init(token: Token, text: String) {
            _token = State(initialValue: token)
            self.text = text
        }

        var body: some View {
            VStack {
                Text(text)
                Button(text) { _ = token }
                Circle().fill(.red).frame(width: 10, height: 10)
            }
            .cornerRadius(4)
            .onTapGesture { _ = token }
            .onAppear { _ = token }
            .onDisappear { _ = token }
        }
    }

    @MainActor @Observable final class Switch {
        var isOn = false
        var number = 0
    }

    private struct Root: View {
        let model: Switch
        let token: () -> Token
        var body: some View {
            if model.isOn { Holder(token: token(), text: "on \(model.number % 2)") }
        }
    }

    @Test func aRemovedViewReleasesItsStateAndItsTextures() {
        let model = Switch()
        weak var held: Token?
        let host = TestHost {
            Root(model: model) {
                let token = Token()
                held = token
                return token
            }
        }
        host.update()
        expect(host.takeStatistics().texturesAlive, equals: 0)
        model.isOn = true
        host.update()
        expect(held != nil)
        expect(host.takeStatistics().texturesAlive > 3)
        model.isOn = false
        host.update()
        expect(held == nil)
        expect(host.takeStatistics().texturesAlive, equals: 0)
    }

    @Test func aDeallocatedHostReleasesItsViews() {
        weak var held: Token?
        weak var weakHost: TestHost?
        do {
            let model = Switch()
            model.isOn = true
            let host = TestHost {
                Root(model: model) {
                    let token = Token()
                    held = token
                    return token
                }
            }
            host.update()
            weakHost = host
            expect(held != nil)
        }
        expect(weakHost == nil)
        expect(held == nil)
    }

    @Test("A deallocated host releases its trees", arguments: ["scroll", "list"])
    func trees(kind: String) {
        weak var graph: ViewGraph?
        weak var layout: LayoutTree?
        do {
            let host = TestHost {
                switch kind {
                case "scroll": ScrollView { Text("x") }
                default: List(0..<100, id: \.self) { Text("\($0)") }
                }
            }
            host.settle()
            (graph, layout) = (host.pipeline.graph, host.pipeline.layout)
        }
        expect(graph == nil)
        expect(layout == nil)
    }

    /// A minimal view with every kind of resource: nodes, state, a text's texture and a layer's.
    private struct Coming: View {
        let model: Switch
        var body: some View {
            if model.isOn { Blinking(number: model.number) }
        }
    }

    private struct Blinking: View {
        let number: Int
        @State private var own = 1
        var body: some View { Text("\(number % 2 + own)").background(.red).cornerRadius(4) }
    }

    /// The blocks of memory of 100,000 cycles are counted by AllocationProbe.
    @Test func cyclesLeaveNoNodesAndNoTextures() {
        let model = Switch()
        let host = TestHost(width: 60, height: 60) { Coming(model: model) }
        func cycle() {
            model.isOn.toggle()
            model.number += 1
            host.update()
            // The host keeps the edits until they are taken.
            _ = host.takeEdits()
        }
        for _ in 0..<2 { cycle() }
        _ = host.takeStatistics()
        for _ in 0..<20_000 { cycle() }
        let statistics = host.takeStatistics()
        expect(statistics.nodesCreated, equals: statistics.nodesRemoved)
        expect(statistics.nodesCreated > 10_000)
        expect(statistics.texturesCreated, equals: statistics.texturesDestroyed)
        expect(statistics.texturesAlive, equals: 0)
    }

    @Test("a state that outlives its window can be read and set") func bindingOfAClosedWindow() {
        // A state that outlives its window.
        @MainActor final class Keeper { var binding: Binding<Int>? }
        struct V: View {
            @State var n = 0
            let keeper: Keeper
            var body: some View { Text("\(n)").onAppear { keeper.binding = $n } }
        }
        let keeper = Keeper()
        do {
            let host = TestHost { V(keeper: keeper) }
            host.update()
        }
        keeper.binding?.wrappedValue = 5
        expect(keeper.binding?.wrappedValue, equals: 5)
    }
}

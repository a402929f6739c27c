import CoreTesting
import Expectations
import HostSupport
import PlainControls
import Testing

/// Counts runs of a closure.
@MainActor final class Runs {
    private(set) var number = 0
    func count() { number += 1 }
}

/// Content that is created during layout, when its size is known.
@MainActor struct GeometryReaderTests {
    /// A reader takes the proposal, and its children are at its top left corner, one above the other.
    @Test func takesTheProposal() {
        let host = TestHost.live(width: 300, height: 150) {
            GeometryReader { proxy in
                Color.blue.frame(width: proxy.size.width / 2, height: proxy.size.height / 2)
                    .accessibilityIdentifier("blue")
                Color.red.frame(width: proxy.size.width / 3, height: proxy.size.height / 3)
                    .accessibilityIdentifier("red")
            }
        }
        expect(host.frame("blue"), equals: CGRect(x: 0, y: 0, width: 150, height: 75))
        expect(host.frame("red"), equals: CGRect(x: 0, y: 0, width: 100, height: 50))
        host.resize(width: 200, height: 100)
        expect(host.frame("blue"), equals: CGRect(x: 0, y: 0, width: 100, height: 50))
    }

    @Test func isTenPointsWhereNothingIsProposed() {
        let host = TestHost.live(width: 300, height: 150) {
            GeometryReader { proxy in Text("\(Int(proxy.size.width))x\(Int(proxy.size.height))") }.fixedSize()
        }
        expect(host.labels, equals: ["10x10"])
    }

    /// Content taller than its frame extends beyond it at both ends.
    @Test func overflowsAFrame() {
        let host = TestHost.live(width: 300, height: 300) {
            GeometryReader { _ in
                VStack {
                    Block("white", 100, 100)
                    Block("black", 100, 100)
                }.frame(width: 200, height: 200)
            }
        }
        expect(host.frame("white"), equals: CGRect(x: 50, y: -4, width: 100, height: 100))
        expect(host.frame("black"), equals: CGRect(x: 50, y: 104, width: 100, height: 100))
    }

    @Test func closureRunsOnceAFrameAndOnlyForWhatItRead() {
        let width = Box<CGFloat>(100)
        let text = Box("a")
        let unrelated = Box(0)
        let runs = Runs(), blindRuns = Runs()
        let host = TestHost.live {
            VStack {
                GeometryReader { proxy in
                    let _ = runs.count()
                    Text("\(Int(proxy.size.width)) \(text.value)")
                }.frame(width: width.value, height: 20)
                GeometryReader { _ in
                    let _ = blindRuns.count()
                    Text("blind")
                }
                Text("\(unrelated.value)")
            }
        }
        host.update()
        expect(runs.number == 1 && blindRuns.number == 1)
        text.value = "b"
        host.update()
        expect(host.labels.first, equals: "100 b")
        expect(runs.number == 2 && blindRuns.number == 1)
        host.update()
        expect(runs.number, equals: 2)
        width.value = 70
        host.update()
        expect(host.labels.first, equals: "70 b")
        // A closure that did not read the size does not run for another one.
        expect(runs.number, equals: 3)
        expect(blindRuns.number, equals: 1)
        host.resize(width: 500, height: 400)
        expect(runs.number, equals: 3)
        expect(blindRuns.number, equals: 1)
    }

    @Test func stateInsideKeepsAndUpdatesAlone() {
        let width = Box<CGFloat>(100)
        let runs = Runs()
        let host = TestHost.live {
            GeometryReader { proxy in
                let _ = runs.count()
                VStack {
                    Text("\(Int(proxy.size.width))")
                    Counter("a")
                }
            }.frame(width: width.value, height: 80)
        }
        host.update()
        host.tap("a")
        expect(host.labels, equals: ["100", "a1"])
        expect(runs.number, equals: 1)
        width.value = 120
        host.update()
        expect(host.labels, equals: ["120", "a1"])
    }

    @Test func newContentAppearsInTheSameFrame() {
        let isShown = Box(true)
        var events: [String] = []
        let host = TestHost.live {
            GeometryReader { proxy in
                if isShown.value, proxy.size.width > 100 {
                    Text("wide").onAppear { events.append("appear") }.onDisappear { events.append("disappear") }
                }
            }
        }
        host.update()
        expect(events, equals: ["appear"])
        isShown.value = false
        host.update()
        expect(events, equals: ["appear", "disappear"])
        expect(host.labels, equals: [])
        isShown.value = true
        host.update()
        host.resize(width: 90, height: 90)
        expect(events, equals: ["appear", "disappear", "appear", "disappear"])
        host.resize(width: 190, height: 90)
        expect(events.count, equals: 5)
        expect(!host.pipeline.needsFrame)
    }

    /// A row below that the closure removes must not run before it.
    @Test func invalidRowsWaitForTheClosure() {
        let items = Box(["a", "b", "c"])
        let host = TestHost.live {
            GeometryReader { _ in
                ForEach(0..<items.value.count, id: \.self) { index in Item(items: items, index: index) }
            }
        }
        host.update()
        items.value = ["a"]
        host.update()
        expect(host.labels, equals: ["a"])
    }

    struct Item: View {
        let items: Box<[String]>
        let index: Int
        var body: some View { Text(items.value[index]) }
    }

    @Test func proxiesMayBePassedOn() {
        struct Inner: View {
            let proxy: GeometryProxy
            var body: some View { Text("\(Int(proxy.size.width))") }
        }
        let runs = Runs()
        let host = TestHost.live(width: 300) {
            GeometryReader { proxy in
                let _ = runs.count()
                Inner(proxy: proxy)
            }
        }
        expect(host.labels, equals: ["300"])
        host.resize(width: 200, height: 100)
        expect(host.labels, equals: ["200"])
        // Only the reader of the size ran.
        expect(runs.number, equals: 1)
        expect(!host.pipeline.needsFrame)
    }

    @Test func readersInReadersTakeOnePass() {
        let host = TestHost.live(width: 300, height: 300) { Nested(depth: 30) }
        host.update()
        expect(host.labels, equals: ["300"])
        // The content's body, and the bodies and closures of 31 levels, each once.
        expect(host.takeStatistics().bodies, equals: 63)
        host.resize(width: 280, height: 300)
        expect(host.labels, equals: ["280"])
        // The innermost closure, which read the size.
        expect(host.takeStatistics().bodies, equals: 1)
        expect(!host.pipeline.needsFrame)
    }

    struct Nested: View {
        let depth: Int
        var body: some View {
            GeometryReader { proxy in
                if depth == 0 { Text("\(Int(proxy.size.width))") } else { AnyView(Nested(depth: depth - 1)) }
            }
        }
    }

    @Test func preferencesFromInsideArriveOnce() {
        let width = Box<CGFloat>(100)
        var sizes: [CGFloat] = []
        let host = TestHost.live {
            Color.red.frame(width: width.value, height: 20)
                .background(GeometryReader { Color.clear.preference(key: WidthKey.self, value: $0.size.width) })
                .onPreferenceChange(WidthKey.self) { sizes.append($0) }
        }
        host.update()
        expect(sizes, equals: [100])
        width.value = 50
        host.update()
        expect(sizes, equals: [100, 50])
    }

    struct WidthKey: PreferenceKey {
        static var defaultValue: CGFloat { 0 }
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
    }

    @Test func thousandReadersCostWhatChanged() {
        let widths = (0..<1000).map { _ in Box<CGFloat>(50) }
        let host = TestHost.live(width: 400, height: 20_000) {
            VStack(spacing: 0) {
                ForEach(0..<1000, id: \.self) { Row(width: widths[$0]) }
            }
        }
        host.update()
        let one = host.statistics { widths[500].value = 60 }
        // The row's body and its reader's closure, which is new.
        expect(one.bodies, equals: 2)
        expect(one.nodesUpdated < 20)
        expect(one.layoutMeasures < 40)
        expect(host.statistics {}.bodies, equals: 0)
    }

    struct Row: View {
        let width: Box<CGFloat>
        var body: some View {
            GeometryReader { proxy in Text("\(Int(proxy.size.width))") }.frame(width: width.value, height: 20)
        }
    }

    @Test func invalidSizesAreZeroOrBounded() {
        var sizes: [CGSize] = []
        let host = TestHost.live {
            VStack {
                GeometryReader { proxy in
                    let _ = sizes.append(proxy.size)
                    Color.red
                }.frame(width: -10, height: .nan)
                GeometryReader { proxy in
                    let _ = sizes.append(proxy.size)
                    Color.red
                }.frame(maxWidth: .infinity, maxHeight: .infinity).fixedSize()
                GeometryReader { proxy in
                    let _ = sizes.append(proxy.size)
                    Color.red.frame(width: proxy.size.width / 0, height: 0 / proxy.size.height * 0)
                }
            }
        }
        host.update()
        expect(sizes, equals: [.zero, CGSize(width: 10, height: 10), CGSize(width: 400, height: 274)])
    }

    @Test func nothingIsRetainedAfterwards() {
        let isShown = Box(true)
        final class Token: Sendable {}
        weak var token: Token?
        func keep(_ new: Token) { token = new }
        let host = TestHost.live {
            if isShown.value {
                let new = Token()
                let _ = keep(new)
                GeometryReader { proxy in
                    let _ = new
                    Text("\(proxy.frame(in: .global).minX)")
                }
            }
        }
        host.update()
        expect(token != nil)
        isShown.value = false
        host.update()
        host.resize(width: 333, height: 222)
        expect(token == nil)
        expect(host.pipeline.layout.facts.isEmpty)
    }
}

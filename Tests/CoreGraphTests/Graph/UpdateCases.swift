import CoreTesting
import Expectations
import HostSupport
import PlainControls
import Testing

struct Tail: ViewModifier {
    func body(content: Content) -> some View {
        content
        Text("tail")
    }
}
private struct Seen: DynamicProperty {
    @Environment(\.lineLimit) private var limit
    private(set) var shown = 0
    mutating func update() { shown = limit ?? 0 }
}
private struct SeenView: View {
    var seen = Seen()
    var body: some View { Text("seen \(seen.shown)") }
}
@MainActor private var updates = 0
private struct Ticking: DynamicProperty {
    @State private var x = 0
    mutating func update() { updates += 1 }
}
private struct TickView: View {
    var ticking = Ticking()
    var body: some View { Text("tick") }
}
private struct Holder<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View { VStack { content } }
}
struct Theme: Equatable {
    var name = "a"
    var accent = 1
}
private struct ThemeKey: EnvironmentKey { static let defaultValue = Theme() }
extension EnvironmentValues {
    var theme: Theme {
        get { self[ThemeKey.self] }
        set { self[ThemeKey.self] = newValue }
    }
}
private struct ThemeReader: View {
    @Environment(\.theme) var theme
    var body: some View { Text("\(theme.name)\(theme.accent)") }
}
private struct RowProbe: View {
    let id: Int
    let count: (Int) -> Void
    var body: some View {
        let _ = count(id)
        Text("\(id)")
    }
}

@MainActor struct UpdateCases {
    @Test("a modifier's static count is computed per content") func countCache() {
        _ = TestHost { VStack { ForEach(0..<2) { _ in Text("a").modifier(Tail()) } } }.displayables
        let items = Box([1, 2, 3])
        expectLikeFresh(change: [{ items.value = [1, 2] }, { items.value = [3, 1] }, { items.value = [4, 3, 1] }]) {
            VStack {
                ForEach(items.value, id: \.self) { item in
                    Group {
                        Text("a\(item)")
                        Text("b\(item)")
                    }.modifier(Tail())
                }
            }
        }
    }
    @Test("hierarchical style follows the colour scheme") func scheme() {
        let host = TestHost {
            Text("MMMMMM").font(.largeTitle).foregroundStyle(.secondary).foregroundStyle(Color.primary)
        }
        host.update()
        host.setEnvironment(\.colorScheme, .dark)
        let fresh = TestHost {
            Text("MMMMMM").font(.largeTitle).foregroundStyle(.secondary).foregroundStyle(Color.primary)
        }
        fresh.setEnvironment(\.colorScheme, .dark)
        let (a, b) = (host.snapshot(), fresh.snapshot())
        var count = 0
        for y in 0..<a.height { for x in 0..<a.width where a[x, y] != b[x, y] { count += 1 } }
        expect(count, equals: 0)
    }
    @Test("a nested key path follows its base") func nestedKeyPath() {
        let name = Box("a")
        let host = TestHost.live {
            ThemeReader().environment(\.theme.accent, 5).environment(\.theme, Theme(name: name.value))
        }
        expect(host.labels, equals: ["a5"])
        name.value = "b"
        host.update()
        expect(host.labels, equals: ["b5"])
    }
    @Test("a value that a DynamicProperty reads in update() is a dependency") func dynamicUpdate() {
        let host = TestHost { SeenView() }
        host.setEnvironment(\.lineLimit, 1)
        expect(host.labels, equals: ["seen 1"])
        host.setEnvironment(\.lineLimit, 2)
        expect(host.labels, equals: ["seen 2"])
    }
    @Test("a view's properties are connected by its own node only") func stored() {
        updates = 0
        let host = TestHost { Holder { TickView() } }
        host.update()
        expect(updates, equals: 1)
    }
    @Test("rows run once, also if the log is not read") func rowsOnce() {
        var runs: [Int] = []
        let items = Box([0, 1, 2, 3])
        let host = TestHost.live {
            VStack { ForEach(items.value, id: \.self) { RowProbe(id: $0) { runs.append($0) } } }
        }
        host.update()
        host.pipeline.graph.keepsEdits = false
        runs = []
        _ = host.takeStatistics()
        items.value = [0, 1, 2, 9]
        host.update()
        expect(runs.filter { $0 == 0 }.count <= 1, "\(runs)")
        expect(host.takeStatistics().bodies <= 6)
    }
    @Test("disabled button reports a change") func disabledChange() {
        let flag = Box(false)
        let host = TestHost.live {
            VStack {
                Text("a")
                Button("b") {}.disabled(flag.value)
            }
        }
        expect(host.lines { flag.value = true }, equals: ["Changed displayable at 1"])
    }
    @Test("state written in a body settles") func writeInBody() {
        struct Writer: View {
            @State private var n = 0
            var body: some View {
                if n < 3 { n += 1 }
                return Text("\(n)")
            }
        }
        let host = TestHost { VStack { Writer() } }
        host.settle()
        expect(host.labels, equals: ["3"])
    }
    @Test("tap leak") func tapLeak() {
        let items = Box([0])
        let host = TestHost.live { VStack { ForEach(items.value, id: \.self) { Text("\($0)") }.onTapGesture {} } }
        host.update()
        weak var first: GestureResponder?
        func find(_ node: LayoutNode) {
            for r in node.attachments?.responders ?? [] { if let r = r as? GestureResponder { first = r } }
            node.forEachChild(find)
        }
        find(host.pipeline.layout.root!)
        expect(first != nil)
        items.value = [1]
        host.update()
        host.update()
        expect(first == nil, "the responder of a removed row")
    }
}

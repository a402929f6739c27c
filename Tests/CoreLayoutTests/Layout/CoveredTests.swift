import CoreTesting
import Expectations
import HostSupport
import TestData
import Testing

/// Views that are taken out of the window and keep their state.
@MainActor struct CoveredTests {
    private struct Page: View {
        let name: String
        let events: Log<String>
        @State private var presses = 0

        var body: some View {
            Text("\(name) \(presses)")
                .frame(width: 100, height: 40)
                .contentShape(Rectangle())
                .onTapGesture { presses += 1 }
                .accessibilityIdentifier(name)
                .preference(key: Names.self, value: [name])
                .onAppear { events.add("+\(name)") }
                .onDisappear { events.add("-\(name)") }
        }
    }

    private struct Names: PreferenceKey {
        static var defaultValue: [String] { [] }
        static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
    }

    private struct Pages: View {
        let top: Int
        let events: Log<String>
        let names: Log<[String]>

        var body: some View {
            ZStack {
                ForEach(0..<2, id: \.self) { Page(name: "\($0)", events: events).covered($0 != top) }
            }
            .onPreferenceChange(Names.self) { names.add($0) }
        }
    }

    @Test("A covered view is not in the window, and keeps its state")
    func covering() {
        let top = Box(0)
        let (events, names) = (Log<String>(), Log<[String]>())
        let host = TestHost.live(width: 200, height: 100) { Pages(top: top.value, events: events, names: names) }
        host.tap("0")
        host.tap("0")
        expect(host.find(text: "0 2") != nil && host.find(text: "1 0") == nil)
        expect(host.frame("1") == nil)
        expect(host.accessibilityTree.first("1") == nil)
        top.value = 1
        host.update()
        expect(host.find(text: "0 2") == nil && host.find(text: "1 0") != nil)
        host.tap(at: CGPoint(x: 100, y: 50))
        expect(host.find(text: "1 1") != nil)
        top.value = 0
        host.update()
        expect(host.find(text: "0 2") != nil && host.find(text: "1 1") == nil)
        expect(events.values, equals: ["+0", "+1", "-0", "+0", "-1"])
        expect(names.values, equals: [["0"], ["1"], ["0"]])
        host.update()
        expect(!host.pipeline.needsFrame)
    }

    @Test("Changes while a view is covered are shown when it returns, as in a window made new")
    func changes() {
        @MainActor func content(_ isCovered: Bool, _ rows: Int) -> some View {
            HStack {
                VStack {
                    ForEach(0..<rows, id: \.self) { Text("row \($0)").background(Color(white: Double($0) / 20)) }
                }
                .covered(isCovered)
                ScrollView { LazyVStack { ForEach(0..<50 * rows, id: \.self) { Text("lazy \($0)") } } }
                    .frame(height: 60)
                    .covered(isCovered && rows > 3)
                Text("beside")
            }
        }
        var random = SeededGenerator(seed: 19)
        let (isCovered, rows) = (Box(false), Box(3))
        let host = TestHost.live(width: 300, height: 200) { content(isCovered.value, rows.value) }
        for _ in 0..<60 {
            if Bool.random(using: &random) { isCovered.value.toggle() }
            if Bool.random(using: &random) { rows.value = Int.random(in: 0...8, using: &random) }
            host.settle()
            let fresh = TestHost.live(width: 300, height: 200) { content(isCovered.value, rows.value) }
            fresh.settle()
            expect(host.layoutTree, equals: fresh.layoutTree)
            expect(host.snapshot(), equals: fresh.snapshot())
        }
    }

    @Test("A field that is covered loses the focus")
    func focus() {
        let isCovered = Box(false)
        let host = TestHost.live(width: 200, height: 100) {
            Color.red.frame(width: 50, height: 20).focusable().covered(isCovered.value)
        }
        host.type("\t")
        expect(host.pipeline.input.focus.focused != nil)
        isCovered.value = true
        host.update()
        expect(host.pipeline.input.focus.focused == nil)
    }
}

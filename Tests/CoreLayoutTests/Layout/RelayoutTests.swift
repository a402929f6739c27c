import CoreTesting
import Expectations
import HostSupport
import Testing

/// After a change every frame is that of a new host, and little was measured.
@MainActor struct RelayoutTests {
    private struct Settings: Equatable {
        var text = "short"
        var padding: CGFloat = 4
        var spacing: CGFloat? = nil
        var isLeading = false
        var shows = true
        var width: CGFloat? = nil
        var priority = 0.0
        var offset: CGFloat = 0
        var limit: Int? = nil
        var rows = 3
        var spacer: CGFloat? = nil
        var isFixed = false
    }

    private struct Page: View {
        let settings: Box<Settings>
        var body: some View {
            let s = settings.value
            HStack(spacing: s.spacing) {
                VStack(alignment: s.isLeading ? .leading : .center) {
                    Text(s.text).lineLimit(s.limit).padding(s.padding).border(Color.red)
                    if s.shows { Text("optional").frame(width: s.width) }
                    ForEach(0..<s.rows, id: \.self) { Text("row \($0) of \(s.text)") }
                    Spacer(minLength: s.spacer)
                    Divider()
                }
                .layoutPriority(s.priority)
                Color.blue.overlay(alignment: s.isLeading ? .topLeading : .center) { Text(s.text) }
                ZStack(alignment: s.isLeading ? .leading : .center) {
                    Text("back\nground").offset(x: s.offset)
                    Text(s.text)
                }
                .fixedSize(horizontal: s.isFixed, vertical: false)
            }
        }
    }

    @Test("each change gives the frames and pixels of a new host", arguments: 0..<14)
    func equalsFresh(step: Int) {
        let changes: [(inout Settings) -> Void] = [
            { $0.text = "a much longer text that has to wrap into several lines" }, { $0.text = "" },
            { $0.padding = 20 },
            { $0.spacing = 0 }, { $0.isLeading = true }, { $0.shows = false }, { $0.width = 120 }, { $0.priority = 1 },
            { $0.offset = 30 }, { $0.limit = 1 }, { $0.rows = 6 }, { $0.rows = 0 }, { $0.spacer = 90 },
            { $0.isFixed = true },
        ]
        var settings = Settings()
        let box = Box(settings)
        let host = TestHost { Page(settings: box) }
        host.update()
        // The change, a second one in addition, and the initial settings again.
        for change in [changes[step], changes[(step + 5) % changes.count], { $0 = Settings() }] {
            change(&settings)
            box.value = settings
            host.update()
            let fresh = TestHost { Page(settings: Box(settings)) }
            expect(host.layoutTree, equals: fresh.layoutTree, "\(settings)")
            expect(host.displayables, equals: fresh.displayables)
            expect(host.snapshot(), equals: fresh.snapshot(), "\(settings)")
        }
    }

    @Test("another size of the window gives the frames of a new host of that size")
    func resize() {
        let host = TestHost { Page(settings: Box(Settings())) }
        for (width, height) in [(300, 200), (40, 500), (900, 10), (400, 300)] as [(CGFloat, CGFloat)] {
            host.resize(width: width, height: height)
            let fresh = TestHost(width: width, height: height) { Page(settings: Box(Settings())) }
            expect(host.layoutTree, equals: fresh.layoutTree)
            expect(host.snapshot(), equals: fresh.snapshot())
        }
    }

    @Test("a text that changes within a fixed frame measures only itself")
    func measuresLittle() {
        let text = Box("1")
        struct Label: View {
            let text: Box<String>
            var body: some View { Text(text.value) }
        }
        let host = TestHost {
            VStack {
                ForEach(0..<50) { Text("row \($0)") }
                Label(text: text).frame(width: 100, height: 20)
            }
        }
        host.update()
        let statistics = host.statistics { text.value = "2" }
        expect(statistics.layoutMeasures <= 3, "\(statistics)")
        expect(statistics.bodies, equals: 1)
    }

    @Test("at another width, as while a window is resized, texts that wrap answer little anew")
    func measuresLittleAtAnotherWidth() {
        let width = Box<CGFloat>(400)
        struct Words: View {
            let width: Box<CGFloat>
            var body: some View {
                VStack(alignment: .leading, spacing: 0) {
                    ForEach(0..<20) { row in
                        HStack(alignment: .top, spacing: 0) {
                            ForEach(0..<5) { Text("Label \(row * 5 + $0) is long enough to wrap") }
                        }
                    }
                }
                .frame(width: width.value, height: 300, alignment: .topLeading)
            }
        }
        let host = TestHost(width: 400, height: 300) { Words(width: width) }
        host.update()
        for step in 1...5 { _ = host.statistics { width.value = 400 - CGFloat(step) * 2 } }
        let statistics = host.statistics { width.value = 380 }
        // What the stacks ask for at this width; not the extremes again, with which it would be 8 or 9 for each text.
        expect(statistics.layoutMeasures < 100 * 6, "\(statistics)")
        let fresh = TestHost(width: 400, height: 300) { Words(width: width) }
        expect(host.layoutTree, equals: fresh.layoutTree)
    }

    /// A row of the next test: a spacer if its string is empty, and flexible if it begins with a star.
    private struct Line: View {
        let text: String
        var body: some View {
            if text.isEmpty {
                Spacer()
            } else if text.hasPrefix("*") {
                Color.red.frame(width: 10)
            } else {
                Text(text)
            }
        }
    }

    @Test("inserted, removed and reordered rows of every kind have the frames of a new host")
    func edits() {
        let lists = [
            ["a", "b", "c"], ["n", "a", "b", "c"], ["n", "b", "c"], ["b", "c", "n"], ["b", "c", "long\nlines", "n"],
            ["c", "", "b", "x"], ["", "c", "b"], ["c", "b"], ["*", "c", "b"], ["b", "*", "c", "y"], ["b", "y"], [],
            ["z"],
        ]
        let rows = Box(lists[0])
        func makeHost() -> TestHost {
            .live { VStack { ForEach(rows.value, id: \.self) { Line(text: $0) } } }
        }
        let host = makeHost()
        host.update()
        for list in lists + lists.reversed() {
            rows.value = list
            host.update()
            let fresh = makeHost()
            expect(host.layoutTree, equals: fresh.layoutTree, "\(list)")
        }
    }

    @Test("an inserted row is the only one that is measured, beside the stack")
    func insertedRow() {
        let rows = Box(Array(0..<50))
        let host = TestHost.live { VStack { ForEach(rows.value, id: \.self) { Text("row \($0)") } } }
        host.update()
        let statistics = host.statistics { rows.value.insert(99, at: 0) }
        expect(statistics.layoutMeasures <= 3, "\(statistics)")
    }

    @Test("a colour that changes measures and places nothing")
    func colour() {
        let flag = Flag(true)
        let host = TestHost.live {
            VStack {
                Text("a").foregroundColor(flag.value ? .red : .blue)
                Color.green
            }
        }
        host.update()
        let statistics = host.statistics { flag.value = false }
        expect(statistics.layoutMeasures, equals: 0)
        expect(statistics.layoutPlacements, equals: 0)
        expect(statistics.damagedPixels > 0)
    }
}

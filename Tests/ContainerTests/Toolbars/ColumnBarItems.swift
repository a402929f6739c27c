import CasementTesting
import ControlSupport
import Expectations
import HostSupport
import SwiftUI
import Testing

@MainActor @Observable private final class Model {
    var log: [Int] = []
    var count = 6
    var detailTitle = ""
    var hidesDetailBar = false
    var isLong = false
    var inspects = false
    var hasItems = true
}

/// The bars of the columns of a split view: items that one has no room for stand in the next, and inspectors are as
/// high as their column.
@MainActor struct ColumnBarItems {
    private let model = Model()

    private struct Mail: View {
        @Bindable var model: Model

        var body: some View {
            NavigationSplitView {
                List { Text("box") }.navigationTitle("Mail").navigationSplitViewColumnWidth(160)
            } content: {
                List { Text("letter") }
                    .navigationTitle("Inbox")
                    .navigationSplitViewColumnWidth(180)
                    .toolbar {
                        ForEach(0..<model.count, id: \.self) { number in
                            Button(model.isLong ? "Longer item \(number)" : "Item \(number)") {
                                model.log.append(number)
                            }
                        }
                    }
            } detail: {
                Color.blue.accessibilityIdentifier("detail").navigationTitle(model.detailTitle)
                    .toolbar(model.hidesDetailBar ? .hidden : .automatic)
            }
        }
    }

    private func host(width: CGFloat) -> TestHost {
        let host = TestHost.live(width: width, height: 300) { [model] in Mail(model: model) }
        host.settle()
        return host
    }

    /// Where the items and the menu of the others stand.
    private func places(_ host: TestHost) -> [String] {
        host.settle()
        let items = (0..<model.count).map { number in
            let name = model.isLong ? "Longer item \(number)" : "Item \(number)"
            return "\(number): \(host.find(text: name).map { "\($0)" } ?? "-")"
        }
        return items + ["\(more(host))"]
    }

    private func more(_ host: TestHost) -> Int {
        func count(_ node: AccessibilitySnapshot) -> Int {
            (node.label == "More" ? 1 : 0) + node.children.reduce(0) { $0 + count($1) }
        }
        return host.accessibilityTree.children.reduce(0) { $0 + count($1) }
    }

    @Test("Items without room above their column stand in the empty bar of the next, and work there")
    func nextColumn() throws {
        let host = host(width: 900)
        let frames = try (0..<6).map { try require(host.find(text: "Item \($0)"), "\($0)") }
        expect(frames[0].maxX < 341 && frames[5].minX > 341)
        expect(Set(frames.map(\.midY)).count, equals: 1)
        expect(frames.map(\.minX), equals: frames.map(\.minX).sorted())
        expect(more(host), equals: 0)
        for number in 0..<6 { host.press(text: "Item \(number)") }
        expect(model.log, equals: [0, 1, 2, 3, 4, 5])
    }

    @Test("What has no room there either is in the menu, and comes back; the way there does not count")
    func resizing() throws {
        let host = host(width: 900)
        var menus: [Int] = []
        for width in [900, 720, 600, 520, 480, 520, 600, 720, 900] as [CGFloat] {
            host.resize(width: width, height: 300)
            let now = places(host)
            expect(now, equals: places(self.host(width: width)), "\(width)")
            menus.append(more(host))
        }
        expect(menus.first == 0 && menus.last == 0 && menus.contains(1), "\(menus)")
        host.resize(width: 520, height: 300)
        host.settle()
        expect(host.find(text: "Item 5") == nil && host.perform(onLabel: "More"))
        host.settle()
        host.press(text: "Item 5")
        expect(model.log, equals: [5])
    }

    @Test("A title and a hidden bar of the next column, and a hidden column, leave less room or none")
    func lessRoom() throws {
        let host = host(width: 720)
        let alone = places(host)
        model.detailTitle = "A letter of several words to Ada"
        let titled = places(host)
        expect(titled != alone && titled == places(self.host(width: 720)))
        let title = try require(host.find(text: model.detailTitle))
        for number in 0..<6 {
            if let item = host.find(text: "Item \(number)") { expect(!item.intersects(title), "\(number)") }
        }
        model.hidesDetailBar = true
        let hidden = places(host)
        expect(hidden == places(self.host(width: 720)) && more(host) == 1)
        expect((0..<6).allSatisfy { (host.find(text: "Item \($0)")?.maxX ?? 0) < 341 })
        model.hidesDetailBar = false
        model.detailTitle = ""
        expect(places(host), equals: alone)
        expect(host.perform(onLabel: "Hide Sidebar"))
        host.advance(by: 1)
        host.settle()
        expect((0..<6).allSatisfy { host.find(text: "Item \($0)") != nil } && more(host) == 0)
    }

    @Test("Items that change, come and go there are placed as in a new window")
    func changes() {
        let host = host(width: 720)
        for change in 0..<5 {
            switch change {
            case 0: model.isLong = true
            case 1: model.count = 9
            case 2: model.isLong = false
            case 3: model.count = 2
            default: model.count = 6
            }
            expect(places(host), equals: places(self.host(width: 720)), "\(change)")
        }
    }

    @Test("They stand there in the first frame, where the bar of the next column is only for them")
    func firstFrame() throws {
        var warnings: [String] = []
        RuntimeWarning.onIssue = { warnings.append($0) }
        defer { RuntimeWarning.onIssue = nil }
        let host = TestHost(width: 900, height: 300) {
            NavigationSplitView {
                List { Text("box") }
            } content: {
                List { Text("letter") }.navigationTitle("Inbox").navigationSplitViewColumnWidth(180)
                    .toolbar { ForEach(0..<4) { number in Button("Item \(number)") {} } }
            } detail: {
                Text("page")
            }
        }
        host.update()
        expect(warnings, equals: [])
        expect(try require(host.find(text: "Item 3")).minX > 380 && more(host) == 0)
    }

    private struct Inspected: View {
        @Bindable var model: Model

        var body: some View {
            NavigationSplitView {
                List { Text("box") }.navigationTitle("Mail").navigationSplitViewColumnWidth(160)
            } detail: {
                Color.blue.accessibilityIdentifier("detail")
                    .navigationTitle(model.detailTitle)
                    .toolbar { Button("Reply") { model.log.append(1) } }
                    .inspector(isPresented: $model.inspects) {
                        Color.green.accessibilityIdentifier("inspector")
                            .inspectorColumnWidth(200)
                            .toolbar { if model.hasItems { Button("Pin") { model.log.append(2) } } }
                    }
            }
        }
    }

    @Test("An inspector of a column reaches from the top to the bottom, with a bar of its own beside that of the page")
    func inspector() throws {
        model.detailTitle = "Letter"
        let host = TestHost.live(width: 800, height: 300) { [model] in Inspected(model: model) }
        host.settle()
        let wide = try require(host.frame("detail"))
        expect(wide.maxX == 800 && host.frame("inspector") == nil)
        model.inspects = true
        host.settle()
        let (detail, inspector) = (try require(host.frame("detail")), try require(host.frame("inspector")))
        expect(detail.maxX == 600 && detail.minY == wide.minY && detail.maxY == 300)
        expect(inspector, equals: CGRect(x: 601, y: wide.minY, width: 199, height: 300 - wide.minY))
        let (reply, pin) = (try require(host.find(text: "Reply")), try require(host.find(text: "Pin")))
        expect(reply.maxX < 600 && pin.minX > 600 && reply.midY == pin.midY)
        host.press(text: "Pin")
        host.press(text: "Reply")
        expect(model.log, equals: [2, 1])
        model.hasItems = false
        host.settle()
        expect(host.frame("inspector"), equals: inspector)
        // Its edge is dragged in the height of the bars, too.
        let picture = host.snapshot()
        expect("\(picture[600, 10])" == "\(picture[600, 250])" && "\(picture[600, 10])" != "\(picture[610, 10])")
        model.inspects = false
        host.settle()
        expect(host.frame("detail") == wide && host.frame("inspector") == nil && host.find(text: "Pin") == nil)
    }
}

import CasementTesting
import ControlSupport
import Expectations
import Foundation
import Testing

/// The model of the programs in these tests.
@Observable @MainActor final class ColumnsModel {
    var choice: String?
    var number: Int?
    var items: Set<Int> = []
    var path: [Int] = []
    var visibility = NavigationSplitViewVisibility.automatic
    var compact = NavigationSplitViewColumn.sidebar
    var log: [String] = []
}

/// A view with state.
struct Taps: View {
    var name = "taps"
    @State private var count = 0
    var body: some View { Button("\(name) \(count)") { count += 1 } }
}

extension TestHost {
    /// Presses a text and lets the window settle.
    func press(_ text: String) {
        expect(tap(text: text), "\(text) is not shown")
        settle()
    }

    func back() {
        expect(perform(onLabel: "Back"), "there is no way back")
        settle()
    }

    func shows(_ texts: String...) -> Bool { texts.allSatisfy { find(text: $0) != nil } }
    func hides(_ texts: String...) -> Bool { texts.allSatisfy { find(text: $0) == nil } }
}

/// Columns side by side, and what one shows of a choice in another.
@MainActor struct SplitViewColumns {
    private struct Colours: View {
        @Bindable var model: ColumnsModel
        var hasIdentity = false
        var body: some View {
            NavigationSplitView {
                List(["Red", "Green"], id: \.self, selection: $model.choice) { NavigationLink($0, value: $0) }
            } detail: {
                if let choice = model.choice {
                    if hasIdentity { Taps(name: choice).id(choice) } else { Taps(name: choice) }
                } else {
                    Text("nothing")
                }
            }
        }
    }

    private func host<V: View>(_ view: V, width: CGFloat = 640) -> TestHost {
        let host = TestHost(width: width, height: 320) { view }
        host.settle()
        return host
    }

    @Test("the selection of the sidebar decides what the detail shows, by hand and by code", arguments: [640, 400])
    func selection(width: CGFloat) throws {
        let model = ColumnsModel()
        let host = host(Colours(model: model), width: width)
        let row = try require(host.find(text: "Red")), detail = try require(host.find(text: "nothing"))
        expect(row.maxX < detail.minX)
        host.press("Green")
        expect(host.shows("Red", "Green", "Green 0") && host.hides("nothing"))
        model.choice = "Red"
        host.settle()
        expect(host.shows("Red 0"))
        model.choice = nil
        host.settle()
        expect(host.shows("nothing"))
        expect(!host.pipeline.needsFrame)
    }

    @Test("another selection keeps the state of the detail, unless the selection is its identity")
    func identity() {
        for hasIdentity in [false, true] {
            let model = ColumnsModel()
            model.choice = "Red"
            let host = host(Colours(model: model, hasIdentity: hasIdentity))
            host.press("Red 0")
            host.press("Red 1")
            model.choice = "Green"
            host.settle()
            expect(host.shows(hasIdentity ? "Green 0" : "Green 2"))
        }
    }

    @Test("arrow keys go through the sidebar, and the detail follows")
    func keys() {
        let model = ColumnsModel()
        let host = host(Colours(model: model))
        host.press("Red")
        host.key(.downArrow)
        host.settle()
        expect(model.choice == "Green" && host.shows("Green 0"))
    }

    @Test("a link in a list selects by its own value, also with a padding or a badge, and has no arrow")
    func rows() {
        struct Boxes: View {
            @Bindable var model: ColumnsModel
            var body: some View {
                NavigationSplitView {
                    List(selection: $model.choice) {
                        Section("Boxes") {
                            NavigationLink("Inbox", value: "in").badge(3)
                            NavigationLink("Sent", value: "out").padding(.vertical, 4)
                        }
                        NavigationLink(value: "bin") { Label("Trash", systemImage: "trash") }
                    }
                } detail: {
                    Text("box \(model.choice ?? "-")")
                }
            }
        }
        let model = ColumnsModel()
        let host = host(Boxes(model: model))
        for (title, value) in [("Inbox", "in"), ("Sent", "out"), ("Trash", "bin")] {
            host.press(title)
            expect(model.choice == value && host.shows("box \(value)"))
        }
        expect(host.shows("3"))
        // The toggle of the sidebar is the only button: a link that selects is a row.
        expect(host.elements("button").map(\.label), equals: ["Hide Sidebar"])
        let rows = host.elements("row")
        expect(rows.count == 3 && rows[2].traits.contains("isSelected"))
    }

    @Test("a selection of several rows is one, too")
    func several() throws {
        struct Several: View {
            @Bindable var model: ColumnsModel
            var body: some View {
                NavigationSplitView {
                    List(0..<3, id: \.self, selection: $model.items) { NavigationLink("row \($0)", value: $0) }
                } detail: {
                    Text("\(model.items.count) chosen")
                }
            }
        }
        let model = ColumnsModel()
        let host = host(Several(model: model))
        host.press("row 0")
        let row = try require(host.find(text: "row 2"))
        host.tap(at: CGPoint(x: row.midX, y: row.midY), modifiers: .shift)
        host.settle()
        expect(model.items == [0, 1, 2] && host.shows("3 chosen"))
    }

    @Test("links of a sidebar without a selection show their pages in the detail, in its place")
    func links() {
        struct Links: View {
            var body: some View {
                NavigationSplitView {
                    List {
                        NavigationLink("One", value: 1)
                        NavigationLink("Two", value: 2)
                        NavigationLink("View") { Taps(name: "view") }
                    }
                    .navigationDestination(for: Int.self) { Text("number \($0)") }
                } detail: {
                    Text("start")
                }
            }
        }
        let host = host(Links())
        host.press("Two")
        expect(host.shows("number 2", "One") && host.hides("start"))
        host.press("View")
        expect(host.shows("view 0", "One") && host.hides("number 2"))
        host.press("One")
        expect(host.shows("number 1") && host.hides("view 0"))
        expect(host.elements("button").allSatisfy { $0.label != "Back" })
    }

    @Test("links of a sidebar show their pages above the root of a stack in the detail, whose links push there")
    func stackInDetail() {
        struct Stacked: View {
            @Bindable var model: ColumnsModel
            var body: some View {
                NavigationSplitView {
                    List {
                        NavigationLink("One", value: 1)
                        NavigationLink("Two", value: 2)
                    }
                } detail: {
                    NavigationStack(path: $model.path) {
                        Text("start").navigationDestination(for: Int.self) { number in
                            VStack {
                                Text("number \(number)")
                                NavigationLink("deeper", value: number + 10)
                            }
                        }
                    }
                }
            }
        }
        let model = ColumnsModel()
        let host = host(Stacked(model: model))
        host.press("Two")
        expect(host.shows("number 2", "One") && host.hides("start") && model.path == [2])
        host.press("deeper")
        expect(host.shows("number 12", "Two") && model.path == [2, 12])
        host.press("One")
        expect(host.shows("number 1") && model.path == [1])
        host.back()
        expect(host.shows("start") && model.path == [])
    }

    @Test("a sheet of a sidebar is outside of the columns")
    func sheet() {
        struct Presenting: View {
            @State private var isOn = false
            var body: some View {
                NavigationSplitView {
                    Button("Open") { isOn = true }
                        .sheet(isPresented: $isOn) {
                            NavigationStack {
                                NavigationLink("Go", value: 1)
                                    .navigationDestination(for: Int.self) { Text("page \($0)") }
                            }
                        }
                } detail: {
                    Text("detail")
                }
            }
        }
        let host = host(Presenting())
        host.press("Open")
        host.press("Go")
        let sheet = host.elements("dialog")
        expect(sheet.count == 1 && host.shows("page 1", "detail"))
        expect(sheet.first?.children.contains { $0.label == "Hide Sidebar" }, equals: false)
    }

    @Test("the last column's title is the window's")
    func titles() {
        struct Titled: View {
            var body: some View {
                NavigationSplitView {
                    Text("a").navigationTitle("Sidebar")
                } content: {
                    Text("b").navigationTitle("Content")
                } detail: {
                    NavigationStack { Text("c").navigationTitle("Detail") }
                }
            }
        }
        let host = host(Titled())
        expect(host.title, equals: "Detail")
        // Each column shows its own, once.
        expect(host.shows("Sidebar", "Content", "Detail"))
        expect(host.elements("heading").count, equals: 3)
    }

    @Test("three columns: each drives the next")
    func three() {
        struct Mail: View {
            @Bindable var model: ColumnsModel
            var body: some View {
                NavigationSplitView {
                    List(["In", "Out"], id: \.self, selection: $model.choice) { NavigationLink($0, value: $0) }
                } content: {
                    List(0..<3, id: \.self, selection: $model.number) {
                        NavigationLink("\(model.choice ?? "-") \($0)", value: $0)
                    }
                } detail: {
                    Text("\(model.choice ?? "-"), message \(model.number ?? -1)")
                }
            }
        }
        let model = ColumnsModel()
        let host = host(Mail(model: model), width: 900)
        host.press("Out")
        host.press("Out 2")
        expect(host.shows("In", "Out", "Out 0", "Out, message 2"))
        expect(host.elements("splitter").count, equals: 2)
        // In the least width that shows several columns, all three are there.
        host.resize(width: 400, height: 320)
        host.settle()
        expect(host.shows("In", "Out 0", "Out, message 2"))
    }

    @Test("a selection whose type differs from the link's value is by id, and the link leads on")
    func otherType() {
        struct Other: View {
            @Bindable var model: ColumnsModel
            var body: some View {
                NavigationSplitView {
                    List(0..<3, id: \.self, selection: $model.number) { NavigationLink("row \($0)", value: "v\($0)") }
                        .navigationDestination(for: String.self) { Text("page \($0)") }
                } detail: {
                    Text("start")
                }
            }
        }
        let model = ColumnsModel()
        let host = host(Other(model: model))
        host.press("row 1")
        expect(host.shows("page v1"))
    }

    @Test("a missing destination is a message in the detail, and other links still work")
    func missing() {
        struct Lost: View {
            var body: some View {
                NavigationSplitView {
                    List {
                        NavigationLink("Lost", value: 1.5)
                        NavigationLink("Found") { Text("found it") }
                        NavigationLink("Nil", value: Int?.none)
                    }
                } detail: {
                    Text("start")
                }
            }
        }
        let host = host(Lost())
        host.press("Lost")
        expect(host.shows("No destination for Double"))
        host.press("Found")
        expect(host.shows("found it"))
        host.press("Nil")
        expect(host.shows("found it"), "a link without a value is disabled")
    }

    @Test("the selection of a sidebar has a quiet colour, also with the keyboard, and follows the scheme")
    func colours() throws {
        let model = ColumnsModel()
        let host = host(Colours(model: model))
        host.press("Red")
        let row = try require(host.find(text: "Red"))
        let place = CGPoint(x: row.maxX + 40, y: row.midY)
        func brightness() -> (Int, Int) {
            let pixel = host.snapshot()[Int(place.x), Int(place.y)]
            return (Int(pixel.r), Int(pixel.b))
        }
        let light = brightness()
        expect(abs(light.0 - light.1) < 8 && light.0 > 180)
        host.setEnvironment(\.colorScheme, .dark)
        host.settle()
        expect(brightness().0 < 110)
    }
}

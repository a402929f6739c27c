import CasementTesting
import Expectations
import Foundation
import HostSupport
import Testing

/// Which columns of a split view are shown, and how wide they are.
@MainActor struct SplitViewArrangement {
    private struct Two: View {
        @Bindable var model: ColumnsModel
        var body: some View {
            NavigationSplitView(columnVisibility: $model.visibility) {
                VStack {
                    Text("side")
                    Taps(name: "side taps")
                        .onAppear { model.log.append("side appears") }
                        .onDisappear { model.log.append("side disappears") }
                }
            } detail: {
                Text("detail")
            }
        }
    }

    private func host<V: View>(_ view: V, width: CGFloat = 640) -> TestHost {
        let host = TestHost(width: width, height: 320) { view }
        host.settle()
        return host
    }

    @Test("the button hides and shows the sidebar, which keeps its state")
    func toggle() throws {
        let model = ColumnsModel()
        let host = host(Two(model: model))
        host.press("side taps 0")
        let before = try require(host.find(text: "detail"))
        expect(host.perform(onLabel: "Hide Sidebar"))
        host.advance(by: 0.1)
        expect(host.settle())
        expect(host.hides("side") && model.visibility == .detailOnly)
        expect(host.find(text: "detail")?.midX == 320 && before.midX > 400)
        expect(host.elements("splitter").isEmpty && model.log == ["side appears", "side disappears"])
        expect(host.perform(onLabel: "Show Sidebar"))
        host.settle()
        expect(host.shows("side taps 1") && model.visibility == .all && host.find(text: "detail") == before)
        expect(model.log, equals: ["side appears", "side disappears", "side appears"])
    }

    @Test("the program's visibility: of two columns, and of three")
    func visibility() {
        struct Three: View {
            @Bindable var model: ColumnsModel
            var body: some View {
                NavigationSplitView(columnVisibility: $model.visibility) {
                    Text("a")
                } content: {
                    Text("b")
                } detail: {
                    Text("c")
                }
            }
        }
        let model = ColumnsModel()
        let two = host(Two(model: model)), three = host(Three(model: model), width: 900)
        let expected: [(NavigationSplitViewVisibility, Bool, Bool, Bool)] = [
            (.automatic, true, true, true), (.doubleColumn, true, false, true), (.detailOnly, false, false, false),
            (.all, true, true, true),
        ]
        for (visibility, side, first, second) in expected {
            model.visibility = visibility
            two.settle()
            three.settle()
            expect((two.find(text: "side") != nil) == side && two.shows("detail"))
            expect((three.find(text: "a") != nil) == first && (three.find(text: "b") != nil) == second)
            expect(three.shows("c"))
        }
        model.visibility = .detailOnly
        let late = host(Two(model: model))
        expect(late.hides("side"), "hidden from the start")
        let decoded = try? JSONDecoder().decode(
            NavigationSplitViewVisibility.self, from: JSONEncoder().encode(NavigationSplitViewVisibility.doubleColumn))
        expect(decoded, equals: .doubleColumn)
    }

    @Test("dividers are dragged, moved by arrow keys and by assistive programs, and reset by a double click")
    func dividers() throws {
        let model = ColumnsModel()
        let host = host(Two(model: model))
        let middle = { (host.find(text: "side")?.midX ?? -1).rounded() }
        expect(middle(), equals: 100)
        host.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 260, y: 200))
        host.settle()
        expect(middle(), equals: 130)
        expect(host.elements("splitter").map(\.value), equals: ["260"])
        expect(host.perform("increment", onLabel: "Divider"))
        host.settle()
        expect(middle(), equals: 138)
        host.tap(at: CGPoint(x: 276, y: 200), count: 2)
        host.settle()
        expect(middle(), equals: 100)
        // Neither column becomes narrower than it may be.
        host.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 2, y: 200))
        host.settle()
        expect(middle(), equals: 60)
        host.drag(from: CGPoint(x: 120, y: 200), to: CGPoint(x: 639, y: 200))
        host.settle()
        expect(middle(), equals: 210)
        while host.elements("splitter").first?.traits.contains("isFocused") != true, host.now < 100 {
            host.key(.tab)
            host.advance(by: 1)
        }
        host.key(.leftArrow)
        host.settle()
        expect(middle(), equals: 202)
        host.setEnvironment(\.layoutDirection, .rightToLeft)
        host.settle()
        expect(middle(), equals: 438)
        host.key(.leftArrow)
        host.settle()
        expect(middle(), equals: 430)
    }

    @Test("a width that was dragged to stays when the columns are made again")
    func remembered() {
        struct Sometimes: View {
            let model: ColumnsModel
            var body: some View {
                if model.number == nil {
                    NavigationSplitView {
                        Text("side")
                    } detail: {
                        Text("detail")
                    }
                }
            }
        }
        let model = ColumnsModel()
        let host = host(Sometimes(model: model))
        host.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 300, y: 200))
        host.settle()
        model.number = 1
        host.settle()
        expect(host.hides("side"))
        model.number = nil
        host.settle()
        expect(host.find(text: "side")?.midX, equals: 150)
    }

    @Test("columns have the widths that their content sets")
    func widths() {
        struct Set: View {
            var body: some View {
                NavigationSplitView {
                    Text("side").navigationSplitViewColumnWidth(180)
                } content: {
                    Text("content").navigationSplitViewColumnWidth(min: 100, ideal: 300, max: 320)
                } detail: {
                    Text("detail")
                }
            }
        }
        let host = host(Set(), width: 900)
        func middle(_ text: String) -> CGFloat { (host.find(text: text)?.midX ?? -1).rounded() }
        expect(middle("side") == 90 && middle("content") == 331)
        host.drag(from: CGPoint(x: 180, y: 200), to: CGPoint(x: 260, y: 200))
        host.drag(from: CGPoint(x: 481, y: 200), to: CGPoint(x: 700, y: 200))
        host.settle()
        expect(middle("side"), equals: 90, "a fixed width stays")
        expect(middle("content"), equals: 341)
    }

    @Test("widths that are no numbers are those that columns have by default")
    func badWidths() {
        struct Bad: View {
            var body: some View {
                NavigationSplitView {
                    Text("side").navigationSplitViewColumnWidth(min: .nan, ideal: -10, max: -.infinity)
                } detail: {
                    Text("detail").navigationSplitViewColumnWidth(.infinity)
                }
            }
        }
        expect(host(Bad()).shows("detail"))
        expect(TestHost(width: 0, height: 0) { Bad() }.settle())
    }

    @Test("a divider that is dragged over a thousand labels runs no body of theirs")
    func dragCost() {
        final class Count {
            var value = 0
            func note() { value += 1 }
        }
        struct Row: View {
            let number: Int
            let count: Count
            var body: some View {
                let _ = count.note()
                Text("label \(number)").frame(maxWidth: .infinity)
            }
        }
        struct Many: View {
            let count: Count
            var body: some View {
                NavigationSplitView {
                    Text("side")
                } detail: {
                    VStack(spacing: 0) {
                        ForEach(0..<100) { row in
                            HStack(spacing: 0) { ForEach(0..<10) { Row(number: row * 10 + $0, count: count) } }
                        }
                    }
                }
            }
        }
        let count = Count()
        let host = host(Many(count: count), width: 900)
        expect(count.value, equals: 1000)
        host.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 300, y: 200))
        host.settle()
        expect(count.value == 1000 && host.find(text: "side")?.midX == 150)
    }

    // MARK: Narrow windows

    private struct Narrow: View {
        @Bindable var model: ColumnsModel
        var body: some View {
            NavigationSplitView {
                List(["Red", "Green"], id: \.self, selection: $model.choice) { NavigationLink($0, value: $0) }
                    .navigationTitle("Colours")
            } detail: {
                VStack {
                    Text(model.choice.map { "detail \($0)" } ?? "nothing")
                    Taps()
                }
                .navigationTitle(model.choice ?? "Nothing")
            }
        }
    }

    @Test("in a narrow window a choice shows the detail, and the way back the sidebar")
    func narrow() {
        let model = ColumnsModel()
        let host = host(Narrow(model: model), width: 320)
        expect(host.shows("Red", "Green") && host.hides("nothing") && host.title == "Colours")
        expect(host.elements("button").isEmpty)
        host.press("Green")
        expect(host.shows("detail Green") && host.hides("Red") && host.title == "Green")
        host.press("taps 0")
        host.back()
        expect(host.shows("Red", "Green") && host.hides("detail Green", "nothing"))
        expect(model.choice == nil, "the sidebar shows no choice that is not seen")
        host.press("Green")
        expect(host.shows("detail Green", "taps 1"))
        host.key(.escape)
        host.settle()
        expect(host.shows("Red"))
        model.choice = "Red"
        host.settle()
        expect(host.shows("detail Red"))
        host.key(.leftArrow, modifiers: .option)
        host.settle()
        expect(host.shows("Red") && host.hides("detail Red"))
        expect(!host.pipeline.needsFrame)
    }

    @Test("columns keep their state when the window becomes narrow and wide")
    func resizing() {
        let model = ColumnsModel()
        let host = host(Narrow(model: model))
        host.press("Red")
        host.press("taps 0")
        host.resize(width: 300, height: 320)
        host.settle()
        expect(host.shows("detail Red", "taps 1") && host.hides("Green"))
        host.resize(width: 640, height: 320)
        host.settle()
        expect(host.shows("Red", "Green", "detail Red", "taps 1"))
    }

    @Test("a selection from the start shows the detail in a narrow window")
    func initialSelection() {
        let model = ColumnsModel()
        model.choice = "Green"
        expect(host(Narrow(model: model), width: 320).shows("detail Green"))
    }

    @Test("the preferred column is shown in a narrow window, and follows the user")
    func preferred() {
        struct Preferring: View {
            @Bindable var model: ColumnsModel
            var body: some View {
                NavigationSplitView(preferredCompactColumn: $model.compact) {
                    List(["Red", "Green"], id: \.self, selection: $model.choice) { NavigationLink($0, value: $0) }
                } content: {
                    List(0..<2, id: \.self, selection: $model.number) { NavigationLink("row \($0)", value: $0) }
                } detail: {
                    Text("number \(model.number ?? -1)")
                }
            }
        }
        let model = ColumnsModel()
        model.compact = .detail
        let host = host(Preferring(model: model), width: 320)
        expect(host.shows("number -1") && host.hides("Red", "row 0"))
        host.back()
        expect(host.shows("row 0") && model.compact == .content)
        host.back()
        expect(host.shows("Red") && model.compact == .sidebar)
        host.press("Red")
        host.press("row 1")
        expect(host.shows("number 1") && model.compact == .detail)
        model.compact = .sidebar
        host.settle()
        expect(host.shows("Red") && host.hides("number 1"))
    }

    @Test("in a narrow window, links of the sidebar lead to the detail, and the way back ends their page")
    func narrowLinks() {
        struct Linked: View {
            @State private var isActive = false
            var body: some View {
                NavigationSplitView {
                    VStack {
                        NavigationLink("Go", isActive: $isActive) { Taps() }
                        Text("active \(isActive)")
                    }
                } detail: {
                    Text("start")
                }
            }
        }
        let host = host(Linked(), width: 320)
        expect(host.hides("start"))
        host.press("Go")
        expect(host.shows("taps 0") && host.hides("Go"))
        host.back()
        expect(host.shows("Go", "active false"))
        host.press("Go")
        expect(host.shows("taps 0"))
    }

    @Test("with reduced motion, columns come and go at once")
    func still() {
        let model = ColumnsModel()
        let host = host(Narrow(model: model), width: 320)
        host.setEnvironment(\.accessibilityReduceMotion, true)
        host.settle()
        let start = host.now
        host.press("Red")
        expect(host.shows("detail Red") && host.now - start < 0.1)
    }
}

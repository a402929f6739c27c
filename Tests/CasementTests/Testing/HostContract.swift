import CasementTesting
import Expectations
import Testing

@MainActor @Observable private final class Model {
    var text = "start"
    var count = 0
}

/// The guarantees of a test host about time, input and its results.
@MainActor struct HostContract {
    private struct Page: View {
        let model: Model
        @State private var presses = 0
        var body: some View {
            VStack {
                Text(model.text).accessibilityIdentifier("text")
                Button("Pressed \(presses)") { presses += 1 }.accessibilityIdentifier("button")
            }
        }
    }

    @Test("nothing is built before the first call that needs it")
    func lazy() {
        var bodies = 0
        struct Counting: View {
            let note: () -> Void
            var body: some View {
                let _ = note()
                Text("a")
            }
        }
        let host = TestHost { Counting { bodies += 1 } }
        expect(bodies, equals: 0)
        expect(host.find(text: "a") != nil)
        expect(bodies, equals: 1)
        host.update()
        expect(bodies, equals: 1)
    }

    @Test("time advances only on request, to a multiple of a 60th and to the end")
    func time() {
        let host = TestHost { Text("a") }
        host.update()
        expect(host.now, equals: 0)
        host.advance(by: 0.1)
        expect(abs(host.now - 0.1) < 1e-9)
        expect(host.settle())
        expect(abs(host.now - 0.1) < 1e-9, "nothing was pending")
        host.press("nobody", duration: 5)
        expect(abs(host.now - 0.1) < 1e-9)
        host.drag(from: .zero, to: CGPoint(x: 10, y: 10), duration: 0.5)
        expect(abs(host.now - 0.6) < 1e-6)
    }

    @Test("a press has the given duration")
    func press() {
        let host = TestHost { Page(model: Model()) }
        host.press("button", duration: 0.25)
        expect(abs(host.now - 0.25) < 1e-9)
        expect(host.find(text: "Pressed 1") != nil)
    }

    @Test("state set from outside is shown by the next update")
    func outside() {
        let model = Model()
        let host = TestHost { Page(model: model) }
        host.update()
        model.text = "changed"
        expect(host.find(text: "changed") == nil)
        host.update()
        expect(host.find(text: "changed") != nil)
        expect(host.find(text: "change") == nil, "only exactly this text")
    }

    @Test("hosts side by side are independent of each other")
    func independent() {
        let model = Model()
        let hosts = (0..<20).map { _ in TestHost { Page(model: model) } }
        for host in hosts { host.update() }
        hosts[3].tap("button")
        model.text = "all"
        for host in hosts { host.update() }
        expect(hosts.map { $0.find(text: "Pressed 1") != nil }, equals: (0..<20).map { $0 == 3 })
        expect(hosts.allSatisfy { $0.find(text: "all") != nil })
        expect(hosts[0].takeEdits().count, equals: 1)
        expect(hosts[1].takeEdits().count, equals: 1)
    }

    @Test("a deallocated host releases its views")
    func released() {
        final class Token {}
        struct Holder: View {
            @State private var token = Token()
            let note: (Token) -> Void
            var body: some View {
                let _ = note(token)
                Text("x").onTapGesture {}
            }
        }
        weak var token: Token?
        var disappeared = 0
        do {
            let host = TestHost { Holder { token = $0 }.onDisappear { disappeared += 1 } }
            host.update()
            expect(token != nil)
        }
        expect(token == nil)
        expect(disappeared, equals: 1)
    }

    @Test("tasks of the main actor run on request, and their changes are shown")
    func tasks() async {
        let model = Model()
        let host = TestHost { Page(model: model) }
        host.update()
        Task { @MainActor in
            await Task.yield()
            model.text = "from a task"
        }
        expect(host.find(text: "from a task") == nil)
        await host.settleTasks()
        expect(host.find(text: "from a task") != nil)
    }

    @Test("frames by identifier are in view order, and a missing one is nil")
    func frames() {
        let host = TestHost(width: 100, height: 100) {
            VStack(spacing: 0) {
                ForEach(0..<3) { _ in Color.red.frame(width: 10, height: 20).accessibilityIdentifier("row") }
            }
        }
        expect(host.frames("row"), equals: [20, 40, 60].map { CGRect(x: 45, y: $0, width: 10, height: 20) })
        expect(host.frame("row"), equals: CGRect(x: 45, y: 20, width: 10, height: 20))
        expect(host.frame("none") == nil)
        expect(host.frames("none"), equals: [])
    }

    @Test("statistics and edits are reset each time they are taken")
    func taking() {
        let model = Model()
        let host = TestHost { Page(model: model) }
        expect(host.takeStatistics().bodies, equals: 1, "the first time, including the build")
        expect(host.takeStatistics().bodies, equals: 0)
        model.text = "x"
        host.update()
        expect(host.takeEdits().map(\.description), equals: ["Changed displayable at 0"])
        expect(host.takeEdits().isEmpty)
        expect(host.takeStatistics().bodies, equals: 1)
    }

    @Test("the accessibility tree has the elements, their frames and their actions")
    func accessibility() {
        let host = TestHost(width: 200, height: 100) {
            VStack {
                Text("Title")
                Button("Go") {}.accessibilityIdentifier("go")
                Button("No") {}.disabled(true)
            }
        }
        let tree = host.accessibilityTree
        expect(tree.role, equals: "window")
        expect(tree.children.map(\.role), equals: ["text", "button", "button"])
        expect(tree.children.map(\.label), equals: ["Title", "Go", "No"])
        expect(tree.children.map(\.identifier), equals: [nil, "go", nil])
        expect(tree.children.map(\.actions), equals: [[], ["press"], []])
        expect(tree.children[1].frame, equals: host.frame("go"))
    }

    @Test("two pictures are compared pixel by pixel")
    func pictures() {
        let red = TestHost(width: 4, height: 4) { Color(red: 1, green: 0, blue: 0) }.snapshot()
        let nearly = TestHost(width: 4, height: 4) { Color(red: 0.99, green: 0, blue: 0) }.snapshot()
        expect(red, equals: red)
        expect(red.difference(from: nearly)?.count, equals: 16)
        expect(red.difference(from: nearly)?.largest, equals: 3)
        expect(red.difference(from: nearly, tolerance: 3)?.count, equals: 0)
        expect(red[-1, 0] == (0, 0, 0, 0))
        expect(red[3, 3] == (255, 0, 0, 255))
        expect(red.difference(from: TestHost(width: 5, height: 4) { Color.red }.snapshot()) == nil)
    }

    @Test("a click with Command adds a row, as one with Control does on a desktop")
    func commandClick() {
        struct Rows: View {
            @State private var chosen: Set<Int> = []
            var body: some View {
                VStack {
                    List(0..<4, id: \.self, selection: $chosen) { Text("row \($0)").accessibilityIdentifier("\($0)") }
                    Text(chosen.sorted().map(String.init).joined(separator: ","))
                }
            }
        }
        let host = TestHost { Rows() }
        host.tap("0")
        host.tap("2", modifiers: .command)
        expect(host.find(text: "0,2") != nil)
        host.tap("3", modifiers: .control)
        expect(host.find(text: "0,2,3") != nil)
    }
}

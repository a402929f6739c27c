import CoreTesting
import Expectations
import HostSupport
import PlainControls
import Testing

/// Thousands of rows, equal ids, and deeply nested types.
@MainActor struct BadTrees {
    @Test("ten thousand rows")
    func manyRows() {
        let count = Box(10_000)
        let host = TestHost.live { VStack(spacing: 0) { ForEach(0..<count.value, id: \.self) { Text("\($0)") } } }
        expect(host.layoutTree.children.count, equals: 10_000)
        count.value = 9_999
        host.update()
        expect(host.takeLines(), equals: ["Removed displayable at 9999"])
        count.value = 0
        host.update()
        expect(host.takeLines().count, equals: 9_999)
        expect(host.layoutTree.children.isEmpty)
    }

    @Test("equal ids: no row is lost, and one warning reports them")
    func duplicates() {
        let items = Box(["a", "b", "a", "a"])
        let messages = warnings {
            let host = TestHost.live { VStack { ForEach(items.value, id: \.self) { Text($0) } } }
            expect(host.labels, equals: ["a", "b", "a", "a"])
            for next in [["a", "a"], ["b", "a", "b", "a", "b"], ["a"], ["a", "a", "a"], ["c", "a", "c"], []] {
                items.value = next
                host.update()
                expect(host.labels, equals: next)
                expect(host.layoutTree.children.count, equals: next.count)
            }
        }
        expect(messages.first?.contains("the id a occurs more than once") ?? false, "\(messages)")
    }

    @Test("rows with equal ids have separate states, matched in order")
    func duplicateState() {
        let items = Box(["x", "x"])
        let host = TestHost.live { VStack { ForEach(items.value, id: \.self) { Counter($0) } } }
        let first = host.frames("x")[0]
        host.tap(at: CGPoint(x: first.midX, y: first.midY))
        expect(host.labels, equals: ["x1", "x0"])
        items.value = ["y", "x", "x"]
        host.update()
        expect(host.labels, equals: ["y0", "x1", "x0"])
    }

    @Test("a thousand nested type-erased views")
    func deep() {
        let flag = Flag(true)
        struct Deep: View {
            let flag: Flag
            var body: some View {
                var view = AnyView(Text(flag.value ? "deep" : "changed"))
                for index in 0..<1_000 {
                    view = AnyView(index % 2 == 0 ? AnyView(VStack { view }) : AnyView(view.padding(0)))
                }
                return view
            }
        }
        let host = TestHost { Deep(flag: flag) }
        expect(host.find(text: "deep") != nil)
        flag.value = false
        host.update()
        expect(host.takeLines(), equals: ["Changed displayable at 0"])
        expect(host.find(text: "changed"), equals: TestHost { Text("changed") }.find(text: "changed"))
    }

    @Test("a hundred modifiers on one view")
    func manyModifiers() {
        var view = AnyView(Color.red.accessibilityIdentifier("red"))
        for _ in 0..<100 { view = AnyView(view.padding(1).border(Color.blue).opacity(0.99).offset(x: 0)) }
        let host = TestHost(width: 400, height: 400) { view }
        expect(host.frame("red"), equals: CGRect(x: 100, y: 100, width: 200, height: 200))
    }

    @Test("state that is set in every pass of a frame does not hang")
    func endlessState() {
        struct Endless: View {
            @State private var count = 0
            var body: some View { Text("\(count)").onChange(of: count, initial: true) { count += 1 } }
        }
        var host: TestHost?
        let messages = warnings {
            host = TestHost { Endless() }
            host?.update()
        }
        expect(messages.count, equals: 1)
        expect(host?.settle(timeout: 0.1), equals: false)
    }
}

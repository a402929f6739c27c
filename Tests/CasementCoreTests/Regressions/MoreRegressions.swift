import CasementCore
import Testing

@testable import CasementTesting

struct Tail2: ViewModifier {
    func body(content: Content) -> some View {
        content
        Color.red.frame(width: 10, height: 10)
    }
}
@MainActor @Suite struct MoreRegressions {
    @Test func countCrash() {
        let displayables =
            TestHost {
                VStack {
                    ForEach(0..<2) { _ in
                        Group {
                            Text("a")
                            Text("b")
                        }.modifier(Tail2())
                    }
                }
            }.layoutTree.children.map(\.kind)
        #expect(displayables == ["Text", "Text", "frame", "Text", "Text", "frame"])
        let items = Box([1, 2, 3])
        let host = TestHost.live { VStack { ForEach(items.value, id: \.self) { Text("a\($0)").modifier(Tail2()) } } }
        host.update()
        items.value = [1, 2]
        host.update()
        #expect(host.labels == ["a1", "a2"])
    }
    @Test func nestedIdentifier() {
        let name = Box("a")
        let host = TestHost.live { Text("x").accessibilityIdentifier(name.value).accessibilityIdentifier("outer") }
        let frame = TestHost { Text("x") }.find(text: "x")
        #expect(host.frame("outer") == frame && host.frame("a") == nil)
        name.value = "b"
        host.update()
        #expect(host.frame("outer") == frame && host.frame("b") == nil)
    }
    @Test func nestedPriority() {
        let p = Box(0.0)
        let long = "some rather long text that wraps over lines when it is squeezed"
        expectLikeFresh(width: 200, change: [{ p.value = 3 }]) {
            HStack {
                Text(long).layoutPriority(p.value).layoutPriority(1)
                Text(long).layoutPriority(2)
            }
        }
    }
    @Test func pipelineWithoutTearDown() {
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
        #expect(keeper.binding?.wrappedValue == 5)
    }
    @Test func quietFuzz() {
        var failures = 0
        for seed in 5001...5030 as ClosedRange<UInt64> {
            let maker = Maker(seed: seed, allowed: Array(0...17), baseline: true)
            let root = maker.spec(3, kind: 6)
            let host = TestHost(width: 300, height: 300) { SpecView(spec: root) }
            host.update()
            host.pipeline.graph.keepsEdits = false
            for step in 0..<12 {
                let log = (0..<maker.r(1...3)).map { _ in maker.mutate(root) }
                host.settle()
                let fresh = TestHost(width: 300, height: 300) { SpecView(spec: root) }
                if host.layoutTree.description != fresh.layoutTree.description {
                    failures += 1
                    print("QUIET seed \(seed) step \(step) \(log)")
                    break
                }
            }
        }
        #expect(failures == 0)
    }
    @Test("hit testing inside a clip to a shape") func clipHit() {
        var log: [String] = []
        let host = TestHost(width: 100, height: 100) {
            ZStack {
                Color.red.onTapGesture { log.append("under") }
                Color.blue.onTapGesture { log.append("over") }.clipShape(Circle())
            }
        }
        host.tap(at: CGPoint(x: 3, y: 3))
        #expect(log == ["under"])
    }
    @Test("a button that is disabled and enabled under the pointer is hovered again") func disabledWhileHovered() {
        let flag = Box(false)
        let host = TestHost.live(width: 100, height: 100) {
            Button("abcdef") {}.disabled(flag.value).accessibilityIdentifier("b")
        }
        let rest = host.snapshot()
        host.hover(at: CGPoint(x: 50, y: 50))
        let hovered = host.snapshot()
        #expect(rest[50, 39] != hovered[50, 39] || rest[30, 50] != hovered[30, 50])
        flag.value = true
        host.settle()
        flag.value = false
        host.settle()
        var count = 0
        let now = host.snapshot()
        for y in 0..<100 { for x in 0..<100 where now[x, y] != hovered[x, y] { count += 1 } }
        #expect(count == 0)
    }
}

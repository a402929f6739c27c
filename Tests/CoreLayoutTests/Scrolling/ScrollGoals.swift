import CoreTesting
import Expectations
import HostSupport
import Testing

/// Scrolling animated to a view.
@MainActor struct ScrollGoals {
    private struct Rows: View {
        let target: Box<Int>
        var body: some View {
            ScrollViewReader { reader in
                ScrollView {
                    VStack(spacing: 0) { ForEach(0..<50) { Block("\($0)", 50, 20) } }
                }
                .onChange(of: target.value) { withAnimation(.bouncy) { reader.scrollTo(target.value) } }
            }
        }
    }

    @Test(
        "a position depends on the time alone: also if a spring overshoots, and the goal is visible early")
    func standsStillWhileTimeDoes() throws {
        let target = Box(0)
        let host = TestHost { Rows(target: target) }
        host.update()
        target.value = 30
        host.update()
        var highest = 1_000.0
        for _ in 0..<90 {
            host.advance(by: 1.0 / 60)
            let frame = try require(host.frame("30"))
            highest = min(highest, frame.maxY)
            for _ in 0..<3 { host.update() }
            expect(host.frame("30"), equals: frame)
        }
        expect(highest < 299, "the spring overshot")
        host.settle()
        expect(try require(host.frame("30")).maxY, equals: 300)
    }
}

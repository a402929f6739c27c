import CoreTesting
import Expectations
import HostSupport
import Testing

/// The cost of moving the pointer over a long list.
@MainActor struct ListHoverTests {
    private struct Row: View {
        let index: Int
        @State private var isOver = false
        var body: some View {
            Text("row \(index)")
                .frame(maxWidth: .infinity, minHeight: 24)
                .background(isOver ? Color.blue : Color.clear)
                .onHover { isOver = $0 }
                .accessibilityIdentifier("\(index)")
        }
    }

    @Test("rows with a hover effect: only the row that the pointer left and the one that it entered are painted")
    func rows() throws {
        let host = TestHost(width: 200, height: 300) { List(0..<1_000, id: \.self) { Row(index: $0) } }
        host.update()
        let first = try require(host.frame("3")), second = try require(host.frame("4"))
        host.hover(at: CGPoint(x: 100, y: first.midY))
        host.advance(by: 2)
        let cost = host.statistics { host.pipeline.handle(.pointerMoved(CGPoint(x: 100, y: second.midY))) }
        expect(cost.bodies == 2 && cost.nodesCreated == 0)
        expect(cost.layoutMeasures == 0 && cost.layoutPlacements == 0)
        expect(cost.texturesCreated == 0 && cost.texturesUpdated == 0)
        expect(CGFloat(cost.damagedPixels) <= first.union(second).width * first.union(second).height)
        expect(cost.damagedPixels > 0)
    }

    @Test("rows without one: nothing is painted")
    func plainRows() {
        let host = TestHost(width: 200, height: 300) { List(0..<1_000, id: \.self) { Text("row \($0)") } }
        host.hover(at: CGPoint(x: 100, y: 100))
        host.advance(by: 2)
        let cost = host.statistics { host.pipeline.handle(.pointerMoved(CGPoint(x: 100, y: 140))) }
        expect(cost.bodies == 0 && cost.damagedPixels == 0 && cost.framesPresented == 0 && cost.nodesUpdated == 0)
    }
}

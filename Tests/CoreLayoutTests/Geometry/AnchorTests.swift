import CoreTesting
import Expectations
import HostSupport
import Testing

@testable import CasementCore

/// Positions in one view, in the coordinates of another.
@MainActor struct AnchorTests {
    struct BoundsKey: PreferenceKey {
        static var defaultValue: Anchor<CGRect>? { nil }
        static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
            value = value ?? nextValue()
        }
    }

    struct PointsKey: PreferenceKey {
        // A constant, as most programs write it: anchors can be sent.
        static let defaultValue: [Anchor<CGPoint>] = []
        static func reduce(value: inout [Anchor<CGPoint>], nextValue: () -> [Anchor<CGPoint>]) { value += nextValue() }
    }

    @Test func boundsInAnOverlay() {
        let height = Box<CGFloat>(20)
        let log = Log<CGRect>()
        let host = TestHost.live {
            VStack(alignment: .leading, spacing: 0) {
                Block("a", 40, height.value)
                Block("b", 60, 30).anchorPreference(key: BoundsKey.self, value: .bounds) { $0 }
            }
            .overlayPreferenceValue(BoundsKey.self) { anchor in
                GeometryReader { proxy in let _ = anchor.map { log.add(proxy[$0]) } }
            }
        }
        host.update()
        expect(log.values, equals: [CGRect(x: 0, y: 20, width: 60, height: 30)])
        height.value = 50
        host.update()
        expect(log.values.last, equals: CGRect(x: 0, y: 50, width: 60, height: 30))
    }

    @Test func readersOfAnchorsFollowMoves() {
        let height = Box<CGFloat>(20)
        let log = Log<CGRect>()
        let host = TestHost.live {
            VStack(alignment: .leading, spacing: 0) {
                CoordinateSpaceTests.Moved(by: height)
                Block("b", 60, 30).anchorPreference(key: BoundsKey.self, value: .bounds) { $0 }
            }
            .backgroundPreferenceValue(BoundsKey.self) { anchor in
                GeometryReader { proxy in let _ = anchor.map { log.add(proxy[$0]) } }
            }
        }
        host.update()
        height.value = 33
        host.update()
        expect(log.values.last, equals: CGRect(x: 0, y: 33, width: 60, height: 30))
        expect(host.settle())
        let count = log.values.count
        host.update()
        expect(log.values.count, equals: count)
    }

    @Test func pointsOfManyViews() {
        var points: [CGPoint] = []
        let host = TestHost.live {
            HStack(spacing: 0) {
                ForEach(0..<3, id: \.self) { _ in
                    Block("b", 20, 10)
                        .anchorPreference(key: PointsKey.self, value: .center) { [$0] }
                        .transformAnchorPreference(key: PointsKey.self, value: .bottomTrailing) { $0.append($1) }
                }
            }
            .overlayPreferenceValue(PointsKey.self) { anchors in
                GeometryReader { proxy in let _ = take(anchors.map { proxy[$0] }) }
            }
        }
        func take(_ new: [CGPoint]) { points = new }
        host.update()
        expect(points.map(\.x), equals: [10, 20, 30, 40, 50, 60])
        expect(points.map(\.y), equals: [5, 10, 5, 10, 5, 10])
    }

    @Test func anchorsThroughTransforms() {
        let log = Log<CGRect>()
        let host = TestHost.live(width: 200, height: 200) {
            ZStack(alignment: .topLeading) {
                Color.clear
                Block("b", 60, 30)
                    .anchorPreference(key: BoundsKey.self, value: .rect(CGRect(x: 10, y: 10, width: 20, height: 10))) {
                        $0
                    }
                    .scaleEffect(2, anchor: .topLeading)
                    .offset(x: 5, y: 7)
            }
            .overlayPreferenceValue(BoundsKey.self) { anchor in
                GeometryReader { proxy in let _ = anchor.map { log.add(proxy[$0]) } }
            }
        }
        host.update()
        expect(log.values.last, equals: CGRect(x: 25, y: 27, width: 40, height: 20))
    }

    @Test func anchorsCompareByViewAndPlace() {
        let bounds: Anchor<CGRect>.Source = .bounds
        let both = Anchor<[CGRect]>.Source([bounds, .rect(.zero)])
        expect(both.shape, equals: Anchor<[CGRect]>.Source([bounds, .rect(.zero)]).shape)
        expect(both.shape != Anchor<[CGRect]>.Source([bounds]).shape)
        expect(Anchor<CGRect?>.Source(bounds).shape, equals: bounds.shape)
        expect(Anchor<CGRect?>.Source(Optional<Anchor<CGRect>.Source>.none).shape != bounds.shape)
    }
}

/// The arguments of a closure, for each run.
@MainActor final class Log<Value> {
    private(set) var values: [Value] = []
    func add(_ value: Value) { values.append(value) }
}

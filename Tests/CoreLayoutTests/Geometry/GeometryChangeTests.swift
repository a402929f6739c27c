import CoreTesting
import Expectations
import HostSupport
import Testing

/// Actions that run when the geometry of a view changes.
@MainActor struct GeometryChangeTests {
    @Test func runsOnAppearanceAndForAnotherValue() {
        let width = Box<CGFloat>(100)
        let unrelated = Box(0)
        var values: [CGFloat] = []
        var pairs: [[CGFloat]] = []
        let host = TestHost.live {
            VStack {
                Color.red.frame(width: width.value, height: 10)
                    .onGeometryChange(for: CGFloat.self) {
                        $0.size.width
                    } action: {
                        values.append($0)
                    }
                Color.red.frame(width: width.value, height: 10)
                    .onGeometryChange(for: CGFloat.self) {
                        $0.size.width
                    } action: { old, new in
                        pairs.append([old, new])
                    }
                Text("\(unrelated.value)")
            }
        }
        host.update()
        expect(values == [100] && pairs == [[100, 100]])
        unrelated.value = 1
        host.update()
        expect(values, equals: [100])
        width.value = 60
        host.update()
        expect(values == [100, 60] && pairs == [[100, 100], [100, 60]])
        expect(!host.pipeline.needsFrame)
    }

    @Test func setsStateInTheSameFrame() {
        let width = Box<CGFloat>(100)
        let host = TestHost.live { Measured(width: width) }
        expect(host.labels, equals: ["100"])
        width.value = 44
        host.update()
        expect(host.labels, equals: ["44"])
        expect(!host.pipeline.needsFrame)
    }

    struct Measured: View {
        let width: Box<CGFloat>
        @State private var measured: CGFloat = 0
        var body: some View {
            VStack {
                Color.red.frame(width: width.value, height: 10)
                    .onGeometryChange(for: CGFloat.self) {
                        $0.size.width
                    } action: {
                        measured = $0
                    }
                Text("\(Int(measured))")
            }
        }
    }

    @Test func framesInCoordinateSpacesAreObserved() {
        let top = Box<CGFloat>(10)
        var values: [CGFloat] = []
        let host = TestHost.live(width: 100, height: 100) {
            VStack(spacing: 0) {
                CoordinateSpaceTests.Moved(by: top)
                Color.red.onGeometryChange(for: CGFloat.self) {
                    $0.frame(in: .named("all")).minY
                } action: {
                    values.append($0)
                }
            }
            .coordinateSpace(.named("all"))
        }
        host.update()
        top.value = 30
        host.update()
        expect(values, equals: [10, 30])
    }

    @Test func aCycleEndsWithAWarning() {
        var warnings: [String] = []
        RuntimeWarning.onIssue = { warnings.append($0) }
        defer { RuntimeWarning.onIssue = nil }
        let host = TestHost.live { Growing() }
        host.update()
        expect(warnings.contains { $0.contains("onGeometryChange") && $0.contains("Growing") })
    }

    struct Growing: View {
        @State private var width: CGFloat = 1
        var body: some View {
            Color.red.frame(width: width, height: 10)
                .onGeometryChange(for: CGFloat.self) {
                    $0.size.width
                } action: {
                    width = $0 + 1
                }
        }
    }

    @Test func thousandWatchersCostWhatChanged() {
        let widths = (0..<1000).map { _ in Box<CGFloat>(50) }
        let calls = Runs()
        let host = TestHost.live(width: 400, height: 20_000) {
            VStack(alignment: .leading, spacing: 0) {
                ForEach(0..<1000, id: \.self) { Row(width: widths[$0], calls: calls) }
            }
        }
        host.update()
        expect(calls.number, equals: 1000)
        let one = host.statistics { widths[500].value = 60 }
        expect(calls.number, equals: 1001)
        expect(one.bodies, equals: 1)
        expect(one.nodesUpdated < 20)
    }

    struct Row: View {
        let width: Box<CGFloat>
        let calls: Runs
        var body: some View {
            Color.red.frame(width: width.value, height: 20)
                .onGeometryChange(for: CGFloat.self) {
                    $0.size.width
                } action: { _ in
                    calls.count()
                }
        }
    }

    @Test func aRemovedViewIsNotVisited() {
        let isShown = Box(true)
        let host = TestHost.live {
            if isShown.value {
                Color.red.onGeometryChange(for: CGRect.self) {
                    $0.frame(in: .global)
                } action: { _ in
                }
            }
        }
        host.update()
        expect(host.pipeline.layout.facts.count, equals: 1)
        isShown.value = false
        host.update()
        expect(host.pipeline.layout.facts.isEmpty)
    }
}

import CoreTesting
import Expectations
import HostSupport
import Testing

/// Positions in the coordinate spaces of other views, and updates for the views that read them.
@MainActor struct CoordinateSpaceTests {
    private func text(_ rect: CGRect) -> String {
        [rect.minX, rect.minY, rect.width, rect.height].map { String(format: "%g", Double($0)) }.joined(separator: " ")
    }

    @Test func framesInLocalGlobalAndNamedSpaces() {
        let host = TestHost.live(width: 300, height: 300) {
            VStack(alignment: .leading, spacing: 0) {
                Color.red.frame(width: 10, height: 40)
                GeometryReader { proxy in
                    VStack {
                        Text(text(proxy.frame(in: .local)))
                        Text(text(proxy.frame(in: .global)))
                        Text(text(proxy.frame(in: .named("outer"))))
                        Text(text(proxy.frame(in: CoordinateSpace.named("outer"))))
                        Text(text(proxy.bounds(of: .named("outer")) ?? .zero))
                        Text("\(proxy.bounds(of: .named("missing")) == nil)")
                    }
                }.padding(.leading, 20)
            }
            .padding(5)
            .coordinateSpace(.named("outer"))
            .padding(15)
            .coordinateSpace(name: "outer ")
        }
        expect(
            host.labels,
            equals: [
                "0 0 240 220", "40 60 240 220", "25 45 240 220", "25 45 240 220", "-25 -45 270 270", "true",
            ])
    }

    @Test func readersUpdateWhenAncestorsMove() {
        let top = Box<CGFloat>(10)
        let shift = Box<CGFloat>(0)
        var runs = 0
        let host = TestHost.live(width: 300, height: 300) {
            VStack(spacing: 0) {
                Moved(by: top)
                Shifted(by: shift) {
                    Reader { runs += 1 }
                }.coordinateSpace(.named("stack"))
            }.coordinateSpace(.named("all"))
        }
        expect(host.labels, equals: ["10 0"])
        expect(runs <= 2)
        let before = runs
        top.value = 35
        host.update()
        expect(host.labels, equals: ["35 0"])
        expect(runs, equals: before + 1)
        shift.value = 7
        host.update()
        expect(host.labels, equals: ["42 7"])
        expect(host.settle())
        expect(!host.pipeline.needsFrame)
        let still = host.takeStatistics()
        host.update()
        expect(host.takeStatistics().bodies == 0 && still.bodies > 0)
    }

    struct Moved: View {
        let by: Box<CGFloat>
        init(by: Box<CGFloat>) { self.by = by }
        var body: some View { Color.red.frame(width: 10, height: by.value) }
    }

    struct Shifted<Content: View>: View {
        let by: Box<CGFloat>
        let content: Content
        init(by: Box<CGFloat>, @ViewBuilder content: () -> Content) { (self.by, self.content) = (by, content()) }
        var body: some View { content.offset(y: by.value) }
    }

    struct Reader: View {
        let ran: () -> Void
        var body: some View {
            GeometryReader { proxy in
                let _ = ran()
                Text("\(Int(proxy.frame(in: .global).minY)) \(Int(proxy.frame(in: .named("stack")).minY))")
            }
        }
    }

    @Test func nearestNameWinsAndNamesMayChange() {
        let name = Box("a")
        let host = TestHost.live(width: 300, height: 300) {
            GeometryReader { proxy in Text(text(proxy.frame(in: .named("a")))) }
                .padding(10)
                .coordinateSpace(.named(name.value))
                .padding(10)
                .coordinateSpace(.named("a"))
                .padding(10)
        }
        expect(host.labels, equals: ["10 10 240 240"])
        name.value = "b"
        host.update()
        expect(host.labels, equals: ["20 20 240 240"])
    }

    @Test func transformsCount() {
        let host = TestHost.live(width: 200, height: 200) {
            GeometryReader { proxy in Text(text(proxy.frame(in: .global))) }
                .frame(width: 100, height: 100)
                .scaleEffect(0.5, anchor: .topLeading)
        }
        expect(host.labels, equals: ["50 50 50 50"])
    }

    @Test func aMissingNameIsTheWindowWithAWarning() {
        var warnings: [String] = []
        RuntimeWarning.onIssue = { warnings.append($0) }
        defer { RuntimeWarning.onIssue = nil }
        let host = TestHost.live(width: 200, height: 200) {
            GeometryReader { proxy in Text(text(proxy.frame(in: .named("nowhere at all")))) }.padding(10)
        }
        expect(host.labels, equals: ["10 10 180 180"])
        expect(warnings.contains { $0.contains("nowhere at all") })
    }

    @Test func viewsThatReadNoFramesAreNotVisited() {
        let host = TestHost.live {
            ForEach(0..<100, id: \.self) { _ in GeometryReader { Text("\($0.size.width)") } }
        }
        host.update()
        expect(host.pipeline.layout.facts.isEmpty)
    }

    @Test func namedScrollViewSpacesAreKnown() {
        expect(CoordinateSpace.named("a"), equals: .named("a"))
        expect(CoordinateSpace.named(1) != .named("1"))
        expect(CoordinateSpace.global.isGlobal && CoordinateSpace.local.isLocal)
        let space: NamedCoordinateSpace = .scrollView(axis: .vertical)
        expect(space != .scrollView)
    }
}

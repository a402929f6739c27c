import CoreTesting
import Expectations
import HostSupport
import TestData
import Testing

@MainActor @Observable private final class Model {
    var isOpen = false
    var chosen = 0
    func toggle(_ animation: Animation? = .linear(duration: 1)) { withAnimation(animation) { isOpen.toggle() } }
}

private let red = Color(red: 1, green: 0, blue: 0)

/// Views that share a geometry.
@MainActor struct MatchedGeometryTests {
    @Test func aViewThatIsNotTheSourceTakesTheSourcesFrame() {
        struct Pair: View {
            @Namespace var space
            let properties: MatchedGeometryProperties
            var body: some View {
                ZStack(alignment: .topLeading) {
                    Color.blue.accessibilityIdentifier("B")
                        .matchedGeometryEffect(id: 1, in: space, properties: properties, isSource: false)
                        .frame(width: 20, height: 20).offset(x: 200, y: 100)
                    Color.red.accessibilityIdentifier("A")
                        .matchedGeometryEffect(id: 1, in: space).frame(width: 100, height: 50)
                }
                .frame(width: 400, height: 300, alignment: .topLeading)
            }
        }
        func frame(_ properties: MatchedGeometryProperties) -> CGRect? {
            let host = TestHost { Pair(properties: properties) }
            host.update()
            expect(host.frame("A"), equals: CGRect(x: 0, y: 0, width: 100, height: 50))
            return host.frame("B")
        }
        expect(frame(.frame), equals: CGRect(x: 0, y: 0, width: 100, height: 50))
        expect(frame(.position), equals: CGRect(x: 40, y: 15, width: 20, height: 20))
        expect(frame(.size), equals: CGRect(x: 160, y: 85, width: 100, height: 50))
        expect(frame([]), equals: CGRect(x: 200, y: 100, width: 20, height: 20))
    }

    /// A view with a size of its own keeps it; the anchors are at one place.
    @Test func anchorsOfBoth() {
        struct Pair: View {
            @Namespace var space
            var body: some View {
                ZStack(alignment: .topLeading) {
                    Color.red.matchedGeometryEffect(id: "x", in: space, anchor: .bottomTrailing)
                        .frame(width: 100, height: 50)
                    Color.blue.accessibilityIdentifier("B").frame(width: 10, height: 10)
                        .matchedGeometryEffect(id: "x", in: space, anchor: .topLeading, isSource: false)
                }
                .frame(width: 400, height: 300, alignment: .topLeading)
            }
        }
        let host = TestHost { Pair() }
        host.update()
        expect(host.frame("B"), equals: CGRect(x: 100, y: 50, width: 10, height: 10))
    }

    /// One of two branches: small at the left, or large at the right.
    private struct Branches: View {
        let model: Model
        @Namespace var space
        var body: some View {
            HStack(spacing: 0) {
                if model.isOpen {
                    Color.clear.frame(width: 100, height: 100)
                    red.accessibilityIdentifier("large").matchedGeometryEffect(id: 1, in: space)
                        .frame(width: 100, height: 100)
                } else {
                    red.accessibilityIdentifier("small").matchedGeometryEffect(id: 1, in: space)
                        .frame(width: 20, height: 40)
                    Color.clear.frame(width: 180, height: 100)
                }
            }
            .frame(width: 200, height: 100, alignment: .topLeading)
        }
    }

    private func host(_ model: Model) -> TestHost {
        let host = TestHost(width: 200, height: 100) { Branches(model: model) }
        host.checksDamage = true
        host.update()
        return host
    }

    @Test func oneBranchMovesToTheOther() throws {
        let model = Model()
        let host = host(model)
        let small = CGRect(x: 0, y: 30, width: 20, height: 40)
        expect(host.frame("small"), equals: small)
        model.toggle()
        host.update()
        expect(host.frame("large"), equals: small)
        host.advance(by: 0.5)
        let half = try require(host.frame("large"))
        expect(abs(half.minX - 50) < 0.1 && abs(half.minY - 15) < 0.1)
        expect(abs(half.width - 60) < 0.1 && abs(half.height - 70) < 0.1)
        // Both are visible, one over the other: red shows through two half transparent layers.
        expect(abs(Int(host.snapshot()[80, 50].g) - 62) < 4)
        expect(host.pixel(30, 50), equals: windowColor)
        expect(host.settle())
        expect(host.frame("large"), equals: CGRect(x: 100, y: 0, width: 100, height: 100))
        let fresh = Model()
        fresh.isOpen = true
        expect(host.snapshot(), equals: self.host(fresh).snapshot())
        expect(host.strayPixels == nil)
    }

    @Test func reversesMidway() throws {
        let model = Model()
        let host = host(model)
        let first = host.snapshot()
        model.toggle()
        host.update()
        host.advance(by: 0.5)
        model.toggle()
        host.update()
        let there = try require(host.frame("small"))
        expect(abs(there.minX - 50) < 0.5)
        // The previous animation continues below the new one until it ends.
        host.advance(by: 0.75)
        expect(abs(try require(host.frame("small")).minX - 25) < 1)
        expect(host.settle())
        expect(host.snapshot(), equals: first)
    }

    @Test func withoutAnimationNothingMoves() {
        let model = Model()
        let host = host(model)
        model.toggle(nil)
        host.update()
        expect(host.frame("large"), equals: CGRect(x: 100, y: 0, width: 100, height: 100))
        expect(!host.pipeline.needsFrame)
    }

    /// A mark that moves to the selected item.
    @Test func aMarkMovesToTheSelectedView() throws {
        struct Tabs: View {
            let model: Model
            @Namespace var space
            var body: some View {
                HStack(spacing: 0) {
                    ForEach(0..<3) { index in
                        Color.clear.frame(width: 20 + CGFloat(index) * 20, height: 30)
                            .matchedGeometryEffect(id: index, in: space)
                    }
                }
                .background {
                    red.accessibilityIdentifier("mark")
                        .matchedGeometryEffect(id: model.chosen, in: space, isSource: false)
                }
                .frame(width: 200, height: 100, alignment: .topLeading)
            }
        }
        let model = Model()
        let host = TestHost(width: 200, height: 100) { Tabs(model: model) }
        host.update()
        expect(host.frame("mark"), equals: CGRect(x: 0, y: 0, width: 20, height: 30))
        withAnimation(.linear(duration: 1)) { model.chosen = 2 }
        host.update()
        _ = host.takeStatistics()
        host.advance(by: 0.5)
        expect(host.takeStatistics().bodies, equals: 0)
        let half = try require(host.frame("mark"))
        expect(abs(half.minX - 30) < 0.1 && abs(half.width - 40) < 0.1)
        host.settle()
        expect(host.frame("mark"), equals: CGRect(x: 60, y: 0, width: 60, height: 30))
    }

    /// A matched view may contain matched views.
    @Test func oneInAnother() throws {
        struct Card: View {
            let model: Model
            @Namespace var space
            func card(_ size: CGFloat) -> some View {
                ZStack(alignment: .topLeading) {
                    Color.blue
                    red.accessibilityIdentifier("dot").matchedGeometryEffect(id: "dot", in: space)
                        .frame(width: 10, height: 10).padding(size / 10)
                }
                .matchedGeometryEffect(id: "card", in: space).frame(width: size, height: size)
            }
            var body: some View {
                HStack(spacing: 0) {
                    if model.isOpen { Color.clear.frame(width: 100) }
                    if model.isOpen { card(100) } else { card(50) }
                }
                .frame(width: 200, height: 100, alignment: .topLeading)
            }
        }
        let model = Model()
        let host = TestHost(width: 200, height: 100) { Card(model: model) }
        host.update()
        let start = try require(host.frame("dot"))
        model.toggle()
        host.update()
        expect(host.frame("dot"), equals: start)
        host.advance(by: 0.5)
        let half = try require(host.frame("dot"))
        expect(abs(half.minX - (start.minX + 110) / 2) < 0.5)
        host.settle()
        expect(host.frame("dot"), equals: CGRect(x: 110, y: 10, width: 10, height: 10))
    }

    @Test func twoSourcesCauseAWarning() {
        struct Pair: View {
            @Namespace var space
            var body: some View {
                HStack {
                    Color.red.matchedGeometryEffect(id: "twice", in: space)
                    Color.blue.matchedGeometryEffect(id: "twice", in: space)
                }
            }
        }
        var warnings: [String] = []
        RuntimeWarning.onIssue = { warnings.append($0) }
        defer { RuntimeWarning.onIssue = nil }
        let host = TestHost { Pair() }
        host.update()
        host.update()
        expect(warnings.count, equals: 1)
        expect(warnings.first?.contains("twice") ?? false)
    }

    @Test("no warning of a view that a later pass of the same frame removes")
    func changingSources() {
        struct Pair: View {
            @Namespace var space
            @State private var isSecond = false
            @State private var isFirst = true
            var body: some View {
                HStack {
                    if isFirst { Color.red.matchedGeometryEffect(id: "moves", in: space) }
                    if isSecond { Color.blue.matchedGeometryEffect(id: "moves", in: space) }
                }
                .onAppear {
                    withAnimation(.linear) { isSecond = true }
                    isFirst = false
                }
            }
        }
        var warnings: [String] = []
        RuntimeWarning.onIssue = { warnings.append($0) }
        defer { RuntimeWarning.onIssue = nil }
        let host = TestHost { Pair() }
        host.settle()
        expect(warnings.isEmpty)
    }

    /// At rest nothing is left of a movement.
    @Test(arguments: 0..<8) func atRestPixelsEqualANewHost(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let model = Model()
        let host = host(model)
        for _ in 0..<20 {
            model.toggle([nil, .linear(duration: 0.3), .spring, .bouncy].randomElement(using: &random)!)
            host.update()
            host.advance(by: Double.random(in: 0...0.4, using: &random))
        }
        expect(host.settle())
        expect(host.strayPixels == nil)
        let fresh = Model()
        fresh.isOpen = model.isOpen
        let other = self.host(fresh)
        expect(host.frame("small") == other.frame("small") && host.frame("large") == other.frame("large"))
        expect(host.snapshot(), equals: other.snapshot())
        expect(host.takeStatistics().texturesAlive, equals: other.takeStatistics().texturesAlive)
    }
}

import CoreTesting
import Expectations
import HostSupport
import PlainControls
import TestData
import Testing

@testable import CasementCore

@MainActor @Observable private final class Model {
    var isShown: Bool
    init(_ isShown: Bool) { self.isShown = isShown }
    func set(_ isShown: Bool) { withAnimation(.linear(duration: 1)) { self.isShown = isShown } }
}

@MainActor @Observable private final class Rows {
    var ids = [0, 1, 2]
    var isWide = false
    var shade = 1.0
}

/// Views that are inserted and removed with an animation.
@MainActor struct TransitionTests {
    /// A red square, shown or hidden by its model, over a row of blue.
    private struct Content<Shown: View>: View {
        let model: Model
        @ViewBuilder let shown: Shown
        var body: some View {
            VStack(spacing: 0) {
                if model.isShown { shown }
                Color.blue.frame(height: 20).accessibilityIdentifier("row")
            }
            .frame(width: 100, height: 100, alignment: .top)
        }
    }

    private func host<Shown: View>(_ model: Model, @ViewBuilder _ shown: () -> Shown) -> TestHost {
        let shown = shown()
        let host = TestHost(width: 100, height: 100) { Content(model: model) { shown } }
        host.update()
        return host
    }

    private func square() -> some View {
        Color(red: 1, green: 0, blue: 0).frame(width: 100, height: 40).accessibilityIdentifier("square")
    }

    /// The opacity of the square at a point that nothing else covers.
    private func share(_ host: TestHost, y: Int) -> Double {
        let pixel = host.snapshot()[50, y]
        return 1 - Double(pixel.g) / Double(host.snapshot()[50, 98].g)
    }

    @Test func viewsFadeInAndOut() {
        let model = Model(false)
        var log: [String] = []
        let host = host(model) { square().onDisappear { log.append("gone") } }
        model.set(true)
        host.update()
        expect(share(host, y: 35) < 0.02)
        host.advance(by: 0.5)
        expect(abs(share(host, y: 10) - 0.5) < 0.03)
        host.settle()
        expect(share(host, y: 35), equals: 1)
        model.set(false)
        host.update()
        host.advance(by: 0.5)
        expect(abs(share(host, y: 10) - 0.5) < 0.03)
        expect(log.isEmpty)
        host.settle()
        expect(share(host, y: 35), equals: 0)
        expect(log, equals: ["gone"])
    }

    @Test func otherViewsMoveWhileAViewIsRemoved() {
        let model = Model(true)
        let host = host(model) { square() }
        expect(host.frame("row")?.minY, equals: 40)
        model.set(false)
        host.update()
        host.advance(by: 0.5)
        expect(abs((host.frame("row")?.minY ?? 0) - 20) < 0.1)
        host.settle()
        expect(host.frame("row")?.minY, equals: 0)
        expect(host.snapshot(), equals: fresh(false))
    }

    private func fresh(_ isShown: Bool) -> Bitmap { host(Model(isShown)) { square() }.snapshot() }

    @Test func slidesFromLeadingToTrailing() {
        let model = Model(false)
        let host = host(model) { square().transition(.slide) }
        model.set(true)
        host.update()
        host.advance(by: 0.25)
        let coming = host.snapshot()
        expect(coming[20, 38].g, equals: 0)
        expect(coming[30, 38].g, equals: 250)
        host.settle()
        model.set(false)
        host.update()
        host.advance(by: 0.25)
        let going = host.snapshot()
        expect(going[20, 20].g, equals: 250)
        expect(going[30, 20].g, equals: 0)
        host.settle()
        expect(host.snapshot(), equals: fresh(false))
    }

    @Test func movesOverAnEdge() {
        let model = Model(false)
        let host = host(model) { square().transition(.move(edge: .bottom)) }
        model.set(true)
        host.update()
        host.advance(by: 0.5)
        let half = host.snapshot()
        expect(half[50, 10].g == 250 && half[50, 50].g == 0 && half[50, 70].g == 250)
        host.settle()
        expect(host.snapshot(), equals: fresh(true))
    }

    @Test func pushesInFromAnEdgeAndOutOverTheOther() {
        let model = Model(false)
        let host = host(model) { square().transition(.push(from: .trailing)) }
        model.set(true)
        host.update()
        host.advance(by: 0.25)
        // A quarter of its way in, it has a quarter of its opacity.
        let coming = host.snapshot()
        expect(coming[70, 38].g, equals: 250)
        expect(abs(Int(coming[80, 38].g) - 187) <= 4)
        host.settle()
        model.set(false)
        host.update()
        host.advance(by: 0.25)
        let going = host.snapshot()
        expect(abs(Int(going[70, 20].g) - 62) <= 4)
        expect(going[80, 20].g, equals: 250)
        host.settle()
        expect(host.snapshot(), equals: fresh(false))
    }

    @Test func aViewInsertedAgainInTimeIsTheSame() {
        struct Counter: View {
            @State private var count = 0
            let log: (Int) -> Void
            var body: some View {
                log(count)
                return Color(red: 1, green: 0, blue: 0).frame(width: 100, height: 40)
                    .onTapGesture { count += 1 }
            }
        }
        let model = Model(true)
        var counts: [Int] = []
        let host = host(model) { Counter { counts.append($0) } }
        for _ in 0..<3 { host.tap(at: CGPoint(x: 50, y: 10)) }
        expect(counts, equals: [0, 1, 2, 3])
        model.set(false)
        host.update()
        host.advance(by: 0.5)
        expect(abs(share(host, y: 10) - 0.5) < 0.03)
        // A view that is being removed is not hit.
        host.tap(at: CGPoint(x: 50, y: 10))
        model.set(true)
        host.update()
        expect(abs(share(host, y: 10) - 0.5) < 0.05)
        // The previous animation continues below the new one until it ends.
        host.advance(by: 0.8)
        expect(abs(share(host, y: 10) - 0.8) < 0.03)
        host.settle()
        host.tap(at: CGPoint(x: 50, y: 10))
        expect(counts.last, equals: 4)
        expect(host.snapshot(), equals: fresh(true))
    }

    @Test func rowsOfAForEachAreInsertedAndRemoved() {
        struct List: View {
            let rows: Rows
            var body: some View {
                VStack(spacing: 0) {
                    ForEach(rows.ids, id: \.self) { id in
                        Color(red: 1, green: 0, blue: 0).frame(width: 100, height: 20).accessibilityIdentifier("\(id)")
                    }
                }
                .frame(width: 100, height: 100, alignment: .top)
            }
        }
        let rows = Rows()
        let host = TestHost(width: 100, height: 100) { List(rows: rows) }
        host.update()
        withAnimation(.linear(duration: 1)) { rows.ids = [2, 0, 3] }
        host.update()
        host.advance(by: 0.5)
        expect(abs((host.frame("2")?.minY ?? 0) - 20) < 0.1)
        expect(abs((host.frame("0")?.minY ?? 0) - 10) < 0.1)
        withAnimation(.linear(duration: 1)) { rows.ids = [1, 0, 2] }
        host.update()
        host.advance(by: 0.3)
        host.settle()
        let fresh = Rows()
        fresh.ids = [1, 0, 2]
        let other = TestHost(width: 100, height: 100) { List(rows: fresh) }
        other.update()
        expect(host.snapshot(), equals: other.snapshot())
        expect(host.frame("1")?.minY, equals: 0)
    }

    /// Random edits during animations; at rest nothing is left of them.
    @Test(arguments: 0..<12) func atRestPixelsEqualANewHost(seed: Int) {
        struct Tree: View {
            let rows: Rows
            var body: some View {
                VStack(spacing: rows.isWide ? 8 : 2) {
                    if rows.isWide { Color.green.frame(height: 10).transition(.move(edge: .top)) }
                    ForEach(rows.ids, id: \.self) { id in
                        HStack {
                            if id % 2 == 0, rows.isWide { Color.blue.frame(width: 20) }
                            Color(red: Double(id % 5) / 5, green: 0.3, blue: 0.5).opacity(rows.shade)
                            Text("\(id)")
                        }
                        .frame(height: 16)
                        .transition(id % 3 == 0 ? .slide : .scale)
                    }
                    if !rows.isWide { Text("narrow").padding(rows.shade > 0.5 ? 4 : 8) }
                }
                .frame(width: 160, height: 200, alignment: .top)
            }
        }
        var random = SeededGenerator(seed: UInt64(seed))
        let rows = Rows()
        let host = TestHost(width: 160, height: 200) { Tree(rows: rows) }
        host.checksDamage = true
        host.update()
        for _ in 0..<25 {
            let animation: Animation? = [nil, .linear(duration: 0.3), .spring, .easeIn(duration: 0.1)].randomElement(
                using: &random)!
            withAnimation(animation) {
                switch Int.random(in: 0..<5, using: &random) {
                case 0:
                    rows.ids = Array(Set((0..<6).map { _ in Int.random(in: 0..<8, using: &random) })).sorted {
                        $0 * 7 % 5 < $1 * 7 % 5
                    }
                case 1: rows.ids.shuffle(using: &random)
                case 2: rows.isWide.toggle()
                case 3: rows.shade = rows.shade == 1 ? 0.4 : 1
                default: if !rows.ids.isEmpty { rows.ids.removeFirst() }
                }
            }
            host.update()
            host.advance(by: Double.random(in: 0...0.25, using: &random))
        }
        expect(host.settle())
        expect(host.strayPixels == nil)
        let made = Rows()
        (made.ids, made.isWide, made.shade) = (rows.ids, rows.isWide, rows.shade)
        let other = TestHost(width: 160, height: 200) { Tree(rows: made) }
        other.update()
        expect(host.snapshot(), equals: other.snapshot())
        expect(host.pipeline.graph.removals.isEmpty)
        let (alive, fresh) = (host.takeStatistics().texturesAlive, other.takeStatistics().texturesAlive)
        expect(alive, equals: fresh)
    }
}

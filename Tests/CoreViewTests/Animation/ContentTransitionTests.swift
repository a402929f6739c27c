import CoreTesting
import Expectations
import HostSupport
import TestData
import Testing

@MainActor @Observable private final class Model {
    var text = "109"
    var symbol = "star.fill"
    var value = 1.0
}

/// Texts and images whose content changes with an animation.
@MainActor struct ContentTransitionTests {
    private struct Shown: View {
        let model: Model
        let transition: ContentTransition
        var body: some View {
            Text(model.text).font(.system(size: 40)).contentTransition(transition)
                .frame(width: 200, height: 100, alignment: .leading)
        }
    }

    private func host(_ model: Model, _ transition: ContentTransition, scale: CGFloat = 1) -> TestHost {
        let host = TestHost(width: 200, height: 100, scale: scale) { Shown(model: model, transition: transition) }
        host.checksDamage = true
        host.update()
        return host
    }

    private func fresh(_ text: String, scale: CGFloat = 1) -> TestHost {
        let model = Model()
        model.text = text
        return host(model, .identity, scale: scale)
    }

    /// The darkness of all pixels together.
    private func ink(_ bitmap: Bitmap) -> Int {
        var sum = 0
        for y in 0..<bitmap.height { for x in 0..<bitmap.width { sum += 250 - Int(bitmap[x, y].g) } }
        return sum
    }

    @Test func byDefaultATextFades() {
        let model = Model()
        let host = TestHost.live(width: 200, height: 100) {
            Text(model.text).font(.system(size: 40)).frame(width: 200, height: 100, alignment: .leading)
        }
        host.update()
        let before = host.snapshot()
        withAnimation(.linear(duration: 1)) { model.text = "" }
        host.update()
        expect(host.snapshot(), equals: before)
        host.advance(by: 0.5)
        expect(abs(Double(ink(host.snapshot())) / Double(ink(before)) - 0.5) < 0.03)
    }

    @Test func withTheIdentityATextChangesImmediately() {
        let model = Model()
        let host = host(model, .identity)
        withAnimation(.linear(duration: 1)) { model.text = "888" }
        host.update()
        expect(host.snapshot(), equals: fresh("888").snapshot())
    }

    @Test(arguments: [ContentTransition.opacity, .interpolate]) func fades(_ transition: ContentTransition) {
        let model = Model()
        let host = host(model, transition)
        let before = host.snapshot()
        withAnimation(.linear(duration: 1)) { model.text = "" }
        host.update()
        expect(host.snapshot(), equals: before)
        host.advance(by: 0.5)
        expect(abs(Double(ink(host.snapshot())) / Double(ink(before)) - 0.5) < 0.03)
        expect(host.settle())
        expect(host.snapshot(), equals: fresh("").snapshot())
        expect(host.strayPixels == nil)
        expect(host.takeStatistics().texturesAlive, equals: 0)
    }

    @Test func withoutAnimationNothingFades() {
        let model = Model()
        let host = host(model, .opacity)
        model.text = "2"
        host.update()
        expect(host.snapshot(), equals: fresh("2").snapshot())
        expect(!host.pipeline.needsFrame)
    }

    @Test(arguments: [1, 2]) func digitsRoll(scale: CGFloat) {
        let model = Model()
        let host = host(model, .numericText(), scale: scale)
        let before = host.snapshot()
        withAnimation(.linear(duration: 1)) { model.text = "110" }
        host.update()
        // At first every glyph is where it was.
        expect(host.snapshot(), equals: before)
        host.advance(by: 0.5)
        let half = host.snapshot()
        expect(half != before)
        // The first digit stays; the last, a 9, rolls upwards as the 0 comes from below.
        let width = Int(20 * scale), height = Int(100 * scale)
        var isSame = true
        for y in 0..<height { for x in 0..<width where half[x, y] != before[x, y] { isSame = false } }
        expect(isSame)
        func top(_ bitmap: Bitmap) -> Int {
            for y in 0..<height {
                for x in width..<Int(100 * scale) where bitmap[x, y].g < 240 { return y }
            }
            return height
        }
        expect(top(half) < top(before) - Int(5 * scale))
        _ = host.takeStatistics()
        host.advance(by: 0.1)
        let statistics = host.takeStatistics()
        expect(statistics.bodies == 0 && statistics.layoutMeasures == 0 && statistics.texturesCreated == 0)
        expect(host.settle())
        expect(host.snapshot(), equals: fresh("110", scale: scale).snapshot())
        expect(host.strayPixels == nil)
        expect(host.takeStatistics().texturesAlive, equals: 1)
    }

    @Test func digitsRollDownWhereTheyCountDown() {
        func top(_ transition: ContentTransition, _ change: (Model) -> Void) -> Int {
            let model = Model()
            let host = host(model, transition)
            withAnimation(.linear(duration: 1)) {
                model.text = "5"
                change(model)
            }
            host.update()
            host.advance(by: 0.2)
            let bitmap = host.snapshot()
            for y in 0..<100 { for x in 0..<200 where bitmap[x, y].g < 200 { return y } }
            return 100
        }
        expect(top(.numericText()) { _ in } < top(.numericText(countsDown: true)) { _ in })
    }

    @Test func theValueDeterminesTheDirection() {
        struct Content: View {
            let model: Model
            var body: some View {
                Text("\(Int(model.value))").font(.system(size: 40))
                    .contentTransition(.numericText(value: model.value)).frame(width: 100, height: 100)
            }
        }
        func top(_ first: Double, _ second: Double) -> Int {
            let model = Model()
            model.value = first
            let host = TestHost(width: 100, height: 100) { Content(model: model) }
            host.update()
            withAnimation(.linear(duration: 1)) { model.value = second }
            host.update()
            host.advance(by: 0.2)
            let bitmap = host.snapshot()
            for y in 0..<100 { for x in 0..<100 where bitmap[x, y].g < 200 { return y } }
            return 100
        }
        expect(top(3, 8) < top(3, 2))
    }

    @Test func symbolsFadeIntoEachOther() {
        struct Content: View {
            let model: Model
            var body: some View {
                Image(systemName: model.symbol).font(.system(size: 60)).contentTransition(.symbolEffect(.replace))
            }
        }
        let model = Model()
        let host = TestHost(width: 100, height: 100) { Content(model: model) }
        host.update()
        let before = host.snapshot()
        withAnimation(.linear(duration: 1)) { model.symbol = "heart.fill" }
        host.update()
        expect(host.snapshot(), equals: before)
        host.advance(by: 0.5)
        let half = host.snapshot()
        expect(host.settle())
        expect(half != before && half != host.snapshot())
        let fresh = Model()
        fresh.symbol = "heart.fill"
        let other = TestHost(width: 100, height: 100) { Content(model: fresh) }
        other.update()
        expect(host.snapshot(), equals: other.snapshot())
        expect(host.takeStatistics().texturesAlive, equals: 1)
    }

    /// At rest nothing is left of fading or rolling.
    @Test(arguments: 0..<8) func atRestPixelsEqualANewHost(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let model = Model()
        let host = host(model, seed % 2 == 0 ? .numericText() : .opacity)
        for _ in 0..<25 {
            withAnimation([nil, .linear(duration: 0.3), .spring, .bouncy].randomElement(using: &random)!) {
                model.text = ["", "7", "42", "1\n2", "1,204", "\(Int.random(in: 0..<2000, using: &random))"]
                    .randomElement(using: &random)!
            }
            host.update()
            host.advance(by: Double.random(in: 0...0.3, using: &random))
        }
        expect(host.settle())
        expect(host.strayPixels == nil)
        let other = fresh(model.text)
        expect(host.snapshot(), equals: other.snapshot())
        expect(host.takeStatistics().texturesAlive, equals: other.takeStatistics().texturesAlive)
    }
}

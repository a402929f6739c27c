import CoreTesting
import Expectations
import HostSupport
import Testing

/// Texts that a program draws itself.
@MainActor struct TextRendererTests {
    private struct Emphasis: TextAttribute {}

    /// Counts its arguments.
    private final class Count {
        var lines = 0, runs = 0, letters = 0, marked = 0, draws = 0
        var heights: [CGFloat] = []
    }

    private struct Counting: TextRenderer {
        let count: Count
        func draw(layout: Text.Layout, in context: inout GraphicsContext) {
            count.draws += 1
            (count.lines, count.runs, count.letters, count.marked) = (layout.count, 0, 0, 0)
            for line in layout {
                for run in line {
                    count.runs += 1
                    count.letters += run.count
                    if run[Emphasis.self] != nil { count.marked += run.count }
                    for letter in run { context.draw(letter) }
                }
            }
        }
    }

    @Test func aRendererGetsLinesRunsAndLetters() {
        let count = Count()
        let host = TestHost(width: 200, height: 100) {
            Text("one \(Text("two").customAttribute(Emphasis()))\nthree").textRenderer(Counting(count: count))
        }
        _ = host.snapshot()
        expect(count.lines == 2 && count.runs == 3)
        expect(count.marked, equals: 3)
        expect(host.find(text: "one two\nthree") != nil)
    }

    private struct Plain: TextRenderer {
        func draw(layout: Text.Layout, in context: inout GraphicsContext) {
            for line in layout { context.draw(line) }
        }
    }

    @Test func drawnAsItIsATextLooksAsEver() {
        func host(_ isRendered: Bool) -> TestHost {
            let text = Text("Hello, world").font(.system(size: 30))
            return TestHost(width: 300, height: 60) { if isRendered { text.textRenderer(Plain()) } else { text } }
        }
        let own = host(true).snapshot(), plain = host(false).snapshot()
        var different = 0
        for x in 0..<300 { for y in 0..<60 where abs(Int(own[x, y].r) - Int(plain[x, y].r)) > 24 { different += 1 } }
        expect(different, equals: 0)
    }

    private struct Lift: TextRenderer, Animatable {
        var lift: Double
        var animatableData: Double {
            get { lift }
            set { lift = newValue }
        }
        var displayPadding: EdgeInsets { EdgeInsets(top: 40, leading: 0, bottom: 0, trailing: 0) }

        func draw(layout: Text.Layout, in context: inout GraphicsContext) {
            context.translateBy(x: 0, y: -lift)
            for line in layout { context.draw(line) }
        }
        func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
            let size = text.sizeThatFits(proposal)
            return CGSize(width: size.width, height: size.height + 10)
        }
    }

    @MainActor @Observable final class Model { var lift = 0.0 }

    private struct Lifted: View {
        let model: Model
        var body: some View {
            Text("HHH").font(.system(size: 30)).textRenderer(Lift(lift: model.lift)).accessibilityIdentifier("text")
        }
    }

    /// The first row of pixels with ink.
    private func top(_ host: TestHost) -> Int {
        let picture = host.snapshot(), ground = picture[0, 99]
        return (0..<100).first { y in (0..<100).contains { abs(Int(picture[$0, y].r) - Int(ground.r)) > 60 } } ?? -1
    }

    @Test func aRendererMovesAndMeasures() {
        let model = Model()
        let host = TestHost(width: 100, height: 100) { Lifted(model: model) }
        let start = top(host)
        let height = TestHost(width: 100, height: 100) {
            Text("HHH").font(.system(size: 30)).accessibilityIdentifier("text")
        }
        height.update()
        expect(host.frame("text")!.height, equals: height.frame("text")!.height + 10)
        withAnimation(.linear(duration: 1)) { model.lift = 20 }
        host.advance(by: 0.5)
        expect(abs(top(host) - (start - 10)) <= 1)
        host.advance(by: 0.6)
        expect(abs(top(host) - (start - 20)) <= 1)
    }
}

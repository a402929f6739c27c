import CoreTesting
import Expectations
import HostSupport
import Testing

@MainActor @Observable private final class Model {
    var size = 20.0
    var text = "Sizes between"
    var isShown = true
    var isRed = false
    var ended = 0

    func go(to size: Double, over seconds: Double = 1) {
        withAnimation(.linear(duration: seconds)) {
            self.size = size
        } completion: {
            self.ended += 1
        }
    }
}

/// Where the font size is set.
private enum Place: CaseIterable { case environment, text, span, animated }

private struct Content: View {
    let model: Model
    let place: Place

    var body: some View {
        VStack(spacing: 0) {
            if model.isShown { sized.accessibilityIdentifier("text") }
            Color.blue.frame(width: 10, height: 10).accessibilityIdentifier("below")
        }
    }

    @ViewBuilder private var sized: some View {
        switch place {
        case .environment:
            Text(model.text).foregroundStyle(model.isRed ? .red : .primary).font(.system(size: model.size))
        case .text: Text(model.text).font(.system(size: model.size))
        case .span: Text("\(Text(model.text).font(.system(size: model.size))) and \(Text("some").bold())")
        case .animated:
            Text(model.text).font(.system(size: model.size)).animation(.linear(duration: 1), value: model.size)
        }
    }
}

/// Font sizes are animated; texts are laid out at the sizes in between.
@MainActor struct FontSizeTests {
    private func host(_ model: Model, _ place: Place = .environment) -> TestHost {
        let host = TestHost(width: 500, height: 200) { Content(model: model, place: place) }
        host.update()
        return host
    }

    /// The size of the text when nothing is animated.
    private func still(_ size: Double, _ place: Place = .environment) -> CGRect? {
        let model = Model()
        model.size = size
        return host(model, place).frame("text")
    }

    @Test(arguments: Place.allCases) fileprivate func textsAreLaidOutAtTheSizesInBetween(place: Place) throws {
        let model = Model()
        let host = host(model, place)
        if place == .animated { model.size = 40 } else { model.go(to: 40) }
        host.update()
        for (wait, size) in [(0.0, 20.0), (0.25, 25), (0.25, 30), (0.25, 35), (0.25, 40)] {
            if wait > 0 { host.advance(by: wait) }
            let (shown, expected) = (try require(host.frame("text")), try require(still(size, place)))
            expect(abs(shown.height - expected.height) < 0.01 && abs(shown.width - expected.width) < 0.01, "\(size)")
            // The view below is moved by layout, not a second time by an animation of its own.
            expect(abs((host.frame("below")?.minY ?? 0) - shown.maxY) < 0.01)
        }
        host.settle()
        expect(!host.pipeline.needsFrame)
        expect(model.ended, equals: (place == .animated ? 0 : 1))
        let plain = Model()
        plain.size = 40
        expect(host.snapshot(), equals: self.host(plain, place).snapshot())
    }

    @Test func anotherSizeMidwayIsAnimatedFromTheCurrentOne() throws {
        let model = Model()
        let host = host(model)
        model.go(to: 40)
        host.advance(by: 0.5)
        var last = try require(host.frame("text")?.height)
        expect(abs(last - (try require(still(30)?.height))) < 0.01)
        model.go(to: 20)
        host.update()
        expect(host.frame("text")?.height, equals: last)
        for _ in 0..<66 {
            host.advance(by: 1.0 / 60)
            let height = try require(host.frame("text")?.height)
            expect(abs(height - last) < 2)
            last = height
        }
        expect(host.frame("text"), equals: still(20))
        host.settle()
        expect(model.ended, equals: 2)
    }

    @Test func aSizeWithoutAnimationEndsTheAnimation() {
        let model = Model()
        let host = host(model)
        model.go(to: 40)
        host.advance(by: 0.5)
        model.size = 22
        host.update()
        expect(host.frame("text"), equals: still(22))
        host.advance(by: 0.1)
        expect(host.frame("text"), equals: still(22))
        expect(!host.pipeline.needsFrame)
        expect(model.ended, equals: 1)
    }

    @Test func theAnimationContinuesWhenSomethingElseChanges() throws {
        let model = Model()
        let host = host(model)
        model.go(to: 40)
        host.advance(by: 0.25)
        model.isRed = true
        model.text = "Sizes"
        host.advance(by: 0.25)
        expect(abs((host.frame("text")?.height ?? 0) - (try require(still(30)?.height))) < 0.01)
        expect((host.frame("text")?.width ?? 0) < (still(30)?.width ?? 0) / 1.5)
        host.settle()
        let plain = Model()
        (plain.size, plain.isRed, plain.text) = (40, true, "Sizes")
        expect(host.snapshot(), equals: self.host(plain).snapshot())
    }

    @Test func anotherTextIsShownImmediately() {
        let model = Model()
        let host = host(model)
        withAnimation(.linear(duration: 1)) { (model.size, model.text) = (40, "Sizes after") }
        host.update()
        let plain = Model()
        (plain.size, plain.text) = (40, "Sizes after")
        expect(host.frame("text")?.size, equals: self.host(plain).frame("text")?.size)
    }

    @Test func aTextRemovedMidwayCausesNoFrames() {
        let model = Model()
        let host = host(model)
        model.go(to: 40, over: 100)
        host.advance(by: 0.5)
        model.isShown = false
        host.advance(by: 0.1)
        expect(!host.pipeline.needsFrame)
        expect(model.ended, equals: 1)
    }
}

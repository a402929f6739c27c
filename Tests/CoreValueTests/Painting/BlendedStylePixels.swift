import CoreTesting
import Expectations
import HostSupport
import Testing

/// Styles with a blend mode, as they are painted.
@MainActor struct BlendedStylePixels {
    @MainActor @Observable final class Model { var mode = BlendMode.normal }

    private let magenta = Color(red: 1, green: 0, blue: 1)
    private let yellow = Color(red: 1, green: 1, blue: 0)

    private func host(@ViewBuilder _ content: () -> some View) -> TestHost {
        let content = content()
        return TestHost(width: 20, height: 10) { magenta.overlay { content } }
    }

    @Test("Shapes and backgrounds are blended with what is behind the view")
    func shapes() {
        expect(host { Rectangle().fill(yellow.blendMode(.multiply)) }.pixel(5, 5), equals: [255, 0, 0])
        expect(host { Ellipse().fill(yellow.blendMode(.difference)) }.pixel(10, 5), equals: [0, 255, 255])
        expect(host { Color.clear.background(yellow.blendMode(.multiply)) }.pixel(5, 5), equals: [255, 0, 0])
        expect(
            host { Rectangle().foregroundStyle(yellow).foregroundStyle(.blendMode(.normal)) }.pixel(5, 5),
            equals: [255, 255, 0])
    }

    @Test("A text is blended as a whole")
    func text() {
        let plain = host { Text("H").font(.system(size: 20)).foregroundStyle(yellow) }.snapshot()
        let blended = host { Text("H").font(.system(size: 20)).foregroundStyle(yellow.blendMode(.multiply)) }.snapshot()
        var glyph = 0
        for y in 0..<10 {
            for x in 0..<20 where plain.rgb(x, y) == [255, 255, 0] {
                glyph += 1
                expect(blended.rgb(x, y), equals: [255, 0, 0])
            }
        }
        expect(glyph > 0)
    }

    @Test("The mode may change while the view is shown")
    func changing() {
        let model = Model()
        let host = host { Follower { yellow.blendMode(model.mode) } }
        var seen: [[Int]] = []
        for mode in [BlendMode.normal, .multiply, .screen, .normal] {
            model.mode = mode
            host.update()
            seen.append(host.pixel(5, 5))
        }
        expect(seen, equals: [[255, 255, 0], [255, 0, 0], [255, 255, 255], [255, 255, 0]])
    }

    private struct Follower<Style: ShapeStyle>: View {
        let style: () -> Style
        var body: some View { Rectangle().fill(style()) }
    }
}

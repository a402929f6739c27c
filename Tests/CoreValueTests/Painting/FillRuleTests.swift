import CoreTesting
import Expectations
import Testing

/// Backgrounds and overlays of shapes that are filled by a rule.
@MainActor struct FillRuleTests {
    private struct Rings: Shape {
        func path(in rect: CGRect) -> Path {
            var path = Path(rect)
            path.addRect(rect.insetBy(dx: 20, dy: 20))
            return path
        }
    }

    @MainActor @Observable final class Model { var isEvenOdd = false }

    private struct Page: View {
        let model: Model
        var body: some View {
            Color.clear.background(
                Color(red: 1, green: 0, blue: 0), in: Rings(), fillStyle: FillStyle(eoFill: model.isEvenOdd))
        }
    }

    private func middle(@ViewBuilder _ content: @escaping () -> some View) -> [Int] {
        let host = TestHost(width: 100, height: 100) { content() }
        host.update()
        let pixel = host.snapshot()[50, 50]
        return [Int(pixel.r), Int(pixel.g), Int(pixel.b)]
    }

    @Test("the even-odd rule leaves the middle of a ring free")
    func rules() {
        let red = Color(red: 1, green: 0, blue: 0)
        let evenOdd = FillStyle(eoFill: true)
        expect(middle { Color.clear.background(red, in: Rings()) }, equals: [255, 0, 0])
        expect(middle { Color.clear.background(red, in: Rings(), fillStyle: evenOdd) } != [255, 0, 0])
        expect(middle { Color.clear.overlay(red, in: Rings()) }, equals: [255, 0, 0])
        expect(middle { Color.clear.overlay(red, in: Rings(), fillStyle: evenOdd) } != [255, 0, 0])
    }

    @Test("a rule that changes is seen")
    func change() {
        let model = Model()
        let host = TestHost(width: 100, height: 100) { Page(model: model) }
        host.update()
        expect(host.snapshot()[50, 50].g, equals: 0)
        model.isEvenOdd = true
        host.update()
        expect(host.snapshot()[50, 50].g != 0)
    }
}

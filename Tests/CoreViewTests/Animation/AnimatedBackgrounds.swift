import CoreTesting
import Expectations
import Foundation
import HostSupport
import Observation
import Testing

/// What is drawn by modifiers is animated as the same views are.
@MainActor struct AnimatedBackgrounds {
    @Observable @MainActor final class Model { var isOn = false }

    private static let black = Color(red: 0, green: 0, blue: 0)
    private static let white = Color(red: 1, green: 1, blue: 1)

    private struct Reader<Content: View>: View {
        let model: Model
        let view: (Bool) -> Content
        var body: some View { view(model.isOn) }
    }

    /// The red of a pixel after half of a second, and at the end.
    private func halfAndEnd<V: View>(
        _ x: Int = 10, @ViewBuilder _ view: @escaping (Bool, Color) -> V
    ) -> [Int] {
        let model = Model()
        let host = TestHost(width: 100, height: 20) {
            Reader(model: model) { view($0, $0 ? Self.white : Self.black) }
        }
        host.update()
        withAnimation(.linear(duration: 1)) { model.isOn = true }
        host.update()
        host.advance(by: 0.5)
        let half = Int(host.snapshot()[x, 10].r)
        host.settle()
        return [half, Int(host.snapshot()[x, 10].r)]
    }

    @Test func colors() {
        let view = halfAndEnd { $1 }
        expect(view[0] > 100 && view[0] < 200 && view[1] == 255)
        expect(halfAndEnd { Color.clear.background($1) } == view)
        expect(halfAndEnd { Color.clear.background($1, in: Rectangle()) } == view)
        expect(halfAndEnd(1) { Color.clear.border($1, width: 4) } == view)
    }

    @Test func theShape() {
        struct Part: Shape {
            var share: CGFloat
            var animatableData: CGFloat {
                get { share }
                set { share = newValue }
            }
            func path(in rect: CGRect) -> Path {
                Path(CGRect(x: 0, y: 0, width: rect.width * share, height: rect.height))
            }
        }
        func at(_ x: Int) -> [Int] {
            halfAndEnd(x) { isOn, _ in Color.clear.background(Self.black, in: Part(share: isOn ? 1 : 0)) }
        }
        expect(at(45) == [0, 0])
        let right = at(55)
        expect(right[0] > 200 && right[1] == 0)
    }

    /// Whether something between the first and the last picture is shown on the way.
    private func moves<V: View>(@ViewBuilder _ view: @escaping (Bool) -> V) -> Bool {
        let model = Model()
        let host = TestHost(width: 60, height: 60) { Reader(model: model, view: view) }
        func picture() -> [UInt8] {
            let picture = host.snapshot()
            return (0..<3600).flatMap { index in
                let pixel = picture[index % 60, index / 60]
                return [pixel.r, pixel.g, pixel.b]
            }
        }
        host.update()
        let first = picture()
        withAnimation(.linear(duration: 1)) { model.isOn = true }
        host.update()
        let start = picture()
        host.advance(by: 0.5)
        let half = picture()
        host.settle()
        let last = picture()
        let fresh = TestHost(width: 60, height: 60) { Reader(model: model, view: view) }
        fresh.update()
        let same = fresh.snapshot()
        let isExact = (0..<3600).allSatisfy { index in
            let pixel = same[index % 60, index / 60]
            return [pixel.r, pixel.g, pixel.b] == Array(last[3 * index..<3 * index + 3])
        }
        return start == first && half != first && half != last && first != last && isExact
    }

    @Test func effectsWithColors() {
        let box = Color.red.frame(width: 30, height: 30)
        expect(moves { box.shadow(color: $0 ? .blue : .green, radius: 5) })
        expect(moves { box.colorMultiply($0 ? Self.black : Self.white) })
        expect(moves { box.border(Self.black, width: $0 ? 10 : 1) })
        expect(moves { Image(systemName: "star.fill").foregroundStyle($0 ? Color.red : Color.blue) })
        expect(
            moves {
                Color.clear.background(
                    LinearGradient(
                        colors: [$0 ? Self.black : Self.white, .red], startPoint: .top, endPoint: .bottom))
            })
        expect(moves { Color.clear.background(.red, in: RoundedRectangle(cornerRadius: $0 ? 20 : 0)) })
    }

    /// A second change on the way begins at the colour that is shown.
    @Test func turnsRound() {
        struct Content: View {
            let model: Model
            var body: some View {
                Color.clear.background(model.isOn ? AnimatedBackgrounds.white : AnimatedBackgrounds.black)
                    .animation(.linear(duration: 1), value: model.isOn)
            }
        }
        let model = Model()
        let host = TestHost(width: 20, height: 20) { Content(model: model) }
        host.update()
        model.isOn = true
        host.update()
        host.advance(by: 0.5)
        let half = Int(host.snapshot()[10, 10].r)
        model.isOn = false
        host.update()
        expect(abs(Int(host.snapshot()[10, 10].r) - half) < 4)
        host.settle()
        expect(host.snapshot()[10, 10].r == 0)
    }
}

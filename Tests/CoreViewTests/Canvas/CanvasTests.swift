import CoreTesting
import Expectations
import HostSupport
import PlainControls
import Testing

/// When a canvas's closure runs, and what it draws.
@MainActor struct CanvasTests {
    @MainActor @Observable final class Model {
        var level = 0.5
        var other = 0
    }

    /// Counts without being observed.
    final class Count {
        var runs = 0
    }

    private struct Meter: View {
        let model: Model
        let count: Count

        var body: some View {
            Canvas { context, size in
                count.runs += 1
                let bar = CGRect(x: 0, y: 0, width: size.width * model.level, height: size.height)
                context.fill(Path(bar), with: .color(red: 1, green: 0, blue: 0))
            }
        }
    }

    @Test func theClosureRunsAloneForWhatItRead() {
        let model = Model(), count = Count()
        let host = TestHost(width: 100, height: 20) { Meter(model: model, count: count) }
        expect(host.snapshot()[40, 10].g == 0 && host.snapshot()[60, 10].g > 200)
        expect(count.runs, equals: 1)
        _ = host.takeStatistics()
        model.level = 0.8
        host.update()
        expect(host.snapshot()[60, 10].g, equals: 0)
        expect(count.runs, equals: 2)
        expect(host.takeStatistics().bodies, equals: 0)
        model.other += 1
        host.update()
        expect(count.runs, equals: 2)
    }

    @Test func nothingRunsForTheSameClosureAndSize() {
        let count = Count(), number = Box(0)
        let renderer: (inout GraphicsContext, CGSize) -> Void = { context, size in
            count.runs += 1
            context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.blue))
        }
        let host = TestHost.live(width: 100, height: 40) {
            VStack {
                Text("\(number.value)")
                Canvas(renderer: renderer)
            }
        }
        host.update()
        expect(count.runs, equals: 1)
        number.value = 1
        host.update()
        expect(host.find(text: "1") != nil && count.runs == 1)
        host.resize(width: 120, height: 40)
        expect(count.runs, equals: 2)
    }

    @Test func sameStepsAreNotDrawnAgain() {
        let color = Box(0)
        let host = TestHost.live(width: 50, height: 50) {
            let value = color.value
            Canvas { context, size in
                _ = value
                context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.green))
            }
        }
        host.update()
        _ = host.takeStatistics()
        color.value = 1
        host.update()
        expect(host.takeStatistics().rasterisedPixels, equals: 0)
    }

    @Test func environmentAndStateAreDependencies() {
        struct Dial: View {
            @State private var isOn = false
            var body: some View {
                VStack(spacing: 0) {
                    Canvas { context, size in
                        let isDark = context.environment.colorScheme == .dark
                        context.fill(
                            Path(CGRect(origin: .zero, size: size)),
                            with: .color(red: isOn ? 1 : 0, green: isDark ? 1 : 0, blue: 0))
                    }
                    Button("press") { isOn.toggle() }.accessibilityIdentifier("press")
                }
            }
        }
        let host = TestHost(width: 60, height: 80) { Dial() }
        expect(host.snapshot()[30, 10] == (0, 0, 0, 255))
        host.tap("press")
        expect(host.snapshot()[30, 10] == (255, 0, 0, 255))
        host.setEnvironment(\.colorScheme, .dark)
        expect(host.snapshot()[30, 10] == (255, 255, 0, 255))
    }

    @Test func symbolsKeepTheirStateAndRedrawTheCanvas() {
        let color = Box(Color(red: 1, green: 0, blue: 0))
        let host = TestHost.live(width: 40, height: 40) {
            Canvas { context, size in
                guard let mark = context.resolveSymbol(id: 7) else { return }
                expect(mark.size, equals: CGSize(width: 20, height: 10))
                context.draw(mark, at: CGPoint(x: 20, y: 20))
                expect(context.resolveSymbol(id: "7") == nil)
            } symbols: {
                color.value.frame(width: 20, height: 10).tag(7)
            }
        }
        expect(host.snapshot()[12, 20] == (255, 0, 0, 255))
        expect(host.snapshot()[8, 20].g > 200 && host.snapshot()[20, 12].g > 200)
        color.value = Color(red: 0, green: 0, blue: 1)
        host.update()
        expect(host.snapshot()[12, 20] == (0, 0, 255, 255))
    }

    @Test func aCopyOfTheContextHasItsOwnState() {
        let host = TestHost(width: 40, height: 40) {
            Canvas(opaque: true) { context, size in
                var copy = context
                copy.opacity = 0.5
                copy.translateBy(x: 20, y: 0)
                copy.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 40)), with: .color(.white))
                context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 40)), with: .color(.white))
            }
        }
        let picture = host.snapshot()
        expect(picture[5, 5].r == 255 && picture[15, 5].r == 0)
        expect(abs(Int(picture[30, 5].r) - 128) <= 1)
    }

    @Test func contentOutsideIsNotDrawn() {
        let host = TestHost(width: 60, height: 20) {
            Canvas { context, _ in
                context.fill(Path(CGRect(x: -100, y: -100, width: 300, height: 300)), with: .color(.black))
            }
            .frame(width: 20, height: 20)
        }
        let picture = host.snapshot()
        expect(picture[30, 10].r == 0 && picture[15, 10].r > 200 && picture[45, 10].r > 200)
    }

    @Test func tilesOfALargeCanvasMeet() {
        let host = TestHost(width: 5000, height: 20) {
            Canvas { context, size in
                context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.black))
                context.draw(Text("here"), at: CGPoint(x: 4096, y: 10))
            }
        }
        let picture = host.snapshot()
        for x in 4090..<4100 { expect(picture[x, 1].r, equals: 0) }
        expect((4096..<4110).contains { x in (0..<20).contains { picture[x, $0].r > 20 } })
        expect((4080..<4096).contains { x in (0..<20).contains { picture[x, $0].r > 20 } })
    }

    @Test func texturesAreDestroyedWithTheCanvas() {
        let isShown = Box(true)
        let host = TestHost.live {
            if isShown.value {
                Canvas { context, _ in
                    context.draw(Text("gone"), at: CGPoint(x: 50, y: 50))
                } symbols: {
                    Circle().tag(1)
                }
            }
        }
        host.update()
        expect(host.takeStatistics().texturesAlive > 0)
        isShown.value = false
        host.update()
        expect(host.takeStatistics().texturesAlive, equals: 0)
    }

    @Test("A projection moves what is drawn, in the coordinates of the context") func projection() {
        func painted(_ points: [(Int, Int)], _ prepare: @escaping (inout GraphicsContext) -> Void) -> [Bool] {
            let host = TestHost(width: 60, height: 60) {
                Canvas { context, _ in
                    prepare(&context)
                    context.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 20)), with: .color(.red))
                }
            }
            let picture = host.snapshot()
            return points.map { picture[$0.0, $0.1] != picture[59, 59] }
        }
        let right = ProjectionTransform(CGAffineTransform(translationX: 20, y: 0))
        let places = [(10, 10), (30, 10), (50, 10)]
        expect(painted(places) { $0.addFilter(.projectionTransform(right)) }, equals: [false, true, false])
        expect(
            painted(places) {
                $0.scaleBy(x: 2, y: 1)
                $0.addFilter(.projectionTransform(ProjectionTransform(CGAffineTransform(translationX: 17, y: 0))))
            }, equals: [false, false, true])
        // From outside of the canvas.
        expect(
            painted(places) {
                $0.addFilter(.projectionTransform(right))
                $0.translateBy(x: -20, y: 0)
            }, equals: [true, false, false])
        // The far end is lower, and nothing is drawn edge on or for NaN.
        var perspective = ProjectionTransform()
        perspective.m13 = 0.05
        expect(
            painted([(1, 17), (9, 8), (9, 17), (12, 5)]) { $0.addFilter(.projectionTransform(perspective)) },
            equals: [true, true, false, false])
        expect(
            painted(places) {
                $0.addFilter(.projectionTransform(ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1))))
            }, equals: [false, false, false])
    }
}

import CoreTesting
import Expectations
import HostSupport
import Testing

private let black = Color(red: 0, green: 0, blue: 0)
private let white = Color(red: 1, green: 1, blue: 1)

/// Blurs and shadows: how dark they are at each place, and what a change does not repaint.
@MainActor struct BlurAndShadowPixels {
    /// The share of a gaussian with this deviation below a distance from its middle.
    private func share(_ distance: Double, _ deviation: Double) -> Double {
        0.5 * erfc(-distance / deviation / 2.0.squareRoot())
    }

    @Test("a blurred edge is the gaussian's integral, within 2 %", arguments: [2, 5, 10] as [CGFloat])
    func edge(radius: CGFloat) {
        let host = TestHost(width: 200, height: 100) {
            HStack(spacing: 0) {
                black
                Color.clear
            }.blur(radius: radius).background(white)
        }
        let picture = host.snapshot()
        for x in stride(from: 70, to: 130, by: 3) {
            let wanted = 255 * (1 - share(100 - Double(x) - 0.5, radius))
            expect(abs(Double(picture.rgb(x, 50)[0]) - wanted) < 6, "at \(x): \(picture.rgb(x, 50)[0]), not \(wanted)")
        }
    }

    @Test("an opaque blur keeps its edges and draws nothing outside")
    func opaque() {
        let host = TestHost(width: 60, height: 40) {
            black.frame(width: 20, height: 20).blur(radius: 6, opaque: true).background(Color.clear)
        }
        expect(host.pixel(20, 10), equals: [0, 0, 0])
        expect(host.pixel(19, 10), equals: windowColor)
    }

    @Test("a shadow is behind the view, moved and blurred, in its colour")
    func shadow() {
        let host = TestHost(width: 100, height: 100) {
            white.frame(width: 40, height: 40)
                .shadow(color: Color(red: 1, green: 0, blue: 0), radius: 0, x: 10, y: 5)
        }
        expect(host.pixel(31, 31), equals: [255, 255, 255])
        expect(host.pixel(79, 74), equals: [255, 0, 0])
        expect(host.pixel(80, 50), equals: windowColor)
        expect(host.pixel(50, 75), equals: windowColor)
        let soft = TestHost(width: 100, height: 100) {
            white.frame(width: 40, height: 40).shadow(color: black, radius: 5)
        }
        // At the middle of a long edge half of the gaussian is outside.
        let edge = soft.pixel(70, 50)[0]
        expect(abs(Double(edge) - 250 * share(0.5, 5)) < 12, "\(edge)")
        expect(soft.pixel(90, 50), equals: windowColor)
    }

    @Test("the default shadow is a third of black")
    func defaults() {
        let host = TestHost(width: 100, height: 60) { white.frame(width: 20, height: 20).shadow(radius: 0, x: 30) }
        expect(abs(host.pixel(80, 30)[0] - Int(250 * 0.67)) <= 2, "\(host.pixel(80, 30))")
    }

    private struct Moving: View {
        let x: Box<CGFloat>
        let opacity: Box<Double>
        var body: some View {
            Text("Shadowed").padding().background(Color.blue).cornerRadius(8).shadow(radius: 6, y: 3)
                .opacity(opacity.value).offset(x: x.value)
        }
    }

    @Test("moving or fading a view with a shadow rasterises nothing")
    func kept() {
        let x = Box<CGFloat>(0), opacity = Box(1.0)
        let host = TestHost(width: 300, height: 100) { Moving(x: x, opacity: opacity) }
        host.update()
        for step in 1...3 {
            let moved = host.statistics { x.value = CGFloat(step * 7) }
            expect(moved.texturesUpdated == 0 && moved.texturesCreated == 0 && moved.rasterisedPixels == 0)
            expect(moved.damagedPixels > 0)
            let faded = host.statistics { opacity.value = 1 - Double(step) / 5 }
            expect(faded.texturesUpdated == 0 && faded.rasterisedPixels == 0)
        }
        let fresh = TestHost(width: 300, height: 100) { Moving(x: x, opacity: opacity) }
        expect(host.snapshot().difference(from: fresh.snapshot(), tolerance: 0)?.count, equals: 0)
    }

    @Test("another radius repaints no content")
    func radius() {
        let radius = Box<CGFloat>(4)
        let host = TestHost.live(width: 100, height: 100) {
            VStack {
                Text("a")
                Text("b")
            }.blur(radius: radius.value)
        }
        host.update()
        let statistics = host.statistics { radius.value = 3 }
        expect(statistics.texturesUpdated, equals: 1, "only the result")
        expect(statistics.texturesCreated, equals: 0)
    }

    @Test("a change inside repaints as far as the blur reaches")
    func reach() {
        let flag = Flag(true)
        let host = TestHost.live(width: 200, height: 200) {
            ZStack(alignment: .topLeading) {
                Color.clear
                (flag.value ? black : white).frame(width: 10, height: 10).padding(50)
            }.blur(radius: 4)
        }
        host.update()
        let statistics = host.statistics { flag.value = false }
        expect(
            statistics.damagedPixels >= 34 * 34 && statistics.damagedPixels < 44 * 44, "\(statistics.damagedPixels)")
    }

    @Test("a blur of 16,000 pixels paints its visible part")
    func large() {
        let host = TestHost(width: 200, height: 60) {
            HStack(spacing: 0) {
                black.frame(width: 8000)
                white.frame(width: 8000)
            }.frame(height: 40).blur(radius: 5).frame(width: 200, height: 60)
        }
        let statistics = host.takeStatistics()
        expect(statistics.rasterisedPixels < 200_000, "\(statistics.rasterisedPixels)")
        expect(host.pixel(50, 30), equals: [0, 0, 0])
        expect(host.pixel(150, 30), equals: [255, 255, 255])
        expect(abs(host.pixel(100, 30)[0] - 138) < 12, "\(host.pixel(100, 30))")
    }

    @Test("invalid numbers have no effect, and the warning names the modifier")
    func senseless() {
        var pixel: [Int] = []
        let messages = warnings {
            let host = TestHost(width: 40, height: 40) {
                VStack(spacing: 0) {
                    black.blur(radius: .nan)
                    black.shadow(radius: .infinity)
                    black.brightness(.nan)
                    black.rotationEffect(.degrees(.nan))
                    black.scaleEffect(.infinity)
                }
            }
            pixel = host.pixel(20, 2)
        }
        expect(pixel, equals: [0, 0, 0])
        for name in ["blur(radius:)", "shadow(color:radius:x:y:)", "brightness", "rotationEffect", "scaleEffect"] {
            expect(messages.contains { $0.contains(name) }, "\(name)")
        }
    }
}

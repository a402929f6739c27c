import CoreTesting
import Expectations
import HostSupport
import Testing

private typealias RGB = SIMD3<Double>
// Not a member of the suite: the runner keeps suites in memory that is not aligned for such vectors.
private let colors: [RGB] = [[0.2, 0.6, 0.8], [0.9, 0.4, 0.1], [1, 1, 1], [0, 0, 0], [0.5, 0.5, 0.25], [1, 0, 0]]
private let weights = RGB(0.2126, 0.7152, 0.0722)

/// Colour effects against their formulas.
@MainActor struct ColorEffectPixels {

    private func color(_ c: RGB) -> Color { Color(red: c.x, green: c.y, blue: c.z) }
    private func light(_ c: RGB) -> Double { (c * weights).sum() }
    private func bounded(_ c: RGB) -> RGB { pointwiseMin(pointwiseMax(c, .zero), RGB(repeating: 1)) }

    private func check<V: View>(
        _ name: String, _ modify: (Color) -> V, _ formula: (RGB) -> RGB
    ) {
        for c in colors {
            let host = TestHost(width: 2, height: 2) { modify(color(c)) }
            let pixel = host.pixel(1, 1), wanted = bounded(formula(c)) * 255
            for (found, wanted) in zip(pixel, [wanted.x, wanted.y, wanted.z]) {
                expect(abs(Double(found) - wanted) <= 1.6, "\(name) of \(c): \(pixel) instead of \(wanted)")
            }
        }
    }

    @Test func brightness() {
        for amount in [-1, -0.3, 0, 0.25, 1.0] {
            check("brightness \(amount)", { $0.brightness(amount) }) { $0 + amount }
        }
    }

    @Test func contrast() {
        for amount in [-1, 0, 0.5, 1, 2.5] {
            check("contrast \(amount)", { $0.contrast(amount) }) { ($0 - 0.5) * amount + 0.5 }
        }
    }

    @Test func saturationAndGrayscale() {
        for amount in [0, 0.5, 1, 3.0] {
            check("saturation \(amount)", { $0.saturation(amount) }) { c in
                RGB(repeating: light(c)) + (c - light(c)) * amount
            }
        }
        for amount in [0, 0.5, 1, 7.0] {
            check("grayscale \(amount)", { $0.grayscale(amount) }) { c in
                c + (RGB(repeating: light(c)) - c) * min(1, amount)
            }
        }
    }

    @Test func invertAndMultiply() {
        check("invert", { $0.colorInvert() }) { 1 - $0 }
        check("multiply", { $0.colorMultiply(Color(red: 0.5, green: 1, blue: 0.25)) }) { $0 * RGB(0.5, 1, 0.25) }
    }

    @Test("a hue rotated by a full turn is unchanged; rotated less, its luminance is unchanged")
    func hue() {
        check("360", { $0.hueRotation(.degrees(360)) }) { $0 }
        let host = TestHost(width: 2, height: 2) { color([0.5, 0.4, 0.45]).hueRotation(.degrees(120)) }
        let pixel = host.pixel(0, 0)
        let found = light(RGB(Double(pixel[0]), Double(pixel[1]), Double(pixel[2])) / 255)
        expect(abs(found - light([0.5, 0.4, 0.45])) < 0.01)
        expect(pixel != [128, 102, 115])
    }

    @Test("luminance becomes alpha of black")
    func luminanceToAlpha() {
        check("luminance", { $0.luminanceToAlpha().background(Color(red: 1, green: 1, blue: 1)) }) { c in
            RGB(repeating: 1 - light(c))
        }
    }

    @Test("transparent pixels stay transparent, and half transparent colours keep their alpha")
    func translucent() {
        let host = TestHost(width: 2, height: 2) { Color.clear.brightness(1).colorInvert() }
        expect(host.pixel(0, 0), equals: windowColor)
        let half = TestHost(width: 2, height: 2) {
            Color(red: 1, green: 0, blue: 0, opacity: 0.5).colorInvert().background(Color(red: 0, green: 0, blue: 0))
        }
        expect(zip(half.pixel(0, 0), [0, 128, 128]).allSatisfy { abs($0 - $1) <= 1 }, "\(half.pixel(0, 0))")
    }

    @Test("nested effects are one layer, and are not clamped in between")
    func chain() {
        let amount = Box(0.5)
        let host = TestHost.live(width: 20, height: 20) {
            Color(red: 0.5, green: 0.5, blue: 0.5).brightness(amount.value).brightness(-amount.value).contrast(1.5)
        }
        expect(zip(host.pixel(3, 3), [128, 128, 128]).allSatisfy { abs($0 - $1) <= 2 })
        expect(host.takeStatistics().texturesAlive, equals: 2, "one content and one result")
        amount.value = 2
        host.update()
        expect(zip(host.pixel(3, 3), [128, 128, 128]).allSatisfy { abs($0 - $1) <= 2 })
    }
}

import CoreTesting
import Expectations
import HostSupport
import Testing

/// Every blend mode against the W3C's formulas (Compositing and Blending Level 1), for opaque and translucent colours.
@MainActor struct BlendPixels {
    typealias RGB = SIMD3<Double>

    private static let separable: [(BlendMode, @Sendable (Double, Double) -> Double)] = [
        (.normal, { $1 }), (.multiply, { $0 * $1 }), (.screen, { $0 + $1 - $0 * $1 }),
        (.overlay, { hardLight($1, $0) }), (.darken, { min($0, $1) }), (.lighten, { max($0, $1) }),
        (.colorDodge, { $0 == 0 ? 0 : $1 == 1 ? 1 : min(1, $0 / (1 - $1)) }),
        (.colorBurn, { $0 == 1 ? 1 : $1 == 0 ? 0 : 1 - min(1, (1 - $0) / $1) }),
        (.softLight, { softLight($0, $1) }), (.hardLight, { hardLight($0, $1) }), (.difference, { abs($0 - $1) }),
        (.exclusion, { $0 + $1 - 2 * $0 * $1 }),
    ]

    private nonisolated static func hardLight(_ back: Double, _ source: Double) -> Double {
        source <= 0.5 ? back * 2 * source : back + (2 * source - 1) - back * (2 * source - 1)
    }

    private nonisolated static func softLight(_ back: Double, _ source: Double) -> Double {
        if source <= 0.5 { return back - (1 - 2 * source) * back * (1 - back) }
        let d = back <= 0.25 ? ((16 * back - 12) * back + 4) * back : back.squareRoot()
        return back + (2 * source - 1) * (d - back)
    }

    private static func luminosity(_ c: RGB) -> Double { 0.3 * c.x + 0.59 * c.y + 0.11 * c.z }

    private static func clip(_ c: RGB) -> RGB {
        let l = luminosity(c), n = c.min(), x = c.max()
        var c = c
        if n < 0 { c = RGB(repeating: l) + (c - l) * (l / (l - n)) }
        if x > 1 { c = RGB(repeating: l) + (c - l) * ((1 - l) / (x - l)) }
        return c
    }

    private static func with(luminosity l: Double, _ c: RGB) -> RGB { clip(c + (l - luminosity(c))) }
    private static func saturation(_ c: RGB) -> Double { c.max() - c.min() }
    private static func with(saturation s: Double, _ c: RGB) -> RGB {
        c.max() > c.min() ? (c - c.min()) * (s / (c.max() - c.min())) : .zero
    }

    private static let whole: [(BlendMode, (RGB, RGB) -> RGB)] = [
        (.hue, { with(luminosity: luminosity($0), with(saturation: saturation($0), $1)) }),
        (.saturation, { with(luminosity: luminosity($0), with(saturation: saturation($1), $0)) }),
        (.color, { with(luminosity: luminosity($0), $1) }), (.luminosity, { with(luminosity: luminosity($1), $0) }),
    ]

    private static let colors: [RGB] = [[0.2, 0.6, 0.8], [0.9, 0.4, 0.1], [1, 1, 1], [0, 0, 0], [0.5, 0.5, 0.25]]

    private func color(_ c: RGB) -> Color { Color(red: c.x, green: c.y, blue: c.z) }

    /// The window's colour with `source` over `back`.
    private func shown(_ source: RGB, alpha: Double, over back: RGB, _ mode: BlendMode) -> [Int] {
        let host = TestHost(width: 3, height: 3) {
            ZStack {
                color(back)
                color(source).opacity(alpha).blendMode(mode)
            }
        }
        return host.pixel(1, 1)
    }

    private func expectPixel(_ pixel: [Int], _ wanted: RGB, within tolerance: Double = 3, _ note: String) {
        for (found, wanted) in zip(pixel, [wanted.x, wanted.y, wanted.z]) {
            expect(abs(Double(found) - wanted * 255) <= tolerance, "\(note): \(pixel) instead of \(wanted * 255)")
        }
    }

    @Test("separable modes, mixed with the backdrop by the source's alpha")
    func separable() {
        for (mode, blend) in Self.separable {
            for back in Self.colors {
                for source in Self.colors {
                    for alpha in [1, 0.5] {
                        let mixed = RGB(
                            blend(back.x, source.x), blend(back.y, source.y), blend(back.z, source.z))
                        expectPixel(
                            shown(source, alpha: alpha, over: back, mode), back + (mixed - back) * alpha,
                            "\(mode) of \(source) at \(alpha) over \(back)")
                    }
                }
            }
        }
    }

    @Test("hue, saturation, colour and luminosity")
    func whole() {
        for (mode, blend) in Self.whole {
            for back in Self.colors {
                for source in Self.colors {
                    expectPixel(
                        shown(source, alpha: 1, over: back, mode), blend(back, source),
                        "\(mode) of \(source) over \(back)")
                }
            }
        }
    }

    @Test("sums: plusLighter is clamped to white; plusDarker subtracts from white, clamped to black")
    func sums() {
        for back in Self.colors {
            for source in Self.colors {
                let sum = back + source
                expectPixel(
                    shown(source, alpha: 1, over: back, .plusLighter), pointwiseMin(sum, RGB(repeating: 1)),
                    "\(source) + \(back)")
                expectPixel(
                    shown(source, alpha: 1, over: back, .plusDarker), pointwiseMax(sum - 1, RGB.zero),
                    "\(source) + \(back) - 1")
            }
        }
    }

    @Test("in a group: atop only inside the backdrop, over and out by coverage")
    func coverage() {
        let red = Color(red: 1, green: 0, blue: 0), blue = Color(red: 0, green: 0, blue: 1)
        func shown(_ mode: BlendMode) -> (left: [Int], right: [Int]) {
            let host = TestHost(width: 4, height: 2) {
                ZStack {
                    HStack(spacing: 0) {
                        red
                        Color.clear
                    }
                    blue.blendMode(mode)
                }.compositingGroup()
            }
            return (host.pixel(0, 0), host.pixel(3, 0))
        }
        expect(shown(.sourceAtop) == ([0, 0, 255], windowColor))
        expect(shown(.destinationOver) == ([255, 0, 0], [0, 0, 255]))
        expect(shown(.destinationOut) == (windowColor, windowColor))
        expect(shown(.multiply) == ([0, 0, 0], [0, 0, 255]), "over nothing it is drawn normally")
    }

    @Test("each leaf blends separately; a group blends as one")
    func leaves() {
        let half = Color(red: 0.5, green: 0.5, blue: 0.5)
        func shown(_ isGroup: Bool) -> Int {
            let host = TestHost(width: 2, height: 2) {
                ZStack {
                    Color(red: 1, green: 1, blue: 1)
                    let both = ZStack {
                        half
                        half
                    }
                    if isGroup {
                        both.compositingGroup().blendMode(.multiply)
                    } else {
                        both.blendMode(.multiply)
                    }
                }
            }
            return host.pixel(0, 0)[0]
        }
        expect(abs(shown(false) - 64) <= 1)
        expect(abs(shown(true) - 128) <= 1)
    }

    @Test("without source and backdrop, nothing is drawn")
    func nothing() {
        for mode in [BlendMode.hue, .saturation, .color, .luminosity] {
            let host = TestHost(width: 20, height: 20) {
                Circle().fill(Color(red: 0.2, green: 0.4, blue: 1)).blendMode(mode).compositingGroup()
            }
            expect(host.pixel(0, 0) == windowColor && host.pixel(19, 19) == windowColor, "\(mode)")
            expect(host.pixel(10, 10), equals: [51, 102, 255], "\(mode)")
        }
    }

    @Test("the innermost mode applies")
    func nested() {
        let host = TestHost(width: 2, height: 2) {
            ZStack {
                Color(red: 0, green: 1, blue: 0)
                Color(red: 1, green: 0, blue: 0).blendMode(.normal).blendMode(.multiply)
            }
        }
        expect(host.pixel(0, 0), equals: [255, 0, 0])
    }
}

import CoreTesting
import Expectations
import Foundation
import HostSupport
import Testing

/// Functions of pixels: what they receive, and what becomes of their results.
@MainActor struct ShaderPixels {
    private let red = [255, 0, 0], green = [0, 255, 0], black = [0, 0, 0]

    private var pure: Color { Color(red: 1, green: 0, blue: 0) }

    @Test("A colour effect receives each pixel's centre in points, and its colour") func colors() {
        ShaderLibrary.registerColorEffect("test.place") { position, color, arguments in
            SIMD4(position.x / arguments.float(0), position.y / arguments.float2(1).y, color.x, 1)
        }
        for scale in [1, 1.5, 2] as [CGFloat] {
            let host = TestHost(width: 40, height: 20, scale: scale) {
                pure.frame(width: 20, height: 10)
                    .colorEffect(ShaderLibrary.test.place(.float(20), .float2(0, 10)))
                    .frame(width: 40, height: 20, alignment: .topLeading)
            }
            let side = Float(scale)
            for (x, y) in [(0, 0), (7, 3), (19, 9)] {
                let wanted = [(Float(x) + 0.5) / side / 20, (Float(y) + 0.5) / side / 10, 1].map {
                    Int(($0 * 255).rounded(.toNearestOrAwayFromZero))
                }
                expect(host.pixel(x, y), equals: wanted, "scale \(scale)")
            }
            expect(host.pixel(Int(21 * scale), 0), equals: windowColor)
        }
    }

    @Test("A distortion shows pixels from elsewhere, to its offset beyond the view, and pointers do not follow")
    func distortions() {
        ShaderLibrary.registerDistortionEffect("test.shift") { position, arguments in
            position - arguments.float2(0)
        }
        let taps = Box(0)
        let host = TestHost(width: 60, height: 40) {
            pure.frame(width: 20, height: 20)
                .onTapGesture { taps.value += 1 }
                .distortionEffect(ShaderLibrary.test.shift(.float2(8, 0)), maxSampleOffset: CGSize(width: 5, height: 0))
                .padding(10)
                .frame(width: 60, height: 40, alignment: .topLeading)
        }
        expect(host.pixel(17, 15), equals: windowColor)
        expect(host.pixel(18, 15), equals: red)
        expect(host.pixel(34, 15), equals: red)
        // Five points beyond, and no more.
        expect(host.pixel(35, 15), equals: windowColor)
        host.tap(at: CGPoint(x: 12, y: 15))
        expect(taps.value, equals: 1)
        host.tap(at: CGPoint(x: 33, y: 15))
        expect(taps.value, equals: 1)
    }

    @Test("A sample between two pixels mixes them, and outside of the view it is transparent") func samples() {
        ShaderLibrary.registerLayerEffect("test.pair") { position, layer, _ in
            layer.sample(position + SIMD2(0.5, 0))
        }
        let host = TestHost(width: 20, height: 10) {
            HStack(spacing: 0) {
                pure
                Color(red: 0, green: 1, blue: 0)
            }
            .layerEffect(ShaderLibrary.test.pair(), maxSampleOffset: .zero)
            .background(Color(red: 0, green: 0, blue: 1))
        }
        expect(host.pixel(3, 5), equals: red)
        expect(host.pixel(9, 5), equals: [128, 128, 0])
        expect(host.pixel(15, 5), equals: green)
        let last = host.pixel(19, 5)
        expect(last[0] == 0 && abs(last[1] - 128) <= 1 && abs(last[2] - 128) <= 1, "\(last)")
    }

    @Test("All kinds of arguments arrive") func arguments() {
        ShaderLibrary.registerShapeStyle("test.all") { position, a in
            let box = a.float4(4)
            let isRight =
                a.count == 9 && a.float(0) == 1.5 && a.float2(1) == [2, 3] && a.float3(2) == [4, 5, 6]
                && a.float4(3) == [7, 8, 9, 10] && box == [0, 0, 30, 20] && a.color(5) == [0.5, 0, 0, 0.5]
                && a.floatArray(6) == [1, 2] && a.colorArray(7) == [[0, 1, 0, 1]] && a.data(8) == Data([1, 2, 3])
                && a.float(99) == 0 && a.float(99, default: 3) == 3 && a.data(0).isEmpty && a.image(0).width == 0
            return isRight && position.x < box.z / 2 ? [0, 1, 0, 1] : [1, 0, 0, 1]
        }
        let style = ShaderLibrary.test.all(
            .float(1.5), .float2(CGPoint(x: 2, y: 3)), .float3(4, 5, 6), .float4(7, 8, 9, 10), .boundingRect,
            .color(Color(red: 1, green: 0, blue: 0, opacity: 0.5)), .floatArray([1, 2]),
            .colorArray([Color(red: 0, green: 1, blue: 0)]), .data(Data([1, 2, 3])))
        let host = TestHost(width: 40, height: 30) {
            Rectangle().fill(style).frame(width: 30, height: 20).frame(width: 40, height: 30, alignment: .topLeading)
        }
        expect(host.pixel(14, 10), equals: green)
        expect(host.pixel(15, 10), equals: red)
        expect(host.pixel(30, 10), equals: windowColor)
    }

    @Test("An image is an argument") func images() {
        ShaderLibrary.registerColorEffect("test.image") { position, _, arguments in
            arguments.image(0).sample(position / SIMD2(20, 10))
        }
        let picture = CGImage(width: 2, height: 1, pixels: [0xFFFF_0000, 0xFF00_FF00])
        let host = TestHost(width: 20, height: 10) {
            Color.black.colorEffect(ShaderLibrary.test.image(.image(Image(decorative: picture, scale: 1))))
        }
        expect(host.pixel(1, 5), equals: red)
        expect(host.pixel(18, 5), equals: green)
        let middle = host.pixel(10, 5)
        expect(middle[0] > 90 && middle[1] > 90, "\(middle)")
    }

    @Test("Results are clamped, and NaN is nothing") func strangeResults() {
        ShaderLibrary.registerColorEffect("test.wild") { position, _, _ in
            switch Int(position.x) {
            case 0: [.nan, 1, .infinity, 1]
            case 1: [5, -3, -.infinity, 9]
            case 2: [1, 1, 1, 0]
            default: [1, 1, 1, .nan]
            }
        }
        let host = TestHost(width: 4, height: 2) {
            Color.white.colorEffect(ShaderLibrary.test.wild()).background(.black)
        }
        let pixels = (0..<4).map { host.pixel($0, 1) }
        expect(pixels, equals: [[0, 255, 255], red, black, black])
        ShaderLibrary.registerDistortionEffect("test.lost") { position, _ in
            switch Int(position.x) {
            case 0: [.nan, 0]
            case 1: [.infinity, -.infinity]
            case 2: [1e30, 1e-30]
            default: position
            }
        }
        let lost = TestHost(width: 4, height: 2) {
            pure.distortionEffect(
                ShaderLibrary.test.lost(), maxSampleOffset: CGSize(width: CGFloat.infinity, height: -CGFloat.nan)
            )
            .background(.black)
        }
        expect((0..<4).map { lost.pixel($0, 1) }, equals: [black, black, black, red])
    }

    @Test("Views without pixels, with huge offsets and off the window's edge are drawn") func extremes() {
        let shader = ShaderLibrary.wave(.float(1))
        let huge = CGSize(width: 1e12, height: 1e12)
        let host = TestHost(width: 30, height: 30) {
            ZStack {
                EmptyView().layerEffect(ShaderLibrary.ripple(), maxSampleOffset: huge)
                pure.frame(width: 0, height: 10).distortionEffect(shader, maxSampleOffset: huge)
                Text("").colorEffect(ShaderLibrary.noise(.float(0)))
                pure.frame(width: 20_000, height: 20_000).distortionEffect(shader, maxSampleOffset: huge)
            }
        }
        expect(host.pixel(15, 15), equals: red)
    }

    @Test("Without a function a view is drawn as it is, and one message says what to do") func missing() {
        func host(_ name: String) -> TestHost {
            let shader = ShaderLibrary.default[dynamicMember: name]()
            return TestHost(width: 10, height: 10) { Circle().fill(pure).frame(width: 40).colorEffect(shader) }
        }
        var pixel: [Int] = []
        let messages = warnings { pixel = host("test.unknown").pixel(5, 5) }
        expect(pixel, equals: red)
        expect(messages.count, equals: 1)
        let message = messages.first ?? ""
        for part in [
            "colorEffect(_:isEnabled:)", "of _ShapeView<Circle, Color>:", "\"test.unknown\"",
            "ShaderLibrary.registerColorEffect",
        ] {
            expect(message.contains(part), "\(part) in \(message)")
        }
        ShaderLibrary.registerLayerEffect("test.other") { position, layer, _ in layer.sample(position) }
        let other = warnings { _ = host("test.other").pixel(5, 5) }
        expect(other.first?.contains("There is one as a layer effect.") == true, "\(other)")
        // A foreground style that is missing must not look for itself.
        let style = warnings {
            pixel = TestHost(width: 10, height: 10) {
                Rectangle().foregroundStyle(ShaderLibrary.test.unknown())
            }.pixel(5, 5)
        }
        expect(Set(style).count == 1 && pixel != windowColor, "\(style) \(pixel)")
    }

    @Test("A disabled effect changes nothing and runs nothing") func disabled() {
        let runs = Count()
        ShaderLibrary.registerColorEffect("test.counted") { _, color, _ in
            runs.add()
            return color
        }
        let isOn = Box(false)
        let host = TestHost.live(width: 10, height: 10) {
            pure.colorEffect(ShaderLibrary.test.counted(), isEnabled: isOn.value)
        }
        host.update()
        expect(runs.value, equals: 0)
        isOn.value = true
        host.update()
        expect(runs.value, equals: 100)
    }

    @Test("A function runs when the pixels or the arguments changed, and only for what changed") func runs() {
        let runs = Count()
        ShaderLibrary.registerColorEffect("test.tint") { _, color, arguments in
            runs.add()
            return color * arguments.float(0)
        }
        let amount = Box(1.0), x = Box<CGFloat>(0), inner = Box(0.0)
        let host = TestHost.live(width: 100, height: 60) {
            HStack(spacing: 0) {
                pure
                Color(red: 0, green: inner.value, blue: 1).frame(width: 10, height: 10)
            }
            .frame(width: 40, height: 20)
            .colorEffect(ShaderLibrary.test.tint(.float(amount.value)))
            .offset(x: x.value)
        }
        host.update()
        expect(runs.take(), equals: 800)
        // Moved: the picture is drawn elsewhere.
        x.value = 7
        host.update()
        expect(runs.take(), equals: 0)
        amount.value = 0.5
        host.update()
        expect(runs.take(), equals: 800)
        inner.value = 1
        let statistics = host.statistics { inner.value = 0.5 }
        expect(runs.take(), equals: 100)
        expect(statistics.damagedPixels, equals: 100)
        amount.value = 0.5
        host.update()
        expect(runs.take(), equals: 0)
    }

    @Test("A change spreads as far as the function looks") func spread() {
        ShaderLibrary.registerLayerEffect("test.smear") { position, layer, arguments in
            (layer.sample(position) + layer.sample(position - SIMD2(arguments.float(0), 0))) * 0.5
        }
        let inner = Box(0.0)
        let host = TestHost.live(width: 200, height: 20) {
            HStack(spacing: 0) {
                Color(red: 0, green: inner.value, blue: 1).frame(width: 10)
                pure
            }
            .layerEffect(ShaderLibrary.test.smear(.float(30)), maxSampleOffset: CGSize(width: 30, height: 0))
        }
        host.update()
        let statistics = host.statistics { inner.value = 1 }
        expect(host.pixel(35, 10), equals: [128, 128, 128])
        // Up to 30 points to both sides, and rounding.
        expect((400...44 * 20).contains(statistics.damagedPixels), "\(statistics.damagedPixels)")
    }
}

/// A counter that functions of pixels may use.
private final class Count: @unchecked Sendable {
    // Functions run on one thread in these tests.
    private(set) var value = 0
    func add() { value += 1 }
    func take() -> Int {
        defer { value = 0 }
        return value
    }
}

extension ShaderLibrary {
    /// The functions of these tests.
    fileprivate static var test: TestFunctions { TestFunctions() }
}

/// Names with a prefix.
@dynamicMemberLookup private struct TestFunctions {
    subscript(dynamicMember name: String) -> ShaderFunction { ShaderLibrary.default[dynamicMember: "test." + name] }
}

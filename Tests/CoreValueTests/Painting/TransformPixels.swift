import CoreTesting
import Expectations
import HostSupport
import Testing

private let red = Color(red: 1, green: 0, blue: 0)
private let blue = Color(red: 0, green: 0, blue: 1)

/// Rotated, scaled and projected views: where they are drawn and hit, and what is reused.
@MainActor struct TransformPixels {
    /// 20 points wide, 10 high, left half red, right half blue, in the middle of 60 by 60.
    private func flag<V: View>(scale: CGFloat = 1, _ modify: (AnyView) -> V) -> Bitmap {
        let halves = AnyView(
            HStack(spacing: 0) {
                red
                blue
            }.frame(width: 20, height: 10))
        return TestHost(width: 60, height: 60, scale: scale) { modify(halves).frame(width: 60, height: 60) }.snapshot()
    }

    @Test("a quarter turn is exact, and layout is unaffected")
    func quarter() {
        let picture = flag { $0.rotationEffect(.degrees(90)) }
        expect(picture.rgb(30, 21), equals: [255, 0, 0])
        expect(picture.rgb(30, 38), equals: [0, 0, 255])
        expect(picture.rgb(25, 20), equals: [255, 0, 0], "its edges are at whole pixels")
        expect(picture.rgb(24, 20), equals: windowColor)
        expect(picture.rgb(21, 30), equals: windowColor)
        let host = TestHost(width: 60, height: 60) {
            red.frame(width: 20, height: 10).rotationEffect(.degrees(90)).accessibilityIdentifier("turned")
        }
        expect(host.layoutTree.frame, equals: CGRect(x: 20, y: 25, width: 20, height: 10))
        let frame = host.frame("turned") ?? .null
        expect(abs(frame.minX - 25) < 1e-9 && abs(frame.minY - 20) < 1e-9 && abs(frame.height - 20) < 1e-9)
    }

    @Test("the anchor keeps its place")
    func anchor() {
        let picture = flag { $0.rotationEffect(.degrees(180), anchor: .leading) }
        expect(picture.rgb(19, 30), equals: [255, 0, 0])
        expect(picture.rgb(5, 30), equals: [0, 0, 255])
        expect(picture.rgb(21, 30), equals: windowColor)
    }

    @Test("scaling in all its forms")
    func scaling() {
        let twice = flag { $0.scaleEffect(2) }
        expect(twice.rgb(10, 20) == [255, 0, 0] && twice.rgb(49, 39) == [0, 0, 255])
        expect(
            twice.rgb(9, 20) == windowColor && twice.rgb(29, 30) == [255, 0, 0] && twice.rgb(30, 30) == [0, 0, 255])
        let wide = flag { $0.scaleEffect(x: 2, anchor: .leading) }
        expect(
            wide.rgb(38, 30) == [255, 0, 0] && wide.rgb(41, 30) == [0, 0, 255] && wide.rgb(58, 34) == [0, 0, 255])
        expect(wide.rgb(50, 36), equals: windowColor)
        let mirrored = flag { $0.scaleEffect(CGSize(width: -1, height: 1)) }
        expect(mirrored.rgb(21, 30) == [0, 0, 255] && mirrored.rgb(38, 30) == [255, 0, 0])
        expect(mirrored.rgb(20, 30) == [0, 0, 255] && mirrored.rgb(39, 30) == [255, 0, 0])
        expect(flag { $0.scaleEffect(0) }.rgb(30, 30), equals: windowColor)
    }

    @Test("a rotation by 45 degrees covers a diamond")
    func diamond() {
        let host = TestHost(width: 60, height: 60) { red.frame(width: 20, height: 20).rotationEffect(.degrees(45)) }
        expect(host.pixel(30, 30), equals: [255, 0, 0])
        expect(host.pixel(30, 17) == [255, 0, 0] && host.pixel(17, 30) == [255, 0, 0])
        expect(host.pixel(22, 22), equals: windowColor)
        expect(host.pixel(30, 14), equals: windowColor)
    }

    @Test("an affine transform, a projection, a translation")
    func maps() {
        let shifted = flag { $0.transformEffect(CGAffineTransform(translationX: 10, y: -20)) }
        expect(shifted.rgb(30, 5) == [255, 0, 0] && shifted.rgb(49, 14) == [0, 0, 255])
        expect(shifted.rgb(29, 5) == windowColor && shifted.rgb(30, 30) == windowColor)
        let scaled = flag { $0.transformEffect(CGAffineTransform(scaleX: 1, y: 2)) }
        expect(scaled.rgb(25, 26) == [255, 0, 0] && scaled.rgb(25, 43) == [255, 0, 0])
        var projection = ProjectionTransform()
        projection.m32 = 10
        expect(flag { $0.projectionEffect(projection) }.rgb(25, 44), equals: [255, 0, 0])
    }

    @Test("the more distant side of a view rotated in space is smaller")
    func space() {
        let host = TestHost(width: 100, height: 100) {
            red.frame(width: 60, height: 60).rotation3DEffect(.degrees(45), axis: (x: 0, y: 1, z: 0))
        }
        let picture = host.snapshot()
        func height(_ x: Int) -> Int { (0..<100).count { picture.rgb(x, $0)[1] < 120 } }
        let columns = (0..<100).filter { height($0) > 0 }
        // The eye is 60 points away: the ends are 30 sin 45 nearer and farther.
        let deep = 30 / 2.0.squareRoot()
        expect(abs(Double(columns.first ?? 0) - (50 - deep / (1 - deep / 60))) < 2, "\(columns)")
        expect(abs(Double(columns.last ?? 0) - (50 + deep / (1 + deep / 60))) < 2, "\(columns)")
        expect(height((columns.first ?? 0) + 3) > height((columns.last ?? 0) - 3) + 10, "its right side is farther")
        expect(flag { $0.rotation3DEffect(.degrees(90), axis: (x: 1, y: 0, z: 0)) }.rgb(30, 30), equals: windowColor)
        let flat = flag { $0.rotation3DEffect(.degrees(180), axis: (x: 0, y: 1, z: 0)) }
        expect(flat.rgb(22, 30) == [0, 0, 255] && flat.rgb(37, 30) == [255, 0, 0])
    }

    private struct Turning: View {
        let angle: Box<Double>
        let size: Box<CGFloat>
        var body: some View {
            VStack {
                Text("Turning")
                Color.blue.frame(width: 30, height: 10)
            }.padding(4).background(Color.yellow).rotationEffect(.degrees(angle.value)).scaleEffect(size.value)
        }
    }

    @Test("a rotating view's content is painted once; only its picture is drawn again")
    func turning() {
        let angle = Box(10.0), size = Box<CGFloat>(1)
        let host = TestHost(width: 200, height: 200) { Turning(angle: angle, size: size) }
        host.update()
        for step in 1...5 {
            let statistics = host.statistics { angle.value = 10 + Double(step) * 13.7 }
            expect(statistics.rasterisedPixels == 0 && statistics.texturesCreated == 0)
        }
        let fresh = TestHost(width: 200, height: 200) { Turning(angle: angle, size: size) }
        expect(host.snapshot().difference(from: fresh.snapshot(), tolerance: 0)?.count, equals: 0)
    }

    @Test("a view whose scale is animated is drawn from its last picture, and sharply at rest")
    func scalingInMotion() {
        let angle = Box(0.0), size = Box<CGFloat>(1.5)
        let host = TestHost(width: 200, height: 200) { Turning(angle: angle, size: size) }
        host.update()
        _ = host.statistics { size.value = 1.6 }
        let moving = host.statistics { size.value = 1.7 }
        expect(moving.rasterisedPixels, equals: 0)
        expect(host.settle())
        expect(host.takeStatistics().rasterisedPixels > 0)
        let fresh = TestHost(width: 200, height: 200) { Turning(angle: angle, size: size) }
        expect(host.snapshot().difference(from: fresh.snapshot(), tolerance: 0)?.count, equals: 0)
    }

    @Test("a scaled shape is as sharp as one of that size")
    func sharp() {
        func picture<V: View>(_ view: V) -> Bitmap { TestHost(width: 100, height: 100) { view }.snapshot() }
        let scaled = picture(Circle().fill(red).frame(width: 20, height: 20).scaleEffect(4))
        let large = picture(Circle().fill(red).frame(width: 80, height: 80))
        expect(scaled.difference(from: large, tolerance: 0)?.count, equals: 0)
    }

    @Test("the hit area follows offset, scale and rotation; gestures get points of their own view")
    func hits() {
        var taps: [CGPoint] = []
        let host = TestHost(width: 100, height: 100) {
            red.frame(width: 40, height: 10).onTapGesture { taps.append($0) }.rotationEffect(.degrees(90))
        }
        host.tap(at: CGPoint(x: 50, y: 32))
        expect(taps.count, equals: 1)
        expect(abs((taps.last?.x ?? 0) - 2) < 1e-6 && abs((taps.last?.y ?? 0) - 5) < 1e-6, "\(taps)")
        host.tap(at: CGPoint(x: 33, y: 50))
        expect(taps.count, equals: 1, "where it would be without the rotation")
        let small = TestHost(width: 100, height: 100) {
            red.frame(width: 40, height: 40).onTapGesture { taps.append($0) }.scaleEffect(0.5)
        }
        small.tap(at: CGPoint(x: 35, y: 50))
        expect(taps.count, equals: 1)
        small.tap(at: CGPoint(x: 41, y: 50))
        expect(taps.count == 2 && abs((taps.last?.x ?? 0) - 2) < 1e-6)
        let moved = TestHost(width: 200, height: 20) {
            red.frame(width: 20, height: 20).offset(x: 100).onTapGesture { taps.append(.zero) }
                .frame(width: 200, alignment: .leading)
        }
        moved.tap(at: CGPoint(x: 110, y: 10))
        expect(taps.count, equals: 3)
        moved.tap(at: CGPoint(x: 10, y: 10))
        expect(taps.count, equals: 3)
        let gone = TestHost(width: 100, height: 100) { red.onTapGesture { taps.append($0) }.scaleEffect(x: 0) }
        gone.tap(at: CGPoint(x: 50, y: 50))
        expect(taps.count, equals: 3, "a view drawn as a line is not hit")
    }

    @Test("a custom geometry effect")
    func ownEffect() {
        struct Skew: GeometryEffect {
            var amount: CGFloat
            func effectValue(size: CGSize) -> ProjectionTransform {
                ProjectionTransform(
                    CGAffineTransform(a: 1, b: 0, c: amount, d: 1, tx: -amount * size.height / 2, ty: 0))
            }
        }
        let picture = flag { $0.modifier(Skew(amount: 1)).modifier(Skew(amount: 0).ignoredByLayout()) }
        expect(picture.rgb(17, 26), equals: [255, 0, 0])
        expect(picture.rgb(17, 33), equals: windowColor)
        expect(picture.rgb(42, 33), equals: [0, 0, 255])
    }
}

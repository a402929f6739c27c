import CoreTesting
import Expectations
import HostSupport
import Testing

/// The pixels of images at other sizes, with caps, tiled, as templates.
@MainActor struct ImagePixels {
    private static let red: UInt32 = 0xFFFF_0000, green: UInt32 = 0xFF00_FF00, blue: UInt32 = 0xFF00_00FF

    private func image(_ width: Int, _ height: Int, _ pixels: [UInt32], scale: CGFloat = 1) -> Image {
        Image(decorative: CGImage(width: width, height: height, pixels: pixels), scale: scale)
    }

    private func host(
        _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1, _ content: () -> some View
    ) -> TestHost { TestHost(width: width, height: height, scale: scale, content: content) }

    @Test("pixels are unchanged at their own size, at any integer scale", arguments: [1, 2] as [CGFloat])
    func ownSize(scale: CGFloat) {
        let picture = image(2, 2, [Self.red, Self.green, Self.blue, Self.red], scale: scale)
        let host = host(2, 2, scale: scale) { picture }
        let corner = scale == 1 ? 0 : 1
        expect(host.pixel(corner, corner), equals: [255, 0, 0])
        expect(host.pixel(corner + 1, corner), equals: [0, 255, 0])
        expect(host.pixel(corner, corner + 1), equals: [0, 0, 255])
    }

    @Test("the number of tiles is bounded in a frame larger than any window")
    func farFrame() {
        let host = host(20, 20) {
            ZStack {
                image(1, 1, [Self.red]).resizable().frame(width: 1e9, height: 1e9)
                Color(red: 0, green: 1, blue: 0).frame(width: 10, height: 10)
            }
        }
        expect(host.pixel(10, 10), equals: [0, 255, 0])
    }

    @Test("without interpolation pixels stay squares")
    func nearest() {
        let picture = image(2, 1, [Self.red, Self.blue]).resizable().interpolation(.none)
        let host = host(40, 10) { picture }
        expect((0..<20).allSatisfy { host.pixel($0, 5) == [255, 0, 0] })
        expect((20..<40).allSatisfy { host.pixel($0, 5) == [0, 0, 255] })
    }

    @Test("a larger picture is interpolated between colours, and its edges keep their own")
    func bilinear() {
        let host = host(40, 10) { image(2, 1, [Self.red, Self.blue]).resizable() }
        expect(host.pixel(0, 0) == [255, 0, 0] && host.pixel(0, 9) == [255, 0, 0])
        expect(host.pixel(39, 0), equals: [0, 0, 255])
        expect(zip(host.pixel(20, 5), [128, 0, 128]).allSatisfy { abs($0 - $1) < 12 })
    }

    @Test("a smaller picture is the mean of its pixels", arguments: [2, 5, 16])
    func mean(factor: Int) {
        // A chequerboard of single black and white pixels becomes grey when reduced.
        let side = 8 * factor
        let pixels = (0..<side * side).map { ($0 % side + $0 / side) % 2 == 0 ? 0xFF00_0000 : 0xFFFF_FFFF as UInt32 }
        let host = host(8, 8) { image(side, side, pixels).resizable() }
        for y in 0..<8 { for x in 0..<8 { expect(abs(host.pixel(x, y)[0] - 127) < 24, "at \(x), \(y)") } }
    }

    @Test("caps keep their size, the middle is stretched", arguments: [1, 2] as [CGFloat])
    func caps(scale: CGFloat) {
        let (r, g, b) = (Self.red, Self.green, Self.blue)
        let picture = image(3, 3, [r, g, r, g, b, g, r, g, r])
            .resizable(capInsets: EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)).interpolation(.none)
        let host = host(9, 6, scale: scale) { picture }
        let last = (x: Int(9 * scale) - 1, y: Int(6 * scale) - 1), cap = Int(scale)
        for x in 0...last.x {
            for y in 0...last.y {
                let isSide = x < cap || x > last.x - cap, isEnd = y < cap || y > last.y - cap
                let expected = isSide && isEnd ? [255, 0, 0] : isSide || isEnd ? [0, 255, 0] : [0, 0, 255]
                expect(host.pixel(x, y), equals: expected, "at \(x), \(y)")
            }
        }
    }

    @Test("tiles repeat the picture at its own size", arguments: [1, 2] as [CGFloat])
    func tiles(scale: CGFloat) {
        let host = host(8, 6, scale: scale) {
            image(2, 1, [Self.red, Self.blue]).resizable(resizingMode: .tile).interpolation(.none)
        }
        for x in 0..<Int(8 * scale) {
            let expected = x / Int(scale) % 2 == 0 ? [255, 0, 0] : [0, 0, 255]
            expect(host.pixel(x, 3), equals: expected, "at \(x)")
        }
    }

    @Test("a template is drawn in the foreground style, and another colour rasterises nothing")
    func template() {
        let color = Box(Color.red)
        let picture = image(2, 1, [Self.blue, 0])
        let host = TestHost.live(width: 2, height: 1) {
            picture.renderingMode(.template).foregroundStyle(color.value)
        }
        host.update()
        expect(host.pixel(0, 0) != windowColor && host.pixel(1, 0) == windowColor)
        let before = host.pixel(0, 0)
        let statistics = host.statistics { color.value = .green }
        expect(statistics.rasterisedPixels == 0 && statistics.texturesUpdated == 0)
        expect(host.pixel(0, 0) != before)
    }

    @Test("transparent pixels show the backdrop, and opacity fades")
    func blending() {
        let half = image(1, 1, [0x8080_0000]).resizable()
        let host = host(4, 1) {
            HStack(spacing: 0) {
                half.background(Color.white)
                image(1, 1, [Self.red]).resizable().opacity(0.5).background(Color.white)
            }
        }
        expect(zip(host.pixel(0, 0), [255, 127, 127]).allSatisfy { abs($0 - $1) <= 1 })
        expect(zip(host.pixel(3, 0), [255, 127, 127]).allSatisfy { abs($0 - $1) <= 1 })
    }

    @Test("a picture larger than a texture is divided into tiles that meet")
    func large() {
        let host = host(5000, 4) { image(2, 1, [Self.red, Self.blue]).resizable().interpolation(.none) }
        expect(host.pixel(2400, 1) == [255, 0, 0] && host.pixel(2600, 1) == [0, 0, 255])
        expect(host.pixel(4095, 1) == [0, 0, 255] && host.pixel(4999, 3) == [0, 0, 255])
        expect(host.takeStatistics().texturesAlive, equals: 2)
    }

    @Test("invalid caps and sizes draw without errors")
    func senseless() {
        let picture = image(2, 2, [Self.red, Self.red, Self.red, Self.red])
        for length in [-5, .nan, .infinity, 1e9] as [CGFloat] {
            let insets = EdgeInsets(top: length, leading: length, bottom: length, trailing: length)
            for mode in [Image.ResizingMode.tile, .stretch] {
                let host = host(20, 20) { picture.resizable(capInsets: insets, resizingMode: mode) }
                expect(host.pixel(10, 10), equals: [255, 0, 0], "\(length) \(mode)")
            }
        }
    }
}

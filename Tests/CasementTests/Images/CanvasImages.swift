import CasementTesting
import ControlSupport
import Expectations
import Foundation
import HostSupport
import TestData
import Testing

/// Images drawn in canvases, in texts and by image renderers.
@MainActor struct CanvasImages {
    private let red: [Int] = [255, 0, 0], green: [Int] = [0, 255, 0], blue: [Int] = [0, 0, 255]
    private let white: [Int] = [255, 255, 255]

    private func image() throws -> Image { Image(uiImage: try require(UIImage(data: SamplePictures.bmp))) }

    private func canvas(_ draw: @escaping (inout GraphicsContext) -> Void) -> TestHost {
        let host = TestHost(width: 60, height: 40) { Canvas { context, _ in draw(&context) }.background(.black) }
        host.update()
        return host
    }

    @Test("a picture is drawn at its own size with its anchor at a point, or fills a rectangle")
    func places() throws {
        let image = try image()
        let host = canvas { context in
            context.draw(image, at: CGPoint(x: 6, y: 4))
            context.draw(image, at: CGPoint(x: 20, y: 0), anchor: .topLeading)
            context.draw(image.interpolation(.none), in: CGRect(x: 0, y: 20, width: 24, height: 16))
        }
        expect(host.pixel(1, 1) == red && host.pixel(10, 1) == green && host.pixel(1, 6) == blue)
        expect(host.pixel(21, 1) == red && host.pixel(30, 6) == white && host.pixel(14, 1) == [0, 0, 0])
        expect(host.pixel(2, 22) == red && host.pixel(22, 22) == green && host.pixel(2, 34) == blue)
        expect(host.pixel(30, 30), equals: [0, 0, 0])
    }

    @Test("filters of a picture look alike everywhere, and cost what is drawn, however large the canvas is")
    func filters() throws {
        let image = try image()
        /// The canvas's pixels, and the processor time that they took.
        func paint(width: CGFloat, height: CGFloat, count: Int) -> (Bitmap, UInt64) {
            let host = TestHost(width: width, height: height) {
                Canvas { context, _ in
                    context.addFilter(.blur(radius: 1))
                    context.addFilter(.colorMultiply(.yellow))
                    for index in 0..<count { context.draw(image, at: CGPoint(x: 10 + index % 10, y: 10 + index / 10)) }
                    context.drawLayer { $0.draw(image, in: CGRect(x: 30, y: 8, width: 16, height: 16)) }
                }
            }
            let start = worked()
            host.update()
            return (host.snapshot(), worked() - start)
        }
        let (small, little) = paint(width: 60, height: 40, count: 60)
        let (large, much) = paint(width: 1200, height: 800, count: 60)
        for y in 0..<40 {
            for x in 0..<60 where small[x, y] != large[x, y] { Issue.record("\(x), \(y) differs") }
        }
        // The surface itself is 400 times as large; its filters are not.
        expect(much < 12 * little, "\(much) and \(little) ns")
    }

    /// This thread's processor time, in nanoseconds.
    private func worked() -> UInt64 {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    }

    @Test("a resolved image has its size; templates and symbols take its shading")
    func shadings() throws {
        let image = try image()
        var size = CGSize.zero, baseline: CGFloat = 0, symbol = CGSize.zero, symbolBaseline: CGFloat = 0
        let host = canvas { context in
            let plain = context.resolve(image)
            (size, baseline) = (plain.size, plain.baseline)
            expect(plain.shading == nil)
            var stencil = context.resolve(image.renderingMode(.template))
            stencil.shading = .color(.init(red: 1, green: 0, blue: 1))
            context.draw(stencil, at: CGPoint(x: 0, y: 0), anchor: .topLeading)
            var square = context.resolve(Image(systemName: "square.fill"))
            (symbol, symbolBaseline) = (square.size, square.baseline)
            square.shading = .color(.init(red: 0, green: 1, blue: 0))
            context.draw(square, in: CGRect(x: 20, y: 0, width: 20, height: 20))
        }
        expect(size == CGSize(width: 12, height: 8) && baseline == 8)
        expect(symbol.height > 10 && symbolBaseline > 0 && symbolBaseline < symbol.height)
        expect(host.pixel(1, 1) == [255, 0, 255] && host.pixel(10, 6) == [255, 0, 255])
        expect(host.pixel(30, 10), equals: green)
    }

    @Test("caps keep their size where a resizable image fills a rectangle")
    func caps() throws {
        let image = try image().resizable(capInsets: EdgeInsets(top: 4, leading: 6, bottom: 4, trailing: 6))
        let host = canvas { $0.draw(image, in: CGRect(x: 0, y: 0, width: 60, height: 40)) }
        expect(host.pixel(1, 1) == red && host.pixel(5, 3) == red && host.pixel(58, 1) == green)
        expect(host.pixel(1, 38) == blue && host.pixel(58, 38) == white)
    }

    @Test("a tiled image repeats from its origin, whole or in part, larger or smaller")
    func tiles() throws {
        let image = try image().interpolation(.none)
        let whole = canvas { context in
            context.fill(
                Path(CGRect(x: 0, y: 0, width: 60, height: 40)), with: .tiledImage(image, origin: CGPoint(x: 2, y: 0)))
        }
        expect(whole.pixel(3, 1) == red && whole.pixel(0, 1) == green && whole.pixel(15, 9) == red)
        let part = canvas { context in
            context.fill(
                Path(CGRect(x: 0, y: 0, width: 60, height: 40)),
                with: .tiledImage(image, sourceRect: CGRect(x: 0, y: 0, width: 1, height: 0.5), scale: 2))
        }
        expect(part.pixel(3, 3) == red && part.pixel(20, 3) == green && part.pixel(3, 11) == red)
    }

    @Test("a canvas that draws the same images again is not drawn again")
    func retained() throws {
        let image = try image()
        let count = Box(0), runs = Box(0)
        let host = TestHost.live(width: 60, height: 40) {
            Canvas { context, _ in
                runs.value += 1
                _ = count.value
                context.draw(image, at: CGPoint(x: 20, y: 20))
                context.draw(Image(systemName: "star"), at: CGPoint(x: 40, y: 20))
            }
        }
        host.update()
        count.value = 1
        host.update()
        expect(runs.value, equals: 2)
        expect(host.pixel(16, 17), equals: red)
    }

    @Test("an image in a text is on its baseline and in its colour")
    func inText() throws {
        let picture = try image()
        let host = TestHost(width: 200, height: 60) {
            VStack(spacing: 0) {
                Text("\(Image(systemName: "square.fill")) x").foregroundStyle(Color(red: 1, green: 0, blue: 0))
                    .accessibilityIdentifier("symbol")
                Text("x").accessibilityIdentifier("x")
                Text(picture).accessibilityIdentifier("picture")
            }
        }
        host.update()
        let symbol = try require(host.frame("symbol")), x = try require(host.frame("x"))
        let alone = try require(host.frame("picture"))
        expect(symbol.width > x.width + 10)
        expect(host.pixel(Int(symbol.minX) + 8, Int(symbol.midY)), equals: red)
        expect(alone.width >= 12)
        expect(Text("\(Image(systemName: "star"))"), equals: Text("\(Image(systemName: "star"))"))
        expect(Text(Image(systemName: "star")) != Text(Image(systemName: "bell")))
    }

    @Test("a view as a picture: its pixels, at a scale")
    func renderer() throws {
        let renderer = ImageRenderer(content: Color(red: 1, green: 0, blue: 0).frame(width: 10, height: 5))
        renderer.scale = 2
        let image = try require(renderer.uiImage)
        expect(image.size == CGSize(width: 10, height: 5) && image.scale == 2)
        expect(image.cgImage?.width == 20 && image.cgImage?.pixels.allSatisfy { $0 == 0xFFFF_0000 } == true)
        expect(renderer.nsImage != nil && renderer.cgImage?.height == 10)
        expect(ImageRenderer(content: EmptyView()).uiImage == nil)
    }
}

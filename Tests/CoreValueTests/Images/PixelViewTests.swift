import CoreTesting
import Dispatch
import Expectations
import HostSupport
import Testing

@testable import CasementCore

/// Views of pixels that the program writes.
@MainActor struct PixelViewTests {
    private nonisolated static let red: UInt32 = 0xFFFF_0000, blue: UInt32 = 0xFF00_00FF

    private func buffer(_ width: Int, _ height: Int, _ color: UInt32 = red) -> PixelBuffer {
        let buffer = PixelBuffer(width: width, height: height)
        buffer.draw { $0.all().update(repeating: color) }
        return buffer
    }

    @Test("pixels are copied unchanged at the display's scale", arguments: [1, 2] as [CGFloat])
    func ownSize(scale: CGFloat) {
        let screen = PixelBuffer(width: 2, height: 1)
        screen.draw { pixels in
            pixels[0, 0] = Self.red
            pixels[1, 0] = Self.blue
            pixels[2, 0] = 1
        }
        let host = TestHost(width: 10, height: 10, scale: scale) {
            PixelView(screen).fixedSize().frame(width: 10, height: 10, alignment: .topLeading)
        }
        expect(host.pixel(0, 0), equals: [255, 0, 0])
        expect(host.pixel(1, 0), equals: [0, 0, 255])
        expect(host.pixel(2, 0), equals: host.pixel(5, 5))
    }

    @Test("a new picture runs no body, lays out nothing and paints its own rectangle alone")
    func costOfAPicture() {
        let screen = buffer(40, 30)
        struct Page: View {
            let screen: PixelBuffer
            var body: some View {
                VStack {
                    Text("above")
                    PixelView(screen).frame(width: 40, height: 30)
                    Text("below")
                }
            }
        }
        let host = TestHost(width: 200, height: 200) { Page(screen: screen) }
        host.update()
        host.checksDamage = true
        let whole = host.statistics { screen.draw { $0.all().update(repeating: Self.blue) } }
        expect(whole.bodies + whole.nodesUpdated + whole.layoutMeasures + whole.layoutPlacements, equals: 0)
        expect(whole.damagedPixels, equals: 40 * 30)
        expect(whole.graphicsPainted, equals: 1)
        expect(whole.rasterisedPixels + whole.texturesCreated + whole.texturesUpdated, equals: 0)
        expect(host.pixel(100, 100), equals: [0, 0, 255])
        let part = host.statistics {
            screen.draw(in: CGRect(x: 4, y: 5, width: 6, height: 7)) { pixels in
                for y in 5..<12 { pixels.row(y)[4..<10].update(repeating: Self.red) }
            }
        }
        expect(part.damagedPixels, equals: 6 * 7)
        expect(host.statistics {}.framesPresented, equals: 0)
        expect(host.strayPixels == nil, "\(host.strayPixels ?? "")")
    }

    @Test("parts are drawn into the latest picture, whichever memory comes next")
    func parts() {
        let screen = buffer(6, 1)
        let host = TestHost(width: 6, height: 1) { PixelView(screen) }
        for x in 0..<6 {
            screen.draw(in: CGRect(x: x, y: 0, width: 1, height: 1)) { $0[x, 0] = Self.blue }
            if x % 3 != 1 { host.update() }
        }
        host.update()
        expect((0..<6).map { host.pixel($0, 0)[2] }, equals: Array(repeating: 255, count: 6))
        expect((0..<6).map { host.pixel($0, 0)[0] }, equals: Array(repeating: 0, count: 6))
    }

    @Test(
        "parts of a scaled picture show the same as a new view of it",
        arguments: [.none, .low, .medium] as [Image.Interpolation])
    func scaledParts(interpolation: Image.Interpolation) {
        for size in [CGSize(width: 97, height: 61), CGSize(width: 17, height: 13)] {
            let screen = buffer(40, 30)
            let view = PixelView(screen, contentMode: nil).interpolation(interpolation)
            let host = TestHost(width: size.width, height: size.height) { view }
            host.update()
            host.checksDamage = true
            for step in 0..<6 {
                screen.draw(in: CGRect(x: step * 6, y: step * 4, width: 5, height: 3)) { pixels in
                    for y in step * 4..<step * 4 + 3 {
                        for x in step * 6..<step * 6 + 5 { pixels[x, y] = 0xFF00_0000 | UInt32(x * y * 4001) }
                    }
                }
                host.update()
            }
            let fresh = TestHost(width: size.width, height: size.height) { view }
            expect(host.snapshot() == fresh.snapshot(), "\(size) \(interpolation)")
            expect(host.strayPixels == nil, "\(host.strayPixels ?? "")")
        }
    }

    @Test("the picture fits into the view, fills it or is stretched")
    func contentModes() {
        func pixels(_ mode: ContentMode?) -> [[Int]] {
            let host = TestHost(width: 40, height: 20) {
                PixelView(buffer(10, 10), contentMode: mode).background(Color(red: 0, green: 1, blue: 0))
            }
            return [host.pixel(0, 0), host.pixel(20, 10)]
        }
        expect(pixels(.fit), equals: [[0, 255, 0], [255, 0, 0]])
        expect(pixels(.fill), equals: [[255, 0, 0], [255, 0, 0]])
        expect(pixels(nil), equals: [[255, 0, 0], [255, 0, 0]])
    }

    @Test("transparent pictures are blended with what is behind")
    func blending() {
        let screen = PixelBuffer(width: 4, height: 4, isOpaque: false)
        screen.draw { $0.all().update(repeating: 0x8080_0000) }
        let host = TestHost(width: 4, height: 4) {
            PixelView(screen).background(Color(red: 0, green: 0, blue: 1))
        }
        let pixel = host.pixel(1, 1)
        expect(abs(pixel[0] - 128) < 2 && abs(pixel[2] - 127) < 2, "\(pixel)")
    }

    @Test("any thread draws, and the latest picture is shown")
    func threads() async {
        let screen = buffer(8, 8)
        let host = TestHost(width: 8, height: 8) { PixelView(screen) }
        host.update()
        await withTaskGroup(of: Void.self) { group in
            for thread in 0..<4 {
                group.addTask {
                    for step in 0..<200 {
                        let area = CGRect(x: thread * 2, y: 0, width: 2, height: 8)
                        screen.draw(in: area) { pixels in
                            for y in 0..<8 {
                                for x in 0..<2 {
                                    pixels[thread * 2 + x, y] = step == 199 ? Self.blue : UInt32(step)
                                }
                            }
                        }
                    }
                }
            }
        }
        // What the last writer sent to the main queue has run before this.
        await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
        host.update()
        expect((0..<8).allSatisfy { host.pixel($0, $0) == [0, 0, 255] })
    }

    @Test("bytes are copied in both orders, with gaps between rows, and cut off at the edges")
    func copies() {
        let screen = buffer(4, 2, 0)
        let bytes: [UInt8] = [1, 2, 3, 255, 4, 5, 6, 255, 0, 0, 0, 0, 7, 8, 9, 255, 10, 11, 12, 255]
        bytes.withUnsafeBytes { bytes in
            expect(screen.copy(bytes, .rgba, bytesPerRow: 12, to: CGRect(x: 3, y: 0, width: 2, height: 2)))
            expect(screen.copy(bytes, bytesPerRow: 12, to: CGRect(x: -1, y: 0, width: 2, height: 1)))
        }
        let host = TestHost(width: 4, height: 2) { PixelView(screen) }
        expect(host.pixel(3, 0), equals: [1, 2, 3])
        expect(host.pixel(3, 1), equals: [7, 8, 9])
        expect(host.pixel(0, 0), equals: [6, 5, 4])
    }

    @Test("bad sizes, areas and bytes change nothing")
    func badInput() {
        var messages: [String] = []
        RuntimeWarning.onIssue = { messages.append($0) }
        defer { RuntimeWarning.onIssue = nil }
        for size in [(0, 0), (-5, 3), (3, Int.min)] {
            let empty = PixelBuffer(width: size.0, height: size.1)
            empty.draw { $0[0, 0] = 1 }
            empty.draw(in: .infinite) { $0[0, 0] = 1 }
            let host = TestHost(width: 9, height: 9) { PixelView(empty).onFrame { _ in }.fixedSize() }
            host.update()
            expect(PixelView(empty).pixelPosition(at: .zero, in: .zero), equals: .zero)
        }
        let large = PixelBuffer(width: .max, height: 2)
        expect(large.width, equals: PixelBuffer.largestSide)
        expect(messages.count, equals: 1)
        let screen = buffer(4, 4)
        let host = TestHost(width: 4, height: 4) { PixelView(screen) }
        host.update()
        let statistics = host.statistics {
            for area in [CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1), CGRect(x: 9, y: 9, width: 1, height: 1)] {
                screen.draw(in: area) { $0[0, 0] = 0 }
                _ = [UInt32](repeating: 0, count: 64).withUnsafeBytes { screen.copy($0, to: area) }
            }
            for count in [0, 1, 63] {
                let isCopied = [UInt8](repeating: 0, count: count).withUnsafeBytes { screen.copy($0) }
                expect(!isCopied)
            }
            for stride in [-16, 0, 15, .max] {
                let isCopied = [UInt8](repeating: 0, count: 64).withUnsafeBytes { screen.copy($0, bytesPerRow: stride) }
                expect(!isCopied)
            }
        }
        expect(statistics.framesPresented, equals: 0)
        expect(messages.count, equals: 8)
        expect(host.pixel(0, 0), equals: [255, 0, 0])
    }

    @Test("positions in the picture are those shown there")
    func positions() {
        let screen = buffer(100, 50)
        let size = CGSize(width: 400, height: 400)
        func position(_ mode: ContentMode?, _ x: CGFloat, _ y: CGFloat) -> CGPoint {
            PixelView(screen, contentMode: mode).pixelPosition(at: CGPoint(x: x, y: y), in: size)
        }
        expect(position(.fit, 0, 100), equals: .zero)
        expect(position(.fit, 400, 300), equals: CGPoint(x: 100, y: 50))
        expect(position(.fill, 0, 0), equals: CGPoint(x: 25, y: 0))
        expect(position(nil, 200, 400), equals: CGPoint(x: 50, y: 50))
        expect(position(nil, .nan, 1), equals: .zero)
    }

    @Test("the size in pixels is reported once for each change, at the display's scale")
    func pixelSizes() {
        let width = Box<CGFloat>(50)
        var sizes: [[Int]] = []
        struct Page: View {
            let width: Box<CGFloat>
            let view: PixelView
            var body: some View { view.frame(width: width.value, height: 20) }
        }
        let view = PixelView(buffer(4, 4)).onPixelSizeChange { sizes.append([$0, $1]) }
        let host = TestHost(width: 100, height: 100, scale: 2) { Page(width: width, view: view) }
        host.update()
        width.value = 60
        host.update()
        host.update()
        expect(sizes, equals: [[100, 40], [120, 40]])
    }

    @Test("the action before each frame draws the frame's own picture, and ends with the view")
    func frames() {
        let screen = buffer(4, 4)
        let isShown = Box(true)
        var count = 0
        struct Page: View {
            let isShown: Box<Bool>
            let view: PixelView
            var body: some View { if isShown.value { view } }
        }
        let view = PixelView(screen).onFrame { _ in
            count += 1
            screen.draw { $0.all().update(repeating: count % 2 == 0 ? Self.red : Self.blue) }
        }
        let host = TestHost(width: 4, height: 4) { Page(isShown: isShown, view: view) }
        host.update()
        for _ in 0..<3 { host.advance(by: 1 / 60.0) }
        expect(count >= 3, "\(count)")
        expect(host.pixel(1, 1), equals: count % 2 == 0 ? [255, 0, 0] : [0, 0, 255])
        isShown.value = false
        host.update()
        host.advance(by: 1 / 60.0)
        let last = count
        host.advance(by: 1)
        expect(count, equals: last)
    }

    @Test("gestures, the focus and labels work as on any view")
    func input() {
        var log: [String] = []
        let view = PixelView(buffer(20, 20))
        let host = TestHost(width: 40, height: 40) {
            view.onTapGesture {
                let position = view.pixelPosition(at: $0, in: CGSize(width: 40, height: 40))
                log.append("\(position.x) \(position.y)")
            }
            .focusable().onKeyPress("a") {
                log.append("a")
                return .handled
            }
            .accessibilityLabel("Screen")
        }
        host.tap(at: CGPoint(x: 10, y: 30))
        host.key(.tab)
        host.key("a")
        expect(log, equals: ["5.0 15.0", "a"])
        expect("\(host.accessibilityTree)".contains("Screen"))
    }

    @Test("two views show one buffer, and a view shows another buffer in place")
    func sharing() {
        let first = buffer(10, 10), second = buffer(10, 10, Self.blue)
        let chosen = Box(first)
        struct Page: View {
            let fixed: PixelBuffer
            let chosen: Box<PixelBuffer>
            var body: some View {
                HStack(spacing: 0) {
                    PixelView(fixed)
                    PixelView(chosen.value)
                }
            }
        }
        let host = TestHost(width: 20, height: 10) { Page(fixed: first, chosen: chosen) }
        expect([host.pixel(5, 5), host.pixel(15, 5)], equals: [[255, 0, 0], [255, 0, 0]])
        first.draw { $0.all().update(repeating: 0xFF00_FF00) }
        host.update()
        expect([host.pixel(5, 5), host.pixel(15, 5)], equals: [[0, 255, 0], [0, 255, 0]])
        chosen.value = second
        host.update()
        expect([host.pixel(5, 5), host.pixel(15, 5)], equals: [[0, 255, 0], [0, 0, 255]])
    }
}

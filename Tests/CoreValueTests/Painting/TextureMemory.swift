import CoreTesting
import Expectations
import HostSupport
import Testing

/// Which textures are kept, and how much memory they use.
@MainActor @Suite(.serialized) struct TextureMemory {
    private static func picture(_ color: UInt32, side: Int = 10) -> Image {
        Image(decorative: CGImage(decorating: side, side, color), scale: 1)
    }

    @Test("a picture that appears again is not redrawn")
    func appearsAgain() {
        let flag = Flag(true)
        let picture = Self.picture(0xFFFF_0000).resizable()
        let host = TestHost.live(width: 50, height: 50) {
            ZStack { if flag.value { picture } }
        }
        host.update()
        expect(host.takeStatistics().texturesAlive, equals: 1)
        let went = host.statistics { flag.value = false }
        expect(went.texturesAlive == 0 && went.texturesDestroyed == 1)
        let came = host.statistics { flag.value = true }
        expect(came.texturesAlive == 1 && came.rasterisedPixels == 0)
        expect(host.pixel(25, 25), equals: [255, 0, 0])
    }

    @Test("equal pictures of one size share a texture; another size is drawn in place")
    func shared() {
        let size = Box<CGFloat>(20)
        let picture = Self.picture(0xFF00_FF00).resizable()
        let host = TestHost.live(width: 100, height: 100) {
            VStack {
                picture.frame(width: 20, height: 20)
                picture.frame(width: size.value, height: size.value)
            }
        }
        expect(host.takeStatistics().texturesAlive, equals: 1)
        expect(host.statistics { size.value = 30 }.texturesCreated, equals: 1)
        let resized = host.statistics { size.value = 40 }
        expect(resized.texturesCreated == 0 && resized.texturesUpdated == 1 && resized.texturesAlive == 2)
    }

    @Test("the least recently shown textures are evicted first, and visible ones stay")
    func bound() {
        let limits = PictureLimits.current
        defer { PictureLimits.current = limits }
        // Four pictures of 100 by 100 points.
        PictureLimits.current.textureMemory = 4 * 40_400
        let pictures = (0..<8).map { Self.picture(0xFF00_0000 | UInt32($0 * 30), side: 100) }
        let shown = Box(0)
        let host = TestHost.live(width: 100, height: 100) {
            ZStack { ForEach(0..<8) { if $0 == shown.value { pictures[$0] } } }
        }
        let store = host.pipeline.graphics.store
        for index in 0..<8 {
            shown.value = index
            host.update()
            expect(store.bytes <= PictureLimits.current.textureMemory)
        }
        expect(host.statistics { shown.value = 6 }.rasterisedPixels, equals: 0)
        expect(host.statistics { shown.value = 0 }.rasterisedPixels, equals: 10_000)
        expect(host.pixel(50, 50), equals: [0, 0, 0])
    }

    @Test("a visible texture is never evicted, even if it exceeds the limit")
    func visible() {
        let limits = PictureLimits.current
        defer { PictureLimits.current = limits }
        PictureLimits.current.textureMemory = 1000
        let pictures = (0..<4).map { Self.picture(0xFF00_00FF - UInt32($0), side: 50) }
        let color = Box(Color.red)
        let host = TestHost.live(width: 200, height: 60) {
            HStack(spacing: 0) {
                ForEach(0..<4) { pictures[$0] }
                color.value.frame(width: 1, height: 1)
            }
        }
        host.update()
        for color2 in [Color.green, .blue, .red] {
            expect(host.statistics { color.value = color2 }.rasterisedPixels, equals: 0)
        }
        // Repainting everything does not rasterise either.
        host.pipeline.graphics.damageAll()
        expect(host.statistics {}.rasterisedPixels, equals: 0)
    }

    @Test("visible shapes are never evicted, and a canvas draws its texts again")
    func visibleShapes() {
        let limits = PictureLimits.current
        defer { PictureLimits.current = limits }
        PictureLimits.current.textureMemory = 1000
        let color = Box(Color.red), word = Box("one")
        func content() -> some View {
            HStack(spacing: 0) {
                Circle().fill(Color(red: 0, green: 0, blue: 1)).frame(width: 50, height: 50)
                Canvas { context, _ in
                    for y in 0..<4 { context.draw(Text("the same text"), at: CGPoint(x: 50, y: 6 + y * 12)) }
                    context.draw(Text(word.value), at: CGPoint(x: 10, y: 25))
                }
                .frame(width: 100, height: 50)
                color.value.frame(width: 1, height: 1)
            }
        }
        let host = TestHost.live(width: 200, height: 60) { content() }
        host.update()
        for other in [Color.green, .blue, .red] {
            expect(host.statistics { color.value = other }.rasterisedPixels, equals: 0)
        }
        host.pipeline.graphics.damageAll()
        expect(host.statistics {}.rasterisedPixels, equals: 0)
        expect(host.pixel(50, 30), equals: [0, 0, 255])
        word.value = "two"
        host.update()
        let fresh = TestHost.live(width: 200, height: 60) { content() }
        fresh.update()
        expect(host.snapshot() == fresh.snapshot())
    }

    @Test("a view that is scrolled out of sight releases its texture and gets it back")
    func outOfSight() {
        let limits = PictureLimits.current
        defer { PictureLimits.current = limits }
        PictureLimits.current.textureMemory = 3 * 10_300
        let pictures = (0..<40).map { Self.picture(0xFF00_0000 | UInt32($0 * 6), side: 50) }
        let offset = Box<CGFloat>(0)
        let host = TestHost.live(width: 50, height: 100) {
            VStack(spacing: 0) { ForEach(0..<40) { pictures[$0] } }.fixedSize().offset(y: 950 - offset.value)
        }
        host.update()
        for step in 0..<20 {
            offset.value = CGFloat(step * 100)
            host.update()
            expect(host.pixel(25, 25), equals: [0, 0, step * 12])
            expect(host.pipeline.graphics.store.bytes <= 3 * 10_300 + 10_300)
        }
        offset.value = 0
        host.update()
        expect(host.pixel(25, 75), equals: [0, 0, 6])
    }

    @Test("a hundred thousand insertions and removals keep the memory constant")
    func flat() {
        let limits = PictureLimits.current
        defer { PictureLimits.current = limits }
        PictureLimits.current.textureMemory = 100_000
        let number = Box(0)
        let host = TestHost.live(width: 20, height: 20) {
            ZStack {
                if number.value % 2 == 0 {
                    Image(decorative: CGImage(decorating: 10, 10, 0xFF00_0000 | UInt32(number.value)), scale: 1)
                }
            }
        }
        host.update()
        let rounds = ProcessInfo.processInfo.environment["CASEMENT_CYCLES"].flatMap { Int($0) } ?? 5000
        for step in 1...rounds {
            number.value = step
            host.update()
        }
        let store = host.pipeline.graphics.store
        expect(store.bytes <= 100_000 && store.kept <= 250)
        expect(host.takeStatistics().texturesAlive <= 1)
    }
}

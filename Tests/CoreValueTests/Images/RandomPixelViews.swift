import CoreTesting
import Foundation
import HostSupport
import TestData
import Testing

@testable import CasementCore

/// Views of pixels are cut off, scaled, moved, faded, rounded and covered at random while their pictures change: what
/// the window shows is what a new one shows.
@MainActor struct RandomPixelViews {
    private var count: UInt64 { UInt64(ProcessInfo.processInfo.environment["CASEMENT_SEEDS"] ?? "") ?? 12 }

    @Test("A picture that changes in place is shown as in a new window") func changing() {
        for seed in 0..<count { run(seed) }
    }

    private func run(_ seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let screen = PixelBuffer(
            width: random.number(1...50), height: random.number(1...40), isOpaque: !random.once(in: 3))
        screen.draw { $0.all().update(repeating: 0xFF20_4080) }
        let look = Box(Look(&random))
        let scale: CGFloat = [1, 1.5, 2][random.number(0...2)]
        let host = TestHost(width: 90, height: 70, scale: scale) { Page(screen: screen, look: look) }
        host.update()
        host.checksDamage = true
        for step in 0..<12 {
            if random.once(in: 3) { look.value = Look(&random) }
            if !random.once(in: 4) { Self.draw(screen, &random) }
            host.settle()
            let fresh = TestHost(width: 90, height: 70, scale: scale) { Page(screen: screen, look: look) }
            fresh.update()
            let difference = host.snapshot().difference(from: fresh.snapshot())
            #expect(difference?.count == 0, "seed \(seed), step \(step), \(look.value)")
            #expect(host.strayPixels == nil, "seed \(seed), step \(step): \(host.strayPixels ?? "")")
        }
    }

    private static func draw(_ screen: PixelBuffer, _ random: inout SeededGenerator) {
        func pixel() -> UInt32 {
            let alpha = screen.isOpaque ? 255 : random.number(0...255)
            let parts = (0..<3).map { _ in UInt32(random.number(0...alpha)) }
            return UInt32(alpha) << 24 | parts[0] << 16 | parts[1] << 8 | parts[2]
        }
        if random.once(in: 3) {
            return screen.draw { pixels in for index in pixels.all().indices { pixels.all()[index] = pixel() } }
        }
        let x = random.number(0...screen.width - 1), y = random.number(0...screen.height - 1)
        let right = random.number(x + 1...screen.width), bottom = random.number(y + 1...screen.height)
        screen.draw(in: CGRect(x: x, y: y, width: right - x, height: bottom - y)) { pixels in
            for line in y..<bottom { for column in x..<right { pixels[column, line] = pixel() } }
        }
    }

    /// How the picture is shown.
    private struct Look {
        var isFixed: Bool
        var mode: ContentMode?
        var interpolation: Image.Interpolation
        var x, y, width, height: CGFloat
        var opacity: Double
        var radius: CGFloat
        var isCovered: Bool
        var isBlurred: Bool

        init(_ random: inout SeededGenerator) {
            isFixed = random.once(in: 2)
            mode = [ContentMode.fit, .fill, nil][random.number(0...2)]
            interpolation = [Image.Interpolation.none, .low, .medium][random.number(0...2)]
            (x, y) = (CGFloat(random.number(-40...120)) / 2, CGFloat(random.number(-40...100)) / 2)
            (width, height) = (CGFloat(random.number(1...120)) / 2, CGFloat(random.number(1...100)) / 2)
            opacity = random.once(in: 3) ? 0.5 : 1
            radius = random.once(in: 3) ? 6 : 0
            isCovered = random.once(in: 3)
            isBlurred = random.once(in: 6)
        }
    }

    private struct Page: View {
        let screen: PixelBuffer
        let look: Box<Look>

        var body: some View {
            let look = look.value
            ZStack(alignment: .topLeading) {
                Color(red: 0.1, green: 0.6, blue: 0.2)
                picture(look)
                    .frame(width: look.width, height: look.height)
                    .clipShape(RoundedRectangle(cornerRadius: look.radius))
                    .blur(radius: look.isBlurred ? 2 : 0)
                    .opacity(look.opacity)
                    .offset(x: look.x, y: look.y)
                if look.isCovered {
                    Color(red: 1, green: 0, blue: 0).opacity(0.4).frame(width: 30, height: 20).offset(x: 20, y: 15)
                    Color(red: 0, green: 0, blue: 1).frame(width: 20, height: 30).offset(x: 40, y: 10)
                }
            }
        }

        @ViewBuilder private func picture(_ look: Look) -> some View {
            let view = PixelView(screen, contentMode: look.mode).interpolation(look.interpolation)
            if look.isFixed { view.fixedSize() } else { view }
        }
    }
}

import CoreTesting
import Expectations
import HostSupport
import Testing

private let red = Color(red: 1, green: 0, blue: 0)
private let black = Color(red: 0, green: 0, blue: 0)

/// Masks, clips by a fill rule, and drawing groups.
@MainActor struct MaskPixels {
    @Test("a mask's alpha applies, its colour does not; it is centred")
    func mask() {
        let host = TestHost(width: 40, height: 40) {
            red.mask {
                ZStack {
                    Color.blue.frame(width: 20, height: 20)
                    Color.clear
                }
            }
        }
        expect(host.pixel(20, 20), equals: [255, 0, 0])
        expect(host.pixel(9, 20) == windowColor && host.pixel(30, 20) == windowColor)
        let half = TestHost(width: 4, height: 4) { red.mask(Color.blue.opacity(0.5)).background(black) }
        expect(abs(half.pixel(1, 1)[0] - 128) <= 1)
    }

    @Test("a mask is aligned, and is proposed the view's size")
    func alignment() {
        let host = TestHost(width: 40, height: 40) {
            red.mask(alignment: .topLeading) { Rectangle().frame(width: 10) }
        }
        expect(host.pixel(5, 35), equals: [255, 0, 0])
        expect(host.pixel(12, 5), equals: windowColor)
    }

    @Test("changes in a mask or in the masked view are shown")
    func changes() {
        let width = Box<CGFloat>(10), color = Box(red)
        let host = TestHost.live(width: 40, height: 20) {
            color.value.mask(alignment: .leading) { Rectangle().frame(width: width.value) }
        }
        expect(host.pixel(15, 10), equals: windowColor)
        width.value = 20
        host.update()
        expect(host.pixel(15, 10), equals: [255, 0, 0])
        color.value = black
        host.update()
        expect(host.pixel(15, 10) == [0, 0, 0] && host.pixel(25, 10) == windowColor)
        width.value = 5
        host.update()
        expect(host.pixel(15, 10), equals: windowColor)
    }

    @Test("masks in masks")
    func nested() {
        let host = TestHost(width: 40, height: 40) {
            red.mask(alignment: .leading) {
                Rectangle().frame(width: 20).mask(alignment: .top) { Rectangle().frame(height: 20) }
            }
        }
        expect(host.pixel(10, 10), equals: [255, 0, 0])
        expect(host.pixel(10, 30) == windowColor && host.pixel(30, 10) == windowColor)
    }

    private struct TwoCircles: Shape {
        func path(in rect: CGRect) -> Path {
            var path = Path(rect)
            path.addRect(rect.insetBy(dx: 10, dy: 10))
            return path
        }
    }

    @Test("a clip by the even-odd rule has holes; without antialiasing it has hard edges")
    func rules() {
        let hole = TestHost(width: 40, height: 40) { red.clipShape(TwoCircles(), style: FillStyle(eoFill: true)) }
        expect(hole.pixel(5, 5) == [255, 0, 0] && hole.pixel(20, 20) == windowColor)
        let full = TestHost(width: 40, height: 40) { red.clipShape(TwoCircles()) }
        expect(full.pixel(20, 20), equals: [255, 0, 0])
        let hard = TestHost(width: 40, height: 40) {
            red.clipShape(Circle(), style: FillStyle(antialiased: false)).background(black)
        }.snapshot()
        for x in 0..<40 { for y in 0..<40 { expect([[255, 0, 0], [0, 0, 0]].contains(hard.rgb(x, y))) } }
        expect(TestHost(width: 4, height: 4) { red.clipped(antialiased: true) }.pixel(1, 1), equals: [255, 0, 0])
    }

    @Test("a drawing group is a picture of its frame, an opaque one on black")
    func drawingGroup() {
        let host = TestHost(width: 40, height: 40) {
            Color.clear.frame(width: 20, height: 20).overlay(red.frame(width: 10, height: 10).offset(x: 10))
                .drawingGroup(opaque: true)
        }
        expect(host.pixel(12, 12), equals: [0, 0, 0])
        expect(host.pixel(28, 20), equals: [255, 0, 0])
        expect(host.pixel(31, 20), equals: windowColor, "clipped to its frame")
        let clear = TestHost(width: 10, height: 10) { Color.clear.drawingGroup(colorMode: .linear) }
        expect(clear.pixel(5, 5), equals: windowColor)
    }
}

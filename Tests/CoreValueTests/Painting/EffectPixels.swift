import CoreTesting
import Expectations
import HostSupport
import PlainControls
import Testing

private let red = Color(red: 1, green: 0, blue: 0)
private let blue = Color(red: 0, green: 0, blue: 1)
private let white = Color(red: 1, green: 1, blue: 1)
private let black = Color(red: 0, green: 0, blue: 0)

/// Opacity, clips and groups.
@MainActor struct EffectPixels {
    private func isNear(_ pixel: [Int], _ expected: [Int]) -> Bool {
        zip(pixel, expected).allSatisfy { abs($0 - $1) <= 1 }
    }

    @Test("opacity mixes with the backdrop")
    func opacity() {
        let host = TestHost(width: 4, height: 4) {
            ZStack {
                white
                black.opacity(0.25)
            }
        }
        expect(isNear(host.pixel(2, 2), [191, 191, 191]))
        let colour = TestHost(width: 4, height: 4) {
            ZStack {
                white
                Color(red: 0, green: 0, blue: 0, opacity: 0.25)
            }
        }
        expect(isNear(colour.pixel(2, 2), [191, 191, 191]))
    }

    @Test("each leaf fades separately; a group fades as one")
    func groups() {
        func overlapping() -> some View {
            ZStack {
                red
                blue
            }
        }
        let each = TestHost(width: 4, height: 4) { overlapping().opacity(0.5).background(white) }
        expect(isNear(each.pixel(2, 2), [127, 63, 191]), "\(each.pixel(2, 2))")
        let together = TestHost(width: 4, height: 4) { overlapping().compositingGroup().opacity(0.5).background(white) }
        expect(isNear(together.pixel(2, 2), [127, 127, 255]), "\(together.pixel(2, 2))")
    }

    @Test("opacities are multiplied; 0 draws nothing, and values outside 0 to 1 are clamped")
    func bounds() {
        func grey<V: View>(_ view: V) -> Int { TestHost(width: 2, height: 2) { view.background(white) }.pixel(1, 1)[0] }
        let view = Rectangle().fill(black)
        expect(abs(grey(view.opacity(0.5).opacity(0.5)) - 191) <= 1)
        expect(grey(view.opacity(0)), equals: 255)
        expect(grey(view.opacity(-3)), equals: 255)
        expect(grey(view.opacity(7)), equals: 0)
        expect(abs(grey(black.opacity(0.5).opacity(0.5)) - 191) <= 1, "a colour's own opacity")
    }

    @Test("round corners clip the corner and keep the centre")
    func corners() {
        let host = TestHost(width: 40, height: 40) { red.cornerRadius(12) }
        let picture = host.snapshot()
        for (x, y) in [(0, 0), (39, 0), (0, 39), (39, 39)] { expect(picture.rgb(x, y), equals: windowColor) }
        for (x, y) in [(20, 20), (12, 0), (0, 12), (27, 39), (4, 4)] { expect(picture.rgb(x, y), equals: [255, 0, 0]) }
    }

    @Test("a clip to a circle clips all content, of every kind")
    func circle() {
        let host = TestHost(width: 40, height: 40) {
            ZStack {
                red
                blue.frame(width: 10, height: 10).offset(x: 15, y: 15)
            }.clipShape(Circle())
        }
        expect(host.pixel(20, 20), equals: [255, 0, 0])
        expect(host.pixel(3, 3), equals: windowColor)
        expect(host.pixel(38, 38), equals: windowColor, "the blue square's corner is clipped")
        expect(host.pixel(31, 31), equals: [0, 0, 255])
    }

    @Test("clipped clips to the frame")
    func clipped() {
        let host = TestHost(width: 20, height: 20) {
            red.frame(width: 20, height: 20).frame(width: 10, height: 10).clipped()
        }
        expect(host.pixel(4, 10), equals: windowColor)
        expect(host.pixel(5, 10), equals: [255, 0, 0])
        expect(host.pixel(14, 14), equals: [255, 0, 0])
        expect(host.pixel(15, 14), equals: windowColor)
    }

    @Test("another radius changes the clip in place and keeps the state inside")
    func changedRadius() {
        let radius = Box<CGFloat>(0)
        let host = TestHost.live(width: 100, height: 60) {
            VStack { Counter("n").padding(10).background(red).cornerRadius(radius.value) }
        }
        host.tap("n")
        let frame = host.layoutTree.children[0].frame
        let x = Int(frame.minX), y = Int(frame.minY)
        expect(host.pixel(x + 1, y + 1), equals: [255, 0, 0])
        expect(host.lines { radius.value = 12 }, equals: ["Changed displayable at 0"])
        expect(host.pixel(x + 1, y + 1), equals: windowColor)
        expect(host.labels, equals: ["n1"])
    }

    @Test("changes inside a clip or a group are shown")
    func changeInside() {
        let flag = Flag(true)
        for isClip in [true, false] {
            flag.value = true
            let host = TestHost.live(width: 20, height: 20) {
                if isClip {
                    (flag.value ? red : blue).clipShape(Circle())
                } else {
                    (flag.value ? red : blue).compositingGroup()
                }
            }
            expect(host.pixel(10, 10), equals: [255, 0, 0])
            flag.value = false
            host.update()
            expect(host.pixel(10, 10), equals: [0, 0, 255])
        }
    }

    @Test("shapes: a circle's centre and corner, a capsule's ends")
    func shapes() {
        let circle = TestHost(width: 40, height: 20) { Circle().fill(red) }
        expect(circle.pixel(20, 10), equals: [255, 0, 0])
        expect(circle.pixel(5, 10), equals: windowColor, "its diameter is the shorter side")
        let capsule = TestHost(width: 40, height: 20) { Capsule().fill(red) }
        expect(capsule.pixel(1, 10), equals: [255, 0, 0])
        expect(capsule.pixel(1, 1), equals: windowColor)
        expect(capsule.pixel(20, 0), equals: [255, 0, 0])
    }
}

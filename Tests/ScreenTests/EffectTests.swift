import CasementTesting
import Expectations
import ScreenSupport
import Testing

@MainActor struct EffectTests {
    @Test("A text glows when it is clicked") func glow() {
        let host = open(GlowingText())
        host.sees("dark")
        host.click("Glow")
        host.sees("lit")
    }

    @Test("A gradient shows through letters") func mask() {
        let host = open(MaskedGradient())
        let frame = host.frame("mask") ?? .zero
        let picture = host.snapshot()
        expect(picture[Int(frame.minX) + 1, Int(frame.minY) + 1] == picture[0, 0])
        var reddest = 0
        for x in Int(frame.minX)..<Int(frame.maxX) {
            let pixel = picture[x, Int(frame.midY)]
            reddest = max(reddest, Int(pixel.r) - Int(pixel.b))
        }
        expect(reddest > 100, "\(reddest)")
    }

    @Test("Circles of light mix") func blend() {
        let host = open(BlendedCircles())
        host.perform("increment", onLabel: "Amount")
        host.misses("50%")
    }

    @Test("A panel slides in and out") func panel() {
        let host = open(SlidingPanel())
        host.click("Panel")
        host.sees("Panel content")
        host.click("Panel")
        host.misses("Panel content")
    }

    @Test("Transitions of one's own end") func transitions() {
        let host = open(TransitionGallery())
        host.click("Next")
        host.sees("Pivot")
        host.click("Next")
        host.sees("Spin")
        host.misses("Pivot")
        host.click("Next")
        host.sees("Blurred")
        host.click("Next")
        host.misses("Spin", "Blurred")
    }

    @Test("A drawing follows its slider") func spirograph() {
        let host = open(SpirographView())
        let before = host.snapshot()
        host.perform("increment", onLabel: "Inner 60")
        host.sees("Inner 70")
        expect((host.snapshot().difference(from: before)?.count ?? 0) > 500)
    }

    @Test("A wrong number shakes, the right one opens") func pin() {
        let host = open(PinPad())
        for digit in ["1", "1", "1", "1"] { host.click(digit) }
        host.sees("Attempts: 1", "○○○○")
        for digit in ["1", "2", "3", "1"] { host.click(digit) }
        host.sees("Open")
    }

    @Test("A skeleton becomes a row") func skeleton() {
        let host = open(SkeletonRow())
        host.tap("row")
        host.sees("Ada Lovelace")
    }

    @Test("Menus have pickers, toggles and main actions") func menus() {
        let host = open(NestedMenus())
        host.choose("Date", from: "Options")
        host.choose("Show hidden", from: "Options")
        host.choose("Refresh", from: "Options")
        host.sees("date, hidden, refreshed")
        host.click("Options")
        host.sees("date, hidden, primary")
    }
}

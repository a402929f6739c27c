import CasementTesting
import Expectations
import ScreenSupport
import Testing

@MainActor struct LayoutTests {
    @Test("Tags flow onto lines") func tags() {
        let host = open(TagCloud())
        expect(host.frame(of: "sdl").minY > host.frame(of: "swift").maxY)
        host.click("declarative")
        host.misses("declarative")
    }

    @Test("A circle becomes a row") func clock() {
        let host = open(ClockFace())
        expect(host.frame(of: "3").midY != host.frame(of: "6").midY)
        host.click("Straighten")
        expect(abs(host.frame(of: "3").midY - host.frame(of: "6").midY) < 1)
    }

    @Test("Preferences make buttons equally wide") func equal() {
        let host = open(EqualButtons())
        host.settle()
        expect(host.frame("2")?.width == host.frame("9")?.width)
    }

    @Test("A line follows the tab by its anchor") func underline() {
        let host = open(UnderlinedTabs())
        host.click("Weather")
        let line = host.frame("line") ?? .zero, tab = host.frame(of: "Weather")
        expect(abs(line.midX - tab.midX) < 1, "\(line) \(tab)")
    }

    @Test("Headers stay while their rows scroll") func sticky() {
        let host = open(StickyHeader(), height: 300)
        host.sees("Scrolled 0", "Part 0")
        let top = host.frame(of: "Part 0").minY
        for _ in 1...4 { host.scroll(at: .init(x: 200, y: 100), dy: 100) }
        host.settle()
        host.misses("Scrolled 0")
        // That of the rows now seen is at the top, where the first one was.
        let tops = ["Part 0", "Part 1"].map { host.frame(of: $0).minY }
        expect(tops.contains { abs($0 - top) < 1 }, "\(tops) \(top)")
    }

    @Test("Texts are aligned by a guide of one's own") func accounts() {
        let host = open(AlignedAccounts())
        expect(abs(host.frame(of: "@casement").midY - host.frame(of: "CASEMENT").midY) < 1)
    }

    @Test("What fits is shown") func adaptive() {
        open(AdaptiveCard(), width: 500).sees("Wide")
        open(AdaptiveCard(), width: 120).sees("Narrow")
    }

    @Test("A divider is dragged") func half() {
        let host = open(HalfAndHalf(), width: 400, height: 300)
        host.sees("400 × 300")
        host.drag(from: .init(x: 200, y: 20), to: .init(x: 100, y: 20))
        expect(host.frame("left")?.width, equals: 100)
    }

    @Test("Pages snap to a position") func snapping() {
        let host = open(Snapping())
        host.click("Forward")
        host.click("Forward")
        host.sees("At 2")
        expect(abs(host.frame(of: "Page 2").midX - 210) < 2)
    }

    @Test("A list jumps to a line") func jump() {
        let host = open(JumpList())
        host.misses("Line 80")
        host.click("Jump to 80")
        host.sees("Line 80")
    }
}

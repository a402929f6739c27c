import CasementTesting
import Expectations
import ScreenSupport
import Testing

struct GestureTests {
    @Test("Cards are swiped to both sides") func cards() {
        let host = open(SwipeCards())
        host.drag("Ada", dx: 120)
        host.sees("Liked: Ada")
        host.drag("Grace", dx: -120)
        host.misses("Grace")
        host.drag("Joan", dx: 30)
        host.sees("Joan", "Liked: Ada")
    }

    @Test("A knob unlocks at its end, and returns before it") func slide() {
        let host = open(SlideToUnlock())
        let knob = host.frame("knob") ?? .zero
        host.drag("knob", dx: 60)
        host.sees("Slide to unlock")
        expect(host.frame("knob") == knob)
        host.drag("knob", dx: 180)
        host.sees("Unlocked")
    }

    @Test("A long press is held") func hold() {
        let host = open(PressAndHold())
        host.tap("hold")
        host.sees("Idle")
        host.press("hold", duration: 0.7)
        host.sees("Held")
    }

    @Test("Two clicks zoom, one marks") func photo() {
        let host = open(DoubleTapPhoto())
        host.tap("photo", count: 2)
        host.advance(by: 1)
        host.sees("Scale 1.5, taps 2, points 0")
        host.tap("photo")
        host.advance(by: 1)
        host.sees("Scale 1.5, taps 3, points 1")
    }

    @Test("A photo is zoomed by assistive programs") func pinch() {
        let host = open(PinchAndTurn())
        host.sees("Photo at 1")
    }

    @Test("A box is dragged after a long press") func sequenced() {
        let host = open(SequencedDrag())
        host.sees("Box at 0")
    }

    @Test("Cards move between columns") func kanban() {
        let host = open(KanbanBoard())
        let from = host.frame(of: "Design"), to = host.frame(of: "Done (0)")
        host.drag("Design", dx: to.midX - from.midX, dy: 60)
        host.sees("To do (1)", "Done (1)")
    }

    @Test("Keys play") func piano() {
        let host = open(KeyboardPiano())
        host.type("ab")
        host.key(.space)
        host.key("c")
        host.key(.delete)
        host.key(.leftArrow)
        host.sees("_ba")
    }

    @Test("Strokes are drawn and undone") func drawing() {
        let host = open(DrawingPad())
        host.drag("pad", dx: 80, dy: 20)
        host.sees("1 strokes")
        let pad = host.frame("pad") ?? .zero
        let pixel = host.snapshot()[Int(pad.midX) + 40, Int(pad.midY) + 10]
        expect(pixel.b > 150 && pixel.r < 120, "\(pixel)")
        host.click("Undo")
        host.sees("0 strokes")
    }
}

import DesktopSupport
import Expectations
import Foundation
import Testing

/// Popups that leave their window, which is 200 x 100 points, by a real pointer and keyboard.
@Suite(.serialized, .enabled(if: Desktop.isPresent, "needs Xvfb, xdotool and scrot: run make test"))
struct PopupsInWindow {
    private static let display = PrivateDisplay()

    private func hand(_ variables: [String: String] = [:]) throws -> Hand {
        try Hand(on: try require(Self.display), "popups", variables: variables)
    }

    /// Whether something is drawn in an area of the screen, which is empty outside of windows.
    private func isDrawn(_ area: CGRect, _ hand: Hand) throws -> Bool {
        Set(try Screen.pixels(of: hand, in: area)).count > 1
    }

    /// Waits until something is drawn in an area of the screen, or nothing is; false if that does not happen in time.
    private func waits(until isDrawn: Bool = true, _ area: CGRect, _ hand: Hand) throws -> Bool {
        try happens { try self.isDrawn(area, hand) == isDrawn }
    }

    /// Opens the menu; the frame of one of its items.
    private func open(_ hand: Hand, item: String = "item 9") throws -> CGRect {
        try hand.clicks("menu")
        let place = try hand.place(item)
        _ = try waits(place, hand)
        return place
    }

    @Test("a window of 200 x 100 shows its whole menu, and each item can be pressed", arguments: ["surface", "gpu"])
    func menu(renderer: String) throws {
        let hand = try hand(["CASEMENT_RENDERER": renderer])
        defer { hand.program.signal(SIGKILL) }
        expect(hand.run("xdotool getwindowgeometry \(hand.window)").contains("200x100"))
        let last = try open(hand)
        expect(last.minY > 200 && last.maxX < 300)
        for number in 0..<10 { expect(try waits(try hand.place("item \(number)"), hand), "item \(number)") }
        let below = CGRect(x: 0, y: 700, width: 300, height: 90)
        expect(try !isDrawn(below, hand), "the screen is empty there")
        let rest = try Screen.pixels(of: hand, in: last)
        hand.moves(try hand.to("item 9"))
        expect(try happens { try Screen.pixels(of: hand, in: last) != rest }, "highlighted under the pointer")
        hand.moves("click 1")
        expect(hand.hears("item 9"))
        hand.moves("mousemove 550 550 sleep 0.3")
        expect(try waits(until: false, last, hand), "closed")
        expect(hand.ends())
    }

    @Test("the pointer opens a submenu and reaches its items; a press on the window closes them")
    func submenu() throws {
        let hand = try hand()
        defer { hand.program.signal(SIGKILL) }
        _ = try open(hand)
        hand.moves(try hand.to("item 9"), "sleep 0.1", try hand.to("more"), "sleep 0.2")
        let sub = try hand.place("sub 5")
        hand.run("sleep 0.3")
        expect(try waits(sub, hand))
        hand.moves(try hand.to("sub 0"), "sleep 0.1", try hand.to("sub 5"), "sleep 0.1 click 1")
        expect(hand.hears("sub 5"))
        let last = try open(hand)
        hand.moves("mousemove 5 95 sleep 0.1 click 1 sleep 0.4")
        expect(try waits(until: false, last, hand))
        expect(hand.ends())
    }

    @Test("a press that ends on another item of a menu outside chooses neither")
    func drags() throws {
        let hand = try hand()
        defer { hand.program.signal(SIGKILL) }
        _ = try open(hand)
        hand.moves(
            try hand.to("item 2"), "sleep 0.1 mousedown 1 sleep 0.1", try hand.to("item 7"), "sleep 0.1 mouseup 1")
        hand.moves(try hand.to("item 4"), "sleep 0.2 click 1")
        expect(hand.heard(until: "item 4")?.contains { $0.hasPrefix("item") }, equals: false)
        expect(hand.ends())
    }

    @Test("the keyboard stays with the window: arrow keys, Return and Escape in a menu, typing in a popover")
    func keyboard() throws {
        let hand = try hand()
        defer { hand.program.signal(SIGKILL) }
        let last = try open(hand)
        expect(hand.run("xdotool getwindowfocus"), equals: hand.window)
        hand.keys("Down Down Return")
        expect(hand.hears("item 1"))
        _ = try open(hand)
        hand.keys("Escape")
        hand.run("sleep 0.4")
        expect(try waits(until: false, last, hand))
        try hand.clicks("info")
        expect(hand.hears("info true"))
        let done = try hand.place("done")
        hand.run("sleep 0.4")
        expect(done.minY > 100)
        expect(try waits(done, hand))
        hand.types("ab")
        expect(hand.hears("name ab"))
        try hand.clicks("done")
        expect(hand.hears("info false"))
        hand.run("sleep 0.4")
        expect(try waits(until: false, done, hand))
        expect(hand.ends())
    }

    @Test("a help text that is wider than the window is shown completely")
    func help() throws {
        let hand = try hand()
        defer { hand.program.signal(SIGKILL) }
        hand.run("xdotool windowmove --sync \(hand.window) 400 100")
        let place = try hand.place("help")
        let area = CGRect(x: 602, y: 100 + place.maxY + 6, width: 60, height: 20)
        hand.moves("mousemove \(400 + Int(place.midX)) \(100 + Int(place.midY)) sleep 1.2")
        expect(try waits(area, hand), "beside the window's edge")
        hand.moves("click 1")
        expect(hand.hears("pressed"))
        hand.run("sleep 0.3")
        expect(try waits(until: false, area, hand))
        expect(hand.ends())
    }

    @Test("popups close when the window loses the focus, moves or is closed")
    func closing() throws {
        let hand = try hand()
        defer { hand.program.signal(SIGKILL) }
        var last = try open(hand)
        // Where there is no window manager, a new window takes the focus.
        let display = ["DISPLAY": hand.display, "SDL_VIDEODRIVER": "x11"]
        let other = try Program("WindowProbe", ["fixed"], environment: display)
        defer { other.signal(SIGKILL) }
        expect(other.waits(for: "appeared"))
        expect(try waits(until: false, last, hand), "the focus is in another program")
        hand.run("xdotool windowfocus --sync \(hand.window) sleep 0.3")
        last = try open(hand)
        expect(try waits(last, hand))
        hand.run("xdotool windowmove --sync \(hand.window) 600 300 sleep 0.5")
        expect(try waits(until: false, last, hand), "it has moved")
        hand.run("xdotool windowmove --sync \(hand.window) 0 0 sleep 0.3")
        last = try open(hand)
        expect(try waits(last, hand))
        expect(hand.ends())
        expect(try waits(until: false, last, hand), "no window is left")
    }

    @Test("at the bottom of the screen a menu opens upwards, at its right edge it slides to the left")
    func screenEdges() throws {
        let hand = try hand()
        defer { hand.program.signal(SIGKILL) }
        hand.run("xdotool windowmove --sync \(hand.window) 1080 700 sleep 0.3")
        let menu = try hand.place("menu")
        hand.moves("mousemove \(1080 + Int(menu.midX)) \(700 + Int(menu.midY)) sleep 0.1 click 1")
        let first = try hand.place("item 0")
        hand.run("sleep 0.3")
        expect(first.maxY < 0, "above the window")
        expect(try waits(first.offsetBy(dx: 1080, dy: 700), hand))
        hand.moves("mousemove \(1080 + Int(first.midX)) \(700 + Int(first.midY)) sleep 0.2 click 1")
        expect(hand.hears("item 0"))
        expect(hand.ends())
    }
}

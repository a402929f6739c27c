import DesktopSupport
import Expectations
import Foundation
import Testing

/// Popups that leave their window, which is 200 x 100 points, by a real pointer and keyboard.
@Suite(.serialized, .enabled(if: Desktop.isPresent, "needs Xvfb, xdotool and scrot: run make test"))
struct PopupsInWindow {
    private static let desktops = SuiteDesktops(shell: "desktop")
    /// Neither the program nor the desktop draws a title bar.
    private static let bare = ["CASEMENT_TITLE_BAR": "desktop", "LIBDECOR_PLUGIN_DIR": "/nonexistent"]

    /// Starts the program with its window at a place.
    private func hand(
        on kind: DesktopKind = .x11, _ variables: [String: String] = [:], at corner: CGPoint = CGPoint(x: 60, y: 40)
    ) throws -> Hand {
        let desk = try Self.desktops.desk(kind)
        let hand = try Hand(on: desk, "popups", variables: Self.bare.merging(variables) { $1 })
        guard try hand.moveWindow(to: corner, on: kind) else {
            hand.program.signal(SIGKILL)
            throw NotThere()
        }
        return hand
    }

    private struct NotThere: Error {}

    /// The pixels in an area of the window or outside of it, in its coordinates.
    private func pixels(_ area: CGRect, _ hand: Hand) throws -> [UInt8] {
        try Screen.pixels(of: hand, in: area.offsetBy(dx: hand.origin.x, dy: hand.origin.y))
    }

    /// Whether something is drawn in an area of the screen, which is empty outside of windows.
    private func isDrawn(_ area: CGRect, _ hand: Hand) throws -> Bool { Set(try pixels(area, hand)).count > 1 }

    /// Waits until something is drawn in an area, or nothing is; false if that does not happen in time.
    private func waits(until isDrawn: Bool = true, _ area: CGRect, _ hand: Hand) throws -> Bool {
        try happens { try self.isDrawn(area, hand) == isDrawn }
    }

    /// The arguments of xdotool that move the pointer to a point of the window.
    private func to(_ x: Int, _ y: Int, _ hand: Hand) -> String {
        "mousemove \(Int(hand.origin.x) + x) \(Int(hand.origin.y) + y)"
    }

    /// Moves the pointer, which compositors draw themselves, to where nothing is looked at.
    private func leave(_ hand: Hand) { hand.moves(to(550, 550, hand)) }

    /// Opens the menu; the frame of one of its items.
    private func open(_ hand: Hand, item: String = "item 9") throws -> CGRect {
        try hand.clicks("menu")
        let place = try hand.place(item)
        expect(try waits(place, hand))
        return place
    }

    @Test(
        "a window of 200 x 100 shows its whole menu, and each item can be pressed", arguments: ["surface", "gpu"],
        DesktopKind.installed)
    func menu(renderer: String, on kind: DesktopKind) throws {
        let hand = try hand(on: kind, ["CASEMENT_RENDERER": renderer])
        defer { hand.program.signal(SIGKILL) }
        if kind == .x11 { expect(hand.run("xdotool getwindowgeometry \(hand.window)").contains("200x100")) }
        let last = try open(hand)
        expect(last.minY > 200 && last.maxX < 300)
        for number in 0..<10 { expect(try waits(try hand.place("item \(number)"), hand), "item \(number)") }
        let below = CGRect(x: 0, y: 600, width: 300, height: 90)
        expect(try !isDrawn(below, hand), "the screen is empty there")
        let rest = try pixels(last, hand)
        hand.moves(try hand.to("item 9"))
        expect(try happens { try pixels(last, hand) != rest }, "highlighted under the pointer")
        hand.moves("click 1")
        expect(hand.hears("item 9"))
        leave(hand)
        expect(try waits(until: false, last, hand), "closed")
        expect(hand.ends())
    }

    @Test(
        "the pointer opens a submenu and reaches its items; a press on the window closes them",
        arguments: DesktopKind.installed)
    func submenu(on kind: DesktopKind) throws {
        let hand = try hand(on: kind)
        defer { hand.program.signal(SIGKILL) }
        _ = try open(hand)
        hand.moves(try hand.to("item 9"), "sleep 0.1", try hand.to("more"), "sleep 0.2")
        let sub = try hand.place("sub 5")
        expect(try waits(sub, hand))
        hand.moves(try hand.to("sub 0"), "sleep 0.1", try hand.to("sub 5"), "sleep 0.1 click 1")
        expect(hand.hears("sub 5"))
        leave(hand)
        expect(try waits(until: false, sub, hand))
        let last = try open(hand)
        hand.moves(to(5, 95, hand), "sleep 0.1 click 1")
        expect(try waits(until: false, last, hand))
        expect(hand.ends())
    }

    @Test(
        "a press that ends on another item of a menu outside chooses neither", arguments: DesktopKind.installed)
    func drags(on kind: DesktopKind) throws {
        let hand = try hand(on: kind)
        defer { hand.program.signal(SIGKILL) }
        _ = try open(hand)
        hand.moves(
            try hand.to("item 2"), "sleep 0.1 mousedown 1 sleep 0.1", try hand.to("item 7"), "sleep 0.1 mouseup 1")
        hand.moves(try hand.to("item 4"), "sleep 0.2 click 1")
        expect(hand.heard(until: "item 4")?.contains { $0.hasPrefix("item") }, equals: false)
        expect(hand.ends())
    }

    @Test(
        "the keyboard stays with the window: arrow keys, Return and Escape in a menu, typing in a popover",
        arguments: DesktopKind.installed)
    func keyboard(on kind: DesktopKind) throws {
        let hand = try hand(on: kind)
        defer { hand.program.signal(SIGKILL) }
        let last = try open(hand)
        if kind == .x11 { expect(hand.run("xdotool getwindowfocus"), equals: hand.window) }
        hand.keys("Down Down Return")
        expect(hand.hears("item 1"))
        expect(try waits(until: false, last, hand))
        _ = try open(hand)
        hand.keys("Escape")
        expect(try waits(until: false, last, hand))
        try hand.clicks("info")
        expect(hand.hears("info true"))
        let done = try hand.place("done")
        expect(done.minY > 100)
        expect(try waits(done, hand))
        hand.types("ab")
        expect(hand.hears("name ab"))
        try hand.clicks("done")
        expect(hand.hears("info false"))
        leave(hand)
        expect(try waits(until: false, done, hand))
        expect(hand.ends())
    }

    @Test("a help text that is wider than the window is shown completely", arguments: DesktopKind.installed)
    func help(on kind: DesktopKind) throws {
        let hand = try hand(on: kind, at: CGPoint(x: 400, y: 100))
        defer { hand.program.signal(SIGKILL) }
        let place = try hand.place("help")
        let area = CGRect(x: 202, y: place.maxY + 6, width: 60, height: 20)
        hand.moves(try hand.to("help", 10, 10), "sleep 0.1", try hand.to("help"))
        expect(try waits(area, hand), "beside the window's edge")
        hand.moves("click 1")
        expect(hand.hears("pressed"))
        expect(try waits(until: false, area, hand))
        expect(hand.ends())
    }

    @Test(
        "popups close when the window loses the focus, moves or is closed", arguments: DesktopKind.installed)
    func closing(on kind: DesktopKind) throws {
        let hand = try hand(on: kind)
        defer { hand.program.signal(SIGKILL) }
        var last = try open(hand)
        // Where there is no window manager, a new window takes the focus.
        let other = try Program("WindowProbe", ["fixed"], environment: try Self.desktops.desk(kind).variables)
        defer { other.signal(SIGKILL) }
        expect(other.waits(for: "appeared"))
        if kind == .wayland {
            // Its window may be above.
            let isGone = try happens { try pixels(last, hand).count { $0 > 250 } < 200 }
            expect(isGone, "the focus is in another program")
            other.signal(SIGTERM)
            expect(other.ends(), equals: 0)
            hand.moves(to(5, 95, hand), "sleep 0.1 click 1")
            expect(try waits(until: false, last, hand), "the focus is in another program")
        } else {
            expect(try waits(until: false, last, hand), "the focus is in another program")
            hand.run("xdotool windowfocus --sync \(hand.window) sleep 0.3")
            last = try open(hand)
            hand.run("xdotool windowmove --sync \(hand.window) 600 300")
            hand.origin = CGPoint(x: 600, y: 300)
            expect(try waits(until: false, last, hand), "it has moved")
            expect(try waits(until: false, last.offsetBy(dx: -540, dy: -260), hand), "it has moved")
        }
        last = try open(hand)
        expect(hand.ends())
        expect(try waits(until: false, last, hand), "no window is left")
    }

    @Test("at the bottom of the screen a menu opens upwards, at its right edge it slides to the left")
    func screenEdges() throws {
        let hand = try hand(at: CGPoint(x: 1080, y: 700))
        defer { hand.program.signal(SIGKILL) }
        try hand.clicks("menu")
        let first = try hand.place("item 0")
        expect(first.maxY < 0, "above the window")
        expect(try waits(first, hand))
        hand.moves(try hand.to("item 0"), "sleep 0.2 click 1")
        expect(hand.hears("item 0"))
        expect(hand.ends())
    }
}

import DesktopSupport
import Expectations
import Foundation
import Testing

/// Drags out of a popover that is outside of its window of 200 x 100 points. Compositors of Wayland take the keyboard
/// away from the program for as long as they carry the drag.
@Suite(.serialized, .enabled(if: Desktop.isPresent, "needs Xvfb, xdotool and scrot: run make test"))
struct DragsOutOfPopovers {
    enum Server: CaseIterable { case x11, weston, kwin }
    static let installed = Server.allCases.filter {
        switch $0 {
        case .x11: true
        case .weston: PrivateCompositor.isInstalled
        case .kwin: PrivateCompositor.hasKWin
        }
    }
    private static let bare = ["CASEMENT_TITLE_BAR": "desktop", "LIBDECOR_PLUGIN_DIR": "/nonexistent"]
    private static let size = CGSize(width: 1280, height: 800)

    private func desk(_ server: Server) throws -> Desk {
        switch server {
        case .x11: try Desk(.x11)
        case .weston: try Desk(.wayland, shell: "desktop")
        case .kwin: Desk(try require(PrivateCompositor(kwin: Self.size)))
        }
    }

    /// Starts the program with its window at a known place, and opens the popover.
    private func hand(on desk: Desk, _ server: Server) throws -> Hand {
        let hand = try Hand(on: desk, "popups", variables: Self.bare)
        // KWin puts its first window into the corner.
        let isThere = server == .kwin ? true : try hand.moveWindow(to: CGPoint(x: 60, y: 40), on: desk.kind)
        guard isThere else {
            hand.program.signal(SIGKILL)
            throw NotThere()
        }
        return hand
    }

    private struct NotThere: Error {}

    private func open(_ hand: Hand) throws {
        try hand.clicks("info")
        expect(hand.hears("info true"))
        let isOutside = try happens { try hand.place("drop").minY > 100 }
        expect(isOutside)
        // A compositor agrees to its place first.
        let isShown = try happens { try Screen.box(on: hand, where: Self.isRed) != nil }
        expect(isShown)
    }

    private static func isRed(_ pixel: Screen.Pixel) -> Bool {
        pixel.red > 190 && pixel.green < 130 && pixel.blue < 130
    }
    private static func isPurple(_ pixel: Screen.Pixel) -> Bool {
        (130...220).contains(pixel.red) && pixel.green < 110 && pixel.blue > 180
    }

    /// Presses the square in the popover and moves the pointer.
    private func drag(_ hand: Hand, to places: String...) throws {
        hand.moves(try hand.to("drag"), "sleep 0.1 mousedown 1 sleep 0.1", try hand.to("drag", 30, 20), "sleep 0.1")
        for place in places { hand.moves(place, "sleep 0.15") }
    }

    private func drop(_ hand: Hand) { hand.moves("mouseup 1 sleep 0.2") }

    /// A place where no window is.
    private static let nowhere = "mousemove 900 200 sleep 0.1 mousemove 910 210"

    @Test("it is dropped in the popover, also after it left both, and the popover stays open", arguments: installed)
    func back(on server: Server) throws {
        let hand = try hand(on: try desk(server), server)
        defer { hand.program.signal(SIGKILL) }
        try open(hand)
        try drag(hand, to: try hand.to("drop", 20, 10), try hand.to("drop"))
        expect(hand.hears("targeted true"))
        let source = try hand.place("drag").offsetBy(dx: hand.origin.x, dy: hand.origin.y).insetBy(dx: -2, dy: -2)
        let isPictureShown = try happens {
            try Screen.box(on: hand, except: source, where: Self.isRed).map { $0.width >= 20 } ?? false
        }
        expect(isPictureShown, "over the popover too")
        drop(hand)
        expect(hand.hears("dropped [\"dragged\"]"))
        try drag(hand, to: Self.nowhere, try hand.to("drop", 20, 10), try hand.to("drop"))
        expect(hand.hears("targeted true"))
        drop(hand)
        expect(hand.hears("dropped [\"dragged\"]"))
        try drag(hand, to: Self.nowhere)
        drop(hand)
        // Longer than a popover is left open without the keyboard.
        usleep(1_000_000)
        try hand.clicks("done")
        expect(hand.heard(until: "info false")?.filter { $0.hasPrefix("dropped") }, equals: [])
        expect(hand.ends())
    }

    @Test("another program takes it, and the next one too", arguments: installed)
    func elsewhere(on server: Server) throws {
        let desk = try desk(server)
        let hand = try hand(on: desk, server)
        defer { hand.program.signal(SIGKILL) }
        let other = try Hand(on: desk, "drop", variables: Self.bare.merging(["PROBE_IS_SECOND": "1"]) { $1 })
        defer { other.program.signal(SIGKILL) }
        let corner = CGPoint(x: 700, y: 400)
        try move(other, to: corner, server)
        if server == .x11 { hand.run("xdotool windowfocus --sync \(hand.window) sleep 0.2") }
        for _ in 0..<2 {
            try open(hand)
            let target = "mousemove \(Int(corner.x) + 100) \(Int(corner.y) + 150)"
            try drag(hand, to: "mousemove 500 300", target, "mousemove_relative 5 5")
            expect(other.hears("targeted true"))
            drop(hand)
            expect(other.hears("texts [\"dragged\"]"))
            // It is open, or closed where the other program has the keyboard now.
            hand.moves(try hand.to("done"), "sleep 0.2 click 1 sleep 0.3")
            expect(hand.hears("info false"))
        }
        expect(hand.ends() && other.ends())
    }

    /// Moves the window of the second program.
    private func move(_ hand: Hand, to corner: CGPoint, _ server: Server) throws {
        if server == .x11 {
            expect(try hand.moveWindow(to: corner, on: .x11))
            return
        }
        let isThere = try happens {
            guard let box = try Screen.box(on: hand, where: Self.isPurple), box.height == 40 else { return false }
            if box.origin == corner { return true }
            let (x, y) = (Int(box.minX) + 60, Int(box.minY) + 60)
            let (dx, dy) = (Int(corner.x - box.minX), Int(corner.y - box.minY))
            hand.moves(
                "keydown super sleep 0.1 mousemove \(x) \(y) sleep 0.1 mousedown 1 sleep 0.1",
                "mousemove \(x + dx / 2) \(y + dy / 2) sleep 0.1 mousemove \(x + dx) \(y + dy) sleep 0.1",
                "mouseup 1 keyup super sleep 0.2")
            return false
        }
        expect(isThere)
    }
}

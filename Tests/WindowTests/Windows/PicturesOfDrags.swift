import CSDL2
import DesktopSupport
import Expectations
import Foundation
import Testing

/// The picture of a drag outside of the window where the drag began, which is 320 x 200 points.
@Suite(.serialized, .enabled(if: Desktop.isPresent, "needs Xvfb, xdotool and scrot: run make test"))
struct PicturesOfDrags {
    private static let desktops = SuiteDesktops(shell: "desktop")
    private static let corner = CGPoint(x: 60, y: 40)

    private func hand(on kind: DesktopKind = .x11) throws -> Hand {
        let bare = ["CASEMENT_TITLE_BAR": "desktop", "LIBDECOR_PLUGIN_DIR": "/nonexistent"]
        let hand = try Hand(on: try Self.desktops.desk(kind), "drop", variables: bare)
        guard try hand.moveWindow(to: Self.corner, on: kind) else {
            hand.program.signal(SIGKILL)
            throw NotThere()
        }
        return hand
    }

    private struct NotThere: Error {}

    private static func isRed(_ pixel: Screen.Pixel) -> Bool {
        pixel.red > 190 && pixel.green < 130 && pixel.blue < 130
    }

    /// Waits until the picture of the dragged square is somewhere on the screen, or nowhere.
    private func waits(for frame: CGRect?, _ hand: Hand) throws -> Bool {
        var found: CGRect?
        let isThere = try happens {
            // That of the square itself stays.
            let home = CGRect(origin: Self.corner, size: CGSize(width: 40, height: 40))
            found = try Screen.box(on: hand, except: home, where: Self.isRed)
            return found == frame
        }
        if !isThere { print("waited for \(String(describing: frame)), and saw \(String(describing: found))") }
        return isThere
    }

    /// Drags the square, pressed in its middle, through points of the screen.
    private func drag(_ hand: Hand, to places: (Int, Int)...) {
        let (x, y) = (Int(Self.corner.x) + 20, Int(Self.corner.y) + 20)
        hand.run("xdotool mousemove \(x) \(y) sleep 0.1 mousedown 1 sleep 0.1 mousemove \(x + 20) \(y + 10)")
        for (x, y) in places { hand.run("xdotool sleep 0.1 mousemove \(x) \(y) sleep 0.1") }
    }

    /// The frame of the picture while the pointer is at a point of the screen.
    private func frame(at x: Int, _ y: Int) -> CGRect { CGRect(x: x - 20, y: y - 20, width: 40, height: 40) }

    @Test(
        "it follows the pointer out of the window and back, and is gone when the drag ends",
        arguments: DesktopKind.installed)
    func following(on kind: DesktopKind) throws {
        let hand = try hand(on: kind)
        defer { hand.program.signal(SIGKILL) }
        drag(hand, to: (200, 150))
        expect(try waits(for: frame(at: 200, 150), hand), "in the window")
        hand.run("xdotool mousemove 500 300 sleep 0.1 mousemove 700 500")
        expect(try waits(for: frame(at: 700, 500), hand), "outside of it")
        hand.run("xdotool mousemove 710 505")
        expect(try waits(for: frame(at: 710, 505), hand))
        hand.run("xdotool mousemove 300 150")
        expect(try waits(for: frame(at: 300, 150), hand), "in the window again")
        hand.run("xdotool mousemove 500 300 sleep 0.1 mouseup 1")
        expect(try waits(for: nil, hand), "nobody took it")
        drag(hand, to: (700, 500))
        expect(try waits(for: frame(at: 700, 500), hand), "a second drag")
        hand.run("xdotool mousemove 300 200 sleep 0.2 mouseup 1")
        expect(hand.hears("texts [\"square\"]"))
        expect(try waits(for: nil, hand), "dropped")
        expect(hand.ends())
    }

    @Test("Escape, and the end of the program, end it outside of the window", arguments: DesktopKind.installed)
    func ending(on kind: DesktopKind) throws {
        let hand = try hand(on: kind)
        defer { hand.program.signal(SIGKILL) }
        // Weston takes the keyboard away, and other compositors end the drag themselves.
        if kind == .x11 {
            drag(hand, to: (700, 500))
            expect(try waits(for: frame(at: 700, 500), hand))
            hand.keys("Escape")
            expect(try waits(for: nil, hand), "cancelled")
            hand.run("xdotool mouseup 1 sleep 0.2")
        }
        drag(hand, to: (700, 500))
        expect(try waits(for: frame(at: 700, 500), hand))
        hand.program.signal(SIGKILL)
        _ = hand.program.ends()
        expect(try waits(for: nil, hand), "the program is gone")
        hand.run("xdotool mouseup 1")
    }

    @Test("the part that hangs out of the window is shown, and the pointer does not find it")
    func edges() throws {
        let hand = try hand()
        defer { hand.program.signal(SIGKILL) }
        drag(hand, to: (65, 200))
        expect(try waits(for: frame(at: 65, 200), hand), "it begins left of the window")
        drag(hand, to: (700, 500))
        expect(try waits(for: frame(at: 700, 500), hand))
        let below = hand.run("xdotool getmouselocation --shell | grep WINDOW")
        hand.run("xdotool mouseup 1")
        expect(try waits(for: nil, hand))
        expect(hand.run("xdotool getmouselocation --shell | grep WINDOW"), equals: below, "the same without it")
        expect(hand.ends())
    }

    @Test("beside a compositing manager it is transparent, and else has a shape", arguments: [false, true])
    func transparency(isComposited: Bool) throws {
        let hand = try hand()
        defer { hand.program.signal(SIGKILL) }
        let display = try require(XOpenDisplay(hand.display))
        defer { XCloseDisplay(display) }
        let root = XDefaultRootWindow(display)
        if isComposited {
            let owner = XCreateSimpleWindow(display, root, 0, 0, 1, 1, 0, 0, 0)
            XSetSelectionOwner(display, XInternAtom(display, "_NET_WM_CM_S0", 0), owner, 0)
            XSync(display, 0)
        }
        drag(hand, to: (700, 500))
        expect(happens { depth(of: topWindow(display, root), display) != nil })
        let top = topWindow(display, root)
        expect(try happens { try Screen.box(on: hand, where: Self.isRed) != nil })
        expect(depth(of: top, display), equals: isComposited ? 32 : 24)
        hand.run("xdotool mouseup 1")
        expect(happens { depth(of: topWindow(display, root), display) == nil }, "its window is closed")
        expect(hand.ends())
    }

    /// The topmost window of an X server.
    private func topWindow(_ display: OpaquePointer, _ root: Window) -> Window {
        var (found, parent) = (Window(0), Window(0))
        var list: UnsafeMutablePointer<Window>?
        var count: UInt32 = 0
        guard XQueryTree(display, root, &found, &parent, &list, &count) != 0, let list else { return 0 }
        defer { XFree(list) }
        return count == 0 ? 0 : list[Int(count) - 1]
    }

    /// The depth of a window of 40 x 40 pixels; nil for others.
    private func depth(of window: Window, _ display: OpaquePointer) -> Int32? {
        var attributes = XWindowAttributes()
        guard window != 0, XGetWindowAttributes(display, window, &attributes) != 0,
            attributes.override_redirect != 0, (attributes.width, attributes.height) == (40, 40)
        else { return nil }
        return attributes.depth
    }
}

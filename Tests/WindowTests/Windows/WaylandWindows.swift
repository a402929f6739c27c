import DesktopSupport
import Expectations
import Foundation
import Testing

/// What is particular to windows that a Wayland compositor shows.
@Suite(
    .serialized,
    .enabled(if: Desktop.isPresent && PrivateCompositor.isInstalled, "needs Xvfb, xdotool and weston: run make test"))
struct WaylandWindows {
    @Test("text is copied and pasted between programs, and inserted by the middle button within one")
    func clipboard() throws {
        let compositor = try require(PrivateCompositor())
        let first = try Hand(on: compositor)
        defer { first.program.signal(SIGKILL) }
        try first.clicks("field")
        first.types("hello")
        expect(first.hears("text [hello]"))
        first.keys("ctrl+a ctrl+c")
        expect(first.hears("selected [hello]"))
        // This compositor has no primary selection.
        try first.clicks("second field", button: 2)
        expect(first.hears("second [hello]"))
        // In front of the first one.
        let second = try Hand(on: compositor)
        defer { second.program.signal(SIGKILL) }
        try second.clicks("field")
        second.keys("ctrl+v")
        expect(second.hears("text [hello]"))
        expect(second.ends() && first.ends())
    }

    @Test(
        "a minimised window, of which the compositor shows no frame, makes none until it is back",
        arguments: ["surface", "gpu"])
    func minimised(renderer: String) throws {
        // The size of the window, with its title bar: it is at the corner.
        let compositor = try require(PrivateCompositor(shell: "desktop", size: CGSize(width: 320, height: 245)))
        let variables = [
            "CASEMENT_RENDERER": renderer, "CASEMENT_TITLE_BAR": "own", "CASEMENT_TITLE_BAR_BUTTONS": ":minimize",
        ]
        let hand = try Hand(on: compositor, "motion", variables: variables)
        defer { hand.program.signal(SIGKILL) }
        let bar = CGRect(x: 0, y: 0, width: 320, height: 40)
        let end = Date().addingTimeInterval(30)
        func waits(untilShown isShown: Bool) throws -> Bool {
            while Date() < end {
                let light = try Screen.pixels(of: hand, in: bar).count { $0 == 250 }
                // The pointer has some too.
                if (light > 1000) == isShown { return true }
            }
            return false
        }
        func times(for seconds: Double) -> [Double] {
            Program.numbers("time", in: hand.program.says(for: seconds))
        }
        expect(try waits(untilShown: true), "the title bar")
        let last = try require(times(for: 0.3).last)
        hand.moves("mousemove 296 22 sleep 0.1 click 1")
        expect(try waits(untilShown: false), "only the desktop's background")
        // It does not learn that it is hidden, but that no frame is shown.
        _ = times(for: 1.6)
        let ticks = hand.program.processorTime
        expect(times(for: 1), equals: [], "no frame is made")
        expect(hand.program.processorTime - ticks <= 1, "and no other work is done")
        hand.keys("super+Tab")
        let back = times(for: 1)
        expect(try require(back.first) - last > 2, "it continues at the current time")
        expect(back.count > 10, "\(back)")
        expect(hand.ends())
    }

    @Test(
        "on a screen of scale 2 the same pixels are drawn as on X11 at this scale, and clicks find their views",
        arguments: [
            ["CASEMENT_RENDERER": "surface"], ["CASEMENT_RENDERER": "gpu"],
            // As on a screen of a fraction, whose scale SDL does not know.
            ["CASEMENT_RENDERER": "surface", "CASEMENT_SCREEN_SCALE": "2"],
        ])
    func scale(variables: [String: String]) throws {
        // The window of both has 560 x 560 points.
        let compositor = try require(PrivateCompositor(size: CGSize(width: 1120, height: 1120), scale: 2))
        let hand = try Hand(on: compositor, variables: variables)
        defer { hand.program.signal(SIGKILL) }
        let other = try Hand(on: try require(PrivateDisplay()), variables: ["CASEMENT_SCALE": "2"])
        defer { other.program.signal(SIGKILL) }
        // In both the pointer is below.
        let area = CGRect(x: 0, y: 0, width: 700, height: 260)
        var wanted: [UInt8] = []
        let isDrawn = try happens {
            let before = wanted
            wanted = try Screen.pixels(of: other, in: area)
            return Set(wanted).count > 20 && wanted == before
        }
        expect(isDrawn, "texts and controls")
        var differing = wanted.count
        let end = Date().addingTimeInterval(30)
        while differing > 0, Date() < end {
            let pixels = try Screen.pixels(of: hand, in: area)
            differing = zip(pixels, wanted).count { abs(Int($0) - Int($1)) > 2 }
        }
        expect(differing, equals: 0)
        try hand.clicks("press")
        expect(hand.hears("pressed", seconds: 20))
        expect(hand.ends() && other.ends())
    }

    @Test("at a fraction a window has as many pixels as its screen, and the compositor shows them in its size")
    func fraction() throws {
        let compositor = try require(PrivateCompositor(size: CGSize(width: 560, height: 560)))
        let hand = try Hand(on: compositor, variables: ["CASEMENT_SCREEN_SCALE": "1.5", "WAYLAND_DEBUG": "1"])
        defer { hand.program.signal(SIGKILL) }
        let errors = hand.program.readErrors()
        try hand.clicks("press")
        expect(hand.hears("pressed", seconds: 20))
        // Black on a light button: its letters are where the pointer finds them.
        let shown = try happens { try Screen.pixels(of: hand, in: hand.place("press")).contains { $0 < 120 } }
        expect(shown)
        expect(hand.ends())
        let requests = errors()
        expect(requests.contains(", 0, 840, 840, 3360, 1)"), "the memory of the window")
        expect(requests.contains("set_destination(560, 560)"))
    }

    @Test("menus and popovers stay inside of a window that fills the screen, where keys scroll and use them")
    func popups() throws {
        let window = CGRect(x: 0, y: 0, width: 300, height: 250)
        let hand = try Hand(on: try require(PrivateCompositor(size: window.size)), "popups")
        defer { hand.program.signal(SIGKILL) }
        try hand.clicks("menu")
        expect(window.contains(try hand.place("item 0")))
        try hand.clicks("item 0")
        expect(hand.hears("item 0", seconds: 20))
        // A click at a menu that closes is for that. Below its buttons the window has no letters of its own.
        expect(try happens { try !hand.shows("item 6") })
        // Below the window's edge, until the menu scrolls. Beside the menu the pointer highlights none of its items.
        try hand.clicks("menu")
        expect(try happens { try hand.shows("item 6") })
        hand.moves("mousemove 295 5")
        hand.keys(Array(repeating: "Down", count: 10).joined(separator: " ") + " Return")
        expect(hand.hears("item 9", seconds: 20))
        expect(window.contains(try hand.place("item 9")))
        try hand.clicks("info")
        expect(hand.hears("info true", seconds: 20))
        expect(window.contains(try hand.place("done")))
        // The field has the keyboard a moment after it is there.
        usleep(300_000)
        hand.types("ab")
        expect(hand.hears("name ab", seconds: 20))
        try hand.clicks("done")
        expect(hand.hears("info false", seconds: 20))
        expect(hand.ends())
    }

    @Test("a compositor that SDL cannot use ends the program with a line, or X11 is used where it answers")
    func withoutSeat() throws {
        let compositor = try require(PrivateCompositor(hasSeat: false))
        let variables = compositor.variables.merging(["SDL_VIDEODRIVER": "wayland"]) { $1 }
        let alone = try Program("WindowProbe", environment: variables, without: ["DISPLAY"])
        expect(alone.ends(), equals: 2)
        let text = alone.errorText.trimmingCharacters(in: .newlines)
        expect(text.contains("has no wl_seat") && !text.contains("\n"), "\(text)")

        let hand = try Hand(on: compositor.display, variables: variables)
        defer { hand.program.signal(SIGKILL) }
        try hand.clicks("press")
        expect(hand.hears("pressed"))
        expect(hand.ends())
        expect(hand.program.errorText.contains("has no wl_seat. Windows are shown on X11 instead."))
    }

    @Test("without a plugin of libdecor, a program that draws no title bar says what to install for a title bar")
    func withoutTitleBar() throws {
        let compositor = try require(PrivateCompositor())
        let variables = compositor.variables.merging(
            [
                "SDL_VIDEODRIVER": "wayland", "LIBDECOR_PLUGIN_DIR": "/nonexistent", "CASEMENT_TITLE_BAR": "desktop",
            ]
        ) { $1 }
        let program = try Program("WindowProbe", environment: variables)
        defer { program.signal(SIGKILL) }
        expect(program.waits(for: "appeared"))
        program.signal(SIGTERM)
        expect(program.ends(), equals: 0)
        let text = program.errorText.trimmingCharacters(in: .newlines)
        expect(text.contains("libdecor-0-plugin-1-cairo") && !text.contains("\n"), "\(text)")
    }
}

import DesktopSupport
import Expectations
import Foundation
import Testing

/// Keyboards of other countries. Keys are pressed by key code, which denotes a position, whatever the key's label.
@Suite(
    .serialized,
    .enabled(if: Desktop.isPresent && Keyboard.canChange, "needs Xvfb, xdotool and setxkbmap: run make test"))
struct LayoutsInWindow {
    /// The numbers of positions: of the letters that a US keyboard has there, and others.
    private enum Place {
        static let q = 24, y = 29, s = 39, c = 54, v = 55, a = 38, z = 52, one = 10, comma = 59, equals = 21
        static let control = 37, shift = 50, alt = 64, altGraph = 108
    }

    /// A program that runs while the layout changes.
    private struct Desk {
        let hand: Hand
        let keyboard: Keyboard

        init(layout: String) throws {
            hand = try Hand(on: try require(PrivateDisplay()))
            keyboard = try require(Keyboard(of: hand))
            hand.run("setxkbmap -layout \(layout); sleep 0.2")
            try hand.clicks("field")
            expect(hand.hears("focus first"))
        }

        func press(_ place: Int, with held: Int...) { keyboard.press(place, with: held) }
        func hears(_ line: String) -> Bool { hand.hears(line) }
    }

    @Test("German: Z and Y are swapped, and so is undo; AltGr types")
    func german() throws {
        let desk = try Desk(layout: "de")
        defer { desk.hand.program.signal(SIGKILL) }
        desk.press(Place.y)
        expect(desk.hears("text [z]"))
        desk.press(Place.z)
        expect(desk.hears("text [zy]"))
        desk.press(Place.q, with: Place.altGraph)
        expect(desk.hand.heard(until: "text [zy@]")?.contains("alt q"), equals: false, "Alt has no shortcut")
        desk.press(Place.q, with: Place.alt)
        expect(desk.hears("alt q"))
        desk.press(Place.y, with: Place.control)
        expect(desk.hears("text []"), "the key labelled Z")
        desk.press(Place.z, with: Place.control)
        expect(desk.hears("text [zy@]"), "the key labelled Y")
        expect(desk.hand.ends())
    }

    @Test("French: digits need Shift, but not in shortcuts; A and Q are swapped")
    func french() throws {
        let desk = try Desk(layout: "fr")
        defer { desk.hand.program.signal(SIGKILL) }
        desk.press(Place.q)
        desk.press(Place.one)
        desk.press(Place.one, with: Place.shift)
        expect(desk.hears("text [a&1]"))
        desk.press(Place.q, with: Place.control)
        expect(desk.hears("selected [a&1]"), "the key labelled A")
        desk.press(Place.one, with: Place.control)
        expect(desk.hears("tab 1"))
        desk.press(Place.equals, with: Place.control, Place.shift)
        expect(desk.hears("larger"))
        expect(desk.hand.ends())
    }

    @Test(
        "without Latin letters, shortcuts are at the positions of a US keyboard",
        arguments: [
            ("ru", "сы"), ("gr", "ψσ"),
        ])
    func notLatin(layout: String, typed: String) throws {
        let desk = try Desk(layout: layout)
        defer { desk.hand.program.signal(SIGKILL) }
        desk.press(Place.c)
        desk.press(Place.s)
        expect(desk.hears("text [\(typed)]"))
        desk.press(Place.a, with: Place.control)
        expect(desk.hears("selected [\(typed)]"))
        desk.press(Place.c, with: Place.control)
        desk.hand.keys("End")
        desk.press(Place.v, with: Place.control)
        expect(desk.hears("text [\(typed)\(typed)]"))
        desk.press(Place.z, with: Place.control)
        expect(desk.hears("text [\(typed)]"))
        desk.press(Place.s, with: Place.control)
        expect(desk.hears("save"))
        expect(desk.hand.ends())
    }

    @Test("a second layout that the user switches to while the program runs")
    func groups() throws {
        let desk = try Desk(layout: "us,ru")
        defer { desk.hand.program.signal(SIGKILL) }
        desk.press(Place.c)
        expect(desk.hears("text [c]"))
        desk.keyboard.changeGroup(to: 1)
        desk.press(Place.c)
        expect(desk.hears("text [cс]"))
        desk.press(Place.s, with: Place.control)
        expect(desk.hears("save"))
        desk.press(Place.a, with: Place.control)
        expect(desk.hears("selected [cс]"))
        desk.keyboard.changeGroup(to: 0)
        desk.press(Place.z, with: Place.control)
        expect(desk.hears("text []"))
        expect(desk.hand.ends())
    }

    @Test("US: Shift and the key of = is Ctrl-plus")
    func us() throws {
        let desk = try Desk(layout: "us")
        defer { desk.hand.program.signal(SIGKILL) }
        desk.press(Place.equals, with: Place.control, Place.shift)
        expect(desk.hears("larger"))
        desk.press(Place.one, with: Place.control)
        expect(desk.hears("tab 1"))
        expect(desk.hand.ends())
    }
}

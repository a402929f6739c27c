import DesktopSupport
import Expectations
import Foundation
import Testing

/// The main gestures and controls in a real window, by a real pointer and keyboard. Their behaviour in detail is tested
/// in memory; this tests that events arrive.
@Suite(
    .serialized,
    .enabled(if: Desktop.isPresent && Keyboard.canChange, "needs Xvfb, xdotool, scrot and setxkbmap: run make test"))
struct ControlsInWindow {
    @Test("taps, double clicks, long presses, drags, hover, the wheel", arguments: DesktopKind.installed)
    func gestures(on desktop: DesktopKind) throws {
        let hand = try Hand(on: desktop)
        defer { hand.program.signal(SIGKILL) }
        hand.moves(try hand.to("tap", 20, 15), "click 1")
        expect(hand.hears("tapped 20,15"))

        try hand.clicks("double")
        hand.run("sleep 0.6")
        try hand.clicks("double")
        try hand.clicks("tap")
        expect(
            hand.heard(until: "tapped 30,20")?.contains("double"), equals: false, "slow clicks are not a double click")
        try hand.clicks("double", count: 2)
        expect(hand.hears("double"))

        hand.moves(try hand.to("long"), "mousedown 1 sleep 0.3 mouseup 1")
        expect(hand.hears("pressing true"))
        expect(hand.heard(until: "pressing false")?.contains("long"), equals: false)
        hand.moves("mousedown 1")
        expect(hand.hears("long"), "while the button is down")
        hand.moves("mouseup 1")

        hand.moves(try hand.to("drag"), "mousedown 1 sleep 0.05 mousemove_relative 9 0 sleep 0.1")
        hand.moves("mousemove_relative 3 5 sleep 0.1 mousemove_relative -- -40 0 sleep 0.1 mouseup 1")
        expect(
            hand.heard(until: "drag 12,5")?.contains { $0.hasPrefix("drag ") }, equals: false, "nine points: no drag")
        expect(hand.hears("drag -28,5") && hand.hears("dragged -28,5"))

        hand.moves(try hand.to("hover"))
        expect(hand.hears("hover true"))
        hand.moves(try hand.to("tap"))
        expect(hand.hears("hover false"))

        hand.moves(try hand.to("scroll"), "click 5")
        expect(hand.hears("scrolled 53"), "animated, a wheel's click scrolls three lines")
        hand.moves("click 4")
        expect(hand.hears("scrolled 0"))
        expect(hand.ends())
    }

    @Test("a tooltip is shown under a resting pointer, and hidden when it leaves", arguments: DesktopKind.installed)
    func tooltip(on desktop: DesktopKind) throws {
        let hand = try Hand(on: desktop)
        defer { hand.program.signal(SIGKILL) }
        let place = try hand.place("hover")
        let area = CGRect(x: place.minX - 40, y: place.maxY + 2, width: 150, height: 40)
        hand.moves(try hand.to("hover", 30, 20))
        expect(hand.hears("hover true"))
        let before = try Screen.pixels(of: hand, in: area)
        let shows = try happens { zip(before, try Screen.pixels(of: hand, in: area)).count { $0 != $1 } > 300 }
        expect(shows, "its help text is below")
        hand.moves("mousemove 550 550")
        expect(try happens { try Screen.pixels(of: hand, in: area) == before })
        expect(hand.ends())
    }

    @Test("buttons, toggles, sliders, steppers, pickers and menus by the pointer", arguments: DesktopKind.installed)
    func pointer(on desktop: DesktopKind) throws {
        let hand = try Hand(on: desktop)
        defer { hand.program.signal(SIGKILL) }
        // Released elsewhere it has no effect; back over it, it acts once.
        hand.moves(try hand.to("press"), "mousedown 1 sleep 0.05 mousemove 550 550 sleep 0.05 mouseup 1 sleep 0.05")
        hand.moves(try hand.to("press"), "mousedown 1 sleep 0.05 mousemove 550 550 sleep 0.05")
        hand.moves(try hand.to("press"), "sleep 0.05 mouseup 1")
        expect(hand.heard(until: "pressed")?.contains("pressed"), equals: false)
        try hand.clicks("toggle")
        expect(hand.heard(until: "toggle true")?.contains("pressed"), equals: false)
        try hand.clicks("toggle")
        expect(hand.hears("toggle false"))

        let slider = try hand.place("slider")
        hand.moves(
            try hand.to("slider"), "mousedown 1 sleep 0.05", try hand.to("slider", slider.width + 30), "mouseup 1")
        expect(hand.hears("slider 100.0"))
        hand.moves(try hand.to("slider", slider.width - 8), "mousedown 1 sleep 0.05", try hand.to("slider", -15))
        hand.moves("mouseup 1")
        expect(hand.hears("slider 0.0"))
        hand.moves(try hand.to("slider", slider.width * 0.4), "click 1")
        let steps = hand.heard(until: "slider 40.0") ?? ["not there"]
        expect(
            steps.allSatisfy { $0.hasPrefix("slider ") && ($0.hasSuffix("0.0") || $0.hasSuffix("5.0")) }, "\(steps)")

        let stepper = try hand.place("stepper")
        for number in 1...3 {
            hand.moves(try hand.to("stepper", stepper.width - 8), "click 1")
            expect(hand.hears("number \(number)"))
        }
        hand.moves("click 1")
        try hand.clicks("press")
        expect(
            hand.heard(until: "pressed")?.contains("number 4"), equals: false, "at the end of its range it does nothing"
        )

        try hand.clicks("picker")
        try hand.clicks("letter C")
        expect(hand.hears("letter C"))
        try hand.clicks("context", button: 3)
        try hand.clicks("second")
        expect(hand.hears("second"))
        expect(hand.ends())
    }

    @Test(
        "Tab and Shift-Tab, Space, arrow keys, shortcuts, the default and the cancel action",
        arguments: DesktopKind.installed)
    func keys(on desktop: DesktopKind) throws {
        let hand = try Hand(on: desktop)
        defer { hand.program.signal(SIGKILL) }
        hand.keys("Tab Tab")
        expect(hand.hears("focus toggle"))
        hand.keys("space")
        expect(hand.hears("toggle true"))
        hand.keys("Tab Tab Tab Tab Tab Tab")
        expect(hand.hears("focus slider"))
        // One at a time: of changes in one frame only the last is seen.
        for (key, value) in [("Right", 55), ("Right", 60), ("Left", 55), ("Down", 50)] {
            hand.keys(key)
            expect(hand.hears("slider \(value).0"), "\(key)")
        }
        hand.keys("shift+Tab shift+Tab shift+Tab shift+Tab shift+Tab shift+Tab")
        expect(hand.hears("focus toggle"))

        hand.keys("Return")
        expect(hand.hears("toggle false"), "the focused view takes precedence")
        hand.keys("s ctrl+s")
        expect(hand.hears("save"))
        hand.keys("ctrl+1")
        expect(hand.hears("tab 1"))
        hand.keys("Escape")
        expect(hand.hears("cancel"))

        // By letters and arrow keys in the open menu, which begin at the choice.
        try hand.clicks("picker")
        hand.keys("Down Return")
        expect(hand.hears("letter B"))
        try hand.clicks("menu")
        hand.keys("d Return")
        expect(hand.hears("deleted"))
        try hand.clicks("context", button: 3)
        hand.keys("Escape Escape")
        expect(hand.heard(until: "cancel")?.contains("cancel"), equals: false, "the first closes the menu")
        expect(hand.ends())
    }

    @Test("Return runs the default action if no view handles it", arguments: DesktopKind.installed)
    func defaultAction(on desktop: DesktopKind) throws {
        let hand = try Hand(on: desktop)
        defer { hand.program.signal(SIGKILL) }
        // It is the program's first key, and nothing tells when it has got the keyboard.
        let isHeard = (0..<10).contains { _ in
            hand.keys("Return")
            return hand.hears("default", seconds: 3)
        }
        expect(isHeard)
        expect(hand.ends())
    }

    @Test(
        "typing, also accents and composed letters, undo, selecting by clicks, and submitting by Return",
        arguments: DesktopKind.installed)
    func text(on kind: DesktopKind) throws {
        let hand = try Hand(on: kind)
        defer { hand.program.signal(SIGKILL) }
        // Weston has a keyboard of the US, whatever that of its X server is.
        let isInternational = kind == .x11
        let keyboard = try require(Keyboard(of: hand))
        if isInternational { keyboard.makeInternational() }
        try hand.clicks("field")
        expect(hand.hears("focus first"))
        for text in ["a", "ab", "abc"] {
            hand.types(String(text.suffix(1)))
            expect(hand.hears("text [\(text)]"))
        }
        hand.types(" ")
        let word = isInternational ? "äé€ßô" : "def"
        if isInternational {
            keyboard.types("äé€")
            expect(hand.hears("text [abc äé€]"))
            // Keys that compose one letter, and a dead accent key.
            for key in [Keyboard.compose, Keyboard.s, Keyboard.s] { keyboard.press(key, with: []) }
            expect(hand.hears("text [abc äé€ß]"))
            keyboard.press(Keyboard.circumflex.key, with: Keyboard.circumflex.held)
            keyboard.press(Keyboard.o, with: [])
        } else {
            hand.types(word)
        }
        expect(hand.hears("text [abc \(word)]"))
        hand.keys("ctrl+z")
        expect(hand.hears("text [abc ]"), "word by word")
        hand.keys("ctrl+shift+z")
        expect(hand.hears("text [abc \(word)]"))

        let field = try hand.place("field")
        hand.moves(try hand.to("field", 12), "click --repeat 2 --delay 40 1")
        expect(hand.hears("selected [abc]"))
        hand.run("sleep 0.6")
        hand.moves(try hand.to("field", 12), "click --repeat 3 --delay 40 1")
        expect(hand.hears("selected [abc \(word)]"))
        hand.run("sleep 0.6")
        hand.moves(try hand.to("field", 2), "click 1 keydown Shift_L", try hand.to("field", field.width - 4))
        hand.moves("click 1 keyup Shift_L")
        expect(hand.hears("selected [abc \(word)]"))
        hand.types("x")
        expect(hand.hears("text [x]"))
        hand.keys("Return")
        expect(hand.hears("submitted"))
        hand.keys("Tab")
        expect(hand.hears("focus second"))
        hand.keys("shift+Tab")
        expect(hand.hears("focus first"))
        try hand.clicks("editor")
        hand.keys("a Return b")
        expect(hand.hears("notes [a|b]"))
        expect(hand.ends())
    }

    @Test("keys that compose a letter type nothing else, and nothing where there is no such letter")
    func composing() throws {
        let hand = try Hand(on: .x11)
        defer { hand.program.signal(SIGKILL) }
        let keyboard = try require(Keyboard(of: hand))
        keyboard.makeInternational()
        try hand.clicks("field")
        expect(hand.hears("focus first"))
        let circumflex = { keyboard.press(Keyboard.circumflex.key, with: Keyboard.circumflex.held) }
        // The accent alone, which no key of this keyboard types by itself.
        for _ in 0..<2 { circumflex() }
        expect(hand.hears("text [^]"))
        for key in [Keyboard.compose, Keyboard.s, Keyboard.o, Keyboard.o] { keyboard.press(key, with: []) }
        expect(hand.hears("text [^§o]"))
        for key in [Keyboard.compose, Keyboard.s, Keyboard.q, Keyboard.s] { keyboard.press(key, with: []) }
        expect(hand.hears("text [^§os]"))
        // Another key ends a sequence.
        circumflex()
        hand.keys("Escape")
        keyboard.press(Keyboard.o, with: [])
        expect(hand.hears("text [^§oso]"))
        expect(hand.ends())
    }
}

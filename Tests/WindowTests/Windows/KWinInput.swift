import DesktopSupport
import Expectations
import Foundation
import Testing

/// Text between programs, and from an input method, on a compositor that has both.
@Suite(
    .serialized,
    .enabled(if: Desktop.isPresent && PrivateCompositor.hasKWin, "needs Xvfb, xdotool and kwin-wayland"))
struct KWinInput {
    private static let size = CGSize(width: 560, height: 560)

    /// Types a text into a program and selects it.
    private func selects(_ text: String, in hand: Hand) throws {
        try hand.clicks("field")
        expect(hand.hears("focus first"))
        hand.types(text)
        expect(hand.hears("text [\(text)]"))
        hand.keys("ctrl+a")
        expect(hand.hears("selected [\(text)]"))
    }

    /// Inserts what is selected by the middle button.
    private func inserts(_ text: String, in hand: Hand) throws {
        try hand.clicks("second field", button: 2)
        expect(hand.hears("second [\(text)]"))
    }

    @Test("the middle button inserts what is selected in another program") func primarySelection() throws {
        let compositor = try require(PrivateCompositor(kwin: Self.size))
        let first = try Hand(on: compositor)
        defer { first.program.signal(SIGKILL) }
        try selects("hello", in: first)
        // In front of the first one.
        let second = try Hand(on: compositor)
        defer { second.program.signal(SIGKILL) }
        try inserts("hello", in: second)
        try selects("back", in: second)
        expect(second.ends())
        expect(first.ends())
    }

    @Test(
        "what is selected on Wayland is inserted on X11, and the other way round",
        .enabled(if: !Program.run("command -v Xwayland").isEmpty, "needs xwayland"), arguments: [true, false])
    func selectionOfX11(isFromX11: Bool) throws {
        let compositor = try require(PrivateCompositor(kwin: Self.size, hasX11: true))
        let x11 = ["DISPLAY": try require(compositor.nameOfX11), "SDL_VIDEODRIVER": "x11"]
        let first = try Hand(on: compositor, variables: isFromX11 ? x11 : [:])
        defer { first.program.signal(SIGKILL) }
        try selects("hello", in: first)
        let second = try Hand(on: compositor, variables: isFromX11 ? [:] : x11)
        defer { second.program.signal(SIGKILL) }
        try inserts("hello", in: second)
        expect(second.ends() && first.ends())
    }

    @Test(
        "an input method of the compositor composes in a field, and its composition does not go on in the next field",
        .enabled(if: Fcitx.isInstalled, "needs fcitx5 and fcitx5-hangul"))
    func composing() throws {
        let bus = try require(PrivateBus())
        defer { bus.end() }
        let compositor = try require(
            PrivateCompositor(
                kwin: Self.size, inputMethod: Fcitx.path, files: ["fcitx5/profile": Fcitx.profile],
                environment: ["DBUS_SESSION_BUS_ADDRESS": bus.address]))
        let hand = try Hand(on: compositor)
        defer { hand.program.signal(SIGKILL) }
        try hand.clicks("field")
        expect(hand.hears("focus first"))
        hand.moves("mousemove 550 550")
        // Until it has started, letters are typed.
        let hasStarted = happens {
            hand.keys("ctrl+a BackSpace")
            hand.run("xdotool key --delay 100 g k s space")
            return hand.hears("text [한]", seconds: 2)
        }
        expect(hasStarted)
        hand.keys("ctrl+a BackSpace")
        expect(hand.hears("text []"))
        let field = try hand.place("field")
        let before = try Screen.pixels(of: hand, in: field)
        hand.run("xdotool key --delay 100 g k s")
        expect(try happens { try zip(before, Screen.pixels(of: hand, in: field)).count { $0 != $1 } > 40 })
        hand.keys("space")
        let lines = hand.heard(until: "text [한]")
        expect(lines?.contains { $0.hasPrefix("text") }, equals: false, "no letter is typed before that")
        hand.run("xdotool key --delay 100 g k s")
        try hand.clicks("second field")
        expect(hand.hears("focus second"))
        hand.run("xdotool key --delay 100 r m f space")
        expect(hand.hears("second [글]"))
        expect(hand.ends())
    }
}

/// An input method for Korean, in which three letters make a syllable.
private enum Fcitx {
    static let path = "/usr/bin/fcitx5"
    static let isInstalled =
        FileManager.default.isExecutableFile(atPath: path)
        && FileManager.default.fileExists(atPath: "/usr/share/fcitx5/addon/hangul.conf")

    static let profile = """
        [Groups/0]
        Name=Default
        Default Layout=us
        DefaultIM=hangul
        [Groups/0/Items/0]
        Name=hangul
        Layout=
        [GroupOrder]
        0=Default

        """
}

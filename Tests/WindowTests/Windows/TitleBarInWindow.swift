import DesktopSupport
import Expectations
import Foundation
import Testing

/// Windows that draw their own title bar. What is in it is tested in memory.
@Suite(.serialized, .enabled(if: Desktop.isPresent, "needs Xvfb, xdotool and scrot: run make test"))
struct TitleBarInWindow {
    /// A compositor's screen is as large as a window with its title bar, which is at the corner.
    private static let desktops = SuiteDesktops(shell: "desktop", size: CGSize(width: 560, height: 605))

    private func hand(_ variables: [String: String], on kind: DesktopKind = .x11) throws -> Hand {
        try Hand(on: try Self.desktops.desk(kind), variables: variables)
    }

    @Test(
        "the size of a window is that of its content, and its close button closes it",
        arguments: DesktopKind.installed)
    func close(on kind: DesktopKind) throws {
        let hand = try hand(["CASEMENT_TITLE_BAR": "own", "CASEMENT_TITLE_BAR_BUTTONS": ":close"], on: kind)
        defer { hand.program.signal(SIGKILL) }
        let geometry = hand.run("xdotool getwindowgeometry \(hand.window)")
        expect(geometry.contains("560x605"), "\(geometry)")
        try hand.clicks("press")
        expect(hand.hears("pressed"))
        hand.moves("mousemove 536 22 sleep 0.1 click 1")
        expect(hand.program.ends(), equals: 0)
    }

    @Test("windows whose style has no title bar have none of the program's either")
    func styles() throws {
        let hand = try Hand(
            on: try require(PrivateDisplay()), "kinds", variables: ["CASEMENT_TITLE_BAR": "own"])
        defer { hand.program.signal(SIGKILL) }
        try hand.clicks("open")
        for name in ["Plain", "Edges"] {
            let geometry = hand.run("xdotool search --sync --onlyvisible --name '^\(name)$' getwindowgeometry")
            expect(geometry.contains("120x80"), "\(name): \(geometry)")
        }
        let usual = hand.run("xdotool search --sync --onlyvisible --name '^Wall$' getwindowgeometry")
        expect(usual.contains("120x125"), "\(usual)")
    }

    @Test(
        "on Wayland programs draw it on GNOME, and where nothing else does, unless they are told not to",
        .enabled(if: PrivateCompositor.isInstalled, "needs weston"))
    func desktopsOfWayland() throws {
        // Only the content shows where a window is that has the whole screen.
        let own = try hand(["XDG_CURRENT_DESKTOP": "ubuntu:GNOME"], on: .wayland)
        defer { own.program.signal(SIGKILL) }
        let below = try own.place("press")
        expect(own.ends())
        for variables in [
            ["XDG_CURRENT_DESKTOP": "KDE", "LIBDECOR_PLUGIN_DIR": "/nonexistent"],
            ["XDG_CURRENT_DESKTOP": "GNOME", "CASEMENT_TITLE_BAR": "desktop"],
        ] {
            let hand = try hand(variables, on: .wayland)
            defer { hand.program.signal(SIGKILL) }
            let bar: CGFloat = variables["CASEMENT_TITLE_BAR"] == nil ? 0 : 45
            expect(try hand.place("press").minY, equals: below.minY - bar, "\(variables)")
            expect(hand.ends())
        }
    }

    @Test("GNOME's programs draw it, and those of other desktops do not, unless they are told to")
    func desktops() throws {
        for (variables, height) in [
            (["XDG_CURRENT_DESKTOP": "ubuntu:GNOME"], 605), (["XDG_CURRENT_DESKTOP": "KDE"], 560),
            (["XDG_CURRENT_DESKTOP": "GNOME", "CASEMENT_TITLE_BAR": "desktop"], 560),
        ] {
            let hand = try hand(variables)
            defer { hand.program.signal(SIGKILL) }
            let geometry = hand.run("xdotool getwindowgeometry \(hand.window)")
            expect(geometry.contains("560x\(height)"), "\(variables): \(geometry)")
            expect(hand.ends())
        }
    }

    private func size(of hand: Hand) -> String {
        let lines = hand.run("xdotool getwindowgeometry \(hand.window)").split(separator: "\n")
        return lines.last.map { $0.trimmingCharacters(in: .whitespaces) } ?? ""
    }

    private func place(of hand: Hand) -> String {
        let lines = hand.run("xdotool getwindowgeometry \(hand.window)").split(separator: "\n")
        return lines.dropFirst().first.map { $0.trimmingCharacters(in: .whitespaces) } ?? ""
    }

    @Test("a double click on the title bar gives a window the size and place of its scene, and another those of before")
    func zoom() throws {
        let hand = try Hand(
            on: try require(PrivateDisplay()), "handle", variables: ["CASEMENT_TITLE_BAR": "own"])
        defer { hand.program.signal(SIGKILL) }
        expect(size(of: hand), equals: "Geometry: 320x285")
        // SDL does not notice the first move of a window if it is to 0, 0.
        hand.moves("windowmove --sync \(hand.window) 30 40 mousemove 90 62 click --repeat 2 --delay 40 1")
        expect(
            happens { size(of: hand) == "Geometry: 200x195" && place(of: hand).contains("70,90") }, "\(size(of: hand))")
        hand.moves("mousemove 130 112 sleep 0.5 click --repeat 2 --delay 40 1")
        expect(
            happens { size(of: hand) == "Geometry: 320x285" && place(of: hand).contains("30,40") }, "\(size(of: hand))")
        expect(hand.ends())
    }
}

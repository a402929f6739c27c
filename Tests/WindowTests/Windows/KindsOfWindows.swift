import DesktopSupport
import Expectations
import Foundation
import Testing

/// What the window manager is told of windows of different kinds. There is none: the properties are read.
@Suite(.serialized, .enabled(if: Desktop.isPresent, "needs Xvfb and xdotool: run make test"))
struct KindsOfWindows {
    private static let desktops = SuiteDesktops()
    private static let display = try? desktops.desk(.x11).display

    private func window(_ name: String, of hand: Hand) throws -> String {
        let found = hand.run(
            "xdotool search --sync --all --onlyvisible --pid \(hand.program.processID) --name '^\(name)$' | head -1")
        try require(!found.isEmpty, "no window \(name)")
        return found
    }

    private func properties(_ name: String, of hand: Hand) throws -> String {
        hand.run("xprop -id \(try window(name, of: hand))")
    }

    @Test("Kinds, levels, frames and places of windows")
    func kinds() throws {
        let hand = try Hand(on: try require(Self.display), "kinds")
        defer { hand.program.signal(SIGKILL) }
        try hand.clicks("open")
        try require(hand.hears("placed appeared"))
        var panel = ""
        // Its state is set once it is shown.
        _ = try happens {
            panel = try properties("Panel", of: hand)
            return panel.contains("_NET_WM_STATE_SKIP_TASKBAR") && panel.contains("WM_TRANSIENT_FOR")
        }
        expect(panel.contains("_NET_WM_WINDOW_TYPE_UTILITY"), "\(panel)")
        expect(panel.contains("_NET_WM_STATE_ABOVE") && panel.contains("_NET_WM_STATE_SKIP_TASKBAR"), "\(panel)")
        let main = try require(Int(hand.window))
        let owner = "WM_TRANSIENT_FOR(WINDOW): window id # 0x\(String(main, radix: 16))"
        expect(panel.contains(owner), "\(panel)")
        let alert = try properties("Lost", of: hand)
        expect(alert.contains("_NET_WM_WINDOW_TYPE_DIALOG") && alert.contains(owner), "\(alert)")
        expect(try properties("Wall", of: hand).contains("_NET_WM_WINDOW_TYPE_DESKTOP"))
        let plain = try properties("Plain", of: hand)
        expect(plain.contains("_MOTIF_WM_HINTS(_MOTIF_WM_HINTS) = 0x3, 0x3e, 0x0, 0x0, 0x0"), "\(plain)")
        let edges = try properties("Edges", of: hand)
        expect(edges.contains("_MOTIF_WM_HINTS(_MOTIF_WM_HINTS) = 0x3, 0x3e, 0x6, 0x0, 0x0"), "\(edges)")
        let screen = hand.run("xdotool getdisplaygeometry").split(separator: " ").compactMap { Int($0) }
        let placed = hand.run("xdotool getwindowgeometry \(try window("Placed", of: hand))")
        expect(placed.contains("Position: \(screen[0] - 200),30") && placed.contains("130x90"), "\(placed)")
        expect(hand.ends())
    }

    @Test("The user resizes a window until the button is released, and the program never does")
    func resizing() throws {
        let hand = try Hand(on: try require(Self.display), "resize")
        defer { hand.program.signal(SIGKILL) }
        try hand.clicks("grow")
        _ = happens { hand.run("xdotool getwindowgeometry \(hand.window)").contains("400x300") }
        // What the window manager does for the user, with the button held at an edge.
        hand.run("sleep 0.7; xdotool mousemove 500 500 mousedown 1")
        hand.run("for width in 410 420 430; do xdotool windowsize --sync \(hand.window) $width 300; done")
        expect(hand.heard(until: "resizing true"), equals: [])
        hand.run("sleep 0.8; xdotool windowsize --sync \(hand.window) 440 300; sleep 0.8; xdotool mouseup 1")
        expect(hand.heard(until: "resizing false"), equals: [])
        hand.run(
            "xdotool windowsize --sync \(hand.window) 320 240; sleep 0.1; xdotool windowsize \(hand.window) 330 240")
        expect(hand.heard(until: "resizing true"), equals: [])
        expect(hand.heard(until: "resizing false"), equals: [])
        expect(hand.ends())
    }

    @Test("The icon, and the name by which desktops find the program's file")
    func identity() throws {
        let hand = try Hand(on: try require(Self.display), "kinds")
        defer { hand.program.signal(SIGKILL) }
        // The icon is set after the first frame; on a busy machine a tool may also find the server busy.
        var properties = ""
        func shows(_ name: String) -> Bool { properties.contains("WM_CLASS") && properties.contains(name) }
        let hasIcon = happens {
            properties = hand.run("xprop -id \(hand.window) -notype 32c _NET_WM_ICON WM_CLASS 2>&1")
            properties = properties.split(separator: "\n").joined()
            return shows("Icon (2 x 2)") || shows("= 2, 2, 4294901760")
        }
        expect(hasIcon, "\(properties)")
        expect(shows("\"WindowProbe\""), "\(properties)")
        expect(hand.ends())
    }

    @Test("A panel with the keyboard leaves the main window active")
    func activity() throws {
        let hand = try Hand(on: try require(Self.display), "kinds")
        defer { hand.program.signal(SIGKILL) }
        try hand.clicks("open")
        try require(hand.hears("placed appeared"))
        hand.run("xdotool windowfocus --sync \(hand.window) sleep 0.1")
        hand.run("xdotool windowfocus --sync \(try window("Panel", of: hand))")
        expect(hand.hears("main active"))
        hand.run("xdotool windowfocus --sync \(try window("Placed", of: hand))")
        expect(hand.hears("main inactive"))
        expect(hand.ends())
    }

    @Test("A pushed window hides its opener until it is closed", arguments: DesktopKind.installed)
    func pushing(on kind: DesktopKind) throws {
        let hand = try Hand(on: try Self.desktops.desk(kind), "kinds")
        defer { hand.program.signal(SIGKILL) }
        try hand.clicks("push")
        // It learns that although it has no frames any more.
        expect(hand.hears("main inactive"))
        try require(hand.hears("pushed appeared"))
        if kind == .wayland {
            // No tool tells which windows a compositor shows; but a hidden one is drawn by nobody.
            let isBack = (0..<10).contains { _ in
                hand.keys("ctrl+w")
                return hand.hears("main key", seconds: 3)
            }
            expect(isBack)
            hand.run("sleep 0.5")
            try hand.clicks("push")
            expect(hand.hears("pushed appeared"))
            return expect(hand.ends())
        }
        let pushed = try window("Pushed", of: hand)
        func isShown() -> Bool {
            hand.run("xdotool search --all --onlyvisible --pid \(hand.program.processID) --name 'Window Probe'")
                .contains(hand.window)
        }
        expect(happens { !isShown() })
        WindowManagerRequest.close(pushed, on: hand.display)
        expect(happens(isShown))
        expect(hand.ends())
    }
}

import DesktopSupport
import Expectations
import Foundation
import Testing

/// Programs with several real windows: typing goes to the window with the keyboard, and a closed one leaves nothing.
@Suite(.serialized, .enabled(if: Desktop.isPresent, "needs Xvfb and xdotool: run make test"))
struct SeveralWindows {
    private static let desktops = SuiteDesktops()
    private static let display = try? desktops.desk(.x11).display

    private func hand(on kind: DesktopKind = .x11) throws -> Hand {
        let state = NSTemporaryDirectory() + "casement-windows-\(getpid())"
        try? FileManager.default.removeItem(atPath: state)
        return try Hand(on: try Self.desktops.desk(kind), "windows", variables: ["XDG_STATE_HOME": state])
    }

    /// Opens another window by the button of the first; its identifier, beside the first.
    private func openSecond(_ hand: Hand) throws -> String {
        let before = Set(seconds(of: hand))
        try hand.clicks("open")
        try require(hand.hears("second appeared"))
        var new: String?
        _ = happens {
            new = seconds(of: hand).first { !before.contains($0) }
            return new != nil
        }
        let opened = try require(new)
        hand.run("xdotool windowmove --sync \(opened) 320 \(before.count * 170) sleep 0.1")
        return opened
    }

    private func seconds(of hand: Hand) -> [String] {
        hand.run("xdotool search --all --onlyvisible --pid \(hand.program.processID) --name Second")
            .split(separator: "\n").map(String.init)
    }

    @Test("Typing goes to the window that has opened last, then to the one that is chosen")
    func typing() throws {
        let hand = try hand()
        defer { hand.program.signal(SIGKILL) }
        hand.types("a")
        expect(hand.hears("first [a]"))
        let second = try openSecond(hand)
        hand.types("bc")
        expect(hand.hears("second [bc]"), "Its field has the focus and the keyboard.")
        hand.run("xdotool windowfocus --sync \(hand.window) sleep 0.2")
        hand.types("d")
        expect(hand.hears("first [ad]"))
        hand.run("xdotool windowfocus --sync \(second) sleep 0.2")
        hand.types("e")
        expect(hand.hears("second [bce]"))
        expect(hand.ends())
    }

    @Test("A window opens at the place that its scene names")
    func position() throws {
        let hand = try hand()
        defer { hand.program.signal(SIGKILL) }
        try hand.clicks("open")
        try require(hand.hears("second appeared"))
        expect(happens { !seconds(of: hand).isEmpty })
        let second = try require(seconds(of: hand).first)
        let screen = hand.run("xdotool getdisplaygeometry").split(separator: " ").compactMap { Int($0) }
        let place = hand.run("xdotool getwindowgeometry \(second)")
        expect(place.contains("Position: \(screen[0] - 300),\(screen[1] - 160)"), "\(place)")
    }

    @Test("A window grows with its content, and stays where it is and behind others")
    func growing() throws {
        let hand = try hand()
        defer { hand.program.signal(SIGKILL) }
        let second = try openSecond(hand)
        hand.run("xdotool windowmove --sync \(hand.window) 40 30 windowmove --sync \(second) 60 50")
        hand.run("xdotool windowfocus --sync \(hand.window) sleep 0.2")
        hand.types("wide")
        expect(hand.hears("first [wide]"))
        func state() -> String { hand.run("xdotool getwindowgeometry \(hand.window)") }
        expect(happens { state().contains("Geometry: 400x160") }, "\(state())")
        expect(state().contains("Position: 40,30"), "\(state())")
        expect(hand.run("xprop -id \(hand.window) WM_NORMAL_HINTS").contains("minimum size: 400 by"))
        let windows = hand.run("xwininfo -root -children | grep -oE '\"(Second|Window Probe)\"'")
        expect(windows.hasPrefix("\"Second\""), "from the front to the back: \(windows)")
        expect(hand.ends())
    }

    @Test("The windows that were open come back at the next start", arguments: DesktopKind.installed)
    func restoring(on kind: DesktopKind) throws {
        let state = NSTemporaryDirectory() + "casement-windows-restored-\(getpid())"
        defer { try? FileManager.default.removeItem(atPath: state) }
        func start() throws -> Hand {
            try Hand(on: try Self.desktops.desk(kind), "windows", variables: ["XDG_STATE_HOME": state])
        }
        let first = try start()
        defer { first.program.signal(SIGKILL) }
        try first.clicks("open")
        try require(first.hears("second appeared"))
        expect(first.ends())
        let second = try start()
        defer { second.program.signal(SIGKILL) }
        expect(try closes("second", of: second, kind))
        expect(second.ends())
        let third = try start()
        defer { third.program.signal(SIGKILL) }
        third.run("sleep 0.5")
        if kind == .x11 { return expect(seconds(of: third).isEmpty && third.ends()) }
        third.keys("ctrl+w")
        expect(third.program.ends(), equals: 0, "it was the only window")
    }

    @Test("A window comes back where its frame was, so that it does not move with each start")
    func restoringInFrame() throws {
        let state = NSTemporaryDirectory() + "casement-windows-framed-\(getpid())"
        defer { try? FileManager.default.removeItem(atPath: state) }
        let desk = try Self.desktops.desk(.x11)
        let first = try Hand(on: desk, "windows", variables: ["XDG_STATE_HOME": state])
        defer { first.program.signal(SIGKILL) }
        first.run("xdotool windowmove --sync \(first.window) 203 172")
        // As a window manager tells it.
        let extents = "-f _NET_FRAME_EXTENTS 32c -set _NET_FRAME_EXTENTS 3,3,22,5"
        first.run("xprop -id \(first.window) \(extents); sleep 0.3")
        expect(first.ends())

        let variables = desk.variables.merging(["XDG_STATE_HOME": state, "SDL_VIDEODRIVER": "x11"]) { $1 }
        let second = try Program("WindowProbe", ["windows"], environment: variables)
        defer { second.signal(SIGKILL) }
        let search = "xdotool search --sync --onlyvisible --pid \(second.processID) --name 'Window Probe'"
        expect(desk.run("\(search) getwindowgeometry %@").contains("Position: 200,150"))
        second.signal(SIGTERM)
        expect(second.ends(), equals: 0)
    }

    /// Closes the window in front: by the window manager, or by the shortcut where the desktop has no other button than
    /// the program's. False if what it held is not released.
    private func closes(_ name: String, of hand: Hand, _ kind: DesktopKind) throws -> Bool {
        guard kind == .x11 else {
            return (0..<10).contains { _ in
                hand.keys("ctrl+w")
                return hand.hears("\(name) gone", seconds: 3)
            }
        }
        var last: String?
        _ = happens {
            last = seconds(of: hand).last
            return last != nil
        }
        WindowManagerRequest.close(try require(last), on: hand.display)
        return hand.hears("\(name) gone")
    }

    @Test(
        "Under a window that is closed is the one from before, which gets the keyboard",
        .enabled(if: PrivateCompositor.isInstalled, "needs weston: X servers have no window manager of their own"))
    func underClosed() throws {
        let hand = try hand(on: .wayland)
        defer { hand.program.signal(SIGKILL) }
        try hand.clicks("open")
        try require(hand.hears("second appeared"))
        hand.run("sleep 0.3")
        hand.types("x")
        expect(hand.hears("second [x]"))
        expect(try closes("second", of: hand, .wayland))
        hand.run("sleep 0.3")
        hand.types("y")
        expect(hand.hears("first [y]"))
        hand.keys("ctrl+w")
        expect(hand.program.ends(), equals: 0)
    }

    @Test(
        "A desktop that switches between windows gives them the keyboard, and each has its own phase",
        .enabled(if: PrivateCompositor.isInstalled, "needs weston"))
    func switching() throws {
        let hand = try Hand(on: Desk(.wayland, shell: "desktop"), "windows")
        defer { hand.program.signal(SIGKILL) }
        // The desktop chooses the places of its windows: the button is pressed by the keyboard.
        let isOpen = (0..<5).contains { _ in
            hand.keys("shift+Tab space")
            return hand.hears("second appeared", seconds: 3)
        }
        try require(isOpen)
        hand.run("sleep 0.3")
        hand.types("b")
        expect(hand.hears("second [b]"))
        hand.keys("super+Tab")
        expect(hand.hears("second inactive"))
        hand.keys("Tab")
        hand.types("a")
        expect(hand.hears("first [a]"))
        hand.keys("super+Tab")
        expect(hand.hears("second active"))
        hand.types("c")
        expect(hand.hears("second [bc]"))
        expect(hand.ends())
    }

    @Test("Windows come back where they were, with their size")
    func frames() throws {
        let state = NSTemporaryDirectory() + "casement-windows-frames-\(getpid())"
        defer { try? FileManager.default.removeItem(atPath: state) }
        func start() throws -> Hand {
            try Hand(on: try require(Self.display), "windows", variables: ["XDG_STATE_HOME": state])
        }
        let first = try start()
        defer { first.program.signal(SIGKILL) }
        let opened = try openSecond(first)
        first.run("xdotool windowmove --sync \(opened) 400 250 windowsize --sync \(opened) 340 210 sleep 0.2")
        expect(first.ends())
        let second = try start()
        defer { second.program.signal(SIGKILL) }
        var geometry = ""
        _ = happens {
            geometry = seconds(of: second).first.map { second.run("xdotool getwindowgeometry \($0)") } ?? ""
            return geometry.contains("Position: 400,250") && geometry.contains("340x210")
        }
        expect(geometry.contains("Position: 400,250") && geometry.contains("340x210"), "\(geometry)")
        expect(second.ends())
    }

    @Test("A program that is killed has kept where the user had moved its window")
    func killed() throws {
        let state = NSTemporaryDirectory() + "casement-windows-killed-\(getpid())"
        defer { try? FileManager.default.removeItem(atPath: state) }
        let hand = try Hand(on: try require(Self.display), "windows", variables: ["XDG_STATE_HOME": state])
        defer { hand.program.signal(SIGKILL) }
        hand.run("xdotool windowmove --sync \(hand.window) 77 55")
        func isKept() -> Bool {
            let text = try? String(contentsOfFile: state + "/WindowProbe.plist", encoding: .utf8)
            return text?.contains("[77,55]") ?? false
        }
        expect(happens(isKept))
    }

    @Test(
        "A window that filled the screen fills it again, and keeps the size to return to",
        arguments: ["maximized", "fullScreen"], DesktopKind.installed)
    func filling(state name: String, on kind: DesktopKind) throws {
        let state = NSTemporaryDirectory() + "casement-windows-\(name)-\(getpid())"
        defer { try? FileManager.default.removeItem(atPath: state) }
        try FileManager.default.createDirectory(atPath: state, withIntermediateDirectories: true)
        let list = "[{\"scene\":\"0\",\"number\":0,\"frame\":{\"size\":[310,170],\"state\":\"\(name)\"}}]"
        try PropertyListSerialization.data(fromPropertyList: ["windows": list], format: .xml, options: 0)
            .write(to: URL(fileURLWithPath: state + "/WindowProbe.plist"))
        let desk = kind == .x11 ? try Self.desktops.desk(kind) : try Desk(kind, shell: "desktop")
        let hand = try Hand(on: desk, "windows", variables: ["XDG_STATE_HOME": state])
        defer { hand.program.signal(SIGKILL) }
        // X servers have no window manager that would do it. For the whole screen SDL sends it a message.
        if kind == .wayland {
            let corners = [CGRect(x: 4, y: 400, width: 1, height: 1), CGRect(x: 1275, y: 795, width: 1, height: 1)]
            expect(try happens { try corners.allSatisfy { try Screen.pixels(of: hand, in: $0) == [255] } })
        } else if name == "maximized" {
            expect(
                happens { hand.run("xprop -id \(hand.window) _NET_WM_STATE").contains("_NET_WM_STATE_MAXIMIZED_VERT") })
        }
        expect(hand.ends())
        let kept = try String(contentsOfFile: state + "/WindowProbe.plist", encoding: .utf8)
        expect(kept.contains("\"state\":\"\(name)\"") && kept.contains("[310,170]"), "\(kept)")
    }

    @Test("F11 covers the screen, also of a server without a window manager, and leads back")
    func covering() throws {
        let hand = try hand()
        defer { hand.program.signal(SIGKILL) }
        func frame() -> String {
            hand.run("xdotool getwindowgeometry --shell \(hand.window)").split(separator: "\n")
                .filter { $0.contains("=") && !$0.hasPrefix("WINDOW") && !$0.hasPrefix("SCREEN") }
                .joined(separator: " ")
        }
        hand.run("xdotool windowmove --sync \(hand.window) 70 50")
        let before = frame()
        expect(before.hasPrefix("X=70 Y=50 "), "\(before)")
        let small = try hand.place("open")
        hand.keys("F11")
        expect(happens { frame() == "X=0 Y=0 WIDTH=1280 HEIGHT=800" }, "\(frame())")
        // Its content fills the screen, and is where it is drawn.
        expect(try happens { try hand.place("open") != small })
        _ = try openSecond(hand)
        hand.run("xdotool windowfocus --sync \(hand.window) sleep 0.2")
        hand.keys("F11")
        expect(happens { frame() == before }, "\(frame())")
        hand.origin = CGPoint(x: 70, y: 50)
        expect(try happens { try hand.place("open") == small })
        _ = try openSecond(hand)
        expect(hand.ends())
    }

    @Test("Each window has its own phase")
    func phases() throws {
        let hand = try hand()
        defer { hand.program.signal(SIGKILL) }
        let second = try openSecond(hand)
        hand.run("xdotool windowfocus --sync \(hand.window)")
        expect(hand.hears("second inactive"))
        hand.run("xdotool windowfocus --sync \(second)")
        expect(hand.hears("second active"))
        expect(hand.ends())
    }

    @Test("A closed window is released, and the other one works")
    func closing() throws {
        let hand = try hand()
        defer { hand.program.signal(SIGKILL) }
        let second = try openSecond(hand)
        let third = try openSecond(hand)
        WindowManagerRequest.close(third, on: hand.display)
        expect(hand.hears("second gone"))
        hand.run("xdotool windowfocus --sync \(second) sleep 0.2")
        hand.types("x")
        expect(hand.hears("second [x]"))
        WindowManagerRequest.close(hand.window, on: hand.display)
        expect(hand.hears("first gone"))
        hand.run("xdotool windowfocus --sync \(second) sleep 0.2")
        hand.types("y")
        expect(hand.hears("second [xy]"), "The program lives on without its first window.")
        WindowManagerRequest.close(second, on: hand.display)
        expect(hand.program.ends(), equals: 0)
    }
}

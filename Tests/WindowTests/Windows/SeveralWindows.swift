import DesktopSupport
import Expectations
import Foundation
import Testing

/// Programs with several real windows: typing goes to the window with the keyboard, and a closed one leaves nothing.
@Suite(.serialized, .enabled(if: Desktop.isPresent, "needs Xvfb and xdotool: run make test"))
struct SeveralWindows {
    private static let display = PrivateDisplay()

    private func hand() throws -> Hand {
        let state = NSTemporaryDirectory() + "casement-windows-\(getpid())"
        try? FileManager.default.removeItem(atPath: state)
        return try Hand(on: try require(Self.display), "windows", variables: ["XDG_STATE_HOME": state])
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

    @Test("The windows that were open come back at the next start")
    func restoring() throws {
        let state = NSTemporaryDirectory() + "casement-windows-restored-\(getpid())"
        defer { try? FileManager.default.removeItem(atPath: state) }
        func start() throws -> Hand {
            try Hand(on: try require(Self.display), "windows", variables: ["XDG_STATE_HOME": state])
        }
        let first = try start()
        defer { first.program.signal(SIGKILL) }
        _ = try openSecond(first)
        expect(first.ends())
        let second = try start()
        defer { second.program.signal(SIGKILL) }
        expect(happens { seconds(of: second).count == 1 })
        WindowManagerRequest.close(try require(seconds(of: second).first), on: second.display)
        expect(second.hears("second gone"))
        expect(second.ends())
        let third = try start()
        defer { third.program.signal(SIGKILL) }
        third.run("sleep 0.5")
        expect(seconds(of: third).isEmpty)
        expect(third.ends())
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
        arguments: ["maximized", "fullScreen"])
    func filling(state name: String) throws {
        let state = NSTemporaryDirectory() + "casement-windows-\(name)-\(getpid())"
        defer { try? FileManager.default.removeItem(atPath: state) }
        try FileManager.default.createDirectory(atPath: state, withIntermediateDirectories: true)
        let list = "[{\"scene\":\"0\",\"number\":0,\"frame\":{\"size\":[310,170],\"state\":\"\(name)\"}}]"
        try PropertyListSerialization.data(fromPropertyList: ["windows": list], format: .xml, options: 0)
            .write(to: URL(fileURLWithPath: state + "/WindowProbe.plist"))
        let hand = try Hand(on: try require(Self.display), "windows", variables: ["XDG_STATE_HOME": state])
        defer { hand.program.signal(SIGKILL) }
        // There is no window manager that would do it. For the whole screen SDL sends it a message.
        if name == "maximized" {
            expect(
                happens { hand.run("xprop -id \(hand.window) _NET_WM_STATE").contains("_NET_WM_STATE_MAXIMIZED_VERT") })
        }
        expect(hand.ends())
        let kept = try String(contentsOfFile: state + "/WindowProbe.plist", encoding: .utf8)
        expect(kept.contains("\"state\":\"\(name)\"") && kept.contains("[310,170]"), "\(kept)")
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

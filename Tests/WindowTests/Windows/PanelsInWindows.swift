import DesktopSupport
import Expectations
import Foundation
import Testing

/// Dialogs for files that a program runs and waits for.
@Suite(.serialized, .enabled(if: Desktop.isPresent, "needs Xvfb and xdotool: run make test"))
struct PanelsInWindows {
    private static let desktops = SuiteDesktops()

    private func hand(on kind: DesktopKind) throws -> Hand {
        try Hand(on: try Self.desktops.desk(kind), "panels", variables: ["CASEMENT_FILE_PORTAL": "no"])
    }

    private let corner = CGRect(x: 0, y: 0, width: 320, height: 120)

    /// Waits for the dialog over a window with a picture.
    private func dialog(of hand: Hand, on kind: DesktopKind, over picture: [UInt8]) throws {
        try require(hand.hears("asking"))
        if kind == .wayland {
            // It covers the window, in which only a number changes.
            let isShown = try happens {
                zip(picture, try Screen.pixels(of: hand, in: corner)).count { $0 != $1 } > 2000
            }
            try require(isShown, "The dialog is not shown.")
            hand.run("sleep 0.3")
            return
        }
        let search = "xdotool search --sync --all --onlyvisible --pid \(hand.program.processID) --name 'Where To'"
        let dialog = hand.run("timeout 30 \(search) | head -1")
        try require(!dialog.isEmpty, "The dialog is not shown.")
        hand.run("xdotool windowfocus --sync \(dialog)")
    }

    @Test(
        "Panels show the program's own dialog, while windows are drawn", arguments: ["ask", "later", "awaited"],
        DesktopKind.installed)
    func modal(button: String, on kind: DesktopKind) throws {
        let hand = try hand(on: kind)
        defer { hand.program.signal(SIGKILL) }
        let before = try Screen.pixels(of: hand, in: corner)
        try hand.clicks(button)
        try dialog(of: hand, on: kind, over: before)
        // Of a task, what was queued in the same moment as it waits until it ends.
        if button != "later" { try require(hand.hears("drawn")) }
        hand.keys("Escape")
        try require(hand.hears("cancelled"))
        // The window has the user's input again.
        try hand.clicks(button)
        try dialog(of: hand, on: kind, over: before)
        hand.keys("Return")
        expect(hand.hears("new.txt"))
        expect(hand.ends())
    }

    @Test("A program that waits for a dialog ends when it is asked to", arguments: DesktopKind.installed)
    func ending(on kind: DesktopKind) throws {
        let hand = try hand(on: kind)
        defer { hand.program.signal(SIGKILL) }
        let before = try Screen.pixels(of: hand, in: corner)
        try hand.clicks("ask")
        try dialog(of: hand, on: kind, over: before)
        expect(hand.ends())
    }
}

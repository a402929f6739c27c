import DesktopSupport
import Expectations
import Foundation
import Testing

/// Dialogs for files that a program runs and waits for.
@Suite(.serialized, .enabled(if: Desktop.isPresent, "needs Xvfb and xdotool: run make test"))
struct PanelsInWindows {
    private static let display = PrivateDisplay()

    private func dialog(of hand: Hand) throws {
        try require(hand.hears("asking"))
        let search = "xdotool search --sync --all --onlyvisible --pid \(hand.program.processID) --name 'Where To'"
        let dialog = hand.run("timeout 30 \(search) | head -1")
        try require(!dialog.isEmpty, "The dialog is not shown.")
        hand.run("xdotool windowfocus --sync \(dialog)")
    }

    @Test("Panels show the program's own dialog, while windows are drawn", arguments: ["ask", "later", "awaited"])
    func modal(button: String) throws {
        let hand = try Hand(on: try require(Self.display), "panels", variables: ["CASEMENT_FILE_PORTAL": "no"])
        defer { hand.program.signal(SIGKILL) }
        try hand.clicks(button)
        try dialog(of: hand)
        // Of a task, what was queued in the same moment as it waits until it ends.
        if button != "later" { try require(hand.hears("drawn")) }
        hand.keys("Escape")
        try require(hand.hears("cancelled"))
        // The window has the user's input again.
        try hand.clicks(button)
        try dialog(of: hand)
        hand.keys("Return")
        expect(hand.hears("new.txt"))
        expect(hand.ends())
    }

    @Test("A program that waits for a dialog ends when it is asked to") func ending() throws {
        let hand = try Hand(on: try require(Self.display), "panels", variables: ["CASEMENT_FILE_PORTAL": "no"])
        defer { hand.program.signal(SIGKILL) }
        try hand.clicks("ask")
        try dialog(of: hand)
        expect(hand.ends())
    }
}

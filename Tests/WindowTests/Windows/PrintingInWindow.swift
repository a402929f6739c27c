import DesktopSupport
import Expectations
import Foundation
import Testing

/// A program without a printer prints into a PDF file, by the keyboard alone.
@Suite(.serialized, .enabled(if: Desktop.isPresent, "needs Xvfb and xdotool: run make test"))
struct PrintingInWindow {
    private static let desktops = SuiteDesktops()
    private let home: URL

    init() throws {
        home = FileManager.default.temporaryDirectory.appending(path: "casement-printing-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    }

    private func hand(on kind: DesktopKind) throws -> Hand {
        let variables = [
            "CASEMENT_FILE_PORTAL": "no", "CASEMENT_PRINT_PORTAL": "no", "HOME": home.path,
            // No lp is there, and so no printer.
            "PATH": home.path,
        ]
        return try Hand(on: try Self.desktops.desk(kind), "printing", variables: variables)
    }

    /// The visible windows of the program on X11, the latest last.
    private func windows(of hand: Hand) -> [String] {
        let found = hand.run("xdotool search --onlyvisible --pid \(hand.program.processID) --name '.+' | sort -n")
        return found.split(separator: "\n").map(String.init)
    }

    /// Presses a key until the program prints a line: first in its dialogs, which may not be there yet.
    private func press(_ key: String, _ hand: Hand, on kind: DesktopKind, until line: String) throws {
        let isHeard = happens {
            if kind == .x11, let latest = windows(of: hand).last { hand.run("xdotool windowfocus --sync \(latest)") }
            hand.keys(key)
            return hand.hears(line, seconds: 0.5)
        }
        try require(isHeard, "\(line)")
    }

    /// The text of the only PDF file.
    private func text() throws -> String {
        let names = try FileManager.default.contentsOfDirectory(atPath: home.path).filter { $0.hasSuffix(".pdf") }
        expect(names, equals: ["Report.pdf"])
        return Program.run("pdftotext -layout '\(home.path)/Report.pdf' -")
    }

    @Test(
        "What is printed is saved as a PDF file, and its text is found there", arguments: ["modifier", "operation"],
        DesktopKind.installed)
    func saving(by button: String, on kind: DesktopKind) throws {
        defer { try? FileManager.default.removeItem(at: home) }
        let hand = try hand(on: kind)
        defer { hand.program.signal(SIGKILL) }
        try hand.clicks(button)
        if button == "operation" {
            try require(hand.hears("asking"))
            // The modal loop draws the windows.
            try require(hand.hears("drawn"))
        }
        try press("Return", hand, on: kind, until: "printed")
        let text = try text()
        expect(text.contains("Line 0 of the report") && text.contains("Line 99 of the report"))
        expect(text.split(separator: "\u{C}").count >= 2, "\(text)")
        expect(hand.ends())
    }

    @Test("An operation whose dialog is cancelled says so", arguments: DesktopKind.installed)
    func cancelling(on kind: DesktopKind) throws {
        defer { try? FileManager.default.removeItem(at: home) }
        let hand = try hand(on: kind)
        defer { hand.program.signal(SIGKILL) }
        try hand.clicks("operation")
        try require(hand.hears("asking"))
        try press("Escape", hand, on: kind, until: "cancelled")
        if kind == .x11 {
            // The window has the user's input again, once the dialog does not cover it.
            try require(happens { windows(of: hand).count == 1 })
            try hand.clicks("operation")
            try require(hand.hears("asking"))
            try press("Escape", hand, on: kind, until: "cancelled")
        }
        expect(hand.ends())
    }

    @Test("A program whose operation waits ends when it is asked to") func ending() throws {
        defer { try? FileManager.default.removeItem(at: home) }
        let hand = try hand(on: .x11)
        defer { hand.program.signal(SIGKILL) }
        try hand.clicks("operation")
        try require(hand.hears("asking"))
        try require(hand.hears("drawn"))
        expect(hand.ends())
    }
}

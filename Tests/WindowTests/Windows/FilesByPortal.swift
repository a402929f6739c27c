import DesktopSupport
import Expectations
import Foundation
import Testing

/// Documents that are saved and opened by the dialogs of a real portal: `xdg-desktop-portal` with GTK's.
@Suite(
    .serialized,
    .enabled(if: Desktop.isPresent && DesktopPortal.isInstalled, "needs xdg-desktop-portal-gtk, Xvfb and xdotool"))
struct FilesByPortal {
    private static let desktops = SuiteDesktops()
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "casement-portal-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    /// The program, its user, and the portal.
    private func start() throws -> (Hand, DesktopPortal) {
        let desk = try Self.desktops.desk(.x11)
        let portal = try require(DesktopPortal(display: desk.display.name))
        let variables = [
            "DBUS_SESSION_BUS_ADDRESS": portal.address, "XDG_DATA_HOME": folder.path, "HOME": folder.path,
        ]
        return (try Hand(on: desk, "documents -new", variables: variables), portal)
    }

    private func content(_ name: String) -> String? {
        try? String(contentsOf: folder.appending(path: name), encoding: .utf8)
    }

    /// The windows of GTK's dialogs.
    private func dialogs(_ hand: Hand) -> [String] {
        hand.run("xdotool search --onlyvisible --class xdg-desktop-portal-gtk").split(separator: "\n").map(String.init)
    }

    /// Presses keys in the program until a dialog is there, and gives it the keyboard.
    private func ask(_ key: String, _ hand: Hand) throws -> String {
        hand.run("xdotool windowfocus --sync \(hand.window)")
        hand.keys(key)
        try require(happens { !dialogs(hand).isEmpty })
        let dialog = try require(dialogs(hand).last)
        hand.run("xdotool windowfocus --sync \(dialog)")
        return dialog
    }

    private func type(_ text: String, _ hand: Hand) throws {
        hand.keys("Tab")
        hand.types(text)
        try require(hand.hears("[\(text)]"))
    }

    @Test("A document is saved where the user says, and opened again by another window") func saving() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let (hand, portal) = try start()
        defer { hand.program.signal(SIGKILL) }
        try type("kept", hand)
        let dialog = try ask("ctrl+s", hand)
        let owner = hand.run("xprop -id \(dialog) WM_TRANSIENT_FOR").split(separator: " ").last.map(String.init) ?? ""
        expect(Int(owner.dropFirst(2), radix: 16) == Int(hand.window), "\(owner) \(hand.window)")
        hand.keys("ctrl+a")
        hand.types(folder.path + "/kept.txt")
        hand.keys("Return")
        expect(happens { content("kept.txt") == "kept" })
        // The same file is saved without a question.
        hand.run("xdotool windowfocus --sync \(hand.window)")
        hand.keys("End")
        hand.types("y")
        hand.keys("ctrl+s")
        expect(happens { content("kept.txt") == "kepty" })
        expect(dialogs(hand).isEmpty)

        try Data("other".utf8).write(to: folder.appending(path: "other.txt"))
        _ = try ask("ctrl+o", hand)
        // A field for the path, in which Return may also complete it.
        hand.keys("ctrl+l ctrl+a")
        hand.types(folder.path + "/other.txt")
        let isOpened = happens {
            hand.keys("Return")
            return hand.hears("[other]", seconds: 1)
        }
        expect(isOpened)
        withExtendedLifetime(portal) {}
    }

    @Test("Escape in the portal's dialog cancels, and shows no other dialog") func cancelling() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let (hand, portal) = try start()
        defer { hand.program.signal(SIGKILL) }
        try type("kept", hand)
        _ = try ask("ctrl+s", hand)
        hand.keys("Escape")
        try require(happens { dialogs(hand).isEmpty })
        // The program has the keyboard again, and asks the portal again.
        _ = try ask("ctrl+s", hand)
        hand.keys("Escape")
        try require(happens { dialogs(hand).isEmpty })
        hand.run("xdotool windowfocus --sync \(hand.window)")
        hand.keys("End")
        hand.types("y")
        let lines = try require(hand.heard(until: "[kepty]"))
        expect(!lines.contains("sees Save As:"), "\(lines)")
        withExtendedLifetime(portal) {}
    }

    @Test("Where the portal's dialog ends by itself, the own dialog takes its place") func dying() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let (hand, portal) = try start()
        defer { hand.program.signal(SIGKILL) }
        try type("kept", hand)
        _ = try ask("ctrl+s", hand)
        portal.endDialogs()
        try require(hand.hears("sees Save As:"))
        // The field for the name takes the focus when it is laid out.
        hand.run("xdotool windowfocus --sync \(hand.window) sleep 0.5")
        hand.keys("ctrl+a")
        hand.types("kept.txt")
        hand.keys("Return")
        expect(happens { content("kept.txt") == "kept" })
    }
}

import DesktopSupport
import Expectations
import Foundation
import Testing

/// An input method as installed, with a bus and folders of its own, for the programs of one display.
final class InputMethod {
    /// Its tables are small; those of whole languages are not in every test environment.
    private static let table = "/usr/share/ibus-table/tables/emoji-table.db"
    static let isInstalled =
        FileManager.default.fileExists(atPath: table) && FileManager.default.fileExists(atPath: "/usr/bin/ibus-daemon")

    /// The environment with which programs find it.
    let variables: [String: String]
    private let bus: PrivateBus
    private let folder: URL

    /// Nil if it does not start.
    init?(on display: PrivateDisplay) {
        guard let bus = PrivateBus() else { return nil }
        self.bus = bus
        folder = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent(
            "casement-ibus-\(UUID().uuidString)")
        try? FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        variables = [
            "DISPLAY": display.name, "DBUS_SESSION_BUS_ADDRESS": bus.address, "XMODIFIERS": "@im=ibus",
            "HOME": folder.path, "XDG_CONFIG_HOME": folder.path, "XDG_CACHE_HOME": folder.path,
            "XDG_RUNTIME_DIR": folder.path, "GSETTINGS_BACKEND": "memory", "LC_ALL": "C.UTF-8",
        ]
        // Its exit is not awaited: the processes that it starts run a moment longer.
        let daemon = Process()
        daemon.executableURL = URL(fileURLWithPath: "/usr/bin/ibus-daemon")
        daemon.arguments = ["--panel=disable", "--emoji-extension=disable", "--config=disable"]
        daemon.environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
        (daemon.standardOutput, daemon.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
        guard (try? daemon.run()) != nil else { return nil }
        var tries = 0
        while run("ibus engine table:emoji-table >/dev/null 2>&1; ibus engine") != "table:emoji-table" {
            tries += 1
            guard tries < 150 else { return nil }
            usleep(200_000)
        }
    }

    @discardableResult private func run(_ command: String) -> String {
        Program.run(variables.map { "export \($0)='\($1)'; " }.joined() + command)
    }

    deinit {
        run("ibus exit")
        bus.end()
        try? FileManager.default.removeItem(at: folder)
    }
}

/// A desktop's input method, in a real window. What a window shows at each step is tested in memory.
@Suite(
    .serialized,
    .enabled(
        if: Desktop.isPresent && InputMethod.isInstalled,
        "needs Xvfb, xdotool, scrot, ibus, ibus-table, ibus-table-emoji"))
struct InputMethodInWindow {
    @Test("ibus shows its composition at the caret, and only the committed text is typed")
    func composing() throws {
        let display = try require(PrivateDisplay())
        let method = try require(InputMethod(on: display), "ibus does not start")
        let hand = try Hand(on: display, variables: method.variables)
        defer { hand.program.signal(SIGKILL) }
        try hand.clicks("field")
        expect(hand.hears("focus first"))
        hand.moves("mousemove 550 550 sleep 0.5")
        let field = try hand.place("field")
        let before = try Screen.pixels(of: hand, in: field)
        hand.run("xdotool key --delay 150 b o")
        let shows = try happens { zip(before, try Screen.pixels(of: hand, in: field)).count { $0 != $1 } > 100 }
        expect(shows, "its composition is in the field")
        hand.keys("space")
        let made = "text [(*^ ^*)(^ *)]"
        expect(
            hand.heard(until: made)?.contains { $0.hasPrefix("text") }, equals: false, "no letter is typed before that")
        // Escape discards an unfinished composition.
        hand.run("xdotool key --delay 150 b i Escape; sleep 0.3")
        hand.keys("End BackSpace")
        expect(hand.hears("text [(*^ ^*)(^ *]"))
        expect(hand.ends())
        withExtendedLifetime(method) {}
    }
}

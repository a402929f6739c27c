import DesktopSupport
import Expectations
import Foundation
import Testing

/// Programs in real windows that refuse to close, and what ends them all the same.
@Suite(.serialized, .enabled(if: Desktop.isPresent, "needs Xvfb and xdotool: run make test"))
struct EndingPrograms {
    private static let desktops = SuiteDesktops()
    private let folder = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent(
        "casement-ending-\(UUID().uuidString)")

    private func start(on kind: DesktopKind = .x11, _ arguments: String...) throws -> Program {
        let folders = [
            "HOME": folder.path, "XDG_CONFIG_HOME": folder.path + "/config", "XDG_STATE_HOME": folder.path + "/state",
        ]
        return try Program(
            "WindowProbe", ["ending"] + arguments,
            environment: try Self.desktops.desk(kind).variables.merging(folders) { $1 })
    }

    private func state() throws -> [String: Any] {
        let file = folder.appendingPathComponent("state/WindowProbe.plist")
        let list = try PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil)
        return try require(list as? [String: Any])
    }

    private func window(of program: Program) throws -> String {
        let id = try Self.desktops.desk(.x11).run(
            "xdotool search --sync --all --onlyvisible --pid \(program.processID) --name 'Window Probe' | head -1")
        try require(!id.isEmpty)
        return id
    }

    @Test("A close button that is disabled does nothing, and the desktop is told") func closeButton() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let program = try start()
        defer { program.signal(SIGKILL) }
        try require(program.waits(for: "second 7"))
        let window = try window(of: program), desk = try Self.desktops.desk(.x11)
        WindowManagerRequest.close(window, on: desk.display.name)
        usleep(500_000)
        expect(program.isRunning)
        expect(try self.window(of: program), equals: window)
        let hints = desk.run("xprop -id \(window) _MOTIF_WM_HINTS")
        expect(hints.isEmpty || hints.contains("0x3, 0x1e, 0x1"), "\(hints)")
        program.signal(SIGTERM)
        expect(program.ends(), equals: 0)
    }

    @Test(
        "Signals ask nobody: what can be saved is saved", arguments: [SIGTERM, SIGHUP, SIGINT], DesktopKind.installed)
    func signals(number: Int32, on kind: DesktopKind) throws {
        // The tests themselves may run under nohup.
        let handler = signal(SIGHUP, SIG_DFL)
        defer { signal(SIGHUP, handler) }
        defer { try? FileManager.default.removeItem(at: folder) }
        let first = try start(on: kind, "alert")
        defer { first.signal(SIGKILL) }
        try require(first.waits(for: "found nothing 0") && first.waits(for: "second 7"))
        first.signal(number)
        expect(first.ends(), equals: 0)
        let state = try state()
        expect(state["windows"] is String && state["0/text"] != nil, "\(state)")

        let second = try start(on: kind)
        defer { second.signal(SIGKILL) }
        expect(second.waits(for: "found kept 1") && second.waits(for: "second 7"))
        second.signal(number)
        expect(second.ends(), equals: 0)
    }

    @Test("A program that ignores SIGHUP from its start, as under nohup, lives on") func withoutTerminal() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let handler = signal(SIGHUP, SIG_IGN)
        defer { signal(SIGHUP, handler) }
        let program = try start()
        defer { program.signal(SIGKILL) }
        try require(program.waits(for: "second 7"))
        program.signal(SIGHUP)
        usleep(300_000)
        expect(program.isRunning)
        program.signal(SIGTERM)
        expect(program.ends(), equals: 0)
    }
}

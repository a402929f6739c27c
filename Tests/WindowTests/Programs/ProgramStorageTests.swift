import Expectations
import Foundation
import Testing

/// A program that stores values, started repeatedly with a configuration folder of its own. It needs no display.
@Suite(.serialized) struct ProgramStorageTests {
    private let folder = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent(
        "casement-\(UUID().uuidString)")
    private var settings: URL { folder.appendingPathComponent("config/WindowProbe.plist") }

    private func start(_ arguments: String...) throws -> Program {
        let folders = [
            "XDG_CONFIG_HOME": folder.path + "/config", "XDG_STATE_HOME": folder.path + "/state", "HOME": folder.path,
            "SDL_VIDEODRIVER": "dummy", "CASEMENT_RENDERER": "surface",
        ]
        return try Program("WindowProbe", ["storage"] + arguments, environment: folders, without: ["DISPLAY"])
    }

    private func text(_ url: URL) -> String { (try? String(contentsOf: url, encoding: .utf8)) ?? "" }

    @Test("values survive a normal end, an exit, and, once written, a kill; UserDefaults agrees")
    func survival() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let first = try start()
        expect(first.waits(for: "found 0 new 0.5 false 0 0 0"))
        first.signal(SIGTERM)
        expect(first.ends(), equals: 0)
        expect(text(settings).contains("kept ü"))
        expect(text(folder.appendingPathComponent("state/WindowProbe.plist")).contains("0/tab"))

        let second = try start("exit")
        expect(second.waits(for: "found 1 kept ü 1.0 true 10 100 1"))
        expect(second.ends(), equals: 0)

        let state = folder.appendingPathComponent("state/WindowProbe.plist")
        let before = (text(settings), text(state))
        let third = try start()
        expect(third.waits(for: "found 2 kept ü 1.0 true 20 200 2"))
        expect(happens { text(settings) != before.0 && text(state) != before.1 }, "written while the program runs")
        third.signal(SIGKILL)
        _ = third.ends()

        let last = try start()
        expect(last.waits(for: "found 3 kept ü 1.0 true 30 300 3"))
        last.signal(SIGTERM)
        expect(last.ends(), equals: 0)
        expect(last.errorText, equals: "")
    }

    @Test("values that the program sets in UserDefaults itself are shown, without any input")
    func elsewhere() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let program = try start("elsewhere")
        expect(program.waits(for: "starts 77"))
        program.signal(SIGTERM)
        expect(program.ends(), equals: 0)
    }

    @Test("two instances of a program keep each other's changes")
    func instances() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(
            at: settings.deletingLastPathComponent(), withIntermediateDirectories: true)
        func write(_ values: [String: Any]) throws {
            try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0).write(to: settings)
        }
        try write(["starts": 5, "other": "a"])
        let program = try start()
        expect(program.waits(for: "found 5"))
        // Before it saves the value that it just set.
        try write(["starts": 6, "other": "b", "new": "c"])
        expect(happens { text(settings).contains("kept ü") })
        program.signal(SIGTERM)
        expect(program.ends(), equals: 0)
        expect(text(settings).contains("<string>b</string>") && text(settings).contains("<string>c</string>"))
    }

    @Test("a damaged file is renamed and reported in one line; the program starts with its defaults")
    func damaged() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(
            at: settings.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data("garbage <".utf8).write(to: settings)
        let program = try start()
        expect(program.waits(for: "found 0 new 0.5 false 0 0 0"))
        program.signal(SIGTERM)
        expect(program.ends(), equals: 0)
        expect(
            program.errorText,
            equals:
                "Casement: Settings: \(settings.path) was damaged: it is kept as WindowProbe.plist.corrupt, and defaults hold.\n"
        )
        expect(text(URL(fileURLWithPath: settings.path + ".corrupt")), equals: "garbage <")
        expect(text(settings).contains("starts"))
    }

    @Test("without a writable folder, values are stored in memory, with one warning for each file")
    func unwritable() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        // A file in the place of the folders.
        try Data().write(to: folder)
        let program = try start()
        expect(program.waits(for: "starts 1"))
        usleep(600_000)
        program.signal(SIGTERM)
        expect(program.ends(), equals: 0)
        let lines = program.errorText.split(separator: "\n")
        expect(lines.count == 2 && lines.allSatisfy { $0.contains("values last until the program ends") }, "\(lines)")
    }
}

import CasementCore
import CasementTesting
import Expectations
import Foundation
import Testing

/// Files of values, on a real disk.
@MainActor @Suite(.serialized) struct PropertyListFileTests {
    private let folder = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent(
        "casement-\(UUID().uuidString)")

    /// Runs with a folder that is removed afterwards; returns the warnings.
    private func warnings(_ body: () throws -> Void) rethrows -> [String] {
        var warnings: [String] = []
        RuntimeWarning.onIssue = { warnings.append($0) }
        defer {
            RuntimeWarning.onIssue = nil
            try? FileManager.default.removeItem(at: folder)
        }
        try body()
        return warnings
    }

    private func file(_ name: String = "program.plist") -> PropertyListFile {
        PropertyListFile(folder.appendingPathComponent(name), purpose: "Settings")
    }

    private var names: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    }

    @Test("values are read back, and no other file is left; folders are created")
    func roundTrip() {
        let warnings = warnings {
            let file = file("deep/er/program.plist")
            expect(file.load().isEmpty)
            for number in 0..<20 { file.save(["number": number, "text": "ü", "date": Date(timeIntervalSince1970: 5)]) }
            file.finish()
            let values = self.file("deep/er/program.plist").load()
            expect(values["number"] as? Int, equals: 19)
            expect(values["text"] as? String, equals: "ü")
            expect(names, equals: ["deep"])
            expect(
                (try? FileManager.default.contentsOfDirectory(atPath: file.url.deletingLastPathComponent().path)),
                equals: [
                    "program.plist"
                ])
        }
        expect(warnings, equals: [])
    }

    @Test("a damaged file is renamed, each to a unique name, and reported once; the program continues")
    func damaged() throws {
        let lines = try warnings {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            for text in ["garbage <", "<plist", "[1, 2]", ""] {
                try Data(text.utf8).write(to: folder.appendingPathComponent("program.plist"))
                expect(file().load().isEmpty)
            }
            let kept = folder.appendingPathComponent("program.plist.corrupt")
            expect(try String(contentsOf: kept, encoding: .utf8), equals: "garbage <")
            expect(
                names,
                equals: [
                    "program.plist.corrupt", "program.plist.corrupt-1", "program.plist.corrupt-2",
                    "program.plist.corrupt-3",
                ])
            let file = file()
            file.save(["a": 1])
            file.finish()
            expect(self.file().load()["a"] as? Int, equals: 1)
        }
        expect(lines.count, equals: 4)
        expect(
            lines[0],
            equals:
                "Settings: \(folder.path)/program.plist was damaged: it is kept as program.plist.corrupt, and defaults hold."
        )
    }

    @Test("a folder that is not writable is reported once")
    func unwritable() async throws {
        var lines: [String] = []
        // Other tests may warn in the meantime.
        RuntimeWarning.onIssue = { [folder] in if $0.contains(folder.path) { lines.append($0) } }
        defer { RuntimeWarning.onIssue = nil }
        // A file in the place of the folder: an obstacle even for root.
        try Data().write(to: folder)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = file()
        for number in 0..<3 { file.save(["a": number]) }
        file.finish()
        expect(lines.count, equals: 1)
        await Task.yield()
        expect(lines.count, equals: 1)
        expect(lines[0].hasSuffix("cannot be written (Not a directory); values last until the program ends."))
    }

    @Test("a symbolic link stays one")
    func link() throws {
        _ = try warnings {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let target = folder.appendingPathComponent("target"), link = folder.appendingPathComponent("program.plist")
            let first = file("target")
            first.save(["a": 1])
            first.finish()
            try FileManager.default.createSymbolicLink(at: link, withDestinationURL: target)
            let file = file()
            file.save(["a": 2])
            file.finish()
            expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path), equals: target.path)
            expect(self.file("target").load()["a"] as? Int, equals: 2)
        }
    }
}

import Casement
import CasementTesting
import Expectations
import Foundation
import Testing

/// The desktop's trash.
struct TrashTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "casement-trash-\(UUID().uuidString)")

    private func prepare() throws -> [String: String] {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return ["HOME": folder.path, "XDG_DATA_HOME": folder.path + "/data"]
    }

    private func information(_ name: String) -> [String] {
        let file = folder.appending(path: "data/Trash/info/\(name).trashinfo")
        return ((try? String(contentsOf: file, encoding: .utf8)) ?? "").split(separator: "\n").map(String.init)
    }

    @Test("Files move to the trash with their place and date; equal names get numbers") func moving() throws {
        let environment = try prepare()
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "50% ä.txt")
        for text in ["first", "second"] {
            try Data(text.utf8).write(to: file)
            let place = try Trash.move(file, environment)
            expect(try String(contentsOf: place, encoding: .utf8), equals: text)
            expect(!FileManager.default.fileExists(atPath: file.path))
        }
        let lines = information("50% ä.txt")
        expect(lines.first, equals: "[Trash Info]")
        expect(lines.contains("Path=\(folder.resolvingSymlinksInPath().path)/50%25%20%C3%A4.txt"), "\(lines)")
        expect(lines.last?.wholeMatch(of: /DeletionDate=\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/) != nil, "\(lines)")
        expect(!information("50% ä 2.txt").isEmpty)
    }

    @Test("Folders move as they are, and links without what they lead to") func kinds() throws {
        let environment = try prepare()
        defer { try? FileManager.default.removeItem(at: folder) }
        let inner = folder.appending(path: "notes"), link = folder.appending(path: "link")
        try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
        try Data("x".utf8).write(to: inner.appending(path: "a.txt"))
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: inner)
        _ = try Trash.move(link, environment)
        expect(FileManager.default.fileExists(atPath: inner.path))
        let place = try Trash.move(inner, environment)
        expect(FileManager.default.fileExists(atPath: place.path + "/a.txt"))
    }

    @Test("What cannot be moved stays, and leaves nothing in the trash") func failing() throws {
        let environment = try prepare()
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(throws: CocoaError.self) { try Trash.move(folder.appending(path: "missing"), environment) }
        #expect(throws: CocoaError.self) { try Trash.move(URL(string: "https://swift.org")!, environment) }
        // It contains the trash.
        #expect(throws: CocoaError.self) { try Trash.move(folder, environment) }
        expect(FileManager.default.fileExists(atPath: folder.path))
        let info = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/data/Trash/info")
        expect(info.isEmpty, "\(info)")
    }
}

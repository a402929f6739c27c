import CasementCore
import CasementTesting
import Expectations
import Foundation
import SwiftUI
import Testing

@testable import Casement

struct SafeWriting {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func path(_ name: String) -> FilePath { FilePath(folder.file(name)) }

    private func failure(_ name: String, _ tree: FileTree = .file(Data())) -> String? {
        do {
            try tree.write(to: path(name))
            return nil
        } catch { return error.localizedDescription }
    }

    @Test("A file keeps its mode when it is replaced, and nothing stays beside it") func mode() throws {
        try folder.write("old", to: "a")
        _ = path("a").withCPath { chmod($0, 0o640) }
        try FileTree.file(Data("new".utf8)).write(to: path("a"))
        expect(folder.text(of: "a"), equals: "new")
        expect(path("a").status.map { $0.st_mode & 0o777 }, equals: 0o640)
        expect(folder.names, equals: ["a"])
    }

    @Test("A file keeps its owner and group when another user replaces it", .enabled(if: geteuid() == 0))
    func owner() throws {
        try folder.write("old", to: "a")
        _ = path("a").withCPath { chown($0, 12_345, 12_346) }
        _ = path("a").withCPath { chmod($0, 0o2640) }
        _ = path("link").withCPath { symlink("a", $0) }
        try FileTree.file(Data("new".utf8)).write(to: path("link"))
        expect(folder.text(of: "a"), equals: "new")
        let status = try require(path("a").status)
        expect(status.st_uid == 12_345 && status.st_gid == 12_346 && status.st_mode & 0o7777 == 0o2640)
        expect(try FileTree.destination(of: path("link")) == FilePath("a"))
    }

    @Test("Links stay, and what they lead to is replaced") func links() throws {
        try folder.write("old", to: "a")
        _ = path("link").withCPath { symlink("a", $0) }
        _ = path("dangling").withCPath { symlink("b", $0) }
        try FileTree.file(Data("1".utf8)).write(to: path("link"))
        try FileTree.file(Data("2".utf8)).write(to: path("dangling"))
        expect(folder.text(of: "a"), equals: "1")
        expect(folder.text(of: "b"), equals: "2")
        expect(try FileTree.destination(of: path("link")) == FilePath("a"))
        expect(try FileTree.destination(of: path("dangling")) == FilePath("b"))
        _ = path("loop").withCPath { symlink("loop", $0) }
        expect(failure("loop")?.contains("circle") == true)
    }

    @Test("A link to a file whose name is no text leads to the same file") func linkToBytes() throws {
        let odd = FilePath(folder.url).appending([0x62, 0xFF])
        try FileTree.file(Data("old".utf8)).write(to: odd)
        _ = odd.withCPath { odd in path("link").withCPath { symlink(odd, $0) } }
        try FileTree.file(Data("new".utf8)).write(to: path("link"))
        expect(try FileTree(contentsOf: odd) == .file(Data("new".utf8)))
        expect(folder.names.count, equals: 2)
    }

    @Test("A folder with a name that is no text is not opened: it would be written under another")
    func invalidNames() throws {
        for name in [[0x62, 0xFF], [0x62, 0xFE]] as [[UInt8]] {
            try FileManager.default.createDirectory(at: folder.file("d"), withIntermediateDirectories: true)
            try FileTree.file(Data("x".utf8)).write(to: path("d").appending(name))
        }
        do {
            _ = try FileTree(contentsOf: path("d"))
            expect(Bool(false), "It was read.")
        } catch {
            let reason = "“d” cannot be opened: the name of “b\u{FFFD}” in it is no valid text."
            expect(error.localizedDescription, equals: reason)
        }
    }

    @Test("A folder that is a document keeps its mode, and so do its files") func modesInFolders() throws {
        let parts: [String: FileTree] = [
            "a": .file(Data()), "sub": .folder(["b": .file(Data())]), "new": .file(Data()),
        ]
        try FileTree.folder(parts.filter { $0.key != "new" }).write(to: path("d"))
        for (name, mode) in [("d/sub/b", 0o600), ("d/sub", 0o750), ("d/a", 0o640), ("d", 0o700)] as [(String, mode_t)] {
            _ = path(name).withCPath { chmod($0, mode) }
        }
        try FileTree.folder(parts).write(to: path("d"))
        func mode(_ name: String) -> mode_t? { path(name).status.map { $0.st_mode & 0o777 } }
        expect(["d", "d/a", "d/sub", "d/sub/b"].map(mode), equals: [0o700, 0o640, 0o750, 0o600])
        expect(mode("d/new").map { $0 & 0o600 }, equals: 0o600)
        expect(folder.names, equals: ["d"])
    }

    @Test("A folder, a pipe and a missing folder are errors with a reason") func refusals() throws {
        try FileManager.default.createDirectory(at: folder.file("d"), withIntermediateDirectories: false)
        _ = path("pipe").withCPath { mkfifo($0, 0o600) }
        expect(failure("d")?.contains("a folder has this name") == true)
        expect(failure("pipe")?.contains("a device or a pipe") == true)
        expect(failure("missing/a")?.contains("does not exist") == true)
        expect(failure(String(repeating: "x", count: 300))?.contains("the name is not valid") == true)
        expect((try? FileTree(contentsOf: path("pipe"))) == nil)
        expect(folder.names, equals: ["d", "pipe"])
    }

    @Test("A full disk leaves the old file") func fullDisk() throws {
        // No file of this process may be larger: as on a full disk, the write fails in the middle.
        try folder.write("old", to: "a")
        signal(SIGXFSZ, SIG_IGN)
        var limit = rlimit()
        getrlimit(__rlimit_resource_t(1), &limit)
        let whole = limit
        limit.rlim_cur = 64 << 20
        setrlimit(__rlimit_resource_t(1), &limit)
        defer {
            var whole = whole
            setrlimit(__rlimit_resource_t(1), &whole)
        }
        expect(failure("a", .file(Data(count: 65 << 20))) != nil)
        expect(folder.text(of: "a"), equals: "old")
        expect(folder.names, equals: ["a"])
    }

    @Test("A folder is written and read as one document") func packages() throws {
        let wrapper = FileWrapper(directoryWithFileWrappers: [
            "a.txt": FileWrapper(regularFileWithContents: Data("a".utf8)),
            "sub": FileWrapper(directoryWithFileWrappers: [:]),
        ])
        wrapper.addRegularFile(withContents: Data("b".utf8), preferredFilename: "b.txt")
        try wrapper.write(to: folder.file("doc"), options: .atomic, originalContentsURL: nil)
        let second = FileWrapper(directoryWithFileWrappers: ["c": FileWrapper(regularFileWithContents: Data())])
        let read = try FileWrapper(url: folder.file("doc"))
        expect(read.fileWrappers?.keys.sorted(), equals: ["a.txt", "b.txt", "sub"])
        expect(read.fileWrappers?["b.txt"]?.regularFileContents, equals: Data("b".utf8))
        expect(wrapper.matchesContents(of: folder.file("doc")))
        try second.write(to: folder.file("doc"), originalContentsURL: nil)
        expect(try FileWrapper(url: folder.file("doc")).fileWrappers?.keys.sorted(), equals: ["c"])
        expect(folder.names, equals: ["doc"])
    }

    @Test("Programs of the Mac may ask for access to a file that was chosen, which they have") func access() throws {
        let file = folder.file("a")
        try folder.write("x", to: "a")
        let hasAccess = file.startAccessingSecurityScopedResource()
        defer { if hasAccess { file.stopAccessingSecurityScopedResource() } }
        expect(try hasAccess && String(contentsOf: file, encoding: .utf8) == "x")
        expect(try !require(URL(string: "https://swift.org")).startAccessingSecurityScopedResource())
    }

    @Test("Paths keep bytes that are no text") func bytes() {
        let path = FilePath(bytes: Array("/tmp/a b%".utf8) + [0xFF])
        expect(path.url().absoluteString, equals: "file:///tmp/a%20b%25%FF")
        expect(FilePath(path.url()) == path)
    }
}

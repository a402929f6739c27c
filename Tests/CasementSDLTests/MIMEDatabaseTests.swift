import Expectations
import Foundation
import Testing

@testable import CasementCore
@testable import CasementSDL

/// File types of a small MIME database, together with the built-in ones.
@Suite(.serialized) struct MIMEDatabaseTests {
    /// Folders that are removed with the test.
    private final class Folders {
        let root = FileManager.default.temporaryDirectory.appendingPathComponent("mime-\(UUID().uuidString)")
        deinit { try? FileManager.default.removeItem(at: root) }

        func write(_ folder: String, _ files: [String: String]) throws {
            for (name, text) in files {
                let file = root.appendingPathComponent("\(folder)/mime/\(name)")
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(text.utf8).write(to: file)
            }
        }

        var database: MIMEDatabase {
            MIMEDatabase(
                folders: MIMEDatabase.folders([
                    "XDG_DATA_HOME": root.appendingPathComponent("own").path,
                    "XDG_DATA_DIRS": root.appendingPathComponent("a").path + ":relative::"
                        + root.appendingPathComponent("b").path,
                ]))
        }
    }

    private let folders = Folders()

    init() throws {
        try folders.write(
            "a",
            [
                "globs2": """
                # comment
                80:image/x-zzfirst:*.zz1
                50:image/x-zzother:*.zz1
                50:application/x-zzpack:*.zzpack
                50:application/x-zzpack:*.tar.zz
                50:text/x-zzsource:*.ZZ3:cs
                50:image/x-zzfirst:*.zz4
                50:image/jpeg:*.zzjpg
                50:text/x-zzsource:zzfile*
                50:application/x-zzmore:*.zzold
                broken
                """,
                "aliases": "image/x-zzalias image/x-zzfirst\naudio/vnd.wave audio/x-wav\nimage/pjpeg image/jpeg\n",
                "subclasses": "application/x-zzpack application/x-zzbase\napplication/x-zzbase application/zip\n",
                "types":
                    "image/x-zzfirst\nimage/x-zzother\napplication/x-zzpack\napplication/x-zzbase\napplication/zip\n"
                    + "text/x-zzsource\nimage/jpeg\naudio/x-wav\napplication/x-zzmore\n",
                "image/x-zzfirst.xml": """
                <mime-type type="image/x-zzfirst">
                  <comment>First &amp; best</comment>
                  <comment xml:lang="de">Erstes</comment>
                  <glob pattern="*.zz4"/>
                  <glob pattern="*.zz1"/>
                </mime-type>
                """,
            ])
        try folders.write(
            "own",
            [
                "globs2": "50:application/x-zzmore:__NOGLOBS__\n50:application/x-zzmore:*.zznew\n",
                "types": "application/x-zzmore\n",
            ])
    }

    private func installed(_ body: () throws -> Void) rethrows {
        UTType.install(folders.database)
        defer { UTType.install(nil) }
        try body()
    }

    @Test("the desktop's types are found by their extensions and MIME types, the highest weight first")
    func types() throws {
        expect(UTType(filenameExtension: "zz1") == nil, "not installed yet")
        try installed {
            let first = try require(UTType(filenameExtension: "ZZ1"))
            expect(first.identifier, equals: "org.freedesktop.mime.image.x-zzfirst")
            expect(first == UTType(mimeType: "image/x-zzfirst") && first == UTType(mimeType: "image/x-zzalias"))
            expect(first == UTType(first.identifier) && first.isDeclared)
            expect(first.preferredMIMEType, equals: "image/x-zzfirst")
            expect(first.preferredFilenameExtension, equals: "zz4", "the first in the type's own file")
            expect(first.localizedDescription, equals: "First & best")
            expect(first.conforms(to: .image) && !first.conforms(to: .text))
            expect(UTType(filenameExtension: "zz1", conformingTo: .audio) == nil)
            expect(UTType(filenameExtension: "tar.zz")?.preferredFilenameExtension, equals: "zzpack")
            expect(UTType(filenameExtension: "zz3") == nil && UTType(mimeType: "image/x-zznone") == nil)
            expect(UTType("org.freedesktop.mime.image.x-zznone") == nil && UTType("org.freedesktop.mime.") == nil)
            expect(UTType("org.freedesktop.mime.image.x-zzalias") == nil, "an alias is not a type of its own")
        }
        expect(UTType("org.freedesktop.mime.image.x-zzfirst") == nil)
    }

    @Test("types conform to the types that they are subclasses of, transitively, up to the built-in ones")
    func conformance() throws {
        try installed {
            let pack = try require(UTType(filenameExtension: "zzpack"))
            expect(pack.conforms(to: .zip) && pack.conforms(to: .archive) && pack.conforms(to: .data))
            expect(try require(UTType(mimeType: "application/x-zzbase")).isSupertype(of: pack))
            expect(try require(UTType(mimeType: "text/x-zzsource")).conforms(to: .text))
        }
    }

    @Test("built-in types stay, and other names and extensions map to them")
    func builtIn() {
        installed {
            expect(UTType(filenameExtension: "zzjpg") == .jpeg && UTType(mimeType: "image/pjpeg") == .jpeg)
            expect(UTType(mimeType: "audio/x-wav") == .wav && UTType(filenameExtension: "txt") == .plainText)
            expect(UTType.jpeg.preferredFilenameExtension, equals: "jpeg")
        }
    }

    @Test("a folder of higher precedence adds to the others, or removes their extensions")
    func precedence() {
        installed {
            expect(UTType(filenameExtension: "zznew")?.preferredMIMEType, equals: "application/x-zzmore")
            expect(UTType(filenameExtension: "zzold") == nil)
        }
    }

    @Test("without a database only the built-in types exist")
    func empty() {
        let nothing = MIMEDatabase(folders: ["/nonexistent/mime"])
        expect(nothing.mimeType(filenameExtension: "png") == nil && nothing.canonicalName(of: "image/png") == nil)
        expect(nothing.parents(of: "image/png").isEmpty && nothing.description(of: "../../etc/passwd") == nil)
        expect(
            MIMEDatabase.folders(["HOME": "/home/x"]),
            equals: ["/home/x/.local/share/mime", "/usr/local/share/mime", "/usr/share/mime"])
    }
}

import ControlSupport
import Expectations
import Foundation
import Testing

@testable import Casement

/// The list of files that the dialogs of all programs show.
@MainActor struct DesktopRecentsTests {
    let folder: TemporaryFolder
    private let date = Date(timeIntervalSince1970: 1_700_000_000)

    init() throws { folder = try TemporaryFolder() }

    private var list: DesktopRecents {
        DesktopRecents(FilePath(folder.file("data/recently-used.xbel")), program: "Notes")
    }
    private var text: String { folder.text(of: "data/recently-used.xbel") ?? "" }

    private func note(_ names: String...) throws {
        for name in names { try list.note(FilePath(folder.file(name)), at: date) }
    }

    private func write(_ text: String) throws {
        try FileManager.default.createDirectory(at: folder.file("data"), withIntermediateDirectories: true)
        try folder.write(text, to: "data/recently-used.xbel")
    }

    private static let foreign = """
        <?xml version="1.0" encoding="UTF-8"?>
        <xbel version="1.0" xmlns:bookmark="http://www.freedesktop.org/standards/desktop-bookmarks">
          <bookmark href="file:///tmp/other.png" added="2020-01-01T00:00:00Z" modified="2020-01-01T00:00:00Z" \
        visited="2020-01-01T00:00:00Z">
            <info><metadata owner="http://freedesktop.org">
              <bookmark:groups><bookmark:group>Graphics</bookmark:group></bookmark:groups>
              <bookmark:applications>
                <bookmark:application name="Paint" exec="&apos;paint %u&apos;" \
        modified="2020-01-01T00:00:00Z" count="3"/>
              </bookmark:applications>
            </metadata></info>
          </bookmark>
        </xbel>

        """

    @Test("A file is noted once, with its type and how often it was used") func noting() throws {
        try note("a & b.txt", "c.txt", "a & b.txt")
        expect(text.components(separatedBy: "<bookmark href=").count, equals: 3)
        expect(text.contains("/a%20%26%20b.txt\" added=\"2023-11-14T22:13:20Z\""))
        expect(text.contains("<mime:mime-type type=\"text/plain\"/>"))
        expect(
            text.contains("name=\"Notes\" exec=\"&apos;Notes %u&apos;\" modified=\"2023-11-14T22:13:20Z\" count=\"2\""))
        let last = try require(text.components(separatedBy: "<bookmark href=").last)
        expect(last.contains("b.txt"), "The latest is last.")
        let status = FilePath(folder.file("data/recently-used.xbel")).status
        expect(status.map { $0.st_mode & 0o777 }, equals: 0o600)
    }

    @Test("What other programs have noted stays") func others() throws {
        try write(Self.foreign)
        try note("a.txt")
        expect(text.contains("<bookmark:group>Graphics</bookmark:group>") && text.contains("name=\"Paint\""))
        try list.note(FilePath("/tmp/other.png"), at: date)
        expect(text.components(separatedBy: "file:///tmp/other.png").count, equals: 2)
        expect(text.contains("name=\"Paint\"") && text.contains("added=\"2020-01-01T00:00:00Z\""))
        expect(text.contains("visited=\"2023-11-14T22:13:20Z\""))
    }

    @Test(
        "A file that is no such list stays as it is",
        arguments: [
            "no list", "<xbel/>", "<xbel><bookmark href=\"file:///a\"></bookmark>", "<xbel></bookmark></xbel>",
            "<xbel><bookmark href=\"file:///a\"><bookmark href=\"file:///b\"></bookmark></xbel>",
        ]) func damaged(_ damaged: String) throws
    {
        try write(damaged)
        try note("a.txt")
        expect(text, equals: damaged)
    }

    @Test("Bytes that are no text, and a pipe, stay as they are too") func noText() throws {
        try write("")
        let path = FilePath(folder.file("data/recently-used.xbel"))
        let bytes = Data("<xbel>\u{FF}</xbel>".utf8.map { $0 == 0xC3 ? 0xFF : $0 })
        try FileTree.file(bytes).write(to: path)
        try note("a.txt")
        expect(try FileTree(contentsOf: path) == .file(bytes))
        path.remove()
        _ = path.withCPath { mkfifo($0, 0o600) }
        try note("a.txt")
        expect(path.status.map { $0.st_mode & S_IFMT == S_IFIFO }, equals: true)
    }

    @Test("The oldest are dropped") func many() throws {
        var list = BookmarkList()
        for number in 0..<(DesktopRecents.most + 20) {
            list.note(.init(address: "file:///\(number)", type: "text/plain", program: "p", command: "p", date: ""))
        }
        let lines = list.text.components(separatedBy: "<bookmark href=")
        expect(lines.count, equals: DesktopRecents.most + 1)
        expect(lines[1].hasPrefix("\"file:///20\""))
        expect(BookmarkList(list.text)?.text == list.text, "What is read is written the same.")
    }

    @Test("A program notes what it opens, and what it saves, once") func program() async throws {
        let recents = RecentDocuments(ValueStore(MemoryBackend()), desktop: list)
        recents.note(folder.file("a.txt"))
        recents.note(folder.file("a.txt"))
        recents.note(try require(URL(string: "https://example.org/")))
        repeat {} while await FileWork.waitForOne()
        expect(text.components(separatedBy: "<bookmark href=").count, equals: 2)
        expect(text.contains("count=\"1\""))
    }
}

import CasementCore
import Foundation

/// The desktop's list of the files that were used last, which the dialogs and file browsers of all programs show:
/// `recently-used.xbel` of the Desktop Bookmark Specification. Other programs' entries stay as they are.
package struct DesktopRecents: Sendable {
    /// That of the running program; nil where it notes nothing, as in tests.
    @MainActor package static var shared: DesktopRecents?

    private let file: FilePath
    /// The name of the program, and how others start it.
    private let program: String
    private let command: String

    /// The most files that are kept: the oldest are dropped.
    static let most = 500
    private static let mostBytes = 8 << 20
    /// One after the other: each reads what the one before has written.
    private static let turns = NSLock()

    package init(_ file: FilePath, program: String) {
        (self.file, self.program, command) = (file, program, "'\(program) %u'")
    }

    /// That of the user, for the running program.
    package static var ofUser: DesktopRecents {
        DesktopRecents(FilePlaces().recentFile, program: ProcessInfo.processInfo.processName)
    }

    /// Makes a file the latest, on any thread. A list that is damaged, or is none, stays as it is.
    package func note(_ path: FilePath, at date: Date) throws {
        try Self.turns.withLock {
            guard var list = try current else { return }
            list.note(bookmark(of: path, at: date))
            try FileTree.file(Data(list.text.utf8)).write(to: file)
        }
    }

    /// The list as it is now; a new one where there is none, nil where it cannot be understood.
    private var current: BookmarkList? {
        get throws {
            guard let status = file.target else {
                try makeFile()
                return BookmarkList()
            }
            guard status.isFile, status.st_size <= Self.mostBytes,
                case .file(let data) = try FileTree(contentsOf: file)
            else { return nil }
            return data.isEmpty ? BookmarkList() : String(validating: data, as: UTF8.self).flatMap { BookmarkList($0) }
        }
    }

    /// Makes an empty file that only the user reads.
    private func makeFile() throws {
        try FileManager.default.createDirectory(
            atPath: file.folder.description, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        let made = file.withCPath { open($0, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600) }
        if made >= 0 { close(made) }
    }

    private func bookmark(of path: FilePath, at date: Date) -> BookmarkList.Bookmark {
        let type = UTType(filenameExtension: (path.name as NSString).pathExtension)
        return BookmarkList.Bookmark(
            address: path.url().absoluteString, type: type?.preferredMIMEType ?? "application/octet-stream",
            program: program, command: command, date: date.ISO8601Format())
    }
}

/// The text of `recently-used.xbel`. It is changed as text, so that what other programs say in it is kept.
struct BookmarkList {
    /// What a program notes of a file.
    struct Bookmark {
        var address: String
        var type: String
        var program: String
        var command: String
        var date: String
    }

    /// All before the first file.
    private var head = """
        <?xml version="1.0" encoding="UTF-8"?>
        <xbel version="1.0"
              xmlns:bookmark="http://www.freedesktop.org/standards/desktop-bookmarks"
              xmlns:mime="http://www.freedesktop.org/standards/shared-mime-info"
        >
        """
    /// An element of each file, the latest last.
    private var bookmarks: [String] = []

    init() {}

    /// The list of a text; nil where the text is something else.
    init?(_ text: String) {
        var parts = text.components(separatedBy: "</bookmark>")
        guard let name = parts[0].range(of: "<xbel"),
            let end = parts[0][name.upperBound...].firstIndex(of: ">"),
            parts[0][name.upperBound..<end].last != "/"
        else { return nil }
        head = String(parts[0][...end])
        parts[0] = String(parts[0][end...].dropFirst())
        guard parts.removeLast().trimmingCharacters(in: .whitespacesAndNewlines) == "</xbel>" else { return nil }
        bookmarks = parts.map { $0.drop(while: \.isWhitespace) + "</bookmark>" }
        let isList = bookmarks.allSatisfy {
            $0.hasPrefix("<bookmark ") && $0.components(separatedBy: "<bookmark ").count == 2
        }
        guard isList else { return nil }
    }

    var text: String { ([head] + bookmarks.map { "  " + $0 } + ["</xbel>", ""]).joined(separator: "\n") }

    /// Makes a file the latest.
    mutating func note(_ bookmark: Bookmark) {
        let start = "<bookmark href=\"\(bookmark.address.inXML)\""
        let old = bookmarks.firstIndex { $0.hasPrefix(start) }.map { bookmarks.remove(at: $0) }
        bookmarks.append(old.map { Self.changed($0, by: bookmark) } ?? Self.element(bookmark))
        bookmarks = bookmarks.suffix(DesktopRecents.most)
    }

    private static func element(_ bookmark: Bookmark) -> String {
        let (address, date) = (bookmark.address.inXML, bookmark.date)
        return """
            <bookmark href="\(address)" added="\(date)" modified="\(date)" visited="\(date)">
                <info>
                  <metadata owner="http://freedesktop.org">
                    <mime:mime-type type="\(bookmark.type.inXML)"/>
                    <bookmark:applications>
                      \(application(bookmark, count: 1))
                    </bookmark:applications>
                  </metadata>
                </info>
              </bookmark>
            """
    }

    private static func application(_ bookmark: Bookmark, count: Int) -> String {
        "<bookmark:application name=\"\(bookmark.program.inXML)\" exec=\"\(bookmark.command.inXML)\" "
            + "modified=\"\(bookmark.date)\" count=\"\(count)\"/>"
    }

    /// The element of a file that was noted before, with its dates, and how often the program has used it.
    private static func changed(_ old: String, by bookmark: Bookmark) -> String {
        guard let end = old.firstIndex(of: ">") else { return old }
        var tag = String(old[..<end])
        for name in ["modified", "visited"] { tag.setAttribute(name, bookmark.date) }
        var rest = String(old[end...])
        let start = "<bookmark:application name=\"\(bookmark.program.inXML)\""
        if let first = rest.range(of: start), let last = rest[first.upperBound...].range(of: "/>") {
            let own = first.lowerBound..<last.upperBound
            let count = String(rest[own]).attribute("count").flatMap { Int($0) } ?? 0
            rest.replaceSubrange(own, with: application(bookmark, count: max(0, min(count, 1_000_000)) + 1))
        } else if let place = rest.range(of: "</bookmark:applications>") {
            rest.insert(contentsOf: application(bookmark, count: 1) + "\n        ", at: place.lowerBound)
        }
        return tag + rest
    }
}

extension String {
    /// The text inside an attribute of XML.
    fileprivate var inXML: String {
        [("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("\"", "&quot;"), ("'", "&apos;")]
            .reduce(self) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
    }

    private func range(ofAttribute name: String) -> Range<Index>? {
        guard let start = range(of: " \(name)=\""), let end = self[start.upperBound...].firstIndex(of: "\"") else {
            return nil
        }
        return start.upperBound..<end
    }

    fileprivate func attribute(_ name: String) -> String? { range(ofAttribute: name).map { String(self[$0]) } }

    fileprivate mutating func setAttribute(_ name: String, _ value: String) {
        if let range = range(ofAttribute: name) { replaceSubrange(range, with: value) }
    }
}

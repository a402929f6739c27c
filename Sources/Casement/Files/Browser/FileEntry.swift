import CasementCore
import Foundation

/// A file as a dialog lists it, with as little as is known without looking at each.
struct FileEntry: Identifiable, Sendable, Equatable {
    enum Kind: UInt8, Sendable { case folder, file, other }

    /// The name, unique in its folder.
    let id: String
    /// The bytes of a name that is no text; nil for others.
    var raw: [UInt8]?
    var kind: Kind
    var isLink = false
    /// The folder of a file in a list of files from several.
    var folder: FilePath?
    /// In bytes; nil until it is known, and for folders.
    var size: Int64?
    var date: Date?

    init(id: String, raw: [UInt8]? = nil, kind: Kind) {
        (self.id, self.raw, self.kind) = (id, raw, kind)
    }

    var name: String { id }
    var isFolder: Bool { kind == .folder }
    var isHidden: Bool { id.hasPrefix(".") || id.hasSuffix("~") }

    func path(in folder: FilePath) -> FilePath { (self.folder ?? folder).appending(raw ?? Array(id.utf8)) }

    /// The extension, in lower case.
    var filenameExtension: String {
        guard let dot = id.utf8.lastIndex(of: UInt8(ascii: ".")), dot != id.startIndex else { return "" }
        return id[id.index(after: dot)...].lowercased()
    }

    // What the columns of the table sort by.
    var sizeRank: Int64 { size ?? -1 }
    var dateRank: Date { date ?? .distantPast }
}

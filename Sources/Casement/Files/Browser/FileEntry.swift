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
    var isHidden: Bool { id.utf8.first == UInt8(ascii: ".") || id.utf8.last == UInt8(ascii: "~") }

    func path(in folder: FilePath) -> FilePath { (self.folder ?? folder).appending(raw ?? Array(id.utf8)) }

    /// What is known of it, or of what it links to; `place` is its folder, where that is open.
    func status(in folder: FilePath, _ place: Int32) -> stat? {
        guard self.folder == nil, place >= 0 else { return path(in: folder).target }
        var status = stat()
        let error =
            if let raw {
                (raw.map(CChar.init(bitPattern:)) + [0]).withUnsafeBufferPointer {
                    fstatat(place, $0.baseAddress!, &status, 0)
                }
            } else {
                fstatat(place, id, &status, 0)
            }
        return error == 0 ? status : nil
    }

    /// The extension, in lower case.
    var filenameExtension: String { writtenExtension.lowercased() }

    /// The extension as it is written.
    var writtenExtension: Substring {
        guard let dot = id.utf8.lastIndex(of: UInt8(ascii: ".")), dot != id.startIndex else { return "" }
        return id[id.utf8.index(after: dot)...]
    }

    // What the columns of the table sort by.
    var sizeRank: Int64 { size ?? -1 }
    var dateRank: Date { date ?? .distantPast }
}

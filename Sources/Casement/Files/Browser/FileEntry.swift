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
    /// By what names are sorted: without case, and digits as numbers.
    let key: NameKey
    /// In bytes; nil until it is known, and for folders.
    var size: Int64?
    var date: Date?

    init(id: String, raw: [UInt8]? = nil, kind: Kind) {
        (self.id, self.raw, self.kind) = (id, raw, kind)
        key = NameKey(id)
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

/// A name as it is sorted: 2 before 10, a beside A, and é beside e.
struct NameKey: Comparable, Sendable {
    private let bytes: [UInt8]

    init(_ name: String) {
        if name.utf8.allSatisfy({ $0 < 0x80 }) {
            bytes = name.utf8.map { $0 >= 0x41 && $0 <= 0x5A ? $0 + 0x20 : $0 }
        } else {
            bytes = Array(name.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil).utf8)
        }
    }

    static func < (left: NameKey, right: NameKey) -> Bool {
        left.bytes.withUnsafeBufferPointer { a in right.bytes.withUnsafeBufferPointer { less(a, $0) } }
    }

    private static func less(_ a: UnsafeBufferPointer<UInt8>, _ b: UnsafeBufferPointer<UInt8>) -> Bool {
        func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }
        var (i, j) = (0, 0)
        while i < a.count, j < b.count {
            if isDigit(a[i]), isDigit(b[j]) {
                while i < a.count, a[i] == 0x30 { i += 1 }
                while j < b.count, b[j] == 0x30 { j += 1 }
                let (startA, startB) = (i, j)
                while i < a.count, isDigit(a[i]) { i += 1 }
                while j < b.count, isDigit(b[j]) { j += 1 }
                if i - startA != j - startB { return i - startA < j - startB }
                for offset in 0..<(i - startA) where a[startA + offset] != b[startB + offset] {
                    return a[startA + offset] < b[startB + offset]
                }
            } else {
                if a[i] != b[j] { return a[i] < b[j] }
                i += 1
                j += 1
            }
        }
        return a.count - i < b.count - j
    }
}

import CasementCore
import Foundation

/// The content of a file or folder as a value, which any thread reads and writes.
package indirect enum FileTree: Sendable, Equatable {
    case file(Data)
    case folder([String: FileTree])
    case link(String)
}

/// The path of a file, as the bytes that the file system has: names need not be valid text.
package struct FilePath: Hashable, Sendable {
    package var bytes: [UInt8]

    package init(bytes: [UInt8]) { self.bytes = bytes }

    package init(_ path: String) { bytes = Array(path.utf8) }

    /// The path of a URL, whose escapes can be bytes that are no text.
    package init(_ url: URL) {
        bytes = Self.unescaped(url.path(percentEncoded: true).utf8)
        while bytes.count > 1, bytes.last == UInt8(ascii: "/") { bytes.removeLast() }
    }

    private static func unescaped(_ text: some Sequence<UInt8>) -> [UInt8] {
        var result: [UInt8] = []
        var digits: [UInt8]?
        for byte in text {
            if var seen = digits {
                seen.append(byte)
                digits = seen
                guard seen.count == 2 else { continue }
                result.append(UInt8(String(decoding: seen, as: UTF8.self), radix: 16) ?? UInt8(ascii: "?"))
                digits = nil
            } else if byte == UInt8(ascii: "%") {
                digits = []
            } else {
                result.append(byte)
            }
        }
        return result
    }

    /// The URL, with bytes that are no text as escapes.
    package func url(isFolder: Bool = false) -> URL {
        var text = "file://"
        for byte in bytes {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "-"),
                UInt8(ascii: "_"), UInt8(ascii: "~"):
                text.unicodeScalars.append(Unicode.Scalar(byte))
            default: text += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
            }
        }
        if isFolder, !text.hasSuffix("/") { text += "/" }
        return URL(string: text) ?? URL(fileURLWithPath: description, isDirectory: isFolder)
    }

    /// The last component.
    package var name: String {
        String(decoding: bytes.split(separator: UInt8(ascii: "/")).last ?? [UInt8(ascii: "/")], as: UTF8.self)
    }

    /// The folder around it; that of the root is the root.
    package var folder: FilePath {
        guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return FilePath(".") }
        return FilePath(bytes: slash == 0 ? [UInt8(ascii: "/")] : Array(bytes[..<slash]))
    }

    package func appending(_ name: [UInt8]) -> FilePath {
        FilePath(bytes: bytes + (bytes.last == UInt8(ascii: "/") ? [] : [UInt8(ascii: "/")]) + name)
    }

    package func appending(_ name: String) -> FilePath { appending(Array(name.utf8)) }

    /// Calls a function of C with the path.
    package func withCPath<Result>(_ body: (UnsafePointer<CChar>) throws -> Result) rethrows -> Result {
        var path = bytes.map { CChar(bitPattern: $0) }
        path.append(0)
        return try path.withUnsafeBufferPointer { try body($0.baseAddress!) }
    }

    /// Where a link leads in the end; the path itself where it is none, or leads nowhere.
    package var resolved: FilePath {
        guard status?.isLink == true, let found = withCPath({ realpath($0, nil) }) else { return self }
        defer { Glibc.free(found) }
        return FilePath(bytes: UnsafeBufferPointer(start: found, count: strlen(found)).map { UInt8(bitPattern: $0) })
    }

    /// What is there, without following a last link; nil if nothing is.
    package var status: stat? {
        var status = stat()
        return withCPath { lstat($0, &status) } == 0 ? status : nil
    }

    /// What is there or where a link leads; nil if nothing is.
    package var target: stat? {
        var status = stat()
        return withCPath { stat($0, &status) } == 0 ? status : nil
    }
}

extension FilePath {
    /// Whether both lead to one file, perhaps by links.
    package func isSame(as other: FilePath) -> Bool {
        if self == other { return true }
        guard let own = target, let others = other.target else { return false }
        return own.st_dev == others.st_dev && own.st_ino == others.st_ino
    }
}

extension FilePath: CustomStringConvertible {
    /// As text; bytes that are none are replaced.
    package var description: String { String(decoding: bytes, as: UTF8.self) }
}

extension stat {
    package var isFolder: Bool { st_mode & S_IFMT == S_IFDIR }
    package var isFile: Bool { st_mode & S_IFMT == S_IFREG }
    package var isLink: Bool { st_mode & S_IFMT == S_IFLNK }
}

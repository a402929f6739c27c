import CasementCore
import Foundation

extension FileTree {
    /// The largest file that is read as a document, in bytes.
    static let mostBytes = 2 << 30
    private static let mostDepth = 64

    /// Reads a file, or a folder with all that it contains. A device or a pipe is refused: it might never end. So is
    /// what there is too little memory for.
    /// - Parameter memory: the bytes of memory that are free.
    package init(contentsOf path: FilePath, memory: @autoclosure () -> Int = FreeMemory.bytes) throws {
        var size = 0
        self = try Self.read(path, depth: 0, memory, of: path, &size)
    }

    /// - Parameter size: the bytes of what is read from the whole, which has a path of its own.
    private static func read(
        _ path: FilePath, depth: Int, _ memory: () -> Int, of whole: FilePath, _ size: inout Int
    ) throws -> FileTree {
        if depth > 0, path.status?.isLink == true {
            return .link(try text(try destination(of: path).bytes, path))
        }
        // Not blocking: a pipe without a writer would wait for ever.
        let file = path.withCPath { open($0, O_RDONLY | O_NONBLOCK | O_CLOEXEC) }
        guard file >= 0 else { throw FileFailure.reading(path, errno) }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0 else { throw FileFailure.reading(path, errno) }
        if status.isFolder { return try folder(path, depth: depth, memory, of: whole, &size) }
        guard status.isFile else {
            throw FileFailure.error(
                .fileReadUnknown, "“\(path.name)” cannot be opened: it is a device or a pipe, and no file.", at: path)
        }
        size += Int(status.st_size)
        try check(size, whole, memory)
        return .file(try content(of: file, size: Int(status.st_size), path))
    }

    /// How often a document is in memory when a key changes it while it is written: as it was before the key, after it,
    /// and as what is written. FilesProbe measures it.
    private static let mostCopies = 3

    /// Throws where what has a size would not fit.
    private static func check(_ size: Int, _ path: FilePath, _ memory: () -> Int) throws {
        guard size > 64 << 20 else { return }
        guard size <= mostBytes else { throw tooLarge(path) }
        guard size > memory() / mostCopies else { return }
        throw FileFailure.error(
            .fileReadTooLarge, "“\(path.name)” cannot be opened: it needs more memory than is free.", at: path)
    }

    private static func tooLarge(_ path: FilePath) -> any Error {
        FileFailure.error(.fileReadTooLarge, "“\(path.name)” cannot be opened: it is larger than 2 GB.", at: path)
    }

    private static func content(of file: Int32, size: Int, _ path: FilePath) throws -> Data {
        // One more than expected shows whether the file has grown; the files of /proc have no size.
        var data = Data(count: size + 1)
        var filled = 0
        while true {
            if filled == data.count { data.count += max(4096, filled / 2) }
            let count = data.withUnsafeMutableBytes { Glibc.read(file, $0.baseAddress! + filled, $0.count - filled) }
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw FileFailure.reading(path, errno) }
            if count == 0 { break }
            filled += count
            guard filled <= mostBytes else { throw tooLarge(path) }
        }
        data.count = filled
        return data
    }

    private static func folder(
        _ path: FilePath, depth: Int, _ memory: () -> Int, of whole: FilePath, _ size: inout Int
    ) throws -> FileTree {
        guard depth < mostDepth else { throw FileFailure.reading(path, ELOOP) }
        var parts: [String: FileTree] = [:]
        for name in try names(in: path) {
            let part = path.appending(name)
            parts[try text(name, part)] = try read(part, depth: depth + 1, memory, of: whole, &size)
        }
        return .folder(parts)
    }

    /// A name in a folder that is a document. One that is no text would be written as another.
    private static func text(_ name: [UInt8], _ path: FilePath) throws -> String {
        guard let text = String(validating: name, as: UTF8.self) else {
            throw FileFailure.error(
                .fileReadUnknown,
                "“\(path.folder.name)” cannot be opened: the name of “\(path.name)” in it is no valid text.", at: path)
        }
        return text
    }

    /// The names in a folder, without order.
    static func names(in path: FilePath) throws -> [[UInt8]] {
        guard let stream = path.withCPath(opendir) else { throw FileFailure.reading(path, errno) }
        defer { closedir(stream) }
        var names: [[UInt8]] = []
        while let entry = readdir(stream) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
            if name != [0x2E], name != [0x2E, 0x2E] { names.append(name) }
        }
        return names
    }

    /// Where a link leads, as it says.
    static func destination(of path: FilePath) throws -> FilePath {
        var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
        let count = buffer.withUnsafeMutableBytes { bytes in
            path.withCPath { readlink($0, bytes.bindMemory(to: CChar.self).baseAddress!, bytes.count) }
        }
        guard count >= 0 else { throw FileFailure.reading(path, errno) }
        return FilePath(bytes: Array(buffer[..<count]))
    }
}

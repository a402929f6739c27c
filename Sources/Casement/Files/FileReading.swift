import CasementCore
import Foundation

extension FileTree {
    /// The largest file that is read as a document, in bytes.
    static let mostBytes = 2 << 30
    private static let mostDepth = 64

    /// Reads a file, or a folder with all that it contains. A device or a pipe is refused: it might never end.
    package init(contentsOf path: FilePath) throws { self = try Self.read(path, depth: 0) }

    private static func read(_ path: FilePath, depth: Int) throws -> FileTree {
        if depth > 0, path.status?.isLink == true { return .link(try destination(of: path)) }
        // Not blocking: a pipe without a writer would wait for ever.
        let file = path.withCPath { open($0, O_RDONLY | O_NONBLOCK | O_CLOEXEC) }
        guard file >= 0 else { throw FileFailure.reading(path, errno) }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0 else { throw FileFailure.reading(path, errno) }
        if status.isFolder { return try folder(path, depth: depth) }
        guard status.isFile else {
            throw FileFailure.error(
                .fileReadUnknown, "“\(path.name)” cannot be opened: it is a device or a pipe, and no file.", at: path)
        }
        return .file(try content(of: file, size: Int(status.st_size), path))
    }

    private static func content(of file: Int32, size: Int, _ path: FilePath) throws -> Data {
        let tooLarge = FileFailure.error(
            .fileReadTooLarge, "“\(path.name)” cannot be opened: it is larger than 2 GB.", at: path)
        guard size <= mostBytes else { throw tooLarge }
        var data = Data(count: size)
        var filled = 0
        while true {
            // One more than expected shows whether the file has grown; the files of /proc have no size.
            if filled == data.count { data.count += max(4096, filled / 2) }
            let count = data.withUnsafeMutableBytes { Glibc.read(file, $0.baseAddress! + filled, $0.count - filled) }
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw FileFailure.reading(path, errno) }
            if count == 0 { break }
            filled += count
            guard filled <= mostBytes else { throw tooLarge }
        }
        data.count = filled
        return data
    }

    private static func folder(_ path: FilePath, depth: Int) throws -> FileTree {
        guard depth < mostDepth else { throw FileFailure.reading(path, ELOOP) }
        var parts: [String: FileTree] = [:]
        for name in try names(in: path) {
            parts[String(decoding: name, as: UTF8.self)] = try read(path.appending(name), depth: depth + 1)
        }
        return .folder(parts)
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

    static func destination(of path: FilePath) throws -> String {
        var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
        let count = buffer.withUnsafeMutableBytes { bytes in
            path.withCPath { readlink($0, bytes.bindMemory(to: CChar.self).baseAddress!, bytes.count) }
        }
        guard count >= 0 else { throw FileFailure.reading(path, errno) }
        return String(decoding: buffer[..<count], as: UTF8.self)
    }
}

import CasementCore
import Foundation

extension FileTree {
    /// The largest file that is read as a document, in bytes.
    static let mostBytes = 2 << 30
    private static let mostDepth = 64

    /// Reads a file, or a folder with all that it contains. A device or a pipe is refused: it might never end. So is a
    /// file for which there is too little memory.
    /// - Parameter memory: the bytes of memory that are free.
    package init(contentsOf path: FilePath, memory: @autoclosure () -> Int = Self.freeMemory) throws {
        self = try Self.read(path, depth: 0, memory)
    }

    private static func read(_ path: FilePath, depth: Int, _ memory: () -> Int) throws -> FileTree {
        if depth > 0, path.status?.isLink == true { return .link(try destination(of: path)) }
        // Not blocking: a pipe without a writer would wait for ever.
        let file = path.withCPath { open($0, O_RDONLY | O_NONBLOCK | O_CLOEXEC) }
        guard file >= 0 else { throw FileFailure.reading(path, errno) }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0 else { throw FileFailure.reading(path, errno) }
        if status.isFolder { return try folder(path, depth: depth, memory) }
        guard status.isFile else {
            throw FileFailure.error(
                .fileReadUnknown, "“\(path.name)” cannot be opened: it is a device or a pipe, and no file.", at: path)
        }
        try check(Int(status.st_size), path, memory)
        return .file(try content(of: file, size: Int(status.st_size), path))
    }

    /// Throws where a file of a size would not fit. A text is in memory up to four times, when a key changes it while
    /// it is written: as it is written, those bytes, as it was before the key, and after it.
    private static func check(_ size: Int, _ path: FilePath, _ memory: () -> Int) throws {
        guard size > 64 << 20, size <= mostBytes, size > memory() / 4 else { return }
        throw FileFailure.error(
            .fileReadTooLarge, "“\(path.name)” cannot be opened: it needs more memory than is free.", at: path)
    }

    /// The memory that programs can still get, in bytes.
    package static var freeMemory: Int {
        let lines = (try? String(contentsOfFile: "/proc/meminfo", encoding: .utf8))?.split(separator: "\n") ?? []
        let number = lines.first { $0.hasPrefix("MemAvailable:") }?.split(separator: " ").dropFirst().first
        return number.flatMap { Int($0) }.map { $0 * 1024 } ?? .max
    }

    private static func content(of file: Int32, size: Int, _ path: FilePath) throws -> Data {
        let tooLarge = FileFailure.error(
            .fileReadTooLarge, "“\(path.name)” cannot be opened: it is larger than 2 GB.", at: path)
        guard size <= mostBytes else { throw tooLarge }
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
            guard filled <= mostBytes else { throw tooLarge }
        }
        data.count = filled
        return data
    }

    private static func folder(_ path: FilePath, depth: Int, _ memory: () -> Int) throws -> FileTree {
        guard depth < mostDepth else { throw FileFailure.reading(path, ELOOP) }
        var parts: [String: FileTree] = [:]
        for name in try names(in: path) {
            parts[String(decoding: name, as: UTF8.self)] = try read(path.appending(name), depth: depth + 1, memory)
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

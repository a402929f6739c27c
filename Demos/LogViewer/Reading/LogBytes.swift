import Foundation

/// The reason why a file cannot be shown, in words for the user.
public struct LogFailure: Error, Equatable {
    public let reason: String
    public init(reason: String) { self.reason = reason }
}

/// The bytes of a file, mapped into memory: opening a file of any size is free, and pages are read on access.
public final class LogBytes: Sendable {
    private let data: Data
    private let descriptor: Int32
    public let count: Int

    /// Opens a file with its current length.
    public init(_ url: URL) throws(LogFailure) {
        // A pipe would wait for somebody who writes.
        descriptor = open(url.path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw LogFailure(reason: String(cString: strerror(errno)) + ".") }
        do {
            if url.hasDirectoryPath || Self.kind(of: descriptor) == S_IFDIR {
                throw LogFailure(reason: "It is a folder, not a file.")
            }
            guard Self.kind(of: descriptor) == S_IFREG else {
                throw LogFailure(reason: "It is a device or a pipe, not a file.")
            }
            // An empty mapping is refused.
            data = Self.length(of: descriptor) > 0 ? try Data(contentsOf: url, options: .alwaysMapped) : Data()
        } catch {
            close(descriptor)
            throw error as? LogFailure ?? LogFailure(reason: error.localizedDescription)
        }
        count = data.count
    }

    deinit { close(descriptor) }

    private static func kind(of descriptor: Int32) -> mode_t { status(of: descriptor).st_mode & S_IFMT }
    private static func length(of descriptor: Int32) -> Int { Int(status(of: descriptor).st_size) }

    private static func status(of descriptor: Int32) -> stat {
        var status = stat()
        fstat(descriptor, &status)
        return status
    }

    /// The current length of the file on the disk.
    public var lengthNow: Int { Self.length(of: descriptor) }

    /// Whether the file has become shorter since it was opened. Mapped bytes beyond its end must not be accessed.
    public var isCut: Bool { lengthNow < count }

    /// Whether it is something else than a text, by the null bytes near its beginning.
    public var isBinary: Bool { read(0..<4096) { $0.contains(0) } }

    /// Passes some of the bytes to `body`; none if the file has become shorter.
    public func read<Result>(_ range: Range<Int>, _ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        let range = range.clamped(to: 0..<count)
        guard !range.isEmpty, !isCut else { return body(UnsafeRawBufferPointer(start: nil, count: 0)) }
        return data.withUnsafeBytes { body(UnsafeRawBufferPointer(rebasing: $0[range])) }
    }
}

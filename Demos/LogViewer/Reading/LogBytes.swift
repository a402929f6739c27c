import Foundation

/// Why a file cannot be shown, in words for the person who chose it.
public struct LogFailure: Error, Equatable {
    public let reason: String
    public init(reason: String) { self.reason = reason }
}

/// The bytes of a file, mapped into memory: opening one of any size costs nothing, and what is read is read then.
public final class LogBytes: Sendable {
    private let data: Data
    private let descriptor: Int32
    public let count: Int

    /// Opens a file as long as it is now.
    public init(_ url: URL) throws(LogFailure) {
        descriptor = open(url.path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw LogFailure(reason: String(cString: strerror(errno)) + ".") }
        do {
            if url.hasDirectoryPath || Self.kind(of: descriptor) == S_IFDIR {
                throw LogFailure(reason: "It is a folder, not a file.")
            }
            // A mapping of nothing is refused.
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

    /// How many bytes the file has on the disk now.
    public var lengthNow: Int { Self.length(of: descriptor) }

    /// Whether it has become shorter since it was opened. What is mapped beyond its end must not be touched.
    public var isCut: Bool { lengthNow < count }

    /// Lends some of the bytes; none where the file has become shorter.
    public func read<Result>(_ range: Range<Int>, _ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        let range = range.clamped(to: 0..<count)
        guard !range.isEmpty, !isCut else { return body(UnsafeRawBufferPointer(start: nil, count: 0)) }
        return data.withUnsafeBytes { body(UnsafeRawBufferPointer(rebasing: $0[range])) }
    }
}

import Foundation

/// The lines of bytes, which are UTF-8. As in Foundation of macOS, empty lines are left out, and a line ends at LF, CR,
/// CR LF, or one of Unicode's ends of lines.
public struct AsyncLineSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
    public typealias Element = String

    let base: Base

    /// Goes through the lines.
    public struct AsyncIterator: AsyncIteratorProtocol {
        var bytes: Base.AsyncIterator
        private var hasEnded = false

        init(bytes: Base.AsyncIterator) { self.bytes = bytes }

        /// The next line that is not empty; nil at the end.
        public mutating func next() async rethrows -> String? {
            var line: [UInt8] = []
            while !hasEnded {
                guard let byte = try await bytes.next() else {
                    hasEnded = true
                    break
                }
                line.append(byte)
                guard let end = Self.lengthOfEnd(of: line) else { continue }
                line.removeLast(end)
                if !line.isEmpty { return String(decoding: line, as: UTF8.self) }
            }
            return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
        }

        /// How many bytes at the end of `line` are an end of a line; nil where there is none. CR LF are two ends, with
        /// an empty line between them.
        private static func lengthOfEnd(of line: [UInt8]) -> Int? {
            switch line.last {
            case 0x0A, 0x0B, 0x0C, 0x0D: 1
            case 0x85: line.count > 1 && line[line.count - 2] == 0xC2 ? 2 : nil
            case 0xA8, 0xA9: line.count > 2 && line.suffix(3).starts(with: [0xE2, 0x80]) ? 3 : nil
            default: nil
            }
        }
    }

    /// Goes through the lines from the beginning.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(bytes: base.makeAsyncIterator()) }
}

extension AsyncLineSequence: Sendable where Base: Sendable {}

extension AsyncSequence where Element == UInt8 {
    /// The lines of these bytes, without empty ones.
    public var lines: AsyncLineSequence<Self> { AsyncLineSequence(base: self) }
}

extension FileHandle {
    /// The bytes that come from the file, up to its end.
    public var bytes: AsyncBytes { AsyncBytes(handle: self) }

    /// The bytes that come from a file.
    public struct AsyncBytes: AsyncSequence, Sendable {
        public typealias Element = UInt8

        let handle: FileHandle

        /// Goes through the bytes.
        public struct AsyncIterator: AsyncIteratorProtocol {
            let handle: FileHandle
            private var read: ArraySlice<UInt8> = []

            init(handle: FileHandle) { self.handle = handle }

            /// The next byte; nil at the end.
            public mutating func next() async throws -> UInt8? {
                if read.isEmpty {
                    try Task.checkCancellation()
                    read = try await Self.read(handle)[...]
                }
                return read.popFirst()
            }

            /// What has arrived: waits until there is something, on a thread of its own.
            private static func read(_ handle: FileHandle) async throws -> [UInt8] {
                try await withCheckedThrowingContinuation { answer in
                    DispatchQueue.global().async {
                        var buffer = [UInt8](repeating: 0, count: 16384)
                        var count = Foundation.read(handle.fileDescriptor, &buffer, buffer.count)
                        while count < 0 && errno == EINTR {
                            count = Foundation.read(handle.fileDescriptor, &buffer, buffer.count)
                        }
                        if count < 0 {
                            answer.resume(throwing: POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO))
                        } else {
                            answer.resume(returning: Array(buffer.prefix(count)))
                        }
                    }
                }
            }
        }

        /// Goes through the bytes from the beginning.
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(handle: handle) }
    }
}

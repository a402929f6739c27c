import Foundation

/// The offsets of a file's lines. Every 64th is stored, and those between are counted from there: an index of a million
/// lines takes 128 KiB.
public struct LineIndex: Sendable, Equatable {
    /// The offsets of lines 0, 64, 128, …
    private(set) var starts: [UInt64] = [0]
    /// The number of line breaks so far.
    private var breaks = 0
    /// The number of bytes scanned.
    public private(set) var length = 0
    private var endsWithBreak = true

    /// The distance of stored lines.
    static let stride = 64

    public init() {}

    /// The number of lines so far; a last line without a break counts.
    public var count: Int { endsWithBreak ? breaks : breaks + 1 }

    /// Counts the lines in the following bytes.
    public mutating func scan(_ bytes: UnsafeRawBufferPointer) {
        guard let base = bytes.baseAddress, !bytes.isEmpty else { return }
        var place = 0
        while let found = memchr(base + place, 10, bytes.count - place) {
            place = UnsafeRawPointer(found) - base + 1
            breaks += 1
            if breaks % Self.stride == 0 { starts.append(UInt64(length + place)) }
            if place == bytes.count { break }
        }
        endsWithBreak = bytes[bytes.count - 1] == 10
        length += bytes.count
    }

    /// The bytes of a line, without its break.
    public func range(of line: Int, in bytes: LogBytes) -> Range<Int> {
        guard line >= 0, line < count else { return 0..<0 }
        let (block, rest) = line.quotientAndRemainder(dividingBy: Self.stride)
        let bounds = self.bounds(ofBlock: block)
        return bytes.read(bounds) { part in
            var start = 0
            for _ in 0..<rest { start = Self.end(of: part, from: start) + 1 }
            start = min(start, part.count)
            return bounds.lowerBound + start..<bounds.lowerBound + Self.end(of: part, from: start)
        }
    }

    /// The position of the next break, or the end.
    static func end(of part: UnsafeRawBufferPointer, from start: Int) -> Int {
        guard let base = part.baseAddress, start < part.count,
            let found = memchr(base + start, 10, part.count - start)
        else { return part.count }
        return UnsafeRawPointer(found) - base
    }

    var blockCount: Int { (count + Self.stride - 1) / Self.stride }

    /// The bytes of 64 lines.
    func bounds(ofBlock block: Int) -> Range<Int> {
        let start = Int(starts[block])
        return start..<(block + 1 < starts.count ? Int(starts[block + 1]) : max(start, length))
    }
}

extension LogBytes {
    /// Continues an index in the background, from its end to the end of the file. Intermediate results are delivered
    /// repeatedly; releasing the stream cancels the work.
    public func indexing(from index: LineIndex = LineIndex()) -> AsyncStream<LineIndex> {
        AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
            let work = Task.detached(priority: .userInitiated) {
                var index = index
                // The first screen is delivered at once.
                var step = 1 << 18
                while index.length < self.count, !Task.isCancelled {
                    let before = index.length
                    self.read(before..<min(self.count, before + step)) { index.scan($0) }
                    if index.length == before { break }
                    continuation.yield(index)
                    step = 1 << 23
                }
                continuation.finish()
            }
            continuation.onTermination = { _ in work.cancel() }
        }
    }
}

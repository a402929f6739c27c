import Foundation

/// Where the lines of a file begin. Every 64th is kept, and those between are counted from there: an index of a million lines has
/// 128 KiB.
public struct LineIndex: Sendable, Equatable {
    /// Where line 0, 64, 128, … begins.
    private(set) var starts: [UInt64] = [0]
    /// The line breaks so far.
    private var breaks = 0
    /// How many bytes have been looked at.
    public private(set) var length = 0
    private var endsWithBreak = true

    /// Lines between two that are kept.
    static let stride = 64

    public init() {}

    /// The lines so far; one that has no break at its end counts.
    public var count: Int { endsWithBreak ? breaks : breaks + 1 }

    /// Counts the lines in the bytes that follow.
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

    /// Where the next break is, or the end.
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
    /// Goes on with an index in the background, from where it ends to the end of the file. What is known so far comes again and again;
    /// who lets go of the stream ends the work.
    public func indexing(from index: LineIndex = LineIndex()) -> AsyncStream<LineIndex> {
        AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
            let work = Task.detached(priority: .userInitiated) {
                var index = index
                // The first screen comes at once.
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

import Foundation

/// Searches bytes for a text, in lines of some levels. Words without capital letters match any case of ASCII letters;
/// others match exactly.
public struct LineSearch: Sendable, Equatable {
    private let needle: [UInt8]
    private let ignoresCase: Bool
    /// Empty for all.
    private let levels: Set<LogLevel>

    /// Nil if the text is empty and no level is given.
    public init?(_ text: String, levels: Set<LogLevel> = []) {
        needle = Array(text.utf8)
        self.levels = levels
        if needle.isEmpty, levels.isEmpty { return nil }
        ignoresCase = !needle.contains { (65...90).contains($0) }
    }

    private static func folded(_ byte: UInt8) -> UInt8 { (65...90).contains(byte) ? byte | 32 : byte }

    /// The first position of the text at or after a position.
    public func first(in bytes: UnsafeRawBufferPointer, from start: Int = 0) -> Int? {
        guard !needle.isEmpty, let base = bytes.baseAddress, bytes.count >= needle.count else { return nil }
        let last = bytes.count - needle.count
        let head = needle[0]
        let isLetter = ignoresCase && (97...122).contains(head)
        func next(_ byte: UInt8, _ place: Int) -> Int {
            guard place <= last, let found = memchr(base + place, Int32(byte), last - place + 1) else { return .max }
            return UnsafeRawPointer(found) - base
        }
        // The next small and the next capital letter, each searched for only after it has been passed.
        var small = next(head, start)
        var capital = isLetter ? next(head & ~32, start) : .max
        while true {
            let place = min(small, capital)
            if place == .max { return nil }
            if matches(bytes, at: place) { return place }
            if small == place { small = next(head, place + 1) }
            if capital == place { capital = next(head & ~32, place + 1) }
        }
    }

    private func matches(_ bytes: UnsafeRawBufferPointer, at place: Int) -> Bool {
        for index in 1..<max(1, needle.count) {
            let byte = bytes[place + index]
            guard byte == needle[index] || (ignoresCase && Self.folded(byte) == needle[index]) else { return false }
        }
        return true
    }

    /// The ranges of the text in a line, in bytes of UTF-8.
    public func ranges(in line: String) -> [Range<Int>] {
        var found: [Range<Int>] = []
        var line = line
        line.withUTF8 { buffer in
            let bytes = UnsafeRawBufferPointer(buffer)
            var start = 0
            while let place = first(in: bytes, from: start) {
                start = place + needle.count
                found.append(place..<start)
            }
        }
        return found
    }

    private func hasLevel(_ line: Range<Int>, of part: UnsafeRawBufferPointer) -> Bool {
        levels.isEmpty || levels.contains(LogLevel(of: UnsafeRawBufferPointer(rebasing: part[line])))
    }

    /// Finds the lines of a block of 64 that match.
    func lines(inBlock block: Int, of index: LineIndex, _ bytes: LogBytes, into found: inout [Int]) {
        bytes.read(index.bounds(ofBlock: block)) { part in
            if needle.isEmpty {
                var (line, start) = (block * LineIndex.stride, 0)
                while start < part.count {
                    let end = LineIndex.end(of: part, from: start)
                    if hasLevel(start..<end, of: part) { found.append(line) }
                    (line, start) = (line + 1, end + 1)
                }
                return
            }
            var (line, start, place) = (block * LineIndex.stride, 0, 0)
            while let hit = first(in: part, from: place) {
                while true {
                    let end = LineIndex.end(of: part, from: start)
                    if hit < end { break }
                    (line, start) = (line + 1, end + 1)
                    // A match that spans a break does not count: the text contains none.
                    if start > part.count { return }
                }
                place = LineIndex.end(of: part, from: hit) + 1
                if hasLevel(start..<place - 1, of: part) { found.append(line) }
                (line, start) = (line + 1, place)
                if place >= part.count { return }
            }
        }
    }
}

/// The lines that contain a text, as far as the search has got.
public struct SearchResult: Sendable, Equatable {
    public var lines: [Int] = []
    /// 1 at the end.
    public var progress = 0.0
    public init() {}
}

extension LogBytes {
    /// Searches for a text in the background, starting at a line. Intermediate results are delivered repeatedly;
    /// releasing the stream cancels the work.
    public func searching(
        for search: LineSearch, in index: LineIndex, from line: Int = 0, found: [Int] = []
    ) -> AsyncStream<SearchResult> {
        AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
            let work = Task.detached(priority: .userInitiated) {
                var result = SearchResult()
                result.lines = found
                let first = line / LineIndex.stride, count = index.blockCount
                var told = 0
                for block in first..<max(first, count) {
                    // Hits in the first block before the line are already known.
                    let before = result.lines.count
                    search.lines(inBlock: block, of: index, self, into: &result.lines)
                    if block == first {
                        result.lines.removeSubrange(
                            before..<(result.lines[before...].firstIndex { $0 >= line } ?? result.lines.count))
                    }
                    let bytes = index.bounds(ofBlock: block).upperBound
                    if bytes - told > 1 << 25 {
                        if Task.isCancelled { break }
                        told = bytes
                        result.progress = Double(bytes) / Double(max(1, index.length))
                        continuation.yield(result)
                    }
                }
                result.progress = 1
                if !Task.isCancelled { continuation.yield(result) }
                continuation.finish()
            }
            continuation.onTermination = { _ in work.cancel() }
        }
    }
}

/// The intersection of two ascending lists of lines.
public func common(_ a: [Int], _ b: [Int]) -> [Int] {
    var result: [Int] = []
    var (i, j) = (0, 0)
    while i < a.count, j < b.count {
        if a[i] == b[j] {
            result.append(a[i])
            (i, j) = (i + 1, j + 1)
        } else if a[i] < b[j] {
            i += 1
        } else {
            j += 1
        }
    }
    return result
}

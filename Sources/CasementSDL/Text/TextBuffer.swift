import Foundation

/// A text as SDL_ttf takes it: UTF-8 without control characters, with room for a NUL after any part that is to be measured.
/// One buffer serves all layouts, so that laying out allocates nothing for it.
@MainActor final class TextBuffer {
    private(set) var bytes: UnsafeMutablePointer<UInt8>
    private(set) var count = 0
    /// The paragraphs, in byte offsets, without what ended them. At least one.
    private(set) var paragraphs: [Range<Int>] = []
    private var capacity: Int
    private var isASCII = true
    /// Where grapheme clusters start, and the end; found when first asked for. Empty while unknown, and unused for ASCII.
    private var clusterStarts: [Int32] = []

    /// Room after the text for an ellipsis (three bytes) and a NUL.
    private static let slack = 8
    private static let idleCapacity = 1 << 16

    init() {
        capacity = 1 << 10
        bytes = .allocate(capacity: capacity)
    }

    isolated deinit { bytes.deallocate() }

    /// Takes `text`: line breaks (LF, CR LF, CR, U+0085, U+2028, U+2029) end paragraphs, a tab becomes four spaces, other control characters go.
    func load(_ text: String) {
        var text = text
        text.withUTF8 { load($0) }
    }

    private func load(_ source: UnsafeBufferPointer<UInt8>) {
        reserve(source.count * 4 + Self.slack)
        paragraphs.removeAll(keepingCapacity: true)
        clusterStarts.removeAll(keepingCapacity: true)
        var (from, to, start, seen) = (0, 0, 0, UInt8(0))
        func endParagraph() {
            paragraphs.append(start..<to)
            start = to
        }
        while from < source.count {
            let byte = source[from]
            seen |= byte
            if let length = Self.lineBreak(in: source, at: from) {
                endParagraph()
                from += length
                continue
            }
            switch byte {
            case 0x09:
                for _ in 0..<4 {
                    bytes[to] = 0x20
                    to += 1
                }
            case 0..<0x20, 0x7F: break
            default:
                bytes[to] = byte
                to += 1
            }
            from += 1
        }
        count = to
        isASCII = seen < 0x80
        endParagraph()
    }

    /// The length of the line break at `index`, or nil.
    private static func lineBreak(in text: UnsafeBufferPointer<UInt8>, at index: Int) -> Int? {
        func next(_ distance: Int) -> UInt8 { index + distance < text.count ? text[index + distance] : 0 }
        switch text[index] {
        case 0x0A: return 1
        case 0x0D: return next(1) == 0x0A ? 2 : 1
        case 0xC2 where next(1) == 0x85: return 2
        case 0xE2 where next(1) == 0x80 && (next(2) == 0xA8 || next(2) == 0xA9): return 3
        default: return nil
        }
    }

    /// Whether `text` can go to SDL_ttf as it is: one paragraph without control characters.
    static func isPlain(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        var index = 0
        while index < text.count {
            let byte = text[index]
            if byte < 0x20 || byte == 0x7F { return false }
            if byte == 0xC2 || byte == 0xE2, lineBreak(in: text, at: index) != nil { return false }
            index += 1
        }
        return true
    }

    private func reserve(_ needed: Int) {
        // A giant text's buffer is not kept for the small ones that follow.
        guard needed > capacity || (capacity > Self.idleCapacity && needed < Self.idleCapacity) else { return }
        bytes.deallocate()
        capacity = max(needed, 1 << 10)
        bytes = .allocate(capacity: capacity)
    }

    /// Calls `body` with the bytes from `range` as a C string, followed by an ellipsis when asked.
    func withCString<R>(_ range: Range<Int>, ellipsis: Bool = false, _ body: (UnsafePointer<CChar>) -> R) -> R {
        let end = bytes + range.upperBound
        let saved = (end[0], end[1], end[2], end[3])
        defer { (end[0], end[1], end[2], end[3]) = saved }
        if ellipsis { (end[0], end[1], end[2], end[3]) = (0xE2, 0x80, 0xA6, 0) } else { end[0] = 0 }
        return (bytes + range.lowerBound).withMemoryRebound(to: CChar.self, capacity: 1) { body($0) }
    }

    func string(_ range: Range<Int>) -> String {
        String(decoding: UnsafeBufferPointer(start: bytes + range.lowerBound, count: range.count), as: UTF8.self)
    }

    /// The scalar at a byte offset that starts one, and its length in bytes.
    func scalar(at index: Int) -> (value: UInt32, length: Int) {
        let first = UInt32(bytes[index])
        func next(_ distance: Int) -> UInt32 { UInt32(bytes[index + distance]) & 0x3F }
        if first < 0x80 { return (first, 1) }
        if first < 0xE0 { return ((first & 0x1F) << 6 | next(1), 2) }
        if first < 0xF0 { return ((first & 0x0F) << 12 | next(1) << 6 | next(2), 3) }
        return ((first & 0x07) << 18 | next(1) << 12 | next(2) << 6 | next(3), 4)
    }

    // MARK: Grapheme clusters

    /// The number of the cluster that holds the byte at `offset`; the count of clusters for the text's end.
    func cluster(at offset: Int) -> Int {
        if isASCII { return offset }
        findClusters()
        var (low, high) = (0, clusterStarts.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if Int(clusterStarts[middle]) <= offset { low = middle } else { high = middle - 1 }
        }
        return low
    }

    /// Where a cluster starts.
    func start(ofCluster index: Int) -> Int {
        if isASCII { return index }
        findClusters()
        return Int(clusterStarts[min(index, clusterStarts.count - 1)])
    }

    private func findClusters() {
        guard clusterStarts.isEmpty else { return }
        // Paragraphs are cut apart first: a letter at the end of one and a mark at the start of the next are two clusters.
        for paragraph in paragraphs {
            var offset = paragraph.lowerBound
            for cluster in string(paragraph) {
                clusterStarts.append(Int32(truncatingIfNeeded: offset))
                offset += cluster.utf8.count
            }
        }
        clusterStarts.append(Int32(truncatingIfNeeded: count))
    }
}

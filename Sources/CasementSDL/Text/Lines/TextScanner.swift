import CasementCore
import Foundation

/// Reads a text once: removes what cannot be shown, and finds hard breaks and styles.
struct TextScanner {
    private(set) var bytes: ContiguousArray<UInt8> = []
    /// The paragraphs in bytes, without the breaks that ended them. At least one.
    private(set) var paragraphs: [Range<Int>] = []
    /// The end of each span.
    private(set) var spanEnds: [Int] = []
    /// Where the four spaces of each tab begin, in bytes.
    private(set) var tabs: [Int] = []
    /// Whether the bytes differ from those of the text.
    private(set) var isChanged = false

    init(_ request: TextRequest) {
        var text = request.text
        text.withUTF8 { source in scan(source, spans: request.spans) }
    }

    /// Line breaks (LF, VT, FF, CR LF, CR, U+0085, U+2028, U+2029) end paragraphs, a tab becomes four spaces that are
    /// laid out as one, other control characters are removed.
    private mutating func scan(_ source: UnsafeBufferPointer<UInt8>, spans: [TextSpan]) {
        bytes.reserveCapacity(source.count)
        var (from, start, span) = (0, 0, 0)
        var spanEnd = spans.first?.length ?? .max
        while from < source.count {
            while from >= spanEnd {
                spanEnds.append(bytes.count)
                span += 1
                spanEnd = span < spans.count ? spanEnd + max(spans[span].length, 0) : .max
            }
            let byte = source[from]
            if byte >= 0x20, byte < 0x7F || byte > 0xC2, byte != 0xE2 {
                bytes.append(byte)
                from += 1
                continue
            }
            if let length = Self.lineBreak(in: source, at: from) {
                paragraphs.append(start..<bytes.count)
                start = bytes.count
                isChanged = true
                from += length
                continue
            }
            switch byte {
            case 0x09:
                tabs.append(bytes.count)
                for _ in 0..<4 { bytes.append(0x20) }
                isChanged = true
            case 0..<0x20, 0x7F: isChanged = true
            default: bytes.append(byte)
            }
            from += 1
        }
        while span < spans.count {
            spanEnds.append(bytes.count)
            span += 1
        }
        paragraphs.append(start..<bytes.count)
    }

    /// The length of the line break at `index`, or nil.
    private static func lineBreak(in text: UnsafeBufferPointer<UInt8>, at index: Int) -> Int? {
        func next(_ distance: Int) -> UInt8 { index + distance < text.count ? text[index + distance] : 0 }
        switch text[index] {
        case 0x0A, 0x0B, 0x0C: return 1
        case 0x0D: return next(1) == 0x0A ? 2 : 1
        case 0xC2 where next(1) == 0x85: return 2
        case 0xE2 where next(1) == 0x80 && (next(2) == 0xA8 || next(2) == 0xA9): return 3
        default: return nil
        }
    }
}

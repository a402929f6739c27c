import Foundation

extension TextLayoutNode {
    /// The positions of the characters, in local coordinates.
    var geometry: TextGeometry {
        guard let request else { return TextGeometry(lines: []) }
        return tree.textEngine.geometry(of: request, width: size.width, height: size.height).byGraphemes(
            of: shownString)
    }

    /// The text without the bytes that are not displayed.
    var shownString: String { request.map { ShownBytes($0.text).text } ?? "" }
    var shownBytes: Int { shownString.utf8.count }

    /// The source text of a range of displayed bytes.
    func source(of range: Range<Int>) -> String {
        guard let request else { return "" }
        let shown = ShownBytes(request.text)
        let utf8 = Array(request.text.utf8)
        let start = shown.source(range.lowerBound), end = shown.source(range.upperBound)
        return String(decoding: utf8[start..<max(start, end)], as: UTF8.self)
    }
}

/// The mapping from source bytes to those that the text engine counts: line breaks and control characters are dropped,
/// a tab is four spaces.
struct ShownBytes {
    private(set) var text = ""
    /// The offsets of scalars that are not displayed byte for byte, and the difference from there on.
    private var sources: [Int] = []

    init(_ source: String) {
        var bytes: [UInt8] = []
        var offset = 0
        for scalar in source.unicodeScalars {
            let length = UTF8.width(scalar)
            switch scalar.value {
            case 0x09:
                bytes += [0x20, 0x20, 0x20, 0x20]
                sources += [offset, offset, offset, offset]
            case 0..<0x20, 0x7F, 0x85, 0x2028, 0x2029: break
            default:
                bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
                for index in 0..<length { sources.append(offset + index) }
            }
            offset += length
        }
        sources.append(offset)
        text = String(decoding: bytes, as: UTF8.self)
    }

    /// The source offset of a displayed byte.
    func source(_ index: Int) -> Int { sources[min(max(0, index), sources.count - 1)] }

    /// The displayed bytes of a range of the source.
    func shown(_ range: Range<Int>) -> Range<Int> {
        let end = sources.count - 1
        let start = sources.firstIndex { $0 >= range.lowerBound } ?? end
        return start..<max(start, sources.firstIndex { $0 >= range.upperBound } ?? end)
    }
}

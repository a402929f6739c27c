import Foundation

extension TextLayoutNode {
    /// Where the characters stand, in own coordinates.
    var geometry: TextGeometry {
        guard let request else { return TextGeometry(lines: []) }
        return tree.textEngine.geometry(of: request, width: size.width, height: size.height).byGraphemes(
            of: shownString)
    }

    /// The text without what is not shown of it.
    var shownString: String { request.map { ShownBytes($0.text).text } ?? "" }
    var shownBytes: Int { shownString.utf8.count }

    /// What the program wrote where these bytes are shown.
    func source(of range: Range<Int>) -> String {
        guard let request else { return "" }
        let shown = ShownBytes(request.text)
        let utf8 = Array(request.text.utf8)
        let start = shown.source(range.lowerBound), end = shown.source(range.upperBound)
        return String(decoding: utf8[start..<max(start, end)], as: UTF8.self)
    }
}

/// The bytes of a text that the text engine counts: breaks and control characters go, a tab is four spaces.
struct ShownBytes {
    private(set) var text = ""
    /// Where scalars begin that are not shown byte for byte, and the difference that they make from there on.
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

    /// The source's byte for one that is shown.
    func source(_ index: Int) -> Int { sources[min(max(0, index), sources.count - 1)] }

    /// The bytes that are shown of a range of the source.
    func shown(_ range: Range<Int>) -> Range<Int> {
        let end = sources.count - 1
        let start = sources.firstIndex { $0 >= range.lowerBound } ?? end
        return start..<max(start, sources.firstIndex { $0 >= range.upperBound } ?? end)
    }
}

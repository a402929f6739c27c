import Foundation

/// A line as displayed.
public struct LineText: Sendable, Equatable {
    public var text: String
    /// Whether the line is longer than the displayed part.
    public var isCut: Bool

    public init(text: String, isCut: Bool) { (self.text, self.isCut) = (text, isCut) }
}

extension LineIndex {
    /// The most bytes of a line that are displayed.
    public static let longestLine = 4000

    /// A line as displayed: invalid UTF-8 replaced, control characters made visible, cut if it is very long.
    public func shown(_ line: Int, of bytes: LogBytes) -> LineText {
        let range = range(of: line, in: bytes)
        var end = range.upperBound
        let isCut = range.count > Self.longestLine
        if isCut { end = range.lowerBound + Self.longestLine }
        return bytes.read(range.lowerBound..<end) { part in
            var part = part[...]
            // No character is cut in two.
            if isCut { while let last = part.last, last & 0b1100_0000 == 0b1000_0000 { part.removeLast() } }
            if isCut, let last = part.last, last >= 0b1100_0000 { part.removeLast() }
            if part.last == 13 { part.removeLast() }
            return LineText(text: Self.visible(part), isCut: isCut)
        }
    }

    private static func visible(_ bytes: Slice<UnsafeRawBufferPointer>) -> String {
        guard bytes.contains(where: { $0 < 32 || $0 == 127 }) else { return String(decoding: bytes, as: UTF8.self) }
        var scalars = String.UnicodeScalarView()
        for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
            switch scalar.value {
            case 9: scalars.append(contentsOf: "    ".unicodeScalars)
            // Unicode has symbols for control characters, in their order.
            case 0..<32: scalars.append(Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}")
            case 127: scalars.append("\u{2421}")
            default: scalars.append(scalar)
            }
        }
        return String(scalars)
    }

    /// The whole of a line, for the clipboard; invalid UTF-8 is replaced.
    public func whole(_ line: Int, of bytes: LogBytes) -> String {
        bytes.read(range(of: line, in: bytes)) { part in
            String(decoding: part.last == 13 ? part.dropLast() : part[...], as: UTF8.self)
        }
    }
}

import CasementCore
import Foundation

/// Iterates over the grapheme clusters of a unit, in the order of the text.
struct ClusterWalk {
    private let text: PreparedText
    private let extraWords: ContiguousArray<ShapedWord>

    init(_ text: PreparedText, _ extraWords: ContiguousArray<ShapedWord>) {
        (self.text, self.extraWords) = (text, extraWords)
    }

    func word(_ unit: TextUnit) -> ShapedWord? {
        guard unit.kind == .shaped else { return nil }
        return unit.word >= 0 ? text.words[Int(unit.word)] : extraWords[Int(-unit.word) - 1]
    }

    /// Calls `body` with each cluster's end in bytes and its width in pixels until it returns false.
    func forEach(in unit: TextUnit, _ body: (_ end: Int, _ width: Double) -> Bool) {
        let style = text.styles[Int(unit.style)]
        let (start, end) = (Int(unit.start), Int(unit.end))
        if unit.kind == .plain {
            let plain = style.font.plain, ratio = text.fonts[Int(unit.font)].ratio
            var previous = UInt8(0)
            for index in start..<end {
                let byte = text.bytes[index]
                let kern = previous == 0 ? 0 : plain.kerning(previous, byte) ?? 0
                let width = Double(plain.entries[Int(byte & 127)].advance + kern) * ratio + style.spacing
                guard body(index + 1, width) else { return }
                previous = byte
            }
            return
        }
        guard let word = word(unit) else {
            _ = body(end, unit.advance)
            return
        }
        let ratio = text.fonts[Int(unit.font)].ratio
        let isReversed = unit.level & 1 == 1
        let count = word.glyphs.count
        var index = 0
        func glyph(_ number: Int) -> WordGlyph { word.glyphs[isReversed ? count - 1 - number : number] }
        while index < count {
            var (advance, next) = (Int32(0), index)
            while next < count, glyph(next).cluster == glyph(index).cluster {
                advance &+= glyph(next).advance
                next += 1
            }
            let clusterEnd = next < count ? start + Int(glyph(next).cluster) : end
            guard body(clusterEnd, Double(advance) * ratio + style.spacing) else { return }
            index = next
        }
    }
}

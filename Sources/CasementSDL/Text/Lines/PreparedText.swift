import CasementCore
import Foundation

/// The style of a part of a text, with its font found.
struct PreparedStyle {
    var font: StyledFont
    /// Device pixels after each character.
    var spacing: Double
    /// Whole device pixels above the baseline.
    var rise: Int
    var underline: TextRule?
    var strikethrough: TextRule?
    /// A paint behind it.
    var background: Int?
    var attachment: TextAttachment?
    var paint: Int
}

/// A part of a text in one font, script, direction and style that contains no break opportunity.
struct TextUnit {
    enum Kind: UInt8 {
        /// ASCII in the style's own font, by `PlainTable`.
        case plain
        case shaped, space, attachment
        /// As wide as the way to the next tab stop.
        case tab

        /// Whether nothing is seen of it.
        var isBlank: Bool { self == .space || self == .tab }
    }
    /// The start and end in bytes of the text.
    var start: Int32
    var end: Int32
    var kind: Kind
    /// The bidirectional level; odd if it runs from right to left.
    var level: UInt8
    var style: Int16
    /// An index of `PreparedText.fonts`.
    var font: Int16
    /// For a shaped unit, the number of its word; below 0 it belongs to the line filler.
    var word: Int32
    var script: UInt32
    /// The advance in device pixels.
    var advance: Double
}

/// The text between two break opportunities.
struct TextSegment {
    var units: Range<Int32>
    /// The end of the units without those that are only hanging spaces.
    var visibleEnd: Int32
    /// Device pixels, without and of the hanging spaces.
    var width: Double
    var space: Double
}

/// The text between two hard breaks.
struct TextParagraphRange {
    var segments: Range<Int>
    var bytes: Range<Int>
    var level: UInt8
    /// The style that gives an empty line its height.
    var style: Int
}

/// A text with all data that does not depend on its proposal: to break it at another width, it is not shaped again.
final class PreparedText {
    @exclusivity(unchecked) var source = ""
    @exclusivity(unchecked) var bytes: ContiguousArray<UInt8> = []
    @exclusivity(unchecked) var styles: [PreparedStyle] = []
    @exclusivity(unchecked) var fonts: [SizedFont] = []
    @exclusivity(unchecked) var units: ContiguousArray<TextUnit> = []
    @exclusivity(unchecked) var segments: ContiguousArray<TextSegment> = []
    @exclusivity(unchecked) var paragraphs: [TextParagraphRange] = []
    @exclusivity(unchecked) var words: ContiguousArray<ShapedWord> = []

    /// The distance of tab stops in device pixels; 0 where there are no tabs.
    @exclusivity(unchecked) var tabStep = 0.0

    /// The first tab stop after a place on a line, both in device pixels from the line's start.
    func tabStop(after pen: Double) -> Double {
        // Sums of advances differ in their last digits.
        tabStep * (((pen + LineFiller.tolerance) / tabStep).rounded(.down) + 1)
    }

    /// Whether all lines have the same height.
    var isUniform: Bool { styles.count == 1 && fonts.count == 1 && styles[0].rise == 0 && styles[0].attachment == nil }

    func number(of font: SizedFont) -> Int16 {
        if let known = fonts.firstIndex(where: { $0 === font }) { return Int16(known) }
        fonts.append(font)
        return Int16(clamping: fonts.count - 1)
    }

    /// Its approximate size in bytes.
    var weight: Int { bytes.count * 2 + units.count * MemoryLayout<TextUnit>.stride + segments.count * 40 + 256 }
}

/// A cache of recently prepared texts. Bounded: when it is full, the older half is evicted.
struct PreparedCache {
    /// The approximate bound in bytes.
    static let budget = 4 << 20
    static let largest = 64 << 10

    private var young: [TextRequest: PreparedText] = [:]
    private var old: [TextRequest: PreparedText] = [:]
    private var (weight, oldWeight) = (0, 0)
    /// The weight of all cached texts but the giant one.
    var held: Int { weight + oldWeight }
    /// One text that is too large to be cached with others.
    private var giant: (request: TextRequest, text: PreparedText)?

    mutating func text(_ request: TextRequest, prepare: () -> PreparedText?) -> PreparedText? {
        if let known = young[request] { return known }
        if let giant, giant.request == request { return giant.text }
        guard let text = old[request] ?? prepare() else { return nil }
        if text.weight > Self.largest {
            giant = (request, text)
            return text
        }
        if weight + text.weight > Self.budget / 2 { (old, oldWeight, young, weight) = (young, weight, [:], 0) }
        young[request] = text
        weight += text.weight
        return text
    }

    mutating func removeAll() { self = PreparedCache() }
}

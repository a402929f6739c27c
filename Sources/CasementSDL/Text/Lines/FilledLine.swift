import CasementCore
import Foundation

/// One line: units of the text, or of the filler if the line begins or ends inside a unit.
struct FilledLine {
    var units: Range<Int>
    var isExtra: Bool
    /// The width in whole device pixels.
    var width: Int
    var paragraph: Int
    /// The range of bytes shown, and the range omitted in the middle.
    var bytes: Range<Int>
    var gap: Range<Int>?
    /// Whole device pixels above and below the baseline, and to the next line's top.
    var ascent = 0
    var descent = 0
    var skip = 0

    var height: Int { ascent + descent }

    /// Gives it another height, half of the difference above its content.
    mutating func set(_ lineHeight: TextLineHeight, fontSize: CGFloat, scale: CGFloat) {
        let height = lineHeight.pixels(natural: max(skip, self.height), fontSize: fontSize, scale: scale)
        let above = Int((CGFloat(height - self.height) / 2).rounded(.up))
        descent = height - ascent - above
        ascent += above
        skip = height
    }
}

import CSDL2TTF
import CasementCore
import Foundation

/// One open face at one pixel size. Measures in whole device pixels.
@MainActor final class FontFace {
    let font: OpaquePointer
    /// Distance from the top of a line to its baseline.
    let ascent: Int
    /// Height of one line.
    let height: Int
    /// Distance from one line's top to the next one's.
    let lineSkip: Int
    /// Advances of ASCII characters, -1 while unknown; of the others as they come.
    private var asciiAdvances = [Int32](repeating: -1, count: 128)
    private var otherAdvances: [UInt32: Int32] = [:]
    /// Widths of ASCII characters that stand alone, -1 while unknown: a text squeezed to no width asks for nothing else.
    private var asciiWidths = [Int](repeating: -1, count: 128)

    init?(_ file: FontFile, pixelSize: Int32) {
        guard let font = TTF_OpenFontIndex(file.path, pixelSize, file.index) else { return nil }
        self.font = font
        TTF_SetFontHinting(font, TTF_HINTING_LIGHT)
        TTF_SetFontKerning(font, 1)
        let style = (file.needsBold ? TTF_STYLE_BOLD : 0) | (file.needsItalic ? TTF_STYLE_ITALIC : 0)
        if style != 0 { TTF_SetFontStyle(font, style) }
        ascent = Int(TTF_FontAscent(font))
        // Both are rounded apart from each other inside SDL_ttf: the larger holds every pixel of a line.
        height = max(ascent - Int(TTF_FontDescent(font)), Int(TTF_FontHeight(font)))
        lineSkip = max(Int(TTF_FontLineSkip(font)), 1)
    }

    isolated deinit { TTF_CloseFont(font) }

    /// The width of a NUL-terminated UTF-8 text.
    func width(_ text: UnsafePointer<CChar>) -> Int {
        var width: Int32 = 0
        return TTF_SizeUTF8(font, text, &width, nil) == 0 ? Int(width) : 0
    }

    /// The width of one ASCII character as a text of its own.
    func width(ofASCII byte: UInt8) -> Int {
        let index = Int(byte & 0x7F)
        if asciiWidths[index] < 0 {
            asciiWidths[index] = withUnsafeTemporaryAllocation(of: CChar.self, capacity: 2) { text in
                (text[0], text[1]) = (CChar(index), 0)
                return text.baseAddress.map { width($0) } ?? 0
            }
        }
        return asciiWidths[index]
    }

    /// How far one scalar moves the pen when it stands alone: good for guessing where a line ends, blind to kerning and shaping.
    func advance(of scalar: UInt32) -> Int32 {
        if scalar < 128 {
            let known = asciiAdvances[Int(scalar)]
            if known >= 0 { return known }
        } else if let known = otherAdvances[scalar] {
            return known
        }
        var advance: Int32 = 0
        if TTF_GlyphMetrics32(font, scalar, nil, nil, nil, nil, &advance) != 0 { advance = 0 }
        advance = max(advance, 0)
        if scalar < 128 { asciiAdvances[Int(scalar)] = advance } else { otherAdvances[scalar] = advance }
        return advance
    }

    /// How many pixels the tallest glyph of `text` rises above the ascent; SDL_ttf moves the whole line down by as many.
    func rise(of text: String) -> Int {
        text.unicodeScalars.reduce(0) { rise, scalar in
            var top: Int32 = 0
            TTF_GlyphMetrics32(font, scalar.value, nil, nil, nil, &top, nil)
            return max(rise, Int(top) - ascent)
        }
    }
}

/// A font request at a scale, with the face that serves it.
@MainActor final class SizedFont {
    let request: FontRequest
    let scale: CGFloat
    let face: FontFace
    /// Never used twice, so that it may stand for the font in a cache's key.
    let id: Int

    init(_ request: FontRequest, scale: CGFloat, face: FontFace, id: Int) {
        (self.request, self.scale, self.face, self.id) = (request, scale, face, id)
    }
}

import CSDL2
import CSDL2TTF
import CasementCore
import Foundation

/// Text by SDL_ttf (HarfBuzz and FreeType underneath), with our own lines.
///
/// Most texts are short, on one line and laid out again and again with the same result: those are answered from a cache without
/// touching the font. Needs no display.
@MainActor package final class TTFTextEngine: TextEngine {
    private let fonts = FontBook()
    private let buffer = TextBuffer()
    private var oneLiners = OneLineCache()

    /// Loads FreeType. Fonts are looked for with the first text.
    package init() { TTF_Init() }

    package func layout(_ request: TextRequest, width: CGFloat?, height: CGFloat?) -> TextLayout {
        guard let font = fonts.font(for: request.style.font, scale: request.scale) else { return .nothing }
        if let line = oneLine(request.text, font) {
            let proposal = width ?? .infinity
            // A width that is not a number counts as none.
            if proposal.isNaN || line.widths.lower <= proposal + LineBreaker.tolerance / font.scale { return line }
        }
        let proposal = TextProposal(width: width, height: height, font: font, lineLimit: request.paragraph.lineLimit)
        buffer.load(request.text)
        return proposal.layout(buffer, alignment: request.paragraph.alignment)
    }

    /// The layout of `text` on its one natural line; nil when it has several, or is so long that caching it would cost more than it saves.
    private func oneLine(_ text: String, _ font: SizedFont) -> TextLayout? {
        let key = OneLineCache.Key(font: font.id, text: text)
        if let known = oneLiners[key] { return known }
        var bytes = text
        let (isShort, isPlain) = bytes.withUTF8 { ($0.count <= OneLineCache.longestText, TextBuffer.isPlain($0)) }
        guard isShort else { return nil }
        let layout: TextLayout
        let width = isPlain ? text.withCString { font.face.width($0) } : 0
        if isPlain, width <= PieceCutter.widest {
            layout = TextLayout(line: text, width: width, font: font)
        } else {
            buffer.load(text)
            guard buffer.paragraphs.count == 1 else { return nil }
            layout = TextProposal(width: nil, height: nil, font: font, lineLimit: nil).layout(
                buffer, alignment: .leading)
        }
        oneLiners[key] = layout
        return layout
    }

    package func rasterise(_ piece: TextPiece, size: PixelRect, into texture: Texture) {
        texture.resize(width: size.width, height: size.height)
        guard let target = texture.bytes else { return }
        guard let face = fonts.font(for: piece.font, scale: piece.scale)?.face,
            let surface = TTF_RenderUTF8_Blended(face.font, piece.text, SDL_Color(r: 255, g: 255, b: 255, a: 255))
        else { return texture.clear() }
        defer { SDL_FreeSurface(surface) }
        // A glyph taller than the font's ascent pushes the line down: cut it off, so that baselines stay in line.
        let rise = Int(surface.pointee.h) > face.height ? face.rise(of: piece.text) : 0
        texture.copyAlpha(of: surface, skippingRows: max(rise, 0), into: target)
    }
}

extension Texture {
    /// Takes the alpha of an ARGB surface; what the surface does not reach becomes transparent.
    fileprivate func copyAlpha(
        of surface: UnsafeMutablePointer<SDL_Surface>, skippingRows skipped: Int, into target: UnsafeMutableRawPointer
    ) {
        let columns = min(width, Int(surface.pointee.w))
        let rows = min(height, Int(surface.pointee.h) - skipped)
        for row in 0..<height {
            let to = (target + row * stride).assumingMemoryBound(to: UInt8.self)
            let filled = row < rows ? columns : 0
            if filled > 0 {
                let from = (surface.pointee.pixels + (row + skipped) * Int(surface.pointee.pitch))
                    .assumingMemoryBound(to: UInt32.self)
                for column in 0..<filled { to[column] = UInt8(truncatingIfNeeded: from[column] >> 24) }
            }
            if filled < stride { memset(to + filled, 0, stride - filled) }
        }
    }
}

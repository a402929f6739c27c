import CasementCore
import Foundation

/// Draws the glyphs of a piece into a texture's memory, which is initially zero.
struct GlyphPainter {
    let bytes: UnsafeMutablePointer<UInt8>
    let stride: Int
    let width: Int
    let height: Int
    /// Whether pixels have four bytes.
    let isColored: Bool

    func draw(_ piece: TextPiece, fonts: FontBook, glyphs: GlyphStore) {
        var start = 0
        while start < piece.glyphs.count {
            let id = piece.glyphs[start].font
            var end = start + 1
            while end < piece.glyphs.count, piece.glyphs[end].font == id { end += 1 }
            if let font = fonts.sized(id: id) { draw(start..<end, of: piece, font, fonts, glyphs) }
            start = end
        }
    }

    /// Draws the glyphs of one font.
    private func draw(
        _ range: Range<Int>, of piece: TextPiece, _ laidOut: SizedFont, _ fonts: FontBook, _ glyphs: GlyphStore
    ) {
        let zoom = Double(piece.zoom)
        let font = zoom == 1 ? laidOut : zoomed(laidOut, by: zoom, fonts)
        let isColorFont = font.face.isColored
        for index in range {
            let glyph = piece.glyphs[index]
            var (x, y) = (glyph.x, glyph.y)
            if zoom != 1 {
                (x, y) = (Int((Double(x) * zoom).rounded()), Int((Double(y) * zoom).rounded()))
            }
            if isColorFont { x = (x + 2) & ~3 }
            let bitmap = glyphs.bitmap(font, glyph.glyph, phase: x & 3)
            let (left, top) = ((x >> 2) + Int(bitmap.left), y - Int(bitmap.top))
            let source = glyphs.pixels + Int(bitmap.offset)
            if isColored {
                paint(bitmap, source, left: left, top: top)
            } else if !bitmap.isColored {
                cover(bitmap, source, left: left, top: top)
            }
        }
    }

    private func zoomed(_ font: SizedFont, by zoom: Double, _ fonts: FontBook) -> SizedFont {
        let size = (font.pixelSize * zoom * 4).rounded() / 4
        return fonts.sized(font.face, pixelSize: max(1, min(size, 4000)))
    }

    /// Adds coverage, eight pixels at a time where the padding of the rows stays inside the texture's.
    private func cover(_ bitmap: GlyphBitmap, _ source: UnsafeMutablePointer<UInt8>, left: Int, top: Int) {
        let (first, last) = (max(0, -top), min(Int(bitmap.rows), height - top))
        guard first < last else { return }
        let padded = bitmap.stride
        if left >= 0, left + padded <= stride, left + Int(bitmap.width) <= width {
            for row in first..<last {
                var from = UnsafeRawPointer(source + row * padded)
                var to = UnsafeMutableRawPointer(bytes + (top + row) * stride + left)
                for _ in 0..<padded >> 3 {
                    let added = from.loadUnaligned(as: SIMD8<UInt8>.self)
                    var sum = to.loadUnaligned(as: SIMD8<UInt8>.self) &+ added
                    sum.replace(with: 255, where: sum .< added)
                    to.storeBytes(of: sum, as: SIMD8<UInt8>.self)
                    from += 8
                    to += 8
                }
            }
            return
        }
        let (start, end) = (max(0, -left), min(Int(bitmap.width), width - left))
        guard start < end else { return }
        for row in first..<last {
            let (from, to) = (source + row * padded, bytes + (top + row) * stride + left)
            for column in start..<end { to[column] = UInt8(min(255, Int(to[column]) + Int(from[column]))) }
        }
    }

    /// Draws a coloured glyph over the existing pixels; an outline among them is drawn in grey.
    private func paint(_ bitmap: GlyphBitmap, _ source: UnsafeMutablePointer<UInt8>, left: Int, top: Int) {
        let (first, last) = (max(0, -top), min(Int(bitmap.rows), height - top))
        let (start, end) = (max(0, -left), min(Int(bitmap.width), width - left))
        guard first < last, start < end else { return }
        for row in first..<last {
            let from = source + row * bitmap.stride
            let to = bytes + (top + row) * stride + left * 4
            for column in start..<end {
                let alpha = bitmap.isColored ? Int(from[column * 4 + 3]) : Int(from[column])
                for channel in 0..<4 {
                    let value =
                        bitmap.isColored ? Int(from[column * 4 + channel]) : channel == 3 ? alpha : alpha / 2
                    let under = Int(to[column * 4 + channel])
                    to[column * 4 + channel] = UInt8(min(255, value + (under * (255 - alpha) + 127) / 255))
                }
            }
        }
    }
}

extension SIMD8<UInt8> {
    fileprivate mutating func replace(with value: UInt8, where mask: SIMDMask<SIMD8<Int8>>) {
        self.replace(with: SIMD8(repeating: value), where: mask)
    }
}

import CFreeType
import CasementCore
import Foundation

/// A face at a size in device pixels. It is small and never removed; the bitmaps of its glyphs are cached in
/// `GlyphStore`.
final class SizedFont {
    /// Identifies the font in placed glyphs.
    let id: Int
    let face: FontFace
    /// The size, a multiple of a quarter pixel.
    let pixelSize: Double
    /// Device pixels per font unit.
    let ratio: Double
    /// Device pixels above and below the baseline; the sum is the height of a line.
    let (ascent, descent): (Int, Int)
    /// The distance from the top of one line to that of the next.
    let lineSkip: Int
    @exclusivity(unchecked) private var size: FT_Size?

    init(_ face: FontFace, pixelSize: Double, id: Int) {
        (self.face, self.pixelSize, self.id) = (face, pixelSize, id)
        let ratio = pixelSize / face.unitsPerEm
        self.ratio = ratio
        func pixels(_ units: Double) -> Int { Int((min(max(units * ratio, -1e4), 1e4) - 0.001).rounded(.up)) }
        ascent = pixels(face.ascent)
        descent = max(pixels(face.ascent + face.descent), 1) - ascent
        lineSkip = max(pixels(face.lineHeight), ascent + descent, 1)
    }

    var height: Int { ascent + descent }

    /// Makes this the size in which the face loads glyphs. False if it is not available.
    func activate() -> Bool {
        if let size { return FT_Activate_Size(size) == 0 }
        guard FT_New_Size(face.freeType, &size) == 0, let size, FT_Activate_Size(size) == 0 else { return false }
        if face.freeType.pointee.face_flags & 1 != 0 {
            let points = FT_F26Dot6(pixelSize * 64)
            return FT_Set_Char_Size(face.freeType, points, points, 72, 72) == 0
        }
        return FT_Select_Size(face.freeType, nearestStrike) == 0
    }

    /// The fixed size of a bitmap font that is at least as large, or else the largest.
    private var nearestStrike: Int32 {
        var (best, bestSize) = (0, 0.0)
        for index in 0..<Int(face.freeType.pointee.num_fixed_sizes) {
            let size = Double(face.freeType.pointee.available_sizes[index].y_ppem) / 64
            if bestSize == 0 || (bestSize < pixelSize ? size > bestSize : size >= pixelSize && size < bestSize) {
                (best, bestSize) = (index, size)
            }
        }
        return Int32(best)
    }

    /// The scale at which a bitmap of the fixed size is drawn; 1 for outlines.
    var strikeScale: Double {
        guard face.freeType.pointee.face_flags & 1 == 0, face.freeType.pointee.num_fixed_sizes > 0 else { return 1 }
        let strike = face.freeType.pointee.available_sizes[Int(nearestStrike)]
        return strike.y_ppem > 0 ? pixelSize * 64 / Double(strike.y_ppem) : 1
    }

    /// Releases FreeType's data for the size; it is recreated when needed.
    func forget() {
        if let size { FT_Done_Size(size) }
        size = nil
    }
}

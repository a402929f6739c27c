import CFreeType
import Foundation

/// The pixels of one glyph at one of four places within a pixel.
struct GlyphBitmap {
    /// The offset of its rows in the store's memory. Rows of coverage are padded with zeros to a multiple of 8 bytes.
    var offset: Int32
    /// From the pen to the left edge, and from the baseline up to the top edge.
    var left: Int16
    var top: Int16
    var width: UInt16
    var rows: UInt16
    /// Whether a pixel is four bytes of premultiplied ARGB instead of one of coverage.
    var isColored: Bool

    var stride: Int { isColored ? Int(width) * 4 : (Int(width) + 7) & ~7 }
}

/// The bitmaps of all recently shown glyphs, in one block of memory. Bounded: when it is full, all are evicted, and
/// those in use are drawn again.
final class GlyphStore {
    private struct Slot {
        /// Zero while empty.
        var key: UInt64
        var bitmap: GlyphBitmap
    }

    /// The capacity in bytes; a larger glyph is alone in the store.
    static let budget = 4 << 20
    private static let mostGlyphs = 1 << 15

    @exclusivity(unchecked) private var slots: UnsafeMutablePointer<Slot>
    @exclusivity(unchecked) private var capacity = 1 << 7
    @exclusivity(unchecked) private var count = 0
    @exclusivity(unchecked) private(set) var pixels: UnsafeMutablePointer<UInt8>
    @exclusivity(unchecked) private var pixelCapacity = 1 << 16
    @exclusivity(unchecked) private(set) var used = 0
    @exclusivity(unchecked) private(set) var rasterised = 0

    init() {
        slots = .allocate(capacity: capacity)
        memset(slots, 0, capacity * MemoryLayout<Slot>.stride)
        pixels = .allocate(capacity: pixelCapacity)
    }

    deinit {
        slots.deallocate()
        pixels.deallocate()
    }

    /// The bitmap of a glyph whose pen is `phase` quarters of a pixel right of a whole one.
    @inline(__always) func bitmap(_ font: SizedFont, _ glyph: UInt32, phase: Int) -> GlyphBitmap {
        let key = UInt64(font.id) << 20 | UInt64(glyph & 0xFFFF) << 4 | UInt64(phase) << 1 | 1
        var index = hash(key)
        while slots[index].key != 0 {
            if slots[index].key == key { return slots[index].bitmap }
            index = (index + 1) & (capacity - 1)
        }
        return draw(font, glyph, phase: phase, key: key)
    }

    private func hash(_ key: UInt64) -> Int {
        Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 32) & (capacity - 1)
    }

    @inline(never) private func draw(_ font: SizedFont, _ glyph: UInt32, phase: Int, key: UInt64) -> GlyphBitmap {
        rasterised += 1
        if used > Self.budget || count > Self.mostGlyphs { forgetAll() }
        let bitmap = GlyphLoader.load(font, glyph, phase: phase, into: self)
        if count * 2 >= capacity { grow() }
        insert(Slot(key: key, bitmap: bitmap))
        count += 1
        return bitmap
    }

    private func insert(_ slot: Slot) {
        var index = hash(slot.key)
        while slots[index].key != 0 { index = (index + 1) & (capacity - 1) }
        slots[index] = slot
    }

    private func grow() {
        let (old, size) = (slots, capacity)
        capacity *= 2
        slots = .allocate(capacity: capacity)
        memset(slots, 0, capacity * MemoryLayout<Slot>.stride)
        for index in 0..<size where old[index].key != 0 { insert(old[index]) }
        old.deallocate()
    }

    private func forgetAll() {
        memset(slots, 0, capacity * MemoryLayout<Slot>.stride)
        (count, used) = (0, 0)
    }

    /// Reserves zeroed bytes, and returns their offset.
    func reserve(_ bytes: Int) -> Int {
        let start = used
        if used + bytes > pixelCapacity {
            pixelCapacity = max(pixelCapacity * 2, used + bytes)
            let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: pixelCapacity)
            memcpy(larger, pixels, used)
            pixels.deallocate()
            pixels = larger
        }
        memset(pixels + start, 0, bytes)
        used += bytes
        return start
    }
}

/// Draws single glyphs with FreeType.
enum GlyphLoader {
    /// 'outl'.
    private static let outline: UInt32 = 0x6F75_746C
    private static let (targetLight, noBitmap, color) = (Int32(1) << 16, Int32(1) << 3, Int32(1) << 20)
    private static let nothing = GlyphBitmap(offset: 0, left: 0, top: 0, width: 0, rows: 0, isColored: false)
    /// The largest side of a glyph in pixels; larger glyphs are omitted.
    private static let largestSide = 8192

    static func load(_ font: SizedFont, _ glyph: UInt32, phase: Int, into store: GlyphStore) -> GlyphBitmap {
        let face = font.face.freeType
        let flags = font.face.isColored ? color : targetLight | noBitmap
        guard font.activate(), FT_Load_Glyph(face, glyph, flags) == 0, let slot = face.pointee.glyph else {
            return nothing
        }
        if slot.pointee.format.rawValue == outline {
            if font.face.file.needsBold { FT_Outline_Embolden(&slot.pointee.outline, FT_Pos(font.pixelSize * 64 / 28)) }
            if font.face.file.needsItalic {
                var slant = FT_Matrix(xx: 0x10000, xy: 0x0366A, yx: 0, yy: 0x10000)
                FT_Outline_Transform(&slot.pointee.outline, &slant)
            }
            FT_Outline_Translate(&slot.pointee.outline, FT_Pos(phase * 16), 0)
            var box = FT_BBox()
            FT_Outline_Get_CBox(&slot.pointee.outline, &box)
            guard (box.xMax - box.xMin) / 64 < largestSide, (box.yMax - box.yMin) / 64 < largestSide else {
                return nothing
            }
        }
        guard FT_Render_Glyph(slot, FT_RENDER_MODE_NORMAL) == 0 else { return nothing }
        let bitmap = slot.pointee.bitmap
        let (left, top) = (Int(slot.pointee.bitmap_left), Int(slot.pointee.bitmap_top))
        guard let source = bitmap.buffer, bitmap.width > 0, bitmap.rows > 0 else { return nothing }
        if bitmap.pixel_mode == UInt8(FT_PIXEL_MODE_BGRA.rawValue) {
            return colored(bitmap, source, left: left, top: top, scale: font.strikeScale, into: store)
        }
        guard bitmap.pixel_mode == UInt8(FT_PIXEL_MODE_GRAY.rawValue) else { return nothing }
        var result = GlyphBitmap(
            offset: 0, left: Int16(clamping: left), top: Int16(clamping: top), width: UInt16(clamping: bitmap.width),
            rows: UInt16(clamping: bitmap.rows), isColored: false)
        // Eight more, so that reads may extend past the end of the last row.
        let start = store.reserve(result.stride * Int(result.rows) + 8)
        result.offset = Int32(start)
        for row in 0..<Int(result.rows) {
            memcpy(store.pixels + start + row * result.stride, source + row * Int(bitmap.pitch), Int(result.width))
        }
        return result
    }

    /// A colour bitmap scaled to the font's size: each pixel is the mean of those under it.
    private static func colored(
        _ bitmap: FT_Bitmap, _ source: UnsafeMutablePointer<UInt8>, left: Int, top: Int, scale: Double,
        into store: GlyphStore
    ) -> GlyphBitmap {
        let (width, rows) = (Int(bitmap.width), Int(bitmap.rows))
        let newWidth = max(1, Int((Double(width) * scale).rounded())),
            newRows = max(1, Int((Double(rows) * scale).rounded()))
        guard newWidth < largestSide, newRows < largestSide else { return nothing }
        var result = GlyphBitmap(
            offset: 0, left: Int16(clamping: Int((Double(left) * scale).rounded())),
            top: Int16(clamping: Int((Double(top) * scale).rounded())),
            width: UInt16(newWidth), rows: UInt16(newRows), isColored: true)
        let start = store.reserve(newWidth * newRows * 4)
        result.offset = Int32(start)
        let (stepX, stepY) = (Double(width) / Double(newWidth), Double(rows) / Double(newRows))
        for y in 0..<newRows {
            let (from, to) = (Double(y) * stepY, Double(y + 1) * stepY)
            for x in 0..<newWidth {
                let (first, last) = (Double(x) * stepX, Double(x + 1) * stepX)
                var (sum, weight) = (SIMD4<Double>(), 0.0)
                for row in Int(from)..<min(rows, Int(to.rounded(.up))) {
                    let high = min(to, Double(row + 1)) - max(from, Double(row))
                    for column in Int(first)..<min(width, Int(last.rounded(.up))) {
                        let share = high * (min(last, Double(column + 1)) - max(first, Double(column)))
                        let pixel = source + row * Int(bitmap.pitch) + column * 4
                        sum += SIMD4(Double(pixel[0]), Double(pixel[1]), Double(pixel[2]), Double(pixel[3])) * share
                        weight += share
                    }
                }
                guard weight > 0 else { continue }
                let target = store.pixels + start + (y * newWidth + x) * 4
                for channel in 0..<4 { target[channel] = UInt8(min(max(sum[channel] / weight + 0.5, 0), 255)) }
            }
        }
        return result
    }
}

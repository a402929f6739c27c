import CasementCore
import Foundation

/// Refuses files that would keep a decoder busy for long without a picture: the libraries fill as many pixels as a
/// damaged header specifies, and process numbers that no real picture has.
enum PictureGuard {
    /// The bytes that may be passed to the decoder, which are not always all of them.
    static func checked(_ data: Data, _ header: PictureHeader) throws(PictureError) -> Data {
        switch header.format {
        case .gif:
            // Only the first picture is shown, and its own size counts, not that of the logical screen.
            guard let frame = data.withUnsafeBytes({ GIFFrame(ByteReader($0)) }) else {
                throw PictureError("The GIF picture is damaged or cut off.")
            }
            guard PictureLimits.current.allows(width: frame.width, height: frame.height) else {
                throw PictureError("The GIF picture's first frame is larger than PictureLimits allow.")
            }
            try check(frame.width, frame.height, in: frame.end - frame.start, most: mostPixelsPerByte(.gif))
            let isSound = data.withUnsafeBytes {
                GIFCodes.areSound(
                    ByteReader($0), at: frame.start + 1, literalBits: frame.literalBits,
                    pixels: frame.width * frame.height, colors: frame.colors)
            }
            guard isSound else { throw PictureError("The GIF picture's pixels are damaged.") }
            return data.prefix(frame.end) + [0x3B]
        case .bmp:
            guard let limit = data.withUnsafeBytes({ bitmap(ByteReader($0)) }) else {
                throw PictureError("The BMP picture is damaged, or of a kind that nobody writes.")
            }
            try check(header.width, header.height, in: data.count, most: limit)
        case .svg: throw PictureError("An SVG picture has no pixels.")
        case .png, .jpeg, .webP, .tiff:
            try check(header.width, header.height, in: data.count, most: mostPixelsPerByte(header.format))
        }
        return data
    }

    /// The most pixels per byte that a file of the format can have, even one of a single colour.
    private static func mostPixelsPerByte(_ format: PictureHeader.Format) -> Int {
        switch format {
        // Deflate expands one byte to at most 1,032, of eight pixels each.
        case .png: 8_256
        // One bit for each block of the largest macroblocks, 32 by 32 pixels.
        case .jpeg: 1_024
        // A 12-bit code stands for fewer than 4,096 pixels.
        case .gif: 4_096
        // Identical pixels need no bytes at all.
        case .webP, .bmp, .svg, .tiff: .max
        }
    }

    private static func check(_ width: Int, _ height: Int, in bytes: Int, most: Int) throws(PictureError) {
        // Small files get a tolerance of some bytes.
        guard width * height / (bytes + 64) < most else {
            throw PictureError("Its \(bytes) bytes cannot hold the \(width)x\(height) pixels that its header names.")
        }
    }

    /// The most pixels per byte that a bitmap's depth and compression allow; nil for unusual sizes of colour tables,
    /// which the decoder would read for minutes.
    private static func bitmap(_ reader: ByteReader) -> Int? {
        guard let depth = reader.number(28, length: 2, isBigEndian: false),
            let compression = reader.number(30, length: 4, isBigEndian: false),
            let colors = reader.number(46, length: 4, isBigEndian: false), [1, 4, 8, 16, 24, 32].contains(depth)
        else { return nil }
        guard depth > 8 || colors <= 1 << depth else { return nil }
        // Runs of up to 255 pixels in two bytes.
        return compression == 1 || compression == 2 ? 128 : max(1, 8 / depth)
    }
}

/// The position and size of the first picture of a GIF file.
private struct GIFFrame {
    var width: Int
    var height: Int
    /// The offset of its pixel data.
    var start: Int
    var end: Int
    /// The number of colours, and the length of a colour index in bits.
    var colors: Int
    var literalBits: Int

    /// Nil if the blocks are inconsistent.
    init?(_ reader: ByteReader) {
        func little(_ offset: Int) -> Int? { reader.number(offset, length: 2, isBigEndian: false) }
        func table(_ flags: Int) -> Int { flags & 0x80 == 0 ? 0 : 3 << (flags & 7 + 1) }
        /// The end of a sequence of blocks, each preceded by its length; the last is empty.
        func end(of blocks: Int) -> Int? {
            var offset = blocks
            while let length = reader.byte(offset) {
                offset += 1 + length
                if length == 0 { return offset }
            }
            return nil
        }
        guard let screenFlags = reader.byte(10) else { return nil }
        var offset = 13 + table(screenFlags)
        while let kind = reader.byte(offset) {
            switch kind {
            case 0x21:
                guard let next = end(of: offset + 2) else { return nil }
                offset = next
            case 0x2C:
                guard let width = little(offset + 5), let height = little(offset + 7), width > 0, height > 0,
                    let flags = reader.byte(offset + 9)
                else { return nil }
                let pixels = offset + 10 + table(flags)
                guard let bits = reader.byte(pixels), let end = end(of: pixels + 1) else { return nil }
                (self.width, self.height, self.start, self.end) = (width, height, pixels, end)
                colors = table(flags & 0x80 == 0 ? screenFlags : flags) / 3
                literalBits = bits
                return
            default: return nil
            }
        }
        return nil
    }
}

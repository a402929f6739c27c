import CasementCore
import Foundation

/// The properties of a picture that its file specifies, read before anything is decoded.
package struct PictureHeader: Equatable, Sendable {
    package enum Format: String, Sendable {
        case png = "PNG", jpeg = "JPG", webP = "WEBP", gif = "GIF", bmp = "BMP", svg = "SVG", tiff = "TIFF"
    }

    package var format: Format
    /// The stored width in pixels; for SVG, in points.
    package var width: Int
    package var height: Int
    /// The orientation of rows and columns, from EXIF.
    package var orientation = Image.Orientation.up

    /// Nil for bytes that are not a picture of these formats, or end before its size.
    package init?(_ data: Data) {
        let header: PictureHeader? = data.withUnsafeBytes { bytes in
            let reader = ByteReader(bytes)
            if Self.isPNG(reader) { return Self.png(reader) }
            if reader.number(0, length: 3) == 0xFFD8FF { return Self.jpeg(reader) }
            if reader.has("RIFF", at: 0), reader.has("WEBP", at: 8) { return Self.webP(reader) }
            if reader.has("GIF8", at: 0) { return Self.gif(reader) }
            if reader.has("BM", at: 0) { return Self.bmp(reader) }
            if let tiff = TIFFDirectory(reader) { return Self(.tiff, width: tiff.width, height: tiff.height) }
            return nil
        }
        guard let found = header ?? Self.svg(data) else { return nil }
        self = found
    }

    private init?(_ format: Format, width: Int?, height: Int?) {
        guard let width, let height, width > 0, height > 0 else { return nil }
        (self.format, self.width, self.height) = (format, width, height)
    }

    private func turned(_ orientation: Image.Orientation?) -> PictureHeader {
        var header = self
        header.orientation = orientation ?? .up
        return header
    }

    // MARK: PNG

    private static func isPNG(_ reader: ByteReader) -> Bool {
        reader.number(0, length: 4) == 0x8950_4E47 && reader.number(4, length: 4) == 0x0D0A_1A0A
    }

    private static func png(_ reader: ByteReader) -> PictureHeader? {
        guard reader.has("IHDR", at: 12) else { return nil }
        let header = Self(.png, width: reader.number(16, length: 4), height: reader.number(20, length: 4))
        // eXIf precedes the pixels, but follows them in files of a few programs.
        var offset = 8
        for _ in 0..<64 {
            guard let length = reader.number(offset, length: 4), !reader.has("IDAT", at: offset + 4) else { break }
            if reader.has("eXIf", at: offset + 4) { return header?.turned(exif(reader, at: offset + 8)) }
            offset += length + 12
        }
        return header
    }

    // MARK: JPEG

    private static func jpeg(_ reader: ByteReader) -> PictureHeader? {
        var offset = 2
        var orientation: Image.Orientation?
        while let marker = reader.number(offset, length: 2) {
            guard marker >> 8 == 0xFF else { return nil }
            let kind = marker & 0xFF
            // Fill bytes, and markers without a length.
            if kind == 0xFF {
                offset += 1
                continue
            }
            if kind == 0x01 || (0xD0...0xD8).contains(kind) {
                offset += 2
                continue
            }
            guard let length = reader.number(offset + 2, length: 2), length >= 2 else { return nil }
            switch kind {
            case 0xC0...0xCF where kind != 0xC4 && kind != 0xC8 && kind != 0xCC:
                // Four components are CMYK, which is not meant for screens.
                guard reader.byte(offset + 9) ?? 4 < 4 else { return nil }
                return Self(
                    .jpeg, width: reader.number(offset + 7, length: 2), height: reader.number(offset + 5, length: 2)
                )?.turned(orientation)
            case 0xE1 where reader.has("Exif\0\0", at: offset + 4):
                orientation = orientation ?? exif(reader, at: offset + 10)
            case 0xD9, 0xDA: return nil
            default: break
            }
            offset += 2 + length
        }
        return nil
    }

    /// The orientation in a TIFF directory.
    private static func exif(_ reader: ByteReader, at start: Int) -> Image.Orientation? {
        let isBig: Bool
        switch reader.number(start, length: 4) {
        case 0x4D4D_002A: isBig = true
        case 0x4949_2A00: isBig = false
        default: return nil
        }
        guard let directory = reader.number(start + 4, length: 4, isBigEndian: isBig),
            let count = reader.number(start + directory, length: 2, isBigEndian: isBig)
        else { return nil }
        for index in 0..<min(count, 512) {
            let entry = start + directory + 2 + index * 12
            guard let tag = reader.number(entry, length: 2, isBigEndian: isBig) else { return nil }
            guard tag == 0x0112, let value = reader.number(entry + 8, length: 2, isBigEndian: isBig) else { continue }
            return (1...8).contains(value) ? Image.Orientation(rawValue: UInt8(value - 1)) : nil
        }
        return nil
    }

    // MARK: WebP

    private static func webP(_ reader: ByteReader) -> PictureHeader? {
        func little(_ offset: Int, _ length: Int) -> Int? {
            reader.number(offset, length: length, isBigEndian: false)
        }
        if reader.has("VP8X", at: 12) {
            let header = Self(.webP, width: little(24, 3).map { $0 + 1 }, height: little(27, 3).map { $0 + 1 })
            var offset = 12
            for _ in 0..<64 {
                guard let length = little(offset + 4, 4) else { break }
                if reader.has("EXIF", at: offset) {
                    let start = reader.has("Exif\0\0", at: offset + 8) ? offset + 14 : offset + 8
                    return header?.turned(exif(reader, at: start))
                }
                offset += 8 + length + length % 2
            }
            return header
        }
        if reader.has("VP8L", at: 12), reader.byte(20) == 0x2F, let bits = little(21, 4) {
            return Self(.webP, width: (bits & 0x3FFF) + 1, height: (bits >> 14 & 0x3FFF) + 1)
        }
        guard reader.has("VP8 ", at: 12), reader.number(23, length: 3) == 0x9D012A else { return nil }
        return Self(
            .webP, width: little(26, 2).map { $0 & 0x3FFF }, height: little(28, 2).map { $0 & 0x3FFF })
    }

    // MARK: GIF and BMP

    private static func gif(_ reader: ByteReader) -> PictureHeader? {
        Self(
            .gif, width: reader.number(6, length: 2, isBigEndian: false),
            height: reader.number(8, length: 2, isBigEndian: false))
    }

    private static func bmp(_ reader: ByteReader) -> PictureHeader? {
        func signed(_ offset: Int) -> Int? {
            reader.number(offset, length: 4, isBigEndian: false).map { Int(Int32(truncatingIfNeeded: $0)) }
        }
        // A negative height counts the rows from the top.
        guard let size = signed(14), size >= 40 else { return nil }
        return Self(.bmp, width: signed(18), height: signed(22).map(abs))
    }

    // MARK: SVG

    private static func svg(_ data: Data) -> PictureHeader? {
        guard let size = SVGSize(data) else { return nil }
        return Self(.svg, width: Int(size.width.rounded(.up)), height: Int(size.height.rounded(.up)))
    }
}

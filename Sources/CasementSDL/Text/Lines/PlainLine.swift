import CasementCore
import Foundation

/// The most common text: short, in ASCII, of one style, on one line. It is laid out in a single pass over its bytes,
/// without intermediate data.
enum PlainLine {
    /// The longest text laid out this way, in bytes.
    private static let longestText = 512

    /// Nil if the text is not that simple.
    static func layout(_ request: TextRequest, width: CGFloat?, fonts: FontBook) -> TextLayout? {
        read(request, width: width, fonts) { bytes, font, limit in
            extent(of: bytes, font, limit: limit).flatMap { place(bytes, request, $0, font, nil) }
        }
    }

    /// The extent of the layout; nil if the text is not that simple.
    static func extent(of request: TextRequest, width: CGFloat?, fonts: FontBook) -> PlainExtent? {
        read(request, width: width, fonts) { extent(of: $0, $1, limit: $2) }
    }

    /// The layout of a text with a known extent; nil if that is not its extent any more.
    static func place(
        _ request: TextRequest, _ extent: PlainExtent, fonts: FontBook, reusing spare: TextLayout?
    ) -> TextLayout? {
        read(request, width: nil, fonts) { bytes, font, _ in place(bytes, request, extent, font, spare) }
    }

    /// The positions of the characters; nil if it is empty or not one plain line.
    static func geometry(of request: TextRequest, width: CGFloat?, fonts: FontBook) -> TextGeometry? {
        read(request, width: width, fonts) { bytes, font, limit in
            guard !bytes.isEmpty, self.width(of: bytes, font, limit: limit) != nil else { return nil }
            return geometry(of: bytes, font, scale: request.scale)
        }
    }

    /// Calls a function with the bytes, their font and the available pixels; nil if the text is too long, or not plain.
    @inline(__always) private static func read<Result>(
        _ request: TextRequest, width: CGFloat?, _ fonts: FontBook,
        _ body: (UnsafeBufferPointer<UInt8>, StyledFont, _ limit: Double) -> Result?
    ) -> Result? {
        let shared = request.shared
        guard isPlain(request), let font = fonts.font(for: shared) else { return nil }
        let limit = width.map { max(0, Double($0 * shared.scale)) + LineFiller.tolerance } ?? .infinity
        var text = request.text
        return text.withUTF8 { $0.count <= longestText ? body($0, font, limit) : nil }
    }

    /// Whether the request is for plain words in one font.
    @inline(__always) static func isPlain(_ request: TextRequest) -> Bool { request.shared.isPlain }

    /// The line's width in pixels; nil if it is not one plain line.
    private static func width(
        of bytes: UnsafeBufferPointer<UInt8>, _ styled: StyledFont, limit: Double
    ) -> Int? {
        let font = styled.font, plain = styled.plain
        guard let extent = plain.extent(of: bytes) else { return nil }
        let ratio = font.ratio, units = extent.advance
        let width = LineFiller.pixels(Double(units) * ratio)
        let file = font.face.file
        guard Double(width) <= limit, width <= LineSetter.widest, !file.needsItalic, !file.needsBold,
            Double(extent.top) * ratio <= Double(font.ascent), -Double(extent.bottom) * ratio <= Double(font.descent)
        else { return nil }
        // Overhang at the ends is left to the general path.
        if let first = bytes.first, let last = bytes.last,
            plain.entries[Int(first & 127)].left > 0 || plain.entries[Int(last & 127)].right > 0
        {
            let (left, right) = (plain.entries[Int(first & 127)].left, plain.entries[Int(last & 127)].right)
            let slack = Double(width) - Double(units) * ratio
            if left > 0 || Double(right) * ratio > slack { return nil }
        }
        return width
    }

    private static func extent(
        of bytes: UnsafeBufferPointer<UInt8>, _ styled: StyledFont, limit: Double
    ) -> PlainExtent? {
        guard let width = width(of: bytes, styled, limit: limit) else { return nil }
        return PlainExtent(width: width, height: styled.font.height, baseline: styled.font.ascent)
    }

    /// Nil if the extent is not that of the glyphs.
    private static func place(
        _ bytes: UnsafeBufferPointer<UInt8>, _ request: TextRequest, _ plainExtent: PlainExtent,
        _ styled: StyledFont, _ spare: TextLayout?
    ) -> TextLayout? {
        let extent = plainExtent.extent(at: request.shared.scale)
        let font = styled.font, plain = styled.plain, ratio = font.ratio
        let width = plainExtent.width
        if width == 0 || bytes.allSatisfy({ $0 == 0x20 }) { return TextLayout(extent, pieces: [], isTruncated: false) }
        var end: Int32 = 0
        let line = TextLayout.line(reusing: spare, request, extent, width: width, height: font.height) { glyphs in
            glyphs.reserveCapacity(bytes.count)
            var (pen, previous) = (Int32(0), UInt8(0))
            for byte in bytes {
                let entry = plain.entries[Int(byte & 127)]
                if previous != 0 { pen &+= plain.kerning(previous, byte) ?? 0 }
                if byte != 0x20 {
                    let quarters = Int((Double(pen) * ratio * 4 + 0.5).rounded(.down))
                    glyphs.append(PlacedGlyph(font: font.id, glyph: UInt32(entry.glyph), x: quarters, y: font.ascent))
                }
                pen &+= entry.advance
                previous = byte
            }
            end = pen
        }
        return LineFiller.pixels(Double(end) * ratio) == width ? line : nil
    }

    private static func geometry(
        of bytes: UnsafeBufferPointer<UInt8>, _ styled: StyledFont, scale: CGFloat
    ) -> TextGeometry {
        let plain = styled.plain, ratio = styled.font.ratio
        var clusters: [TextGeometry.Cluster] = []
        clusters.reserveCapacity(bytes.count)
        var (pen, left, previous) = (Int32(0), CGFloat(0), UInt8(0))
        for (index, byte) in bytes.enumerated() {
            pen &+= plain.entries[Int(byte & 127)].advance
            if previous != 0 { pen &+= plain.kerning(previous, byte) ?? 0 }
            let right = CGFloat(Double(pen) * ratio) / scale
            clusters.append(.init(bytes: index..<index + 1, left: left, right: right, isRightToLeft: false))
            (left, previous) = (right, byte)
        }
        let line = TextGeometry.Line(
            bytes: 0..<bytes.count, top: 0, height: CGFloat(styled.font.height) / scale, left: 0, isRightToLeft: false,
            clusters: clusters)
        return TextGeometry(lines: [line])
    }
}

import CCairo
import CFreeType
import CasementCore
import Foundation

/// The fonts of documents. cairo sets the size of the faces that it uses, so that it has its own.
@MainActor final class PageFonts {
    private let book: FontBook
    private var faces: [Int: OpaquePointer?] = [:]
    private static var key = cairo_user_data_key_t()

    init(_ engine: SystemTextEngine) { book = engine.setter.fonts }

    isolated deinit { for case let face? in faces.values { cairo_font_face_destroy(face) } }

    /// The font of a placed glyph; nil if it has no outlines.
    func font(_ id: Int) -> (font: SizedFont, face: OpaquePointer)? {
        guard let font = book.sized(id: id), !font.face.isColored else { return nil }
        if let known = faces[font.face.id] { return known.map { (font, $0) } }
        let face = open(font.face.file)
        faces[font.face.id] = .some(face)
        return face.map { (font, $0) }
    }

    private func open(_ file: FontFile) -> OpaquePointer? {
        guard let own = FontFace(file, id: 0, library: book.library), own.freeType.pointee.face_flags & 1 != 0,
            let face = cairo_ft_font_face_create_for_ft_face(own.freeType, Int32(FT_LOAD_NO_HINTING))
        else { return nil }
        // Bold and oblique, for families that lack them.
        let drawn: UInt32 = (file.needsBold ? 1 : 0) | (file.needsItalic ? 2 : 0)
        if drawn != 0 { cairo_ft_font_face_set_synthesize(face, drawn) }
        // cairo keeps fonts after their last use.
        cairo_font_face_set_user_data(face, &Self.key, Unmanaged.passRetained(own).toOpaque()) {
            if let own = $0 { Unmanaged<FontFace>.fromOpaque(own).release() }
        }
        return face
    }
}

/// The parts of a text that glyphs show: each cluster is some bytes and some glyphs.
///
/// Glyphs that are those of their characters are clusters of one; others (ligatures, shaped scripts) are together with
/// their neighbours until characters and glyphs agree again. Spaces, which are not drawn, get glyphs of their own, so
/// that readers need not guess them.
@MainActor struct TextClusters {
    private(set) var clusters: [cairo_text_cluster_t] = []
    private(set) var glyphs: [cairo_glyph_t] = []
    /// The bytes of the text that are shown.
    private(set) var text: [UInt8] = []
    /// Where the next glyphs of the line begin, in bytes.
    private(set) var end: Int

    init(_ placed: ArraySlice<PlacedGlyph>, _ font: SizedFont, text whole: String, from start: Int, isLast: Bool) {
        end = start
        let scalars = Array(String(decoding: whole.utf8.dropFirst(start), as: UTF8.self).unicodeScalars)
        let places = Array(placed)
        func glyph(_ scalar: Unicode.Scalar) -> UInt32 { font.face.glyph(of: scalar.value) }
        var (next, used) = (0, 0)
        while used < places.count {
            if next < scalars.count, scalars[next].properties.isWhitespace {
                if glyphs.isEmpty { skip(scalars[next]) } else { addSpace(scalars[next], font, before: places[used]) }
                next += 1
                continue
            }
            guard next < scalars.count else {
                add([], places[used...])
                break
            }
            let (characters, count) = Self.match(scalars[next...], places[used...], glyph)
            add(scalars[next..<next + characters], places[used..<used + count])
            next += characters
            used += count
        }
        if isLast, next < scalars.count { add(scalars[next...], []) }
    }

    /// The lengths of the next cluster: the shortest after which a character and its glyph agree.
    private static func match(
        _ scalars: ArraySlice<Unicode.Scalar>, _ places: ArraySlice<PlacedGlyph>, _ glyph: (Unicode.Scalar) -> UInt32
    ) -> (characters: Int, glyphs: Int) {
        let (first, start) = (scalars.startIndex, places.startIndex)
        if glyph(scalars[first]) == places[start].glyph { return (1, 1) }
        for sum in 2...8 {
            for characters in stride(from: min(sum - 1, 4), through: 1, by: -1) {
                let (next, used) = (first + characters, start + sum - characters)
                guard next <= scalars.endIndex, used <= places.endIndex else { continue }
                if next == scalars.endIndex, used == places.endIndex { return (characters, sum - characters) }
                guard next < scalars.endIndex, used < places.endIndex else { continue }
                if glyph(scalars[next]) == places[used].glyph { return (characters, sum - characters) }
            }
        }
        return (scalars.count, places.count)
    }

    private mutating func skip(_ scalar: Unicode.Scalar) { end += String(scalar).utf8.count }

    private mutating func add(_ scalars: ArraySlice<Unicode.Scalar>, _ places: ArraySlice<PlacedGlyph>) {
        let bytes = scalars.flatMap { Array(String($0).utf8) }
        for place in places {
            glyphs.append(cairo_glyph_t(index: UInt(place.glyph), x: Double(place.x) / 4, y: Double(place.y)))
        }
        text += bytes
        end += bytes.count
        guard !bytes.isEmpty || !places.isEmpty else { return }
        clusters.append(cairo_text_cluster_t(num_bytes: Int32(bytes.count), num_glyphs: Int32(places.count)))
    }

    private mutating func addSpace(_ scalar: Unicode.Scalar, _ font: SizedFont, before next: PlacedGlyph) {
        let space = font.face.glyph(of: 0x20)
        guard space != 0, let last = glyphs.last else { return skip(scalar) }
        let width = Double(font.face.advance(of: UInt32(last.index))) * font.ratio
        glyphs.append(cairo_glyph_t(index: UInt(space), x: min(last.x + width, Double(next.x) / 4), y: last.y))
        text.append(0x20)
        end += String(scalar).utf8.count
        clusters.append(cairo_text_cluster_t(num_bytes: 1, num_glyphs: 1))
    }
}

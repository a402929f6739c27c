import CasementCore
import Foundation

/// Finds, opens and keeps fonts: one open font for each file, face and pixel size, because changing the size of an open one throws away its glyphs.
@MainActor final class FontBook {
    private struct Style: Hashable {
        var family: String?
        var design: FontRequest.Design
        var weight: Int
        var isItalic: Bool
    }
    private struct FaceKey: Hashable {
        var file: FontFile
        var pixelSize: Int32
    }
    private struct RequestKey: Hashable {
        var request: FontRequest
        var scale: CGFloat
    }

    private var files: [Style: FontFile?] = [:]
    private var faces: [FaceKey: FontFace] = [:]
    private var fonts: [RequestKey: SizedFont] = [:]
    private var last: SizedFont?
    private var nextID = 0
    private var warnings: Set<String> = []

    /// An animated size opens a face for each whole pixel: beyond so many, all are closed and the ones in use opened again.
    private static let mostFaces = 96
    private static let mostRequests = 1024

    /// The font for a request at `scale` device pixels a point, or nil where no font can be opened at all.
    func font(for request: FontRequest, scale: CGFloat) -> SizedFont? {
        // Texts come in runs of one font, and comparing is cheaper than hashing.
        if let last, last.scale == scale, last.request == request { return last }
        let key = RequestKey(request: request, scale: scale)
        if let known = fonts[key] {
            last = known
            return known
        }
        let pixelSize = Self.pixelSize(points: request.size, scale: scale)
        guard let face = face(for: request, pixelSize: pixelSize) else { return nil }
        let font = SizedFont(request, scale: scale, face: face, id: nextID)
        nextID += 1
        if fonts.count >= Self.mostRequests { fonts.removeAll() }
        fonts[key] = font
        last = font
        return font
    }

    /// Whole pixels, 1 to 1,000; what is not a number counts as 1.
    static func pixelSize(points: CGFloat, scale: CGFloat) -> Int32 {
        let size = (points * scale).rounded()
        return size.isNaN ? 1 : Int32(max(1, min(size, 1000)))
    }

    private func face(for request: FontRequest, pixelSize: Int32) -> FontFace? {
        guard let file = file(for: request) else { return nil }
        let key = FaceKey(file: file, pixelSize: pixelSize)
        if let known = faces[key] { return known }
        if faces.count >= Self.mostFaces {
            faces.removeAll()
            fonts.removeAll()
        }
        guard let face = FontFace(file, pixelSize: pixelSize) else {
            warn(
                about: file.path,
                "Casement cannot open the font file \(file.path): texts in it stay empty. Reinstall the font, or run fc-cache -f."
            )
            return nil
        }
        faces[key] = face
        return face
    }

    private func file(for request: FontRequest) -> FontFile? {
        let style = Style(
            family: request.family, design: request.design, weight: request.weight, isItalic: request.isItalic)
        if let known = files[style] { return known }
        let found = find(style)
        files[style] = .some(found)
        return found
    }

    private func find(_ style: Style) -> FontFile? {
        func file(_ family: String?) -> FontFile? {
            FontFinder.file(family: family, weight: style.weight, isItalic: style.isItalic)
        }
        if let family = style.family, let found = file(family) { return found }
        let systemFamilies =
            switch style.design {
            case .standard, .rounded: ["Inter", "DejaVu Sans"]
            case .serif: ["DejaVu Serif", "Inter", "DejaVu Sans"]
            case .monospaced: ["DejaVu Sans Mono", "Inter", "DejaVu Sans"]
            }
        let found = systemFamilies.lazy.compactMap(file).first ?? file(nil)
        guard let found else {
            warn(
                about: "no font",
                "Casement found no font on this system: texts stay empty. Install one, for example with: apt install fonts-inter"
            )
            return nil
        }
        if let family = style.family {
            warn(
                about: "family " + family,
                "Casement: the font family \"\(family)\" is not installed; \"\(found.family)\" is used instead. Install the family to see it."
            )
        }
        return found
    }

    /// One line on standard error, once for each subject.
    private func warn(about subject: String, _ message: String) {
        guard warnings.insert(subject).inserted else { return }
        FileHandle.standardError.write(Data((message + "\n").utf8))
    }
}

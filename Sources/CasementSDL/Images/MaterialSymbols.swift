import CFreeType
import CasementCore
import Foundation

/// The symbols of the Material icon font, under the SF Symbols names for the same subjects. Their outlines are drawn
/// like Casement's own, so that they look the same at every size; the font is opened with the first of them.
@MainActor final class MaterialSymbols {
    static let shared = MaterialSymbols()

    private static let paths = [
        "/usr/share/fonts/truetype/material-design-icons-iconfont/MaterialIcons-Regular.ttf",
        "/usr/share/fonts/truetype/material-icons/MaterialIcons-Regular.ttf",
    ]

    /// Code points by name.
    private lazy var codes: [Substring: UInt] = {
        var codes: [Substring: UInt] = [:]
        for line in materialCodes.split(separator: "\n") {
            let words = line.split(separator: " ")
            if words.count == 2, let code = UInt(words[1], radix: 16) { codes[words[0]] = code }
        }
        return codes
    }()

    private lazy var face: FT_Face? = {
        var library: FT_Library?
        guard FT_Init_FreeType(&library) == 0, let library else { return nil }
        for path in Self.paths {
            var face: FT_Face?
            if FT_New_Face(library, path, 0, &face) == 0, let face { return face }
        }
        FT_Done_FreeType(library)
        return nil
    }()

    /// The outline of a symbol in a square of 24 units; nil if the name or the font is unknown.
    func outline(_ name: String) -> Path? {
        guard let code = codes[Substring(name)], let face else { return nil }
        let glyph = FT_Get_Char_Index(face, FT_ULong(code))
        guard glyph != 0, FT_Load_Glyph(face, glyph, FT_Int32(FT_LOAD_NO_SCALE)) == 0 else { return nil }
        let square = CGFloat(face.pointee.units_per_EM)
        guard square > 0 else { return nil }
        return Path(face.pointee.glyph.pointee.outline, unit: 24 / square, top: CGFloat(face.pointee.ascender))
    }
}

extension Path {
    /// A glyph's outline with the y axis pointing down from `top`.
    fileprivate init(_ outline: FT_Outline, unit: CGFloat, top: CGFloat) {
        self.init()
        var first = 0
        for contour in 0..<Int(outline.n_contours) {
            let last = Int(outline.contours[contour])
            if last > first { add(outline, first...last, unit: unit, top: top) }
            first = last + 1
        }
    }

    /// Adds a closed outline of quadratic curves, with an on-curve point between each two adjacent control points.
    private mutating func add(_ outline: FT_Outline, _ points: ClosedRange<Int>, unit: CGFloat, top: CGFloat) {
        func point(_ index: Int) -> CGPoint {
            let vector = outline.points[index]
            return CGPoint(x: CGFloat(vector.x) * unit, y: (top - CGFloat(vector.y)) * unit)
        }
        func isOn(_ index: Int) -> Bool { outline.tags[index] & 1 != 0 }
        func middle(_ a: CGPoint, _ b: CGPoint) -> CGPoint { CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2) }
        let firstOn = points.first(where: isOn)
        let start = firstOn.map(point) ?? middle(point(points.lowerBound), point(points.upperBound))
        move(to: start)
        let offset = firstOn.map { $0 - points.lowerBound + 1 } ?? 0
        var control: CGPoint?
        for step in 0..<points.count - (firstOn == nil ? 0 : 1) {
            let index = points.lowerBound + (offset + step) % points.count
            let current = point(index)
            if isOn(index) {
                if let control { addQuadCurve(to: current, control: control) } else { addLine(to: current) }
                control = nil
            } else {
                if let control { addQuadCurve(to: middle(control, current), control: control) }
                control = current
            }
        }
        if let control { addQuadCurve(to: start, control: control) }
        closeSubpath()
    }
}

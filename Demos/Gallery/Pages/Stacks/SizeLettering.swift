import Casement

/// Writes the size of its own frame, such as "96×56", from a point in it.
///
/// A shape is the one view that knows its size while it is drawn, so the text cannot differ from the drawing. It cannot
/// use a font, so it draws letters by hand, as on a technical drawing.
struct SizeLettering: Shape {
    let origin: CGPoint

    func path(in rect: CGRect) -> Path {
        let text = "\(Int(rect.width.rounded()))×\(Int(rect.height.rounded()))"
        // Letters are on a grid of 4 by 6 units, two units apart.
        let unit = min(1.35, (rect.width - 2 * origin.x) / CGFloat(text.count * 6 - 2))
        guard unit > 0.5 else { return Path() }
        var pen = Pen(width: 0.9 * unit)
        var x = rect.minX + origin.x
        let y = rect.minY + origin.y
        for letter in text {
            Self.write(letter, with: &pen, unit: unit) { CGPoint(x: x + $0 * unit, y: y + $1 * unit) }
            x += 6 * unit
        }
        return pen.path
    }

    private static func write(
        _ letter: Character, with pen: inout Pen, unit: CGFloat, at: (CGFloat, CGFloat) -> CGPoint
    ) {
        switch letter {
        case "0": pen.arc(at(2, 3), 1.9 * unit, 3 * unit)
        case "1": pen.line(at(0.8, 1.2), at(2.4, 0), at(2.4, 6))
        case "2":
            pen.arc(at(2, 1.8), 1.8 * unit, 1.8 * unit, from: 180, to: 390)
            pen.line(at(3.56, 2.7), at(0.2, 6), at(4, 6))
        case "3":
            pen.arc(at(1.9, 1.5), 1.6 * unit, 1.5 * unit, from: 200, to: 450)
            pen.arc(at(1.9, 4.45), 1.9 * unit, 1.5 * unit, from: 270, to: 520)
        case "4": pen.line(at(3, 6), at(3, 0), at(0, 4.4), at(4, 4.4))
        case "5":
            pen.line(at(3.6, 0), at(0.7, 0), at(0.4, 2.6))
            pen.arc(at(1.95, 4.1), 1.95 * unit, 1.9 * unit, from: 225, to: 510)
        case "6":
            pen.arc(at(2, 4.1), 1.9 * unit, 1.9 * unit)
            pen.line(at(3.1, 0), at(0.4, 3.1))
        case "7": pen.line(at(0, 0), at(4, 0), at(1.5, 6))
        case "8":
            pen.arc(at(2, 1.5), 1.5 * unit, 1.5 * unit)
            pen.arc(at(2, 4.5), 1.9 * unit, 1.5 * unit)
        case "9":
            pen.arc(at(2, 1.9), 1.9 * unit, 1.9 * unit)
            pen.line(at(3.6, 2.9), at(0.9, 6))
        default:
            pen.line(at(0.8, 2), at(3.2, 4.4))
            pen.line(at(3.2, 2), at(0.8, 4.4))
        }
    }
}

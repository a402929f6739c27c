import CCairo
import CasementCore
import Foundation

/// Paths and pens, for a cairo context whose matrix is the identity.
extension OpaquePointer {
    /// Clamps a coordinate: cairo's fixed-point numbers end at 8 million pixels, and NaN would stop the whole drawing.
    private static func bounded(_ value: CGFloat) -> Double { value.isNaN ? 0 : Double(min(max(value, -1e6), 1e6)) }

    /// Adds a path, mapped to device pixels.
    func add(_ path: Path, _ map: CGAffineTransform) {
        func pixels(_ point: CGPoint) -> (x: Double, y: Double) {
            let mapped = point.applying(map)
            return (Self.bounded(mapped.x), Self.bounded(mapped.y))
        }
        var current = (x: 0.0, y: 0.0)
        var start = current
        for element in path.elements {
            switch element {
            case .move(let end):
                current = pixels(end)
                start = current
                cairo_move_to(self, current.x, current.y)
            case .line(let end):
                current = pixels(end)
                cairo_line_to(self, current.x, current.y)
            case .quadCurve(let end, let control):
                // The same curve as a cubic: control points two thirds of the way to the quadratic one.
                let to = pixels(end), middle = pixels(control)
                cairo_curve_to(
                    self,
                    current.x + (middle.x - current.x) * 2 / 3, current.y + (middle.y - current.y) * 2 / 3,
                    to.x + (middle.x - to.x) * 2 / 3, to.y + (middle.y - to.y) * 2 / 3, to.x, to.y)
                current = to
            case .curve(let end, let control1, let control2):
                let first = pixels(control1), second = pixels(control2)
                current = pixels(end)
                cairo_curve_to(self, first.x, first.y, second.x, second.y, current.x, current.y)
            case .closeSubpath:
                cairo_close_path(self)
                current = start
            }
        }
    }

    /// Strokes the context's path, which is `path` mapped by `map`, with a pen in the path's own space: a map that
    /// stretches also stretches the pen. A map onto a line draws nothing.
    func stroke(_ style: StrokeStyle, along path: Path, _ map: CGAffineTransform) {
        guard style.lineWidth > 0, style.lineWidth.isFinite, let (matrix, factor) = map.pen else {
            cairo_new_path(self)
            return
        }
        switch style.lineCap {
        case .butt: cairo_set_line_cap(self, CAIRO_LINE_CAP_BUTT)
        case .round: cairo_set_line_cap(self, CAIRO_LINE_CAP_ROUND)
        case .square: cairo_set_line_cap(self, CAIRO_LINE_CAP_SQUARE)
        }
        switch style.lineJoin {
        case .miter: cairo_set_line_join(self, CAIRO_LINE_JOIN_MITER)
        case .round: cairo_set_line_join(self, CAIRO_LINE_JOIN_ROUND)
        case .bevel: cairo_set_line_join(self, CAIRO_LINE_JOIN_BEVEL)
        }
        // The pen's lengths are in device pixels if the map only scales, which is the usual case.
        cairo_set_line_width(self, min(Double(style.lineWidth * factor), 100_000))
        cairo_set_miter_limit(self, style.miterLimit.isFinite ? Double(style.miterLimit) : 10)
        setDash(style, along: path, factor)
        if var matrix { cairo_set_matrix(self, &matrix) }
        cairo_stroke(self)
        cairo_identity_matrix(self)
    }

    private func setDash(_ style: StrokeStyle, along path: Path, _ factor: CGFloat) {
        let dash = style.dash.filter(\.isFinite).map { Double(max(0, $0) * factor) }
        let period = dash.reduce(0, +)
        // A dash pattern of length zero would stop the drawing, and one with far too many dashes to see would take very
        // long.
        guard period > 0, Double(path.controlLength * factor) / period < 50_000 else {
            return cairo_set_dash(self, nil, 0, 0)
        }
        let phase = style.dashPhase.isFinite ? Double(style.dashPhase * factor) : 0
        cairo_set_dash(self, dash, Int32(dash.count), phase.truncatingRemainder(dividingBy: 2 * period))
    }
}

extension CGAffineTransform {
    /// Whether cairo can compute with the map, and its result is visible.
    var isUsable: Bool {
        let largest = max(max(abs(a), abs(b)), max(abs(c), abs(d)))
        let determinant = abs(a * d - b * c)
        // Comparisons with NaN are false.
        return largest < 1e5 && abs(tx) < 1e7 && abs(ty) < 1e7 && determinant > 1e-9
    }

    /// The matrix that shapes a pen whose lengths are multiplied by `factor` (nil if not needed), or nil if there is no
    /// pen.
    fileprivate var pen: (matrix: cairo_matrix_t?, factor: CGFloat)? {
        guard isUsable else { return nil }
        let factor = abs(a * d - b * c).squareRoot()
        // A map that keeps circles, up to a rotation, needs no matrix.
        if abs(a * a + b * b - c * c - d * d) < 1e-9 * factor * factor, abs(a * c + b * d) < 1e-9 * factor * factor {
            return (nil, factor)
        }
        return (
            cairo_matrix_t(
                xx: Double(a / factor), yx: Double(b / factor), xy: Double(c / factor), yy: Double(d / factor), x0: 0,
                y0: 0), factor
        )
    }

    var matrix: cairo_matrix_t {
        cairo_matrix_t(xx: Double(a), yx: Double(b), xy: Double(c), yy: Double(d), x0: Double(tx), y0: Double(ty))
    }
}

extension Path {
    /// The length of the straight lines through all control points, at least that of the outline; infinite if it is
    /// NaN.
    var controlLength: CGFloat {
        var length: CGFloat = 0
        var last = CGPoint.zero, start = CGPoint.zero
        func add(_ point: CGPoint) {
            length += min(hypot(point.x - last.x, point.y - last.y), 3e6)
            last = point
        }
        for element in elements {
            switch element {
            case .move(let end): (last, start) = (end, end)
            case .line(let end): add(end)
            case .quadCurve(let end, let control):
                add(control)
                add(end)
            case .curve(let end, let control1, let control2):
                add(control1)
                add(control2)
                add(end)
            case .closeSubpath: add(start)
            }
        }
        return length.isNaN ? .infinity : length
    }
}

import Foundation

/// Where pixels lie in a picture's own grid: a point p of the node stands at `scale` p + `phase`. The grid's first pixel is at
/// `anchor` of what the picture is drawn into, so that one that moves by whole pixels changes its anchor alone.
struct LayerGrid {
    var scale: CGFloat
    /// 0 to 1: the part of a pixel by which the node's origin misses the grid.
    var phase: CGPoint
    var anchor: (x: Int, y: Int)

    /// The grid of a node whose origin is at `origin` (points) of a target with `scale` pixels a point, shifted by some pixels.
    init(origin: CGPoint, scale: CGFloat, shift: (x: Int, y: Int)) {
        // What misses a pixel by less than any layout means stands on it.
        func split(_ value: CGFloat) -> (Int, CGFloat) {
            let value = min(max(value, -1e9), 1e9)
            let whole = (value + 1e-6).rounded(.down)
            return (Int(whole), max(0, value - whole))
        }
        let (x, left) = split(origin.x * scale), (y, top) = split(origin.y * scale)
        (self.scale, phase, anchor) = (scale, CGPoint(x: left, y: top), (x + shift.x, y + shift.y))
    }

    /// The grid of a picture that stands nowhere yet.
    init(scale: CGFloat) { (self.scale, phase, anchor) = (scale, .zero, (0, 0)) }

    /// The node's origin, in points from the grid's first pixel.
    var origin: CGPoint { CGPoint(x: phase.x / scale, y: phase.y / scale) }

    func pixels(_ area: CGRect) -> PixelRect {
        area.isNull ? .zero : PixelRect(rounding: area.offsetBy(dx: origin.x, dy: origin.y), scale: scale)
    }

    func points(_ pixels: PixelRect) -> CGRect {
        CGRect(
            x: (CGFloat(pixels.x) - phase.x) / scale, y: (CGFloat(pixels.y) - phase.y) / scale,
            width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale)
    }

    /// Whether what was painted in this grid looks the same in `other`, but for the sums' last digits.
    func looksLike(_ other: LayerGrid) -> Bool {
        scale == other.scale && abs(phase.x - other.phase.x) < 1e-5 && abs(phase.y - other.phase.y) < 1e-5
    }

    /// From points of the node to pixels.
    var transform: ProjectionTransform {
        ProjectionTransform(CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: phase.x, ty: phase.y))
    }
}

extension PixelRect {
    package func inset(by distance: Int) -> PixelRect {
        PixelRect(x: x + distance, y: y + distance, width: width - 2 * distance, height: height - 2 * distance)
    }
}

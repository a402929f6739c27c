import Foundation

/// The pixel grid of a picture: a point p of the node is at `scale` p + `phase`. The grid's first pixel is at `anchor`
/// in the target, so that a layer that moves by whole pixels changes only its anchor.
struct LayerGrid {
    var scale: CGFloat
    /// From 0 to 1: the fraction of a pixel between the grid and the node's origin.
    var phase: CGPoint
    var anchor: (x: Int, y: Int)

    /// The grid of a node whose origin is at `origin` (in points) in a target with `scale` pixels per point and an
    /// offset in pixels.
    init(origin: CGPoint, scale: CGFloat, shift: (x: Int, y: Int)) {
        // Differences from a whole pixel that are too small to be intended by a layout are ignored.
        func split(_ value: CGFloat) -> (Int, CGFloat) {
            let value = min(max(value, -1e9), 1e9)
            let whole = (value + 1e-6).rounded(.down)
            return (Int(whole), max(0, value - whole))
        }
        let (x, left) = split(origin.x * scale), (y, top) = split(origin.y * scale)
        (self.scale, phase, anchor) = (scale, CGPoint(x: left, y: top), (x + shift.x, y + shift.y))
    }

    /// The grid of a picture that has no position yet.
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

    /// Whether content painted in this grid looks the same in `other`, ignoring rounding errors.
    func looksLike(_ other: LayerGrid) -> Bool {
        scale == other.scale && abs(phase.x - other.phase.x) < 1e-5 && abs(phase.y - other.phase.y) < 1e-5
    }

    /// The transform from pixels to points of the node. Moves too small to be seen are ignored: functions of the
    /// position such as noise would show them.
    var toPoints: CGAffineTransform {
        func steady(_ value: CGFloat) -> CGFloat { (value * 256).rounded() / 256 }
        return CGAffineTransform(
            a: 1 / scale, b: 0, c: 0, d: 1 / scale, tx: -steady(phase.x) / scale, ty: -steady(phase.y) / scale)
    }

    /// The transform from points of the node to pixels.
    var transform: ProjectionTransform {
        ProjectionTransform(CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: phase.x, ty: phase.y))
    }
}

extension PixelRect {
    package func inset(by distance: Int) -> PixelRect {
        PixelRect(x: x + distance, y: y + distance, width: width - 2 * distance, height: height - 2 * distance)
    }
}

import CCairo
import CPixman
import CasementCore
import Foundation

/// Draws paths with cairo, straight into a texture's memory.
@MainActor package final class CairoRasteriser: Rasteriser {
    package init() {}

    package func draw(_ outline: _ShapeOutline, origin: CGPoint, scale: CGFloat, into texture: Texture) {
        texture.clear()
        // cairo's own row length for 8 bits a pixel is the texture's: a multiple of 4.
        guard texture.format == .coverage, !outline.path.isEmpty, let bytes = texture.bytes, texture.width > 0,
            texture.height > 0,
            let surface = cairo_image_surface_create_for_data(
                bytes.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_A8,
                Int32(texture.width), Int32(texture.height), Int32(texture.stride)),
            let context = cairo_create(surface)
        else { return }
        defer {
            cairo_destroy(context)
            cairo_surface_destroy(surface)
        }
        cairo_set_antialias(context, outline.fill.isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
        context.add(outline.path, origin: origin, scale: scale)
        if let stroke = outline.stroke {
            context.stroke(stroke, scale: scale)
        } else {
            cairo_set_fill_rule(context, outline.fill.isEOFilled ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
            cairo_fill(context)
        }
        cairo_surface_flush(surface)
    }

    package func paint(
        _ gradient: ResolvedGradient, boxWidth: Int, boxHeight: Int, scale: CGFloat, x: Int, y: Int,
        through coverage: Texture, into texture: Texture
    ) {
        texture.resize(width: coverage.width, height: coverage.height)
        texture.clear()
        guard let target = PixmanImage.make(texture), let mask = PixmanImage.make(coverage) else { return }
        let source = GradientImage.make(gradient, width: boxWidth, height: boxHeight, scale: scale)
        if let source {
            pixman_image_composite32(
                PIXMAN_OP_SRC, source, mask, target, Int32(x), Int32(y), 0, 0, 0, 0, Int32(texture.width),
                Int32(texture.height))
        }
        for image in [target, mask, source] { PixmanImage.free(image) }
    }

    package func painter(for layer: Texture) -> any LayerPainter {
        guard layer.format == .color, let bytes = layer.bytes else { return NothingPainter() }
        return PixmanPainter(
            bytes: bytes, width: layer.width, height: layer.height, stride: layer.stride, hasAlpha: true)
    }
}

extension OpaquePointer {
    /// Draws along a context's path with a pen of a style in points.
    fileprivate func stroke(_ style: StrokeStyle, scale: CGFloat) {
        guard style.lineWidth > 0, style.lineWidth.isFinite else { return }
        cairo_set_line_width(self, Double(style.lineWidth * scale))
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
        cairo_set_miter_limit(self, Double(style.miterLimit))
        let dash = style.dash.filter(\.isFinite).map { Double(max(0, $0) * scale) }
        // A pattern without any length would stop the drawing.
        if dash.contains(where: { $0 > 0 }) {
            cairo_set_dash(
                self, dash, Int32(dash.count), style.dashPhase.isFinite ? Double(style.dashPhase * scale) : 0)
        }
        cairo_stroke(self)
    }

    /// Adds a path to a cairo context, in device pixels.
    fileprivate func add(_ path: Path, origin: CGPoint, scale: CGFloat) {
        // cairo's fixed-point coordinates end at 8 million pixels, and what is not a number would stop the whole drawing.
        func bounded(_ value: CGFloat) -> Double { value.isNaN ? 0 : Double(min(max(value, -1e6), 1e6)) }
        func pixels(_ point: CGPoint) -> (x: Double, y: Double) {
            (bounded((point.x - origin.x) * scale), bounded((point.y - origin.y) * scale))
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
}

/// What paints an empty layer.
@MainActor private final class NothingPainter: LayerPainter {
    func clip(to rect: PixelRect) {}
    func fill(_ rect: PixelRect, with color: ResolvedColor) {}
    func draw(_ texture: Texture, x: Int, y: Int, tint: ResolvedColor) {}
    func clear() {}
    func keep(_ coverage: Texture, x: Int, y: Int) {}
}

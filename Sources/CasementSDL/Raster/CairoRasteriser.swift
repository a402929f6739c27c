import CCairo
import CPixman
import CasementCore
import Foundation

/// Draws paths with cairo, straight into a texture's memory.
@MainActor package final class CairoRasteriser: Rasteriser {
    /// A scratch buffer for filters.
    let buffer = BlurBuffer()
    let shadowColor = SolidImage()
    package let pictures: any PictureEngine = SDLPictureEngine()

    package init() {}

    package func draw(_ outline: _ShapeOutline, origin: CGPoint, scale: CGFloat, into texture: Texture) {
        texture.clear()
        // cairo's row length for 8 bits per pixel equals the texture's: a multiple of 4.
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
        let map = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: -origin.x * scale, ty: -origin.y * scale)
        context.add(outline.path, map)
        if let stroke = outline.stroke {
            context.stroke(stroke, along: outline.path, map)
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
        if case .shader(let shader) = gradient.form {
            let box = CGRect(x: 0, y: 0, width: CGFloat(boxWidth) / scale, height: CGFloat(boxHeight) / scale)
            guard let plane = ShaderRun.Plane(texture, x: x, y: y) else { return }
            ShaderRun.fill(
                plane, with: shader.placed(in: box),
                toPoints: CGAffineTransform(scaleX: 1 / scale, y: 1 / scale),
                opacity: gradient.stops.first?.color.alpha ?? 1)
            return painter(for: texture).keep(coverage, x: 0, y: 0)
        }
        guard let target = PixmanImage.make(texture), let mask = PixmanImage.make(coverage) else { return }
        let source = GradientImage.make(gradient, width: boxWidth, height: boxHeight, scale: scale)
        if let source {
            pixman_image_composite32(
                PIXMAN_OP_SRC, source, mask, target, Int32(x), Int32(y), 0, 0, 0, 0, Int32(texture.width),
                Int32(texture.height))
        }
        for image in [target, mask, source] { PixmanImage.free(image) }
    }

    package func draw(
        _ operations: [CanvasOperation], x: Int, y: Int, scale: CGFloat, isOpaque: Bool, pieces: any CanvasPieces,
        into texture: Texture
    ) {
        texture.clear()
        guard texture.format == .color, let bytes = texture.bytes, texture.width > 0, texture.height > 0,
            let surface = cairo_image_surface_create_for_data(
                bytes.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(texture.width),
                Int32(texture.height), Int32(texture.stride))
        else { return }
        let map = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: -CGFloat(x), ty: -CGFloat(y))
        let canvas = CanvasRasteriser(
            owning: surface, width: texture.width, height: texture.height, map: map, pieces: pieces)
        if isOpaque { canvas.fillBlack() }
        canvas.draw(operations)
    }

    package func painter(for layer: Texture) -> any LayerPainter {
        guard layer.format == .color else { return NothingPainter() }
        return PixmanPainter.kept(by: layer) ?? NothingPainter()
    }
}

/// A painter of an empty layer.
@MainActor private final class NothingPainter: LayerPainter {
    var blendMode = BlendMode.normal
    func clip(to rect: PixelRect) {}
    func fill(_ rect: PixelRect, with color: ResolvedColor) {}
    func draw(_ texture: Texture, x: Int, y: Int, tint: ResolvedColor) {}
    func clear() {}
    func keep(_ coverage: Texture, x: Int, y: Int) {}
    func draw(_ texture: Texture, x: Double, y: Double, scale: Double, tint: ResolvedColor) {}
}

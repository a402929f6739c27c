import CCairo
import CasementCore
import Foundation

/// Draws the operations of a canvas with cairo into an image surface.
@MainActor final class CanvasRasteriser {
    let surface: OpaquePointer
    let context: OpaquePointer?
    let width: Int
    let height: Int
    /// Maps the canvas's points to the surface's pixels.
    let map: CGAffineTransform
    let pieces: (any CanvasPieces)?
    /// Draws the pieces of texts as glyphs, where the surface keeps them; nil draws their pixels.
    let glyphs: ((TextPlace, CanvasPaint, CGAffineTransform) -> Bool)?

    /// Takes ownership of the surface, and destroys it at the end.
    init(
        owning surface: OpaquePointer, width: Int, height: Int, map: CGAffineTransform, pieces: (any CanvasPieces)?
    ) {
        (self.surface, self.width, self.height, self.map, self.pieces) = (surface, width, height, map, pieces)
        context = cairo_create(surface)
        glyphs = nil
    }

    /// Draws with a context of someone else, such as that of a page.
    init(
        with context: OpaquePointer, width: Int, height: Int, map: CGAffineTransform, pieces: (any CanvasPieces)?,
        glyphs: @escaping (TextPlace, CanvasPaint, CGAffineTransform) -> Bool
    ) {
        (self.width, self.height, self.map, self.pieces, self.glyphs) = (width, height, map, pieces, glyphs)
        self.context = cairo_reference(context)
        surface = cairo_surface_reference(cairo_get_target(context))
    }

    isolated deinit {
        cairo_destroy(context)
        if glyphs == nil { cairo_surface_flush(surface) }
        cairo_surface_destroy(surface)
    }

    func fillBlack() {
        cairo_set_source_rgb(context, 0, 0, 0)
        cairo_paint(context)
    }

    func draw(_ operations: [CanvasOperation]) {
        guard let context else { return }
        var clips: [CanvasClip] = []
        cairo_save(context)
        for operation in operations {
            let state = operation.state
            if state.clips != clips {
                cairo_restore(context)
                cairo_save(context)
                clips = state.clips
                for clip in clips { apply(clip) }
            }
            if needsGroup(operation) {
                drawGroup(operation)
            } else {
                paint(operation.content, state.transform, state.blendMode, state.opacity)
            }
        }
        cairo_restore(context)
    }

    /// Applies a clip that cairo has itself; the others are masks of groups.
    private func apply(_ clip: CanvasClip) {
        guard case .path(let path, let style) = clip.area, !clip.isInverse, let context else { return }
        set(style)
        cairo_new_path(context)
        context.add(path, map)
        cairo_clip(context)
    }

    private func set(_ style: FillStyle) {
        cairo_set_antialias(context, style.isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
        cairo_set_fill_rule(context, style.isEOFilled ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    }

    // MARK: Operations

    /// Draws one operation; nothing if its map leaves nothing visible.
    func paint(
        _ content: CanvasOperation.Content, _ transform: CGAffineTransform, _ mode: CanvasBlendMode, _ opacity: Double
    ) {
        let map = transform.concatenating(map)
        guard let context, map.isUsable, cairo_status(context) == CAIRO_STATUS_SUCCESS else { return }
        cairo_set_operator(context, mode.cairo)
        switch content {
        case .fill(let path, let paint, let style):
            guard setSource(paint.faded(by: opacity), map, within: path.controlBounds.applying(map)) else { return }
            set(style)
            cairo_new_path(context)
            context.add(path, map)
            if mode.reachesBeyond { paintInside() } else { cairo_fill(context) }
        case .stroke(let path, let paint, let style):
            let outline = _ShapeOutline(path, stroke: style)
            guard setSource(paint.faded(by: opacity), map, within: outline.bounds.applying(map)) else { return }
            cairo_set_antialias(context, CAIRO_ANTIALIAS_DEFAULT)
            cairo_new_path(context)
            context.add(path, map)
            context.stroke(style, along: path, map)
        case .text(let text): draw(text, map, opacity)
        case .picture(let picture): draw(picture, map, opacity)
        case .layer(let operations): draw(operations)
        }
    }

    /// Paints inside the path only, with an operator that would also change the rest.
    private func paintInside() {
        cairo_save(context)
        cairo_clip(context)
        cairo_paint(context)
        cairo_restore(context)
    }

    private func draw(_ text: CanvasText, _ map: CGAffineTransform, _ opacity: Double) {
        guard text.request.scale > 0, !text.paints.isEmpty else { return }
        let unit = 1 / text.request.scale
        let place = CGAffineTransform(a: unit, b: 0, c: 0, d: unit, tx: text.origin.x, ty: text.origin.y)
            .concatenating(map).onPixels
        draw(text, map, opacity, place, behind: true)
        for piece in text.layout.pieces {
            let paint = text.paints[min(max(0, piece.paint), text.paints.count - 1)]
            if glyphs?(piece, paint.faded(by: opacity), place) == true { continue }
            guard let texture = pieces?.texture(for: piece) else { continue }
            let from = (x: piece.frame.x, y: piece.frame.y)
            switch texture.format {
            case .coverage:
                let frame = CGRect(x: from.x, y: from.y, width: texture.width, height: texture.height)
                if setSource(paint.faded(by: opacity), map, within: frame.applying(place)) {
                    mask(texture, at: from, place)
                }
            case .color: draw(texture, at: from, place, isSmooth: true, opacity)
            }
        }
        draw(text, map, opacity, place, behind: false)
    }

    /// Draws the lines of a text: those behind the letters, or those in front of them.
    private func draw(
        _ text: CanvasText, _ map: CGAffineTransform, _ opacity: Double, _ place: CGAffineTransform,
        behind isBehind: Bool
    ) {
        for rule in text.layout.rules where rule.isBehind == isBehind {
            let paint = text.paints[min(max(0, rule.paint), text.paints.count - 1)]
            guard setSource(paint.faded(by: opacity), map), let context else { continue }
            cairo_new_path(context)
            let frame = rule.frame
            context.add(Path(CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)), place)
            cairo_fill(context)
        }
    }

    /// The map from a picture's own points to pixels, or nil if nothing would be drawn.
    func place(of picture: CanvasPicture, _ map: CGAffineTransform) -> CGAffineTransform? {
        guard picture.size.width > 0, picture.size.height > 0 else { return nil }
        let place = CGAffineTransform(
            a: picture.frame.width / picture.size.width, b: 0, c: 0, d: picture.frame.height / picture.size.height,
            tx: picture.frame.minX, ty: picture.frame.minY
        ).concatenating(map)
        return place.isUsable ? place : nil
    }

    /// The pixels in which a picture is drawn: a view drawn as a picture may extend beyond its frame.
    func extent(of picture: CanvasPicture, _ map: CGAffineTransform) -> CGRect {
        guard let place = place(of: picture, map), let (texture, toPoints) = pixels(of: picture, place) else {
            return .null
        }
        return CGRect(x: 0, y: 0, width: texture.width, height: texture.height)
            .applying(toPoints.concatenating(place))
    }

    private func draw(_ picture: CanvasPicture, _ map: CGAffineTransform, _ opacity: Double) {
        guard let place = place(of: picture, map), let (texture, toPoints) = pixels(of: picture, place) else { return }
        let whole = toPoints.concatenating(place).onPixels
        switch texture.format {
        case .color: draw(texture, at: (0, 0), whole, isSmooth: picture.isSmooth, opacity)
        case .coverage:
            let paint = picture.paint ?? .color(.black)
            if setSource(paint.faded(by: opacity), map) { mask(texture, at: (0, 0), whole) }
        }
    }

    /// A picture at the resolution seen through `place`, and the map from the texture's pixels to the picture's points.
    func pixels(of picture: CanvasPicture, _ place: CGAffineTransform) -> (Texture, CGAffineTransform)? {
        // In steps of an eighth, so that a slowly growing picture is not painted in every frame.
        let factor = abs(place.a * place.d - place.b * place.c).squareRoot()
        let scale = min(max((factor * 8).rounded(.up) / 8, 1 / 8), 16)
        guard let (texture, area) = picture.source.picture(scale: scale, version: picture.version), texture.width > 0,
            texture.height > 0
        else { return nil }
        return (
            texture,
            CGAffineTransform(
                a: area.width / CGFloat(texture.width), b: 0, c: 0, d: area.height / CGFloat(texture.height),
                tx: area.minX, ty: area.minY)
        )
    }

    /// Paints the source through coverage.
    private func mask(_ coverage: Texture, at from: (x: Int, y: Int), _ place: CGAffineTransform) {
        guard place.isUsable, let image = coverage.cairoSurface else { return }
        var matrix = place.matrix
        cairo_set_matrix(context, &matrix)
        cairo_mask_surface(context, image, Double(from.x), Double(from.y))
        cairo_identity_matrix(context)
        cairo_surface_destroy(image)
    }

    private func draw(
        _ texture: Texture, at from: (x: Int, y: Int), _ place: CGAffineTransform, isSmooth: Bool, _ opacity: Double
    ) {
        guard place.isUsable, let image = texture.cairoSurface else { return }
        var matrix = place.matrix
        cairo_save(context)
        cairo_set_matrix(context, &matrix)
        cairo_set_source_surface(context, image, Double(from.x), Double(from.y))
        cairo_pattern_set_filter(cairo_get_source(context), isSmooth ? CAIRO_FILTER_GOOD : CAIRO_FILTER_NEAREST)
        cairo_new_path(context)
        cairo_rectangle(context, Double(from.x), Double(from.y), Double(texture.width), Double(texture.height))
        cairo_clip(context)
        cairo_paint_with_alpha(context, opacity)
        cairo_restore(context)
        cairo_surface_destroy(image)
    }
}

extension CGAffineTransform {
    /// The map with a translation of whole pixels if it only translates, so that they stay sharp.
    fileprivate var onPixels: CGAffineTransform {
        guard abs(a - 1) < 1e-6, abs(d - 1) < 1e-6, abs(b) < 1e-6, abs(c) < 1e-6 else { return self }
        return CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: (tx + 0.5).rounded(.down), ty: (ty + 0.5).rounded(.down))
    }
}

extension Texture {
    /// A cairo surface that uses the texture's memory; the caller destroys it.
    var cairoSurface: OpaquePointer? {
        guard let bytes, width > 0, height > 0 else { return nil }
        return cairo_image_surface_create_for_data(
            bytes.assumingMemoryBound(to: UInt8.self), format == .coverage ? CAIRO_FORMAT_A8 : CAIRO_FORMAT_ARGB32,
            Int32(width), Int32(height), Int32(stride))
    }
}

extension CanvasBlendMode {
    var cairo: cairo_operator_t {
        switch self {
        case .normal: CAIRO_OPERATOR_OVER
        case .multiply: CAIRO_OPERATOR_MULTIPLY
        case .screen: CAIRO_OPERATOR_SCREEN
        case .overlay: CAIRO_OPERATOR_OVERLAY
        case .darken: CAIRO_OPERATOR_DARKEN
        case .lighten: CAIRO_OPERATOR_LIGHTEN
        case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
        case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
        case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
        case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
        case .difference: CAIRO_OPERATOR_DIFFERENCE
        case .exclusion: CAIRO_OPERATOR_EXCLUSION
        case .hue: CAIRO_OPERATOR_HSL_HUE
        case .saturation: CAIRO_OPERATOR_HSL_SATURATION
        case .color: CAIRO_OPERATOR_HSL_COLOR
        case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
        case .clear: CAIRO_OPERATOR_CLEAR
        case .copy: CAIRO_OPERATOR_SOURCE
        case .sourceIn: CAIRO_OPERATOR_IN
        case .sourceOut: CAIRO_OPERATOR_OUT
        case .sourceAtop: CAIRO_OPERATOR_ATOP
        case .destinationOver: CAIRO_OPERATOR_DEST_OVER
        case .destinationIn: CAIRO_OPERATOR_DEST_IN
        case .destinationOut: CAIRO_OPERATOR_DEST_OUT
        case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
        case .xor: CAIRO_OPERATOR_XOR
        // cairo lacks this mode; groups compose it pixel by pixel.
        case .plusDarker: CAIRO_OPERATOR_OVER
        case .plusLighter: CAIRO_OPERATOR_ADD
        }
    }

    /// Whether cairo's operator changes pixels that the drawing does not cover.
    var reachesBeyond: Bool {
        switch self {
        case .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
        default: false
        }
    }
}

import CCairo
import CasementCore
import Foundation

/// A document of pages in memory.
@MainActor package final class PDFFile {
    /// The layout grid and the resolution of pixels, per point: 288 dots per inch.
    package static let scale: CGFloat = 4

    private final class Bytes { var data = Data() }

    private let bytes = Bytes()
    private let surface: OpaquePointer?
    private let context: OpaquePointer?
    private var isOpen = false

    /// The size of a page is in points.
    package init(size: CGSize) {
        let (width, height) = Self.bounded(size)
        surface = cairo_pdf_surface_create_for_stream(
            { target, bytes, count in
                guard let target, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
                Unmanaged<Bytes>.fromOpaque(target).takeUnretainedValue().data.append(bytes, count: Int(count))
                return CAIRO_STATUS_SUCCESS
            }, Unmanaged.passUnretained(bytes).toOpaque(), width, height)
        // The context then counts pixels.
        cairo_surface_set_device_scale(surface, 1 / Double(Self.scale), 1 / Double(Self.scale))
        context = cairo_create(surface)
    }

    isolated deinit {
        cairo_destroy(context)
        cairo_surface_destroy(surface)
    }

    /// A page has at least one point, and at most what PDF allows.
    private static func bounded(_ size: CGSize) -> (Double, Double) {
        func side(_ length: CGFloat) -> Double { length.isNaN ? 1 : Double(min(max(length, 1), 14_400)) }
        return (side(size.width), side(size.height))
    }

    /// Begins a page and returns its painter.
    package func beginPage(size: CGSize, textEngine: SystemTextEngine) -> (any VectorPainter)? {
        guard let context, cairo_status(context) == CAIRO_STATUS_SUCCESS else { return nil }
        let (width, height) = Self.bounded(size)
        cairo_pdf_surface_set_size(surface, width, height)
        isOpen = true
        return PDFPainter(
            context, width: Int((width * Double(Self.scale)).rounded(.up)),
            height: Int((height * Double(Self.scale)).rounded(.up)), fonts: PageFonts(textEngine))
    }

    package func endPage() {
        guard isOpen else { return }
        isOpen = false
        cairo_show_page(context)
    }

    /// Ends the document and returns its bytes; nil if it could not be made.
    package func close() -> Data? {
        endPage()
        cairo_surface_finish(surface)
        return cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS && !bytes.data.isEmpty ? bytes.data : nil
    }
}

/// Draws on a page of a document.
@MainActor final class PDFPainter: VectorPainter {
    let scale = PDFFile.scale
    let page: PixelRect
    private let context: OpaquePointer
    private let fonts: PageFonts
    /// From pixels of the content to those of the page.
    private var map = CGAffineTransform.identity

    init(_ context: OpaquePointer, width: Int, height: Int, fonts: PageFonts) {
        (self.context, self.fonts) = (context, fonts)
        page = PixelRect(x: 0, y: 0, width: width, height: height)
    }

    private var fromPoints: CGAffineTransform { CGAffineTransform(scaleX: scale, y: scale).concatenating(map) }

    private func canvas(at origin: CGPoint, _ pieces: (any CanvasPieces)?) -> CanvasRasteriser {
        let place = CGAffineTransform(translationX: origin.x, y: origin.y).concatenating(fromPoints)
        return CanvasRasteriser(
            with: context, width: page.width, height: page.height, map: place, pieces: pieces
        ) { [unowned self] text, paint, toPixels in
            show(text.piece, CGPoint(x: text.frame.x, y: text.frame.y), toPixels, textFrom: 0) {
                $0.setSource(paint, place)
            } != nil
        }
    }

    func draw(_ operations: [CanvasOperation], at origin: CGPoint, pieces: (any CanvasPieces)?) {
        canvas(at: origin, pieces).draw(operations)
        cairo_set_operator(context, CAIRO_OPERATOR_OVER)
    }

    func draw(_ piece: TextPiece, x: Int, y: Int, _ paint: CanvasPaint, textFrom start: Int) -> Int? {
        show(piece, CGPoint(x: x, y: y), map, textFrom: start) { $0.setSource(paint, fromPoints) }
    }

    /// Shows glyphs through a map to pixels, in the source that `setSource` sets.
    private func show(
        _ piece: TextPiece, _ origin: CGPoint, _ place: CGAffineTransform, textFrom start: Int,
        _ setSource: (CanvasRasteriser) -> Bool
    ) -> Int? {
        guard !piece.isColored, place.isUsable, piece.zoom == 1 else { return nil }
        let runs = piece.glyphs.runs
        guard runs.allSatisfy({ fonts.font(piece.glyphs[$0.lowerBound].font) != nil }) else { return nil }
        guard setSource(canvas(at: .zero, nil)) else { return start }
        var matrix = CGAffineTransform(translationX: origin.x, y: origin.y).concatenating(place).matrix
        cairo_save(context)
        defer { cairo_restore(context) }
        cairo_set_matrix(context, &matrix)
        let text = piece.text
        var end = start
        for run in runs {
            guard let (font, face) = fonts.font(piece.glyphs[run.lowerBound].font) else { continue }
            let parts = TextClusters(piece.glyphs[run], font, text: text, from: end, isLast: false)
            end = parts.end
            cairo_set_font_face(context, face)
            cairo_set_font_size(context, font.pixelSize)
            parts.text.withUnsafeBytes { bytes in
                cairo_show_text_glyphs(
                    context, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(bytes.count), parts.glyphs,
                    Int32(parts.glyphs.count), parts.clusters, Int32(parts.clusters.count), .init(0))
            }
        }
        return end
    }

    func draw(_ texture: Texture, x: Int, y: Int, tint: ResolvedColor) {
        guard map.isUsable, tint.alpha > 0, let image = texture.cairoSurface else { return }
        defer { cairo_surface_destroy(image) }
        var matrix = map.matrix
        cairo_save(context)
        defer { cairo_restore(context) }
        cairo_set_matrix(context, &matrix)
        if texture.format == .coverage {
            cairo_set_source_rgba(
                context, Double(tint.red), Double(tint.green), Double(tint.blue), Double(tint.alpha))
            cairo_mask_surface(context, image, Double(x), Double(y))
        } else {
            cairo_set_source_surface(context, image, Double(x), Double(y))
            cairo_paint_with_alpha(context, Double(tint.alpha))
        }
    }

    func group(opacity: Double, _ mode: BlendMode, _ body: () -> Void) {
        if opacity == 1, mode == .normal { return body() }
        cairo_push_group(context)
        body()
        cairo_pop_group_to_source(context)
        cairo_set_operator(context, mode.cairo)
        cairo_paint_with_alpha(context, opacity)
        cairo_set_operator(context, CAIRO_OPERATOR_OVER)
    }

    func clip(to path: Path, _ style: FillStyle, _ body: () -> Void) {
        cairo_save(context)
        cairo_set_fill_rule(context, style.isEOFilled ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        cairo_new_path(context)
        context.add(path, fromPoints)
        cairo_clip(context)
        body()
        cairo_restore(context)
    }

    func transform(_ own: CGAffineTransform, _ body: () -> Void) {
        let outer = map
        let toPoints = CGAffineTransform(scaleX: 1 / scale, y: 1 / scale)
        map = toPoints.concatenating(own).concatenating(CGAffineTransform(scaleX: scale, y: scale)).concatenating(outer)
        if map.isUsable { body() }
        map = outer
    }

    func mask(_ body: () -> Void, by stencil: () -> Void) {
        cairo_push_group(context)
        body()
        let content = cairo_pop_group(context)
        cairo_push_group(context)
        stencil()
        let mask = cairo_pop_group(context)
        cairo_set_source(context, content)
        cairo_mask(context, mask)
        cairo_pattern_destroy(content)
        cairo_pattern_destroy(mask)
    }
}

extension ContiguousArray<PlacedGlyph> {
    /// The ranges of glyphs of one font.
    fileprivate var runs: [Range<Int>] {
        var runs: [Range<Int>] = []
        var start = 0
        while start < count {
            let end = self[start...].firstIndex { $0.font != self[start].font } ?? count
            runs.append(start..<end)
            start = end
        }
        return runs
    }
}

extension BlendMode {
    fileprivate var cairo: cairo_operator_t {
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
        case .sourceAtop: CAIRO_OPERATOR_ATOP
        case .destinationOver: CAIRO_OPERATOR_DEST_OVER
        case .destinationOut: CAIRO_OPERATOR_DEST_OUT
        case .plusDarker: CAIRO_OPERATOR_MULTIPLY
        case .plusLighter: CAIRO_OPERATOR_ADD
        }
    }
}

import Foundation

/// Attributes of a part of a text that a paint does not represent: such a part has a separate paint.
struct TextPaintFacts: Equatable {
    /// Attributes for a renderer, the last first.
    var attributes: [AttributeBox] = []
    var shadows: [StyleShadow] = []

    var isEmpty: Bool { attributes.isEmpty && shadows.isEmpty }
}

/// A text drawn part by part: by a renderer, or with shadows.
final class TextDrawing {
    let request: TextRequest
    let paints: [Paint]
    /// Keyed by the index of the paint.
    let facts: [Int: TextPaintFacts]
    let renderer: (any TextRenderer)?
    let style: _StylePaint
    let environment: EnvironmentValues
    /// The most recent layout.
    var layout: TextLayout?

    init(
        _ request: TextRequest, _ builder: TextBuilder, renderer: (any TextRenderer)?, style: _StylePaint,
        _ environment: EnvironmentValues
    ) {
        (self.request, paints, facts) = (request, builder.paints, builder.facts)
        (self.renderer, self.style, self.environment) = (renderer, style, environment)
    }

    /// How far the drawing extends beyond the text's frame, in points.
    var margin: CGFloat {
        let padding = renderer?.displayPadding ?? EdgeInsets()
        let edges = [padding.top, padding.leading, padding.bottom, padding.trailing, layout?.overhangLength ?? 0]
        let shadows = (style.shadows + facts.values.flatMap(\.shadows)).map(\.extent).max() ?? 0
        return shadows + (edges.filter(\.isFinite).max().map { min($0, 1000) } ?? 0)
    }

    var canvasPaints: [CanvasPaint] {
        let box = CGRect(origin: .zero, size: layout?.size ?? .zero)
        return paints.map { CanvasPaint($0, in: box) }
    }

    @MainActor func record(size: CGSize, in tree: LayoutTree) -> [CanvasOperation] {
        guard let layout else { return [] }
        return GraphicsContext.record(environment, size: size, in: tree) { context in
            context.shadowed(style.shadows) { context in
                if let renderer { return renderer.draw(layout: Text.Layout(layout, self), in: &context) }
                for run in Text.Layout(layout, self).joined() {
                    context.shadowed(facts[run.part.place.paint]?.shadows ?? []) { $0.draw(run) }
                }
            }
        }
    }
}

extension Text.Layout {
    /// Adjacent pieces are the runs of a line.
    init(_ layout: TextLayout, _ drawing: TextDrawing) {
        let scale = drawing.request.scale
        let direction: LayoutDirection = drawing.request.paragraph.isRightToLeft ? .rightToLeft : .leftToRight
        var lines: [[Run]] = []
        var row: Int?
        for place in layout.pieces {
            let baseline = place.frame.y + (place.piece.glyphs.first?.y ?? place.frame.height)
            if baseline != row { lines.append([]) }
            row = baseline
            let bounds = TypographicBounds(
                origin: CGPoint(x: CGFloat(place.frame.x) / scale, y: CGFloat(baseline) / scale),
                width: CGFloat(place.frame.width) / scale, ascent: CGFloat(baseline - place.frame.y) / scale,
                descent: CGFloat(place.frame.maxY - baseline) / scale)
            let part = RenderedPart(place: place, bounds: bounds, drawing: drawing)
            lines[lines.count - 1].append(
                Run(
                    part: part, slices: part.slices(scale: scale).map { RunSlice(part: $0) },
                    layoutDirection: direction))
        }
        self.lines = lines.map { Line(runs: $0, typographicBounds: TypographicBounds($0.map(\.typographicBounds))) }
        isTruncated = layout.isTruncated
    }
}

extension Text.Layout.TypographicBounds {
    /// The union of the bounds of parts of one line.
    fileprivate init(_ parts: [Self]) {
        let all = parts.dropFirst().reduce(parts.first?.rect ?? .zero) { $0.union($1.rect) }
        let baseline = parts.first?.origin.y ?? 0
        self.init(
            origin: CGPoint(x: all.minX, y: baseline), width: all.width, ascent: baseline - all.minY,
            descent: all.maxY - baseline)
    }
}

extension TextLayout {
    /// How far glyphs extend beyond the text's frame.
    fileprivate var overhangLength: CGFloat {
        guard let overhang else { return 0 }
        return max(-overhang.minX, -overhang.minY, overhang.maxX - size.width, overhang.maxY - size.height, 0)
    }
}

import CCairo
import CasementCore
import Foundation

/// Operations drawn into a surface of their own before they are composed: layers, and operations with filters or masks.
extension CanvasRasteriser {
    func needsGroup(_ operation: CanvasOperation) -> Bool {
        if case .layer = operation.content { return true }
        let state = operation.state
        return !state.filters.isEmpty || state.blendMode == .plusDarker
            || (!state.clips.isEmpty && state.clips.contains { $0.isMask })
    }

    func drawGroup(_ operation: CanvasOperation) {
        let state = operation.state
        guard let area = area(of: operation), let group = makeGroup(area) else { return }
        if case .layer(let operations) = operation.content {
            group.draw(operations)
        } else {
            group.paint(operation.content, state.transform, .normal, 1)
        }
        if !state.filters.isEmpty { group.apply(state.filters) }
        // If cairo does not compose, its own clips are applied as masks, too.
        for clip in state.clips where clip.isMask || state.blendMode == .plusDarker { group.keep(clip) }
        compose(group, at: area, state.blendMode, state.opacity)
    }

    /// The pixels that determine the visible result: those the operation draws and its filters move into the clip. Nil
    /// if none.
    private func area(of operation: CanvasOperation) -> PixelRect? {
        guard let seen = clipArea else { return nil }
        let state = operation.state
        let whole = seen.inset(by: -reach(of: state.filters))
        // These modes also change the target where nothing is drawn.
        if state.blendMode.reachesBeyond || state.blendMode == .copy || state.blendMode == .clear { return whole }
        return extent(of: operation, in: whole)
    }

    /// The pixels that an operation draws in `whole`, filters included; nil if none.
    private func extent(of operation: CanvasOperation, in whole: PixelRect) -> PixelRect? {
        let reach = reach(of: operation.state.filters)
        let drawn = extent(of: operation.content, operation.state.transform, in: whole.inset(by: -reach))
        guard let area = drawn?.inset(by: -reach).intersection(whole), !area.isEmpty else { return nil }
        return area
    }

    private func extent(
        of content: CanvasOperation.Content, _ transform: CGAffineTransform, in whole: PixelRect
    ) -> PixelRect? {
        let toPixels = transform.concatenating(map)
        let bounds: CGRect
        switch content {
        case .fill(let path, _, _): bounds = path.controlBounds.applying(toPixels)
        case .stroke(let path, _, let pen): bounds = _ShapeOutline(path, stroke: pen).bounds.applying(toPixels)
        case .text(let text):
            bounds = CGRect(origin: text.origin, size: text.layout.size).insetBy(dx: -8, dy: -8).applying(toPixels)
        case .picture(let picture): bounds = extent(of: picture, toPixels)
        case .layer(let operations):
            // Each operation can only add to the area of the others.
            return operations.reduce(nil) { area, operation in
                guard let more = extent(of: operation, in: whole) else { return area }
                return area?.union(more) ?? more
            }
        }
        return bounds.isNull ? nil : Self.rounded(bounds.insetBy(dx: -2, dy: -2), in: whole)
    }

    static func rounded(_ pixels: CGRect, in whole: PixelRect) -> PixelRect? {
        // NaN may be anywhere.
        func bounded(_ value: CGFloat, _ low: Int, _ high: Int, unknown: Int) -> Int {
            value.isNaN ? unknown : Int(min(max(value, CGFloat(low)), CGFloat(high)))
        }
        let left = bounded(pixels.minX.rounded(.down), whole.x, whole.maxX, unknown: whole.x)
        let right = bounded(pixels.maxX.rounded(.up), whole.x, whole.maxX, unknown: whole.maxX)
        let top = bounded(pixels.minY.rounded(.down), whole.y, whole.maxY, unknown: whole.y)
        let bottom = bounded(pixels.maxY.rounded(.up), whole.y, whole.maxY, unknown: whole.maxY)
        guard left < right, top < bottom else { return nil }
        return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Creates a transparent surface for a part of this one.
    private func makeGroup(_ area: PixelRect) -> CanvasRasteriser? {
        guard let image = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(area.width), Int32(area.height)),
            cairo_surface_status(image) == CAIRO_STATUS_SUCCESS
        else { return nil }
        let shift = CGAffineTransform(translationX: -CGFloat(area.x), y: -CGFloat(area.y))
        return CanvasRasteriser(
            owning: image, width: area.width, height: area.height, map: map.concatenating(shift), pieces: pieces)
    }

    /// Masks the pixels that were drawn with a clip.
    private func keep(_ clip: CanvasClip) {
        let whole = PixelRect(x: 0, y: 0, width: width, height: height)
        guard let mask = makeGroup(whole) else { return }
        switch clip.area {
        case .path(let path, let style): mask.paint(.fill(path, .color(.black), style), .identity, .normal, 1)
        case .layer(let operations, let opacity):
            mask.draw(operations)
            mask.fade(by: opacity)
        }
        cairo_surface_flush(mask.surface)
        cairo_set_operator(context, clip.isInverse ? CAIRO_OPERATOR_DEST_OUT : CAIRO_OPERATOR_DEST_IN)
        cairo_set_source_surface(context, mask.surface, 0, 0)
        cairo_paint(context)
    }

    /// Composes with the one mode that cairo lacks, pixel by pixel; clips are already applied to the group.
    private func addDarker(_ group: CanvasRasteriser, at area: PixelRect, _ opacity: Double) {
        group.fade(by: opacity)
        cairo_surface_flush(surface)
        cairo_surface_flush(group.surface)
        guard let from = cairo_image_surface_get_data(group.surface), let to = cairo_image_surface_get_data(surface)
        else { return }
        let (fromStride, toStride) = (
            Int(cairo_image_surface_get_stride(group.surface)), Int(cairo_image_surface_get_stride(surface))
        )
        let seen = area.intersection(PixelRect(x: 0, y: 0, width: width, height: height))
        guard !seen.isEmpty else { return }
        for y in seen.y..<seen.maxY {
            let source = UnsafeRawPointer(from + (y - area.y) * fromStride + (seen.x - area.x) * 4)
            let target = UnsafeMutableRawPointer(to + y * toStride + seen.x * 4)
            PlusDarker.add(
                source.assumingMemoryBound(to: UInt32.self), to: target.assumingMemoryBound(to: UInt32.self),
                count: seen.width, hasAlpha: true)
        }
        cairo_surface_mark_dirty(surface)
    }

    private func fade(by opacity: Double) {
        cairo_set_operator(context, CAIRO_OPERATOR_DEST_IN)
        cairo_set_source_rgba(context, 0, 0, 0, opacity)
        cairo_paint(context)
    }

    /// Composes a group with the surface, inside the clip.
    private func compose(_ group: CanvasRasteriser, at area: PixelRect, _ mode: CanvasBlendMode, _ opacity: Double) {
        cairo_surface_flush(group.surface)
        if mode == .plusDarker { return addDarker(group, at: area, opacity) }
        cairo_save(context)
        cairo_new_path(context)
        cairo_rectangle(context, Double(area.x), Double(area.y), Double(area.width), Double(area.height))
        cairo_clip(context)
        cairo_set_operator(context, mode.cairo)
        cairo_set_source_surface(context, group.surface, Double(area.x), Double(area.y))
        cairo_paint_with_alpha(context, opacity)
        cairo_restore(context)
    }
}

extension CanvasClip {
    /// Whether cairo cannot express it as a clip.
    fileprivate var isMask: Bool {
        if case .path = area { return isInverse }
        return true
    }
}

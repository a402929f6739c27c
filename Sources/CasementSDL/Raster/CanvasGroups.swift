import CCairo
import CasementCore
import Foundation

/// Steps that are drawn apart before they meet what is there: layers, and steps with filters or masks.
extension CanvasRasteriser {
    func needsGroup(_ operation: CanvasOperation) -> Bool {
        if case .layer = operation.content { return true }
        let state = operation.state
        return !state.filters.isEmpty || state.blendMode == .plusDarker
            || (!state.clips.isEmpty && state.clips.contains { $0.isMask })
    }

    func drawGroup(_ operation: CanvasOperation) {
        let state = operation.state
        guard let area = clipArea, let group = makeGroup(area) else { return }
        if case .layer(let operations) = operation.content {
            group.draw(operations)
        } else {
            group.paint(operation.content, state.transform, .normal, 1)
        }
        for clip in state.clips where clip.isMask { group.keep(clip) }
        compose(group, at: area, state.blendMode, state.opacity)
    }

    /// A surface for a part of this one, transparent.
    private func makeGroup(_ area: PixelRect) -> CanvasRasteriser? {
        guard let image = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(area.width), Int32(area.height)),
            cairo_surface_status(image) == CAIRO_STATUS_SUCCESS
        else { return nil }
        let shift = CGAffineTransform(translationX: -CGFloat(area.x), y: -CGFloat(area.y))
        return CanvasRasteriser(
            owning: image, width: area.width, height: area.height, map: map.concatenating(shift), pieces: pieces)
    }

    /// Keeps of what is drawn only what a mask leaves.
    private func keep(_ clip: CanvasClip) {
        let whole = PixelRect(x: 0, y: 0, width: width, height: height)
        guard let mask = makeGroup(whole) else { return }
        switch clip.area {
        case .path(let path, let style): mask.paint(.fill(path, .color(.black), style), .identity, .normal, 1)
        case .layer(let operations, let opacity):
            mask.draw(operations)
            cairo_set_operator(mask.context, CAIRO_OPERATOR_DEST_IN)
            cairo_set_source_rgba(mask.context, 0, 0, 0, opacity)
            cairo_paint(mask.context)
        }
        cairo_surface_flush(mask.surface)
        cairo_set_operator(context, clip.isInverse ? CAIRO_OPERATOR_DEST_OUT : CAIRO_OPERATOR_DEST_IN)
        cairo_set_source_surface(context, mask.surface, 0, 0)
        cairo_paint(context)
    }

    /// Lays a group over what is there, inside the clip.
    private func compose(_ group: CanvasRasteriser, at area: PixelRect, _ mode: CanvasBlendMode, _ opacity: Double) {
        cairo_surface_flush(group.surface)
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
    /// Whether cairo has no clip for it.
    fileprivate var isMask: Bool {
        if case .path = area { return isInverse }
        return true
    }
}

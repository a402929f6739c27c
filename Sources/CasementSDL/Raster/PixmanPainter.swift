import CPixman
import CasementCore
import Foundation

/// Paints into 32-bit memory with pixman.
///
/// pixman draws nothing, silently, where a coordinate passes 32,767: all rectangles are cut to the clip, which lies inside the
/// target, before it sees them, and a larger target is painted only that far.
@MainActor package final class PixmanPainter: LayerPainter {
    private let bytes: UnsafeMutableRawPointer
    private let width: Int
    private let height: Int
    /// Bytes from one row to the next; a multiple of 4.
    private let stride: Int
    private let image: OpaquePointer?
    private var clip: PixelRect
    private var solid = SolidImage()

    private static let largestSide = 32_767

    /// A painter on memory that outlives it: premultiplied ARGB with `hasAlpha`, else XRGB, both in native byte order.
    package init(bytes: UnsafeMutableRawPointer, width: Int, height: Int, stride: Int, hasAlpha: Bool) {
        self.bytes = bytes
        self.stride = stride
        self.width = min(max(width, 0), Self.largestSide)
        self.height = min(max(height, 0), Self.largestSide)
        image = PixmanImage.make(
            hasAlpha ? PIXMAN_a8r8g8b8 : PIXMAN_x8r8g8b8, bytes, width: self.width, height: self.height, stride: stride)
        clip = PixelRect(x: 0, y: 0, width: self.width, height: self.height)
    }

    isolated deinit { PixmanImage.free(image) }

    package func clip(to rect: PixelRect) {
        clip = rect.intersection(PixelRect(x: 0, y: 0, width: width, height: height))
    }

    package func fill(_ rect: PixelRect, with color: ResolvedColor) {
        let area = rect.intersection(clip)
        let color = PremultipliedColor(color)
        guard !area.isEmpty, color.alpha > 0 else { return }
        if color.alpha == 255 { return store(color.argb, in: area) }
        compositeSolid(color, under: nil, to: area, from: (0, 0))
    }

    package func draw(_ texture: Texture, x: Int, y: Int, tint: ResolvedColor) {
        let area = PixelRect(x: x, y: y, width: texture.width, height: texture.height).intersection(clip)
        let tint = PremultipliedColor(tint)
        guard !area.isEmpty, tint.alpha > 0, let picture = PixmanImage.kept(by: texture) else { return }
        let from = (x: area.x - x, y: area.y - y)
        switch texture.format {
        case .coverage: compositeSolid(tint, under: picture, to: area, from: from)
        case .color:
            let fade = tint.alpha == 255 ? nil : solid.image(PremultipliedColor(alpha: tint.alpha))
            composite(PIXMAN_OP_OVER, picture, mask: fade, to: area, source: from, mask: (0, 0))
        }
    }

    package func clear() { store(0, in: clip) }

    package func keep(_ coverage: Texture, x: Int, y: Int) {
        let area = PixelRect(x: x, y: y, width: coverage.width, height: coverage.height).intersection(clip)
        guard !area.isEmpty, let picture = PixmanImage.make(coverage) else { return clear() }
        defer { PixmanImage.free(picture) }
        // What lies above, below, left and right of the coverage.
        store(0, in: PixelRect(x: clip.x, y: clip.y, width: clip.width, height: area.y - clip.y))
        store(0, in: PixelRect(x: clip.x, y: area.maxY, width: clip.width, height: clip.maxY - area.maxY))
        store(0, in: PixelRect(x: clip.x, y: area.y, width: area.x - clip.x, height: area.height))
        store(0, in: PixelRect(x: area.maxX, y: area.y, width: clip.maxX - area.maxX, height: area.height))
        composite(PIXMAN_OP_IN_REVERSE, picture, mask: nil, to: area, source: (area.x - x, area.y - y), mask: (0, 0))
    }

    // MARK: Steps

    private func store(_ argb: UInt32, in area: PixelRect) {
        guard !area.isEmpty else { return }
        pixman_fill(
            bytes.assumingMemoryBound(to: UInt32.self), Int32(stride / 4), 32,
            Int32(area.x), Int32(area.y), Int32(area.width), Int32(area.height), argb)
    }

    private func compositeSolid(
        _ color: PremultipliedColor, under coverage: OpaquePointer?, to area: PixelRect, from: (x: Int, y: Int)
    ) {
        guard let source = solid.image(color) else { return }
        composite(PIXMAN_OP_OVER, source, mask: coverage, to: area, source: (0, 0), mask: from)
    }

    private func composite(
        _ operation: pixman_op_t, _ source: OpaquePointer, mask: OpaquePointer?, to area: PixelRect,
        source from: (x: Int, y: Int), mask maskFrom: (x: Int, y: Int)
    ) {
        guard let image else { return }
        pixman_image_composite32(
            operation, source, mask, image, Int32(from.x), Int32(from.y), Int32(maskFrom.x), Int32(maskFrom.y),
            Int32(area.x), Int32(area.y), Int32(area.width), Int32(area.height))
    }
}

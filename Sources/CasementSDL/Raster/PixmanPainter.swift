import CBlending
import CPixman
import CasementCore
import Foundation

/// Paints into 32-bit memory with pixman. What most pixels are painted with, one colour in the normal mode, is blended
/// by functions of our own, which round alike.
///
/// pixman silently draws nothing if a coordinate exceeds 32,767: all rectangles are cut to the clip, which lies inside
/// the target, before they are passed on, and a larger target is painted only up to there.
@MainActor package final class PixmanPainter: LayerPainter {
    private let memory: UnsafeMutableRawPointer
    // As in `Texture`: each text of a frame reads them.
    /// The first row that is painted.
    @exclusivity(unchecked) private var bytes: UnsafeMutableRawPointer
    @exclusivity(unchecked) private var firstRow = 0
    private let width: Int
    private let height: Int
    /// Bytes from one row to the next; a multiple of 4.
    private let stride: Int
    private let image: OpaquePointer?
    @exclusivity(unchecked) private var clip: PixelRect
    @exclusivity(unchecked) private var solid = SolidImage()
    private let hasAlpha: Bool
    @exclusivity(unchecked) package var blendMode = BlendMode.normal

    private static let largestSide = 32_767

    /// Creates a painter for memory that outlives it: premultiplied ARGB with `hasAlpha`, else XRGB, both in native
    /// byte order. With `rows`, the memory has more rows than are painted.
    package init(
        bytes: UnsafeMutableRawPointer, width: Int, height: Int, stride: Int, hasAlpha: Bool, rows: Int? = nil
    ) {
        (self.bytes, memory) = (bytes, bytes)
        (self.stride, self.hasAlpha) = (stride, hasAlpha)
        self.width = min(max(width, 0), Self.largestSide)
        self.height = min(max(height, 0), Self.largestSide)
        image = PixmanImage.make(
            hasAlpha ? PIXMAN_a8r8g8b8 : PIXMAN_x8r8g8b8, bytes, width: self.width,
            height: rows.map { min($0, Self.largestSide) } ?? self.height, stride: stride)
        clip = PixelRect(x: 0, y: 0, width: self.width, height: self.height)
    }

    /// The painter for a texture with colours, in its initial state. The texture keeps it, for layers that are painted
    /// in every frame. Nil if it has no memory.
    static func kept(by texture: Texture) -> PixmanPainter? {
        guard let bytes = texture.bytes else { return nil }
        let painter = PixmanImage.kept(by: texture) { memory in
            PixmanPainter(
                bytes: bytes, width: memory.width, height: memory.height, stride: memory.stride, hasAlpha: true)
        }
        let known = unsafeDowncast(painter, to: PixmanPainter.self)
        known.clip = PixelRect(x: 0, y: 0, width: known.width, height: known.height)
        known.blendMode = .normal
        return known
    }

    isolated deinit { PixmanImage.free(image) }

    /// Paints from another row of the memory on, of which enough follow it.
    package func begin(atRow row: Int) {
        firstRow = row
        bytes = memory + row * stride
    }

    package func clip(to rect: PixelRect) {
        clip = rect.intersection(PixelRect(x: 0, y: 0, width: width, height: height))
    }

    /// So many that one mostly stays in a processor core's own cache, which has 512 KiB to 2 MiB.
    package func bands(of rect: PixelRect) -> Int { rect.width * rect.height * 4 / (768 << 10) }

    package func fill(_ rect: PixelRect, with color: ResolvedColor) {
        fill(rect.intersection(clip), with: PremultipliedColor(color))
    }

    private func fill(_ area: PixelRect, with color: PremultipliedColor) {
        guard !area.isEmpty, color.alpha > 0 else { return }
        guard blendMode == .normal else { return compositeSolid(color, under: nil, to: area, from: (0, 0)) }
        if color.alpha == 255 { return store(color.argb, in: area) }
        casement_blend(color.argb, start(of: area), stride, area.width, area.height)
    }

    package func draw(_ texture: Texture, x: Int, y: Int, tint: ResolvedColor) {
        let memory = texture.memory
        let area = PixelRect(x: x, y: y, width: memory.width, height: memory.height).intersection(clip)
        let tint = PremultipliedColor(tint)
        guard !area.isEmpty, tint.alpha > 0 else { return }
        let from = (x: area.x - x, y: area.y - y)
        if texture.format == .coverage, blendMode == .normal, let coverage = memory.bytes {
            return casement_blend_coverage(
                tint.argb, (coverage + from.y * memory.stride + from.x).assumingMemoryBound(to: UInt8.self),
                memory.stride, start(of: area), stride, area.width, area.height)
        }
        guard let picture = PixmanImage.kept(by: texture, memory) else { return }
        switch texture.format {
        case .coverage: compositeSolid(tint, under: picture, to: area, from: from)
        case .color:
            let fade = tint.alpha == 255 ? nil : solid.image(PremultipliedColor(alpha: tint.alpha))
            blend(picture, mask: fade, to: area, source: from, mask: (0, 0))
        }
    }

    package func draw(_ texture: Texture, x: Double, y: Double, scale: Double, tint: ResolvedColor) {
        let tint = PremultipliedColor(tint)
        guard scale > 0, scale.isFinite, abs(x) < 1e6, abs(y) < 1e6, tint.alpha > 0, texture.width > 0 else { return }
        let left = Int((x - 1).rounded(.down)), top = Int((y - 1).rounded(.down))
        let place = PixelRect(
            x: left, y: top, width: Int((Double(texture.width) * scale).rounded(.up)) + 3,
            height: Int((Double(texture.height) * scale).rounded(.up)) + 3)
        let area = place.intersection(clip)
        guard !area.isEmpty, let picture = PixmanImage.make(texture) else { return }
        defer { PixmanImage.free(picture) }
        picture.setTransform(
            ProjectionTransform(
                CGAffineTransform(
                    a: 1 / scale, b: 0, c: 0, d: 1 / scale, tx: (Double(left) - x) / scale,
                    ty: (Double(top) - y) / scale)))
        let from = (x: area.x - left, y: area.y - top)
        switch texture.format {
        case .coverage: compositeSolid(tint, under: picture, to: area, from: from)
        case .color:
            let fade = tint.alpha == 255 ? nil : solid.image(PremultipliedColor(alpha: tint.alpha))
            blend(picture, mask: fade, to: area, source: from, mask: (0, 0))
        }
    }

    package func clear() { store(0, in: clip) }

    package func keep(_ coverage: Texture, x: Int, y: Int) {
        let area = PixelRect(x: x, y: y, width: coverage.width, height: coverage.height).intersection(clip)
        guard !area.isEmpty, let picture = PixmanImage.make(coverage) else { return clear() }
        defer { PixmanImage.free(picture) }
        // The areas above, below, left and right of the coverage.
        store(0, in: PixelRect(x: clip.x, y: clip.y, width: clip.width, height: area.y - clip.y))
        store(0, in: PixelRect(x: clip.x, y: area.maxY, width: clip.width, height: clip.maxY - area.maxY))
        store(0, in: PixelRect(x: clip.x, y: area.y, width: area.x - clip.x, height: area.height))
        store(0, in: PixelRect(x: area.maxX, y: area.y, width: clip.maxX - area.maxX, height: area.height))
        composite(PIXMAN_OP_IN_REVERSE, picture, mask: nil, to: area, source: (area.x - x, area.y - y), mask: (0, 0))
    }

    // MARK: Drawing

    private func start(of area: PixelRect) -> UnsafeMutableRawPointer { bytes + area.y * stride + area.x * 4 }

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
        blend(source, mask: coverage, to: area, source: (0, 0), mask: from)
    }

    /// Blends with the target in the current mode.
    private func blend(
        _ source: OpaquePointer, mask: OpaquePointer?, to area: PixelRect, source from: (x: Int, y: Int),
        mask maskFrom: (x: Int, y: Int)
    ) {
        let operation = blendMode.operation
        if let operation, !blendMode.isWhole {
            return composite(operation, source, mask: mask, to: area, source: from, mask: maskFrom)
        }
        // pixman lacks this operator, or divides by zero in it where either side is transparent: blended row by row.
        var row = [UInt32](repeating: 0, count: area.width)
        for line in 0..<area.height {
            row.withUnsafeMutableBytes { bytes in
                guard let start = bytes.baseAddress,
                    let target = PixmanImage.make(
                        PIXMAN_a8r8g8b8, start, width: area.width, height: 1, stride: area.width * 4)
                else { return }
                pixman_image_composite32(
                    PIXMAN_OP_SRC, source, mask, target, Int32(from.x), Int32(from.y + line), Int32(maskFrom.x),
                    Int32(maskFrom.y + line), 0, 0, Int32(area.width), 1)
                PixmanImage.free(target)
            }
            let place = (start(of: area) + line * stride).assumingMemoryBound(to: UInt32.self)
            guard let operation else {
                PlusDarker.add(row, to: place, count: area.width, hasAlpha: hasAlpha)
                continue
            }
            let before = [UInt32](UnsafeBufferPointer(start: place, count: area.width))
            composite(
                operation, source, mask: mask, to: PixelRect(x: area.x, y: area.y + line, width: area.width, height: 1),
                source: (from.x, from.y + line), mask: (maskFrom.x, maskFrom.y + line))
            for index in 0..<area.width {
                if row[index] == 0 {
                    place[index] = before[index]
                } else if hasAlpha, before[index] >> 24 == 0 {
                    place[index] = row[index]
                }
            }
        }
    }

    private func composite(
        _ operation: pixman_op_t, _ source: OpaquePointer, mask: OpaquePointer?, to area: PixelRect,
        source from: (x: Int, y: Int), mask maskFrom: (x: Int, y: Int)
    ) {
        guard let image else { return }
        pixman_image_composite32(
            operation, source, mask, image, Int32(from.x), Int32(from.y), Int32(maskFrom.x), Int32(maskFrom.y),
            Int32(area.x), Int32(area.y + firstRow), Int32(area.width), Int32(area.height))
    }
}

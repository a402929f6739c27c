import CPixman
import CasementCore
import Foundation

/// Scales parts of pictures with pixman: smaller by the mean of the pixels that fall into each one, larger bilinearly.
@MainActor enum PictureScaler {
    /// Draws `picture` into a texture of the size of `drawing.part`. `scale` is the picture's pixels per point.
    static func draw(_ picture: CGImage, scale: CGFloat, _ drawing: PictureDrawing, into texture: Texture) {
        texture.clear()
        guard let target = PixmanImage.make(texture) else { return }
        defer { PixmanImage.free(target) }
        for patch in patches(picture, scale: scale, drawing) {
            let place = patch.target.intersection(drawing.part)
            guard !place.isEmpty, !patch.source.isEmpty else { continue }
            if patch.isTiled {
                tile(picture, patch, drawing, place, on: target)
            } else {
                stretch(picture, patch.source, to: patch.target, drawing, place, on: target)
            }
        }
    }

    /// Draws a texture scaled to the drawing's frame: the pixels of `changed` in the drawing's part.
    static func draw(_ pixels: Texture, _ drawing: PictureDrawing, changed: PixelRect, into texture: Texture) {
        let place = changed.intersection(drawing.part)
        guard !place.isEmpty, let target = PixmanImage.make(texture), let image = PixmanImage.make(pixels) else {
            return
        }
        setScale(
            of: image, from: PixelRect(x: 0, y: 0, width: pixels.width, height: pixels.height),
            to: PixelRect(x: 0, y: 0, width: drawing.width, height: drawing.height), drawing.interpolation)
        pixman_image_composite32(
            PIXMAN_OP_SRC, image, nil, target, Int32(place.x), Int32(place.y), 0, 0,
            Int32(place.x - drawing.part.x), Int32(place.y - drawing.part.y), Int32(place.width), Int32(place.height))
        PixmanImage.free(image)
        PixmanImage.free(target)
    }

    /// A part of the picture, in its pixels, and its place in the frame.
    private struct Patch {
        var source: PixelRect
        var target: PixelRect
        /// The size of one tile, if it is repeated.
        var tile: (width: Int, height: Int)?
        var isTiled: Bool { tile != nil }
    }

    // MARK: Caps

    private static func patches(_ picture: CGImage, scale: CGFloat, _ drawing: PictureDrawing) -> [Patch] {
        let caps = drawing.caps
        if caps.isEmpty, drawing.mode == .stretch {
            return [
                Patch(
                    source: PixelRect(x: 0, y: 0, width: picture.width, height: picture.height),
                    target: PixelRect(x: 0, y: 0, width: drawing.width, height: drawing.height))
            ]
        }
        let zoom = drawing.scale / scale
        let columns = cuts(
            caps.leading, caps.trailing, length: picture.width, scale: scale, target: drawing.width, zoom)
        let rows = cuts(caps.top, caps.bottom, length: picture.height, scale: scale, target: drawing.height, zoom)
        var patches: [Patch] = []
        for row in 0..<3 {
            for column in 0..<3 {
                let source = rect(columns.source, rows.source, column, row)
                var patch = Patch(source: source, target: rect(columns.target, rows.target, column, row))
                if drawing.mode == .tile, row == 1 || column == 1 {
                    // A cap keeps its thickness; the part between is repeated at the picture's own size.
                    let width = column == 1 ? Int((CGFloat(source.width) * zoom).rounded()) : patch.target.width
                    let height = row == 1 ? Int((CGFloat(source.height) * zoom).rounded()) : patch.target.height
                    patch.tile = (max(1, width), max(1, height))
                }
                patches.append(patch)
            }
        }
        return patches
    }

    /// The four edges of the three parts along one axis, in the picture and in the frame.
    private static func cuts(
        _ first: CGFloat, _ last: CGFloat, length: Int, scale: CGFloat, target: Int, _ zoom: CGFloat
    ) -> (source: [Int], target: [Int]) {
        var start = Int((min(first, 1e6) * scale).rounded())
        var end = length - Int((min(last, 1e6) * scale).rounded())
        if start >= end, start > 0 || end < length {
            // Caps that meet leave one pixel to be stretched.
            start = min(start, length - 1) * start / (start + length - end)
            end = start + 1
        }
        var from = Int((CGFloat(start) * zoom).rounded()), to = Int((CGFloat(length - end) * zoom).rounded())
        if from + to > target {
            // Caps that do not fit share the frame.
            from = target * from / (from + to)
            to = target - from
        }
        return ([0, start, end, length], [0, from, target - to, target])
    }

    private static func rect(_ columns: [Int], _ rows: [Int], _ column: Int, _ row: Int) -> PixelRect {
        PixelRect(
            x: columns[column], y: rows[row], width: columns[column + 1] - columns[column],
            height: rows[row + 1] - rows[row])
    }

    // MARK: Drawing

    private static func stretch(
        _ picture: CGImage, _ source: PixelRect, to frame: PixelRect, _ drawing: PictureDrawing, _ place: PixelRect,
        on target: OpaquePointer
    ) {
        picture.withPart(source) { image in
            setScale(of: image, from: source, to: frame, drawing.interpolation)
            pixman_image_composite32(
                PIXMAN_OP_SRC, image, nil, target, Int32(place.x - frame.x), Int32(place.y - frame.y), 0, 0,
                Int32(place.x - drawing.part.x), Int32(place.y - drawing.part.y), Int32(place.width),
                Int32(place.height))
        }
    }

    private static func tile(
        _ picture: CGImage, _ patch: Patch, _ drawing: PictureDrawing, _ place: PixelRect, on target: OpaquePointer
    ) {
        guard let size = patch.tile, size.width <= Texture.largestSide, size.height <= Texture.largestSide else {
            return
        }
        let single = Texture(.color)
        single.resize(width: size.width, height: size.height)
        let whole = PixelRect(x: 0, y: 0, width: size.width, height: size.height)
        var one = drawing
        one.part = whole
        guard let copy = PixmanImage.make(single) else { return }
        defer { PixmanImage.free(copy) }
        stretch(picture, patch.source, to: whole, one, whole, on: copy)
        pixman_image_set_repeat(copy, PIXMAN_REPEAT_NORMAL)
        pixman_image_composite32(
            PIXMAN_OP_SRC, copy, nil, target, Int32(place.x - patch.target.x), Int32(place.y - patch.target.y), 0, 0,
            Int32(place.x - drawing.part.x), Int32(place.y - drawing.part.y), Int32(place.width), Int32(place.height))
    }

    /// Makes the image be read scaled, without pixels from beyond its edges.
    private static func setScale(
        of image: OpaquePointer, from source: PixelRect, to frame: PixelRect, _ interpolation: Image.Interpolation
    ) {
        guard source.width != frame.width || source.height != frame.height else { return }
        let x = Double(source.width) / Double(frame.width), y = Double(source.height) / Double(frame.height)
        var transform = pixman_transform_t()
        pixman_transform_init_scale(&transform, fixed(x), fixed(y))
        pixman_image_set_transform(image, &transform)
        pixman_image_set_repeat(image, PIXMAN_REPEAT_PAD)
        switch interpolation {
        case .none: pixman_image_set_filter(image, PIXMAN_FILTER_NEAREST, nil, 0)
        case .low: pixman_image_set_filter(image, PIXMAN_FILTER_BILINEAR, nil, 0)
        case .medium, .high:
            guard x > 1 || y > 1 else {
                pixman_image_set_filter(image, PIXMAN_FILTER_BILINEAR, nil, 0)
                return
            }
            var count: Int32 = 0
            let kernel = pixman_filter_create_separable_convolution(
                &count, fixed(max(x, 1)), fixed(max(y, 1)), x > 1 ? PIXMAN_KERNEL_IMPULSE : PIXMAN_KERNEL_LINEAR,
                y > 1 ? PIXMAN_KERNEL_IMPULSE : PIXMAN_KERNEL_LINEAR,
                x > 1 ? PIXMAN_KERNEL_BOX : PIXMAN_KERNEL_IMPULSE, y > 1 ? PIXMAN_KERNEL_BOX : PIXMAN_KERNEL_IMPULSE,
                4, 4)
            if let kernel { pixman_image_set_filter(image, PIXMAN_FILTER_SEPARABLE_CONVOLUTION, kernel, count) }
            free(kernel)
        }
    }

    private static func fixed(_ value: Double) -> pixman_fixed_t {
        pixman_fixed_t((min(value, 32_767) * 65_536).rounded())
    }
}

extension CGImage {
    /// Passes pixman an image of a part of the pixels, which it only reads.
    @MainActor fileprivate func withPart(_ part: PixelRect, _ body: (OpaquePointer) -> Void) {
        pixels.withUnsafeBufferPointer { buffer in
            guard let start = buffer.baseAddress else { return }
            let first = UnsafeMutableRawPointer(mutating: start + part.y * width + part.x)
            let image = PixmanImage.make(
                PIXMAN_a8r8g8b8, first, width: part.width, height: part.height, stride: width * 4)
            if let image { body(image) }
            PixmanImage.free(image)
        }
    }
}

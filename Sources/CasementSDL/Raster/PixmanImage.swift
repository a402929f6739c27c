import CPixman
import CasementCore

/// pixman's views of memory. Making one costs about 0.1 us, a tenth of the smallest drawing, so that none is kept beside a texture.
@MainActor enum PixmanImage {
    static func make(
        _ format: pixman_format_code_t, _ bytes: UnsafeMutableRawPointer, width: Int, height: Int, stride: Int
    ) -> OpaquePointer? {
        guard width > 0, height > 0 else { return nil }
        return pixman_image_create_bits_no_clear(
            format, Int32(width), Int32(height), bytes.assumingMemoryBound(to: UInt32.self), Int32(stride))
    }

    static func make(_ texture: Texture) -> OpaquePointer? {
        guard let bytes = texture.bytes else { return nil }
        return make(
            texture.format == .coverage ? PIXMAN_a8 : PIXMAN_a8r8g8b8, bytes,
            width: texture.width, height: texture.height, stride: texture.stride)
    }

    static func free(_ image: OpaquePointer?) {
        if let image { pixman_image_unref(image) }
    }
}

/// The image of the colour painted with last: most neighbours share theirs.
@MainActor final class SolidImage {
    private var color: PremultipliedColor?
    private var image: OpaquePointer?

    isolated deinit { PixmanImage.free(image) }

    func image(_ wanted: PremultipliedColor) -> OpaquePointer? {
        if color == wanted { return image }
        PixmanImage.free(image)
        // pixman keeps the upper 8 of 16 bits.
        var value = pixman_color(
            red: UInt16(wanted.red) * 257, green: UInt16(wanted.green) * 257, blue: UInt16(wanted.blue) * 257,
            alpha: UInt16(wanted.alpha) * 257)
        image = pixman_image_create_solid_fill(&value)
        color = wanted
        return image
    }
}

import CPixman
import CasementCore

/// pixman's views of memory.
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
        let colors = texture.isOpaque ? PIXMAN_x8r8g8b8 : PIXMAN_a8r8g8b8
        return make(
            texture.format == .coverage ? PIXMAN_a8 : colors, bytes,
            width: texture.width, height: texture.height, stride: texture.stride)
    }

    /// The view stored with the texture, recreated if its memory or size changed; not to be freed.
    static func kept(by texture: Texture, _ memory: Texture.Memory) -> OpaquePointer? {
        view(of: texture, memory).image
    }

    /// A second view of the same memory, read through a transform that the caller sets each time; not to be freed.
    static func turned(_ texture: Texture, _ memory: Texture.Memory) -> OpaquePointer? {
        let view = view(of: texture, memory)
        if let turned = view.turned { return turned }
        view.turned = make(texture)
        return view.turned
    }

    /// The painter's object stored with the texture while its memory and size stay; `make` creates it if there is none.
    static func kept(by texture: Texture, _ make: (Texture.Memory) -> AnyObject) -> AnyObject {
        let memory = texture.memory
        let view = view(of: texture, memory)
        if let painter = view.painter { return painter }
        let painter = make(memory)
        view.painter = painter
        return painter
    }

    private static func view(of texture: Texture, _ memory: Texture.Memory) -> PixmanView {
        if let view = texture.view as? PixmanView {
            if view.memory != memory { view.follow(texture, memory) }
            return view
        }
        let view = PixmanView(texture, memory)
        texture.view = view
        return view
    }

    static func free(_ image: OpaquePointer?) {
        if let image { pixman_image_unref(image) }
    }
}

/// A texture's view, stored with it so that painting it allocates no memory.
@MainActor private final class PixmanView {
    @exclusivity(unchecked) private(set) var image: OpaquePointer?
    @exclusivity(unchecked) var turned: OpaquePointer?
    @exclusivity(unchecked) var painter: AnyObject?
    @exclusivity(unchecked) private(set) var memory: Texture.Memory

    init(_ texture: Texture, _ memory: Texture.Memory) {
        image = PixmanImage.make(texture)
        self.memory = memory
    }

    /// Updates the view after the texture's memory or size has changed.
    func follow(_ texture: Texture, _ memory: Texture.Memory) {
        free()
        (image, turned, painter, self.memory) = (PixmanImage.make(texture), nil, nil, memory)
    }

    private func free() {
        PixmanImage.free(image)
        PixmanImage.free(turned)
    }

    isolated deinit { free() }
}

/// An image of one colour: one repeated pixel, which pixman treats as a solid fill. The colour can change without a new
/// image.
@MainActor final class SolidImage {
    private let pixel = UnsafeMutablePointer<UInt32>.allocate(capacity: 1)
    private let solid: OpaquePointer?

    init() {
        pixel.initialize(to: 0)
        solid = PixmanImage.make(PIXMAN_a8r8g8b8, UnsafeMutableRawPointer(pixel), width: 1, height: 1, stride: 4)
        if let solid { pixman_image_set_repeat(solid, PIXMAN_REPEAT_NORMAL) }
    }

    isolated deinit {
        PixmanImage.free(solid)
        pixel.deallocate()
    }

    func image(_ color: PremultipliedColor) -> OpaquePointer? {
        pixel.pointee = color.argb
        return solid
    }
}

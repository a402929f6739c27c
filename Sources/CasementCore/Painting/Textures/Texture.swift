import Foundation

/// A retained picture in memory, and its copy on the device if the presenter keeps one.
///
/// Coverage textures hold one byte per pixel, painted in a colour chosen when drawn; colour textures hold premultiplied
/// ARGB in native byte order, like cairo, pixman and SDL's ARGB8888.
@MainActor package final class Texture {
    package enum Format: Int { case coverage = 1, color = 4 }

    package let format: Format
    // As in `_Node`: without the run-time check of exclusive access, which each text would incur a dozen times a frame.

    /// Pixels in use.
    @exclusivity(unchecked) package private(set) var width = 0
    @exclusivity(unchecked) package private(set) var height = 0
    /// Bytes from one row to the next; a multiple of 4.
    @exclusivity(unchecked) package private(set) var stride = 0
    /// The first pixel, or nil while the texture is empty.
    @exclusivity(unchecked) package private(set) var bytes: UnsafeMutableRawPointer?
    @exclusivity(unchecked) private var capacity = 0
    /// The allocated memory in bytes.
    package var byteCount: Int { capacity }

    /// The layout of the pixels in memory, read at once: another module incurs a check of exclusive access for each
    /// property that it reads.
    package struct Memory: Equatable {
        package let bytes: UnsafeMutableRawPointer?
        package let width: Int
        package let height: Int
        package let stride: Int
    }

    package var memory: Memory { Memory(bytes: bytes, width: width, height: height, stride: stride) }

    /// Increases with every change of the pixels; a presenter's copy is out of date while its own number is lower.
    @exclusivity(unchecked) package private(set) var generation = 0
    /// The pixels that changed since the presenter last updated its copy.
    @exclusivity(unchecked) package var stale = PixelRect.zero
    /// The presenter's copy on its device.
    @exclusivity(unchecked) package var twin: AnyObject?
    /// A memory painter's object for it. Separate from `twin`, because in one frame a text can be painted into a
    /// layer's picture and also by the device.
    @exclusivity(unchecked) package var view: AnyObject?

    /// The largest width and height of a texture, in pixels: pixman silently draws nothing past 32,767, and GPUs are
    /// limited to 8 to 16 thousand.
    package static let largestSide = 4096

    package init(_ format: Format, isOpaque: Bool = false) { (self.format, self.isOpaque) = (format, isOpaque) }

    /// Whether the colours' alpha is ignored, as if every pixel were opaque. Set before the texture is first painted.
    package let isOpaque: Bool
    /// The owner of the memory where that is not the texture itself.
    private var owner: AnyObject?

    isolated deinit { freeMemory() }

    private func freeMemory() {
        if owner == nil { bytes?.deallocate() }
        owner = nil
    }

    /// Shows memory of another object instead of its own: rows of colours without gaps, which differ from the pixels so
    /// far in `changed`. It must not change while the texture is painted.
    package func show(
        _ memory: UnsafeMutableRawPointer?, width: Int, height: Int, of owner: AnyObject, changed: PixelRect
    ) {
        freeMemory()
        self.owner = owner
        (bytes, capacity, self.width, self.height, stride) = (memory, 0, width, height, width * format.rawValue)
        touch(changed)
    }

    /// Resizes the texture, reusing the storage if it fits; pixels are undefined until drawn.
    package func resize(width: Int, height: Int) {
        self.width = min(max(width, 0), Self.largestSide)
        self.height = min(max(height, 0), Self.largestSide)
        stride = (self.width * format.rawValue + 3) & ~3
        let needed = stride * self.height
        if needed > capacity || needed < capacity / 4 {
            freeMemory()
            capacity = (needed + 255) & ~255
            bytes = capacity > 0 ? .allocate(byteCount: capacity, alignment: 16) : nil
        }
        touch(PixelRect(x: 0, y: 0, width: self.width, height: self.height))
    }

    /// Makes every pixel transparent.
    package func clear() {
        guard let bytes else { return }
        memset(bytes, 0, stride * height)
        touch(PixelRect(x: 0, y: 0, width: width, height: height))
    }

    /// Marks pixels as changed.
    package func touch(_ rect: PixelRect) {
        generation &+= 1
        stale = stale.union(rect)
    }
}

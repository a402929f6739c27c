import CSDL2
import CasementCore
import Foundation

/// The pixels of a window on X11, in memory that it shares with the server: instead of SDL's, which has only the rows
/// of the window, so that scrolled pixels would be copied.
@MainActor final class X11Pixels {
    private let library: SharedImages
    private let display: OpaquePointer
    private let id: Window
    private let visual: UnsafeMutablePointer<Visual>
    private let context: GC
    private var segment: SharedSegment?
    private var image: SharedImages.Image?
    /// Nil before the first frame.
    private(set) var rows: ScrollingRows?

    /// Coordinates of pixman and of the protocol end here.
    private static let largestSide = 32_767

    /// Nil if the window is not on an X server, or the server does not read memory, or the pixels of the window are not
    /// 0xXXRRGGBB in native byte order, or a setting asks for another way of SDL's.
    init?(of window: OpaquePointer) {
        var info = SDL_SysWMinfo()
        SDL_GetVersion(&info.version)
        guard SDL_GetWindowWMInfo(window, &info) == SDL_TRUE, info.subsystem == SDL_SYSWM_X11,
            let display = info.info.x11.display, let library = SharedImages.known,
            SDL_GetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION).map({ String(cString: $0) }) ?? "0" == "0",
            library.query(display) != 0
        else { return nil }
        let id = info.info.x11.window
        var attributes = XWindowAttributes()
        guard library.attributes(display, id, &attributes) != 0, attributes.depth == 24,
            let visual = attributes.visual, visual.pointee.red_mask == 0xFF0000,
            visual.pointee.green_mask == 0xFF00, visual.pointee.blue_mask == 0xFF,
            let context = library.makeContext(display, id, 0, nil)
        else { return nil }
        (self.library, self.display, self.id) = (library, display, id)
        (self.visual, self.context) = (visual, context)
    }

    /// Gives the memory back, while the window is still there. Nothing is used afterwards.
    func close() {
        dropImage()
        segment?.close()
        (segment, rows) = (nil, nil)
        _ = library.freeContext(display, context)
    }

    private func dropImage() {
        // Of the image alone: its pixels are the segment's.
        if let image { _ = image.pointee.f.destroy_image(image) }
        image = nil
    }

    /// Memory for another size of the window. Nil if the server refuses it.
    func resize(width: Int, height: Int) -> ScrollingRows? {
        rows = nil
        dropImage()
        guard width > 0, height > 0, width <= Self.largestSide, height <= Self.largestSide else { return nil }
        let row = width * 4
        let wanted = row * (height + max(height / 2, 1))
        // A window whose edge is dragged gets other memory only now and then.
        if let segment, segment.size < row * (height + height / 8) || segment.size > 3 * wanted {
            segment.close()
            self.segment = nil
        }
        let segment = segment ?? SharedSegment(library, display, size: wanted)
        guard let segment else {
            SharedImages.refuse()
            return nil
        }
        self.segment = segment
        let count = min(segment.size / row, Self.largestSide)
        let ofPixels: Int32 = 2
        image = library.make(
            display, visual, 24, ofPixels, segment.bytes, segment.info, UInt32(width), UInt32(count))
        let isLittle = 1.littleEndian == 1
        guard let image, image.pointee.bits_per_pixel == 32, Int(image.pointee.bytes_per_line) == row,
            (image.pointee.byte_order == 0) == isLittle
        else {
            SharedImages.refuse()
            return nil
        }
        rows = ScrollingRows(segment.bytes, width: width, height: height, count: count)
        return rows
    }

    func willPaint(_ damage: [PixelRect]) { for rect in damage { rows?.willPaint(rect) } }

    /// Moves pixels of the window, and returns the row in memory that is its first one now.
    func move(_ pixels: PixelMove) -> Int {
        rows?.move(pixels)
        return rows?.first ?? 0
    }

    /// Shows changed parts. When it returns, the server has read them: the memory may change.
    func push(_ parts: [PixelRect]) {
        guard let image, let rows else { return }
        for part in parts {
            _ = library.put(
                display, id, context, image, Int32(part.x), Int32(part.y + rows.first), Int32(part.x), Int32(part.y),
                UInt32(part.width), UInt32(part.height), 0)
        }
        _ = library.sync(display, 0)
    }
}

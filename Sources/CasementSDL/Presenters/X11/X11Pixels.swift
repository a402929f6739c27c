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
    private var layout: ScrollingRows.Layout?
    private var image: SharedImages.Image?
    private let receipts: PixelReceipts
    /// The last request that reads from the memory.
    private var reading: UInt = 0
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
        receipts = PixelReceipts.of(display, library)
    }

    /// Gives the memory back, while the window is still there. Nothing is used afterwards.
    func close() {
        dropImage()
        segment?.close()
        (segment, layout, rows) = (nil, nil, nil)
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
        receipts.wait(for: reading)
        dropImage()
        guard width > 0, height > 0, width <= Self.largestSide, height <= Self.largestSide else { return nil }
        // A window whose edge is dragged gets other memory only now and then.
        if let known = layout, !known.serves(width: width, height: height) {
            segment?.close()
            (segment, layout) = (nil, nil)
        }
        let layout = layout ?? ScrollingRows.Layout(width: width, height: height)
        guard 2 * layout.count <= Self.largestSide, layout.stride <= 4 * Self.largestSide else { return nil }
        guard let segment = segment ?? SharedSegment(library, display, size: layout.size) else {
            SharedImages.refuse()
            return nil
        }
        (self.segment, self.layout) = (segment, layout)
        let ofPixels: Int32 = 2
        image = library.make(
            display, visual, 24, ofPixels, segment.memory.bytes, segment.info, UInt32(layout.stride / 4),
            UInt32(layout.count))
        let isLittle = 1.littleEndian == 1
        guard let image, image.pointee.bits_per_pixel == 32, Int(image.pointee.bytes_per_line) == layout.stride,
            (image.pointee.byte_order == 0) == isLittle
        else {
            SharedImages.refuse()
            return nil
        }
        rows = ScrollingRows(segment.memory.bytes, width: width, height: height, layout)
        return rows
    }

    func willPaint(_ damage: [PixelRect]) {
        receipts.wait(for: reading)
        for rect in damage { rows?.willPaint(rect) }
    }

    /// Moves pixels of the window, and returns the row in memory that is its first one now.
    func move(_ pixels: PixelMove) -> Int {
        receipts.wait(for: reading)
        rows?.move(pixels)
        return rows?.first ?? 0
    }

    /// Shows changed parts. The server reads them soon: before the memory changes again, it is asked whether it has.
    func push(_ parts: [PixelRect]) {
        guard let rows, let last = parts.indices.last else { return }
        for (index, part) in parts.enumerated() {
            let row = (part.y + rows.first) % rows.count, beforeEnd = min(part.height, rows.count - row)
            let isWhole = beforeEnd == part.height
            put(part, rows: 0..<beforeEnd, from: row, isLast: isWhole && index == last)
            if !isWhole { put(part, rows: beforeEnd..<part.height, from: 0, isLast: index == last) }
        }
        reading = receipts.expect()
        receipts.flush()
    }

    /// Puts rows of a part on the window, from a row in memory on. The last part is answered.
    private func put(_ part: PixelRect, rows: Range<Int>, from row: Int, isLast: Bool) {
        guard let image else { return }
        _ = library.put(
            display, id, context, image, Int32(part.x), Int32(row), Int32(part.x), Int32(part.y + rows.lowerBound),
            UInt32(part.width), UInt32(rows.count), isLast ? 1 : 0)
    }
}

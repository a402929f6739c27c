import Foundation

/// Pixels of the last frame that stand elsewhere in this one, because what they show scrolled.
package struct PixelMove: Equatable, Sendable {
    /// The part of the window in which pixels move; what would leave it is dropped.
    package var area: PixelRect
    /// How far to the right and down.
    package var dx: Int
    package var dy: Int

    package init(area: PixelRect, dx: Int, dy: Int) { (self.area, self.dx, self.dy) = (area, dx, dy) }

    /// The pixels of this frame that the last one has.
    package var kept: PixelRect { area.intersection(area.offset(x: dx, y: dy)) }

    /// Where pixels of the area that lie in `rect` go to.
    func destination(of rect: PixelRect) -> PixelRect {
        let source = rect.intersection(area)
        return source.isEmpty ? .zero : source.offset(x: dx, y: dy).intersection(area)
    }

    /// Moves the pixels in memory that has `stride` bytes from one row of 32-bit pixels to the next.
    package func apply(to memory: UnsafeMutableRawPointer, stride: Int) {
        let target = kept
        guard !target.isEmpty else { return }
        func row(_ y: Int, _ x: Int) -> UnsafeMutableRawPointer { memory + y * stride + x * 4 }
        if dx == 0, target.width * 4 == stride {
            memmove(row(target.y, 0), row(target.y - dy, 0), target.height * stride)
            return
        }
        // Downwards the last row goes first, or it would be overwritten.
        for step in 0..<target.height {
            let y = dy > 0 ? target.maxY - 1 - step : target.y + step
            memmove(row(y, target.x), row(y - dy, target.x - dx), target.width * 4)
        }
    }
}

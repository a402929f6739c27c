import Foundation

/// Pixels of the last frame that have another position in this one, because their content scrolled.
package struct PixelMove: Equatable, Sendable {
    /// The part of the window in which pixels move; pixels that leave it are dropped.
    package var area: PixelRect
    /// The distance to the right and down.
    package var dx: Int
    package var dy: Int

    package init(area: PixelRect, dx: Int, dy: Int) { (self.area, self.dx, self.dy) = (area, dx, dy) }

    /// The pixels of this frame that are copied from the last one.
    package var kept: PixelRect { area.intersection(area.offset(x: dx, y: dy)) }

    /// The destination of the area's pixels that are in `rect`.
    func destination(of rect: PixelRect) -> PixelRect {
        let source = rect.intersection(area)
        return source.isEmpty ? .zero : source.offset(x: dx, y: dy).intersection(area)
    }

    /// Moves the pixels in memory with `stride` bytes from one row of 32-bit pixels to the next.
    package func apply(to memory: UnsafeMutableRawPointer, stride: Int) {
        let target = kept
        guard !target.isEmpty else { return }
        func row(_ y: Int, _ x: Int) -> UnsafeMutableRawPointer { memory + y * stride + x * 4 }
        if dx == 0, target.width * 4 == stride {
            memmove(row(target.y, 0), row(target.y - dy, 0), target.height * stride)
            return
        }
        // When moving down, the last row is copied first, or it would be overwritten.
        for step in 0..<target.height {
            let y = dy > 0 ? target.maxY - 1 - step : target.y + step
            memmove(row(y, target.x), row(y - dy, target.x - dx), target.width * 4)
        }
    }
}

import CasementCore
import Foundation

/// The pixels of a window in memory that has more rows than the window. Content that scrolls over the whole width stays
/// where it is in memory: another row becomes the window's first one, and only what does not scroll is copied.
struct ScrollingRows {
    private let memory: UnsafeMutableRawPointer
    /// The window's size in pixels.
    let width, height: Int
    /// The rows in memory, which follow each other without a gap.
    let count: Int
    /// The row in memory that is the window's first one.
    private(set) var first = 0
    /// The pixels that moves have copied.
    private(set) var copied = 0

    /// Rows for memory that outlives them, of `count` times `width` times 4 bytes.
    init(_ memory: UnsafeMutableRawPointer, width: Int, height: Int, count: Int) {
        (self.memory, self.width, self.height, self.count) = (memory, width, height, max(count, height))
    }

    /// Bytes from one row to the next.
    var stride: Int { width * 4 }

    /// The window's first pixel.
    var start: UnsafeMutableRawPointer { memory + first * stride }

    /// Moves pixels of the window. The rest of the move's area, which is painted next, has any pixels afterwards.
    mutating func move(_ pixels: PixelMove) {
        let kept = pixels.kept
        guard !kept.isEmpty else { return }
        let isWhole = pixels.dx == 0 && pixels.area.x == 0 && pixels.area.width == width
        guard isWhole, count > height, height - pixels.area.height < kept.height else {
            copied += kept.area
            return pixels.apply(to: start, stride: stride)
        }
        let old = first
        first -= pixels.dy
        if first < 0 || first > count - height {
            // At the other end, with some room for content that scrolls back.
            let room = count - height
            first = pixels.dy < 0 ? room / 4 : room - room / 4
        }
        // What is above the area, its content, and what is below. As they move towards the same end, none overwrites
        // one that is copied after it.
        for step in 0..<3 {
            switch first < old ? step : 2 - step {
            case 0: copy(pixels.area.y, from: old, to: first)
            case 1: copy(kept.height, from: old + kept.y - pixels.dy, to: first + kept.y)
            default: copy(height - pixels.area.maxY, from: old + pixels.area.maxY, to: first + pixels.area.maxY)
            }
        }
    }

    /// Copies rows in memory. What stays where it is costs nothing.
    private mutating func copy(_ rows: Int, from: Int, to: Int) {
        guard rows > 0, from != to else { return }
        memmove(memory + to * stride, memory + from * stride, rows * stride)
        copied += rows * width
    }
}

import CasementCore
import Foundation

/// The pixels of a window in memory that follows itself (`RepeatedMemory`). Content that scrolls in most of the window
/// stays where it is in memory: another row becomes the window's first one, and only what does not scroll is copied.
struct ScrollingRows {
    /// The rows of memory.
    struct Layout: Equatable {
        /// Bytes from one row to the next.
        let stride: Int
        /// The rows until the memory repeats.
        let count: Int
        var size: Int { stride * count }

        /// For a window of some pixels: a quarter more rows than it has, in whole pages.
        init(width: Int, height: Int) {
            // In such steps a page has few rows more.
            stride = Self.rounded(width * 4, to: 256)
            var (a, b) = (stride, RepeatedMemory.page)
            while b > 0 { (a, b) = (b, a % b) }
            count = Self.rounded(height + max(height / 4, 1), to: RepeatedMemory.page / a)
        }

        private static func rounded(_ value: Int, to step: Int) -> Int { (value + step - 1) / step * step }

        /// Whether a window has place in it, and does not waste most of it.
        func serves(width: Int, height: Int) -> Bool {
            width * 4 <= stride && height + height / 8 <= count && size <= 3 * Layout(width: width, height: height).size
        }
    }

    private let memory: UnsafeMutableRawPointer
    /// The window's size in pixels.
    let width, height: Int
    private let layout: Layout
    /// The row in memory that is the window's first one.
    private(set) var first = 0
    /// The pixels that moves have copied.
    private(set) var copied = 0

    /// Rows for repeated memory that outlives them.
    init(_ memory: UnsafeMutableRawPointer, width: Int, height: Int, _ layout: Layout) {
        (self.memory, self.width, self.height, self.layout) = (memory, width, height, layout)
    }

    /// Bytes from one row to the next.
    var stride: Int { layout.stride }

    /// The rows until the memory repeats.
    var count: Int { layout.count }

    /// The rows from the memory's first to the last that the window may have.
    var reach: Int { 2 * count }

    /// The window's first pixel.
    var start: UnsafeMutableRawPointer { memory + first * stride }

    /// What is known of the pixels on the left and right of scrolled areas.
    private var left = EqualRows(), right = EqualRows()

    /// Takes notice of pixels that are about to change in another way.
    mutating func willPaint(_ rect: PixelRect) {
        left.remove(rect)
        right.remove(rect)
    }

    /// Moves pixels of the window. The rest of the move's area, which is painted next, has any pixels afterwards.
    mutating func move(_ pixels: PixelMove) {
        let (kept, area) = (pixels.kept, pixels.area)
        guard !kept.isEmpty else { return }
        willPaint(area)
        guard pixels.dx == 0, height + abs(pixels.dy) <= count, shifts(area, by: pixels.dy, insteadOf: kept) else {
            copied += kept.area
            return pixels.apply(to: start, stride: stride)
        }
        // Both places of the window are in one run of rows, in which none is twice.
        let old = first < pixels.dy ? first + count : first, new = old - pixels.dy
        // In this order nothing overwrites what is copied after it.
        for step in 0..<3 {
            switch new < old ? step : 2 - step {
            case 0: copy(PixelRect(x: 0, y: 0, width: width, height: area.y), from: old, to: new)
            case 1:
                moveSide(onLeft(of: area), left, from: old, to: new)
                moveSide(onRight(of: area), right, from: old, to: new)
            default:
                let below = PixelRect(x: 0, y: area.maxY, width: width, height: height - area.maxY)
                copy(below, from: old, to: new)
            }
        }
        first = new % count
    }

    private func onLeft(of area: PixelRect) -> PixelRect {
        PixelRect(x: 0, y: area.y, width: area.x, height: area.height)
    }

    private func onRight(of area: PixelRect) -> PixelRect {
        PixelRect(x: area.maxX, y: area.y, width: width - area.maxX, height: area.height)
    }

    /// Whether copying all but the area is less than copying what it keeps.
    private mutating func shifts(_ area: PixelRect, by dy: Int, insteadOf kept: PixelRect) -> Bool {
        let onLeft = onLeft(of: area), onRight = onRight(of: area)
        left.look(at: onLeft, of: start, stride: stride)
        right.look(at: onRight, of: start, stride: stride)
        func cost(_ side: PixelRect, _ equal: EqualRows) -> Int {
            side.area - equal.columns(of: side).count * (side.height - abs(dy))
        }
        let others = (height - area.height) * width
        return others + cost(onLeft, left) + cost(onRight, right) < kept.area
    }

    /// Moves what is beside the area: where all rows are equal, only those that were not in the area before are made.
    private mutating func moveSide(_ side: PixelRect, _ equal: EqualRows, from old: Int, to new: Int) {
        let columns = equal.columns(of: side), dy = old - new
        guard !columns.isEmpty else { return copy(side, from: old, to: new) }
        let left = PixelRect(x: side.x, y: side.y, width: columns.lowerBound - side.x, height: side.height)
        let right = PixelRect(
            x: columns.upperBound, y: side.y, width: side.maxX - columns.upperBound, height: side.height)
        copy(left, from: old, to: new)
        copy(right, from: old, to: new)
        let firstNew = dy < 0 ? side.maxY + dy : side.y, known = dy < 0 ? firstNew - 1 : side.y + dy
        let column = memory + new * stride + columns.lowerBound * 4
        for y in firstNew..<firstNew + abs(dy) {
            memcpy(column + y * stride, column + known * stride, columns.count * 4)
        }
        copied += abs(dy) * columns.count
    }

    /// Copies a part of the window from where it was when another row in memory was the first one.
    private mutating func copy(_ part: PixelRect, from old: Int, to new: Int) {
        guard !part.isEmpty, old != new else { return }
        let source = memory + (old + part.y) * stride + part.x * 4, target = source + (new - old) * stride
        copied += part.area
        guard part.width != width else {
            memmove(target, source, part.height * stride)
            return
        }
        for step in 0..<part.height {
            let row = (new > old ? part.height - 1 - step : step) * stride
            memmove(target + row, source + row, part.width * 4)
        }
    }
}

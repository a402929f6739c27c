import CasementCore
import Foundation

/// The pixels of a window in memory that has more rows than the window. Content that scrolls in most of
/// it stays where it is in memory: another row becomes the window's first one, and only what does not scroll is copied.
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
        guard pixels.dx == 0, count > height, shifts(area, by: pixels.dy, insteadOf: kept) else {
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
        // In this order nothing overwrites what is copied after it.
        for step in 0..<3 {
            switch first < old ? step : 2 - step {
            case 0: copy(PixelRect(x: 0, y: 0, width: width, height: area.y), from: old)
            case 1:
                moveSide(onLeft(of: area), left, from: old, by: pixels.dy)
                moveSide(onRight(of: area), right, from: old, by: pixels.dy)
                copy(kept, from: old - pixels.dy)
            default: copy(PixelRect(x: 0, y: area.maxY, width: width, height: height - area.maxY), from: old)
            }
        }
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
    private mutating func moveSide(_ side: PixelRect, _ equal: EqualRows, from old: Int, by dy: Int) {
        let columns = equal.columns(of: side)
        guard first == old - dy, !columns.isEmpty else { return copy(side, from: old) }
        copy(PixelRect(x: side.x, y: side.y, width: columns.lowerBound - side.x, height: side.height), from: old)
        copy(
            PixelRect(x: columns.upperBound, y: side.y, width: side.maxX - columns.upperBound, height: side.height),
            from: old)
        let firstNew = dy < 0 ? side.maxY + dy : side.y, known = dy < 0 ? firstNew - 1 : side.y + dy
        for y in firstNew..<firstNew + abs(dy) {
            memcpy(
                start + y * stride + columns.lowerBound * 4, start + known * stride + columns.lowerBound * 4,
                columns.count * 4)
        }
        copied += abs(dy) * columns.count
    }

    /// Copies a part of the window from where it was when another row in memory was the first one.
    private mutating func copy(_ part: PixelRect, from old: Int) {
        guard !part.isEmpty, old != first else { return }
        let source = memory + (old + part.y) * stride + part.x * 4, target = source + (first - old) * stride
        copied += part.area
        guard part.width != width else {
            memmove(target, source, part.height * stride)
            return
        }
        for step in 0..<part.height {
            let row = (first > old ? part.height - 1 - step : step) * stride
            memmove(target + row, source + row, part.width * 4)
        }
    }
}

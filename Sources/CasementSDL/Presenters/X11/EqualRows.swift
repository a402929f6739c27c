import CasementCore
import Foundation

/// A part of a window whose rows are all equal, such as the background beside a column of texts: it looks the same when
/// it moves up or down.
struct EqualRows {
    private(set) var area = PixelRect.zero
    /// The number of moves before rows are compared again: comparing costs as much as moving.
    private var pause = 1

    private static let longestPause = 16

    func contains(_ part: PixelRect) -> Bool { part.isEmpty || area.contains(part) }

    /// Forgets what is painted: the largest part beside it stays.
    mutating func remove(_ rect: PixelRect) {
        guard rect.intersects(area) else { return }
        let rest = [
            PixelRect(x: area.x, y: area.y, width: area.width, height: rect.y - area.y),
            PixelRect(x: area.x, y: rect.maxY, width: area.width, height: area.maxY - rect.maxY),
            PixelRect(x: area.x, y: area.y, width: rect.x - area.x, height: area.height),
            PixelRect(x: rect.maxX, y: area.y, width: area.maxX - rect.maxX, height: area.height),
        ]
        area = rest.filter { !$0.isEmpty }.max { $0.area < $1.area } ?? .zero
    }

    /// Compares the rows of a part, and of the window above and below it, now and then.
    mutating func look(at part: PixelRect, of start: UnsafeMutableRawPointer, stride: Int, height: Int) {
        guard !contains(part) else { return }
        guard pause == 0 else {
            pause -= 1
            return
        }
        pause = Self.longestPause
        let first = start + part.x * 4
        func isEqual(_ y: Int) -> Bool {
            memcmp(first + y * stride, first + (y - 1) * stride, part.width * 4) == 0
        }
        var (top, end) = (part.y, part.y + 1)
        while end < height, isEqual(end) { end += 1 }
        guard end >= part.maxY else { return }
        while top > 0, isEqual(top) { top -= 1 }
        area = PixelRect(x: part.x, y: top, width: part.width, height: end - top)
    }
}

import CasementCore
import Foundation

/// A part of a window whose rows are all equal, such as the background beside a column of texts: it looks the same when
/// it moves up or down.
struct EqualRows {
    private(set) var area = PixelRect.zero
    /// The number of moves before rows are compared again: comparing costs as much as moving.
    private var pause = 1

    private static let longestPause = 16

    /// The columns of a part in which all of its rows are known to be equal.
    func columns(of part: PixelRect) -> Range<Int> {
        guard area.y <= part.y, area.maxY >= part.maxY else { return part.x..<part.x }
        let start = min(max(area.x, part.x), part.maxX)
        return start..<max(start, min(area.maxX, part.maxX))
    }

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

    /// Compares the rows of a part now and then, where little of it is known. A scroller may be at its edge: groups of
    /// columns are compared, and the longest run of equal ones counts.
    mutating func look(at part: PixelRect, of start: UnsafeMutableRawPointer, stride: Int) {
        guard columns(of: part).count * 2 < part.width else { return }
        guard pause == 0 else {
            pause -= 1
            return
        }
        pause = Self.longestPause
        var run = PixelRect(x: part.x, y: part.y, width: 0, height: part.height), longest = run
        while run.maxX < part.maxX {
            let width = min(Self.group, part.maxX - run.maxX), first = start + run.maxX * 4
            let isEqual = (part.y + 1..<max(part.y + 1, part.maxY)).allSatisfy {
                memcmp(first + $0 * stride, first + ($0 - 1) * stride, width * 4) == 0
            }
            if isEqual {
                run.width += width
                if run.width > longest.width { longest = run }
            } else {
                run = PixelRect(x: run.maxX + width, y: part.y, width: 0, height: part.height)
            }
        }
        if !longest.isEmpty { area = longest }
    }

    private static let group = 32
}

import Foundation

/// The pixels that differ from the last frame: a few rectangles that do not overlap.
///
/// Many small pushes cost more in a display server than a large one, so their number is capped: the two whose union adds the
/// fewest pixels become one.
package struct DamageRegion: Sendable {
    static let largestCount = 8

    package private(set) var rects: [PixelRect] = []
    /// Nothing outside of this is damaged.
    package var bounds: PixelRect

    package init(bounds: PixelRect) { self.bounds = bounds }

    package var isEmpty: Bool { rects.isEmpty }
    package var area: Int { rects.reduce(0) { $0 + $1.area } }

    package mutating func add(_ rect: PixelRect) {
        var new = rect.intersection(bounds)
        guard !new.isEmpty else { return }
        // What overlaps, or touches without adding pixels, becomes part of the new rectangle, until nothing does.
        var index = 0
        while index < rects.count {
            let union = rects[index].union(new)
            if rects[index].intersects(new) || union.area <= rects[index].area + new.area {
                if rects[index].contains(new) { return }
                new = union
                rects.remove(at: index)
                index = 0
            } else {
                index += 1
            }
        }
        rects.append(new)
        if rects.count > Self.largestCount { mergeClosest() }
    }

    private mutating func mergeClosest() {
        var best = (cost: Int.max, first: 0, second: 1)
        for first in rects.indices {
            for second in (first + 1)..<max(first + 1, rects.count) {
                let cost = rects[first].union(rects[second]).area - rects[first].area - rects[second].area
                if cost < best.cost { best = (cost, first, second) }
            }
        }
        let union = rects[best.first].union(rects[best.second])
        rects.remove(at: best.second)
        rects.remove(at: best.first)
        add(union)
    }
}

import Foundation

/// The pixels that differ from the last frame: a few rectangles that do not overlap.
///
/// Many small updates cost a display server more than a large one, so their number is limited: the two whose union adds
/// the fewest pixels are merged. Rectangles that touch, or nearly touch, are merged at once.
package struct DamageRegion: Sendable {
    static let largestCount = 8
    /// In pixels: painting this many more costs less than another walk over the nodes.
    private var slack: Int { min(256, bounds.area / 64) }

    package private(set) var rects: [PixelRect] = []
    /// Damage is limited to these bounds.
    package var bounds: PixelRect

    package init(bounds: PixelRect) { self.bounds = bounds }

    package var isEmpty: Bool { rects.isEmpty }
    package var area: Int {
        var sum = 0
        for rect in rects { sum += rect.area }
        return sum
    }

    /// The number of damaged pixels in `rect`.
    package func area(in rect: PixelRect) -> Int {
        var sum = 0
        for damaged in rects { sum += damaged.intersection(rect).area }
        return sum
    }

    /// Removes all damage; keeps the memory.
    package mutating func clear() { rects.removeAll(keepingCapacity: true) }

    package mutating func add(_ rect: PixelRect) { add(rect, mayCut: true) }

    private mutating func add(_ rect: PixelRect, mayCut: Bool) {
        var new = rect.intersection(bounds)
        guard !new.isEmpty, !growLast(by: new) else { return }
        var mayCut = mayCut
        let slack = slack
        // Rectangles that overlap the new one, or touch it and add hardly a pixel, are merged into it until none is
        // left.
        var index = 0
        while index < rects.count {
            let old = rects[index]
            let union = old.union(new)
            let added = union.area - old.area - new.area
            if added <= slack || old.intersects(new) {
                if old.contains(new) { return }
                // Two long rectangles that cross would be merged into everything between their ends.
                if mayCut, added > bounds.area / 32 { return addParts(of: new, outside: old) }
                new = union
                // Only the added rectangle is cut, into ever smaller parts: cutting a merged one might never end.
                mayCut = false
                rects.remove(at: index)
                index = 0
            } else {
                index += 1
            }
        }
        rects.append(new)
        if rects.count > Self.largestCount { mergeClosest() }
    }

    /// The next change is usually beside the last one. True if the last rectangle could be extended by `new` without
    /// coming near another.
    private mutating func growLast(by new: PixelRect) -> Bool {
        let last = rects.count - 1
        guard last >= 0 else { return false }
        let union = rects[last].union(new), area = union.area, slack = slack
        guard area - rects[last].area - new.area <= slack else { return false }
        for index in 0..<last {
            let other = rects[index]
            if other.intersects(union) || other.union(union).area - other.area - area <= slack { return false }
        }
        rects[last] = union
        return true
    }

    private mutating func addParts(of rect: PixelRect, outside hole: PixelRect) {
        let inner = rect.intersection(hole)
        add(PixelRect(x: rect.x, y: rect.y, width: rect.width, height: inner.y - rect.y))
        add(PixelRect(x: rect.x, y: inner.maxY, width: rect.width, height: rect.maxY - inner.maxY))
        add(PixelRect(x: rect.x, y: inner.y, width: inner.x - rect.x, height: inner.height))
        add(PixelRect(x: inner.maxX, y: inner.y, width: rect.maxX - inner.maxX, height: inner.height))
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
        // Without cutting: every step leaves fewer rectangles, so the recursion ends.
        add(union, mayCut: false)
    }
}

extension PixelMove {
    /// Adds the parts of the area that come into view.
    func addStrips(to damage: inout DamageRegion) {
        let kept = kept
        damage.add(PixelRect(x: area.x, y: area.y, width: area.width, height: kept.y - area.y))
        damage.add(PixelRect(x: area.x, y: kept.maxY, width: area.width, height: area.maxY - kept.maxY))
        damage.add(PixelRect(x: area.x, y: kept.y, width: kept.x - area.x, height: kept.height))
        damage.add(PixelRect(x: kept.maxX, y: kept.y, width: area.maxX - kept.maxX, height: kept.height))
    }
}

import Foundation

/// The visible range, and the rows created for it.
extension LazyLayoutNode: VisibleContentResolving {
    /// The nearest scroll view among the ancestors that scrolls along its axis.
    var scroll: ScrollLayoutNode? {
        var node = parent
        while let current = node {
            if let scroll = current as? ScrollLayoutNode, scroll.scrolls(axis) { return scroll }
            node = current.parent
        }
        return nil
    }

    /// The visible range along the axis, from the leading or top edge; nil for none.
    func visibleRange() -> (start: CGFloat, end: CGFloat)? {
        guard var area = visibleArea() else { return nil }
        if isMirrored { area.origin.x = size.width - area.maxX }
        let start = axis == .horizontal ? area.minX : area.minY
        var end = axis == .horizontal ? area.maxX : area.maxY
        let far = LayoutNode.largestLength
        if end - start > far { end = start + 4096 }
        return end > start ? (start, end) : nil
    }

    /// Creates the rows of the visible range and returns those far from it. True where content moved, so that
    /// another round is needed.
    func resolveVisibleContent() -> Bool {
        guard breadth != nil, source != nil, var (start, end) = visibleRange() else { return false }
        guard needsResolve || isStale || start != seen.start || end != seen.end else { return false }
        let wasStale = isStale
        if wasStale {
            updateLines()
            isStale = false
            checkRows()
        }
        needsResolve = false
        var isMoved = false
        /// Keeps the visible rows in place when the length before them changes.
        func keepInPlace(_ line: Int, _ before: CGFloat) {
            let grown = lengths.start(of: line) - before
            // Content clipped only by an ancestor of the scroll view is still at its start.
            guard abs(grown) > 1e-6, start > 0, let scroll, !scroll.hasGoal, scroll.offset[axis] > 0 else { return }
            scroll.contentGrew(by: grown, along: axis)
            start += grown
            end += grown
            isMoved = true
        }
        if let anchor, anchor.row < source?.rowCount ?? 0 { keepInPlace(line(of: anchor.row), anchor.start) }
        if lengths.knownCount >= nextEstimate, let mean = lengths.mean {
            let top = lengths.line(at: max(0, start)), before = lengths.start(of: top)
            nextEstimate = lengths.knownCount * 2
            // Whole points, so that pixels can be moved instead of repainted when it scrolls.
            lengths.estimate = mean < 1 ? mean : mean.rounded()
            keepInPlace(top, before)
        }
        let top = lengths.line(at: max(0, start)), before = lengths.start(of: top)
        let made = makeLines(from: start, to: end)
        findPinned(start, end)
        keepInPlace(top, before)
        seen = (start, end)
        let room = wasStale ? 0 : end - start
        let first = min(made.lowerBound, lengths.line(at: start - room))
        let last = max(made.upperBound, lengths.count == 0 ? 0 : min(lengths.count, lengths.line(at: end + room) + 1))
        let kept = wasStale ? rowRange(ofLines: made) : rowRange(ofLines: first..<max(first, last))
        dropRows(outside: kept)
        // A row that moved out of sight is released with its node, or it would be found again in its old state.
        if wasStale { source?.keepOnlyRows(in: kept) }
        for node in orphans { node.detach() }
        orphans.removeAll()
        arrivals = nil
        source?.rowsResolved(afterEdits: wasStale)
        placeRows()
        anchor =
            start > 0 && top < lengths.count ? (rowRange(of: top).lowerBound, lengths.start(of: top)) : nil
        if abs((lengths.count == 0 ? 0 : lengths.total) - size[axis]) > 1e-6 {
            invalidate()
            isMoved = true
        }
        return isMoved
    }

    func didSettle() {}

    func rowRange(ofLines lines: Range<Int>) -> Range<Int> {
        guard !lines.isEmpty else { return 0..<0 }
        return rowRange(of: lines.lowerBound).lowerBound..<rowRange(of: lines.upperBound - 1).upperBound
    }

    /// Creates and measures the visible lines, and some around them.
    func makeLines(from start: CGFloat, to end: CGFloat) -> Range<Int> {
        let margin = min(200, (end - start) / 4)
        let first = lengths.line(at: start - margin)
        guard lengths.count > 0 else { return 0..<0 }
        var line = first
        var position = lengths.start(of: first)
        while line < lengths.count, position < end + margin, line - first < Self.mostLines {
            makeRows(in: rowRange(of: line))
            let length = measureLine(line)
            lengths.set(length, of: line)
            position += length + arrangement.spacing
            line += 1
        }
        return first..<max(line, first + 1)
    }
}

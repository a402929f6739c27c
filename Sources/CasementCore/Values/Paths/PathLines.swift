import Foundation

extension Path {
    /// Returns the parts of this path's lines that are within the area of the other. Closed subpaths that are cut
    /// become open ones; curves stay curves. With `eoFill` the other's area follows the even-odd rule.
    public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
        lines(eoFill: eoFill, in: other, keepsInside: true)
    }

    /// Returns the parts of this path's lines that are outside of the area of the other. Closed subpaths that are cut
    /// become open ones; curves stay curves. With `eoFill` the other's area follows the even-odd rule.
    public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
        lines(eoFill: eoFill, in: other, keepsInside: false)
    }

    private func lines(eoFill: Bool, in other: Path, keepsInside: Bool) -> Path {
        let cutter = PathCutter(other, eoFill: eoFill)
        let tolerance = PathFlattening.tolerance(for: boundingRect)
        var result = Path()
        for subpath in subpaths {
            let parts = subpath.segments.flatMap { cutter.parts(of: $0, within: tolerance) }
            let kept = parts.map { cutter.contains($0.point(at: 0.5)) == keepsInside }
            result.append(parts, where: kept, isClosed: subpath.isClosed)
        }
        return result
    }

    /// Appends the parts of a subpath that are kept, those that follow each other as one line.
    private mutating func append(_ parts: [PathSegment], where kept: [Bool], isClosed: Bool) {
        // The first part goes on from the last one, so a closed subpath begins behind a gap.
        let gap = kept.firstIndex(of: false)
        let first = isClosed ? gap ?? 0 : 0
        var isDrawing = false
        for offset in parts.indices {
            let index = (first + offset) % parts.count
            if kept[index] {
                if !isDrawing { move(to: parts[index].start) }
                append(parts[index])
            }
            isDrawing = kept[index]
        }
        if isClosed, gap == nil, !parts.isEmpty { closeSubpath() }
    }
}

/// Cuts lines where they cross the edge of an area.
private struct PathCutter {
    private let area: Path
    private let eoFill: Bool
    /// The straight edges of the area, with their bounding boxes.
    private let edges: [Edge]

    private struct Edge {
        let start: CGPoint, end: CGPoint, bounds: CGRect
    }

    init(_ path: Path, eoFill: Bool) {
        let tolerance = PathFlattening.tolerance(for: path.boundingRect)
        var area = Path(), edges: [Edge] = []
        for corners in path.corners(within: tolerance) {
            area.addLines(corners)
            area.closeSubpath()
            for (start, end) in zip(corners, corners.dropFirst() + corners.prefix(1)) where start != end {
                edges.append(Edge(start: start, end: end, bounds: CGRect(around: [start, end])))
            }
        }
        self.area = area
        self.edges = edges
        self.eoFill = eoFill
    }

    func contains(_ point: CGPoint) -> Bool { area.contains(point, eoFill: eoFill) }

    /// The parts of a segment between its crossings, none of which crosses the edge.
    func parts(of segment: PathSegment, within tolerance: CGFloat) -> [PathSegment] {
        let steps = segment.steps(within: tolerance)
        var cuts: [CGFloat] = [], from = segment.start
        for step in 1...steps {
            let end = step == steps ? segment.end : segment.point(at: CGFloat(step) / CGFloat(steps))
            for share in crossings(from, end) { cuts.append((CGFloat(step - 1) + share) / CGFloat(steps)) }
            from = end
        }
        var parts: [PathSegment] = [], rest = segment, reached: CGFloat = 0
        for cut in cuts.sorted() where cut - reached > 1e-9 && cut < 1 - 1e-9 {
            let (before, after) = rest.split(at: (cut - reached) / (1 - reached))
            parts.append(before)
            rest = after
            reached = cut
        }
        return parts + [rest]
    }

    /// Where a line crosses edges, as fractions of its length.
    private func crossings(_ start: CGPoint, _ end: CGPoint) -> [CGFloat] {
        let box = CGRect(around: [start, end])
        let (x, y) = (end.x - start.x, end.y - start.y)
        var found: [CGFloat] = []
        for edge in edges {
            guard edge.bounds.minX <= box.maxX, edge.bounds.maxX >= box.minX, edge.bounds.minY <= box.maxY,
                edge.bounds.maxY >= box.minY
            else { continue }
            let (ex, ey) = (edge.end.x - edge.start.x, edge.end.y - edge.start.y)
            let (dx, dy) = (edge.start.x - start.x, edge.start.y - start.y)
            let cross = x * ey - y * ex
            let share = (dx * ey - dy * ex) / cross
            let place = (dx * y - dy * x) / cross
            // Lines in parallel have no crossing: the division gives no number, or an infinite one.
            if share >= 0, share <= 1, place >= 0, place <= 1 { found.append(share) }
        }
        return found
    }
}

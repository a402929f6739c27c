import Foundation

extension Path {
    /// The bounding rectangle of the path, excluding control points; `.null` if it is empty.
    public var boundingRect: CGRect {
        var bounds = CGRect.null
        for subpath in subpaths {
            if subpath.segments.isEmpty { bounds = bounds.union(CGRect(origin: subpath.start, size: .zero)) }
            for segment in subpath.segments {
                let area = segment.bounds
                bounds =
                    bounds.isNull ? area : area.isNull ? bounds : CGRect(around: [bounds, area].flatMap(\.corners))
            }
        }
        return bounds
    }

    /// The start of the next segment; nil for an empty path.
    public var currentPoint: CGPoint? {
        var start: CGPoint?
        var point: CGPoint?
        for element in elements {
            switch element {
            case .move(let end): (start, point) = (end, end)
            case .line(let end), .quadCurve(let end, _), .curve(let end, _, _): point = end
            case .closeSubpath: point = start
            }
        }
        return point
    }

    /// Returns the path transformed by an affine transform.
    public func applying(_ transform: CGAffineTransform) -> Path {
        var path = Path()
        path.addPath(self, transform: transform)
        return path
    }

    /// Returns the path moved by a distance in points.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        applying(CGAffineTransform(translationX: dx, y: dy))
    }

    /// Returns the part of the path between two fractions of its length, 0 to 1. Empty if `to` is
    /// not greater than `from`.
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
        func bounded(_ value: CGFloat) -> CGFloat { value.isNaN ? 0 : min(1, max(0, value)) }
        let (from, to) = (bounded(from), bounded(to))
        if from == 0, to == 1 { return self }
        guard from < to else { return Path() }
        let subpaths = subpaths
        let lengths = subpaths.map { $0.segments.map(\.lengths) }
        let whole = lengths.joined().reduce(0) { $0 + ($1.last ?? 0) }
        guard whole > 0, whole.isFinite else { return self }
        let (first, last) = (from * whole, to * whole)

        var path = Path()
        var reached: CGFloat = 0
        for (subpath, lengths) in zip(subpaths, lengths) {
            var isDrawing = false
            for (segment, lengths) in zip(subpath.segments, lengths) {
                let length = lengths.last ?? 0
                defer { reached += length }
                guard reached + length > first, reached < last else { continue }
                var part = segment
                if last < reached + length {
                    part = part.split(at: PathSegment.parameter(of: last - reached, in: lengths)).0
                }
                if first > reached {
                    // The second fraction refers to the rest after the first cut.
                    let t = PathSegment.parameter(of: first - reached, in: lengths)
                    let cut = last < reached + length ? PathSegment.parameter(of: last - reached, in: lengths) : 1
                    part = part.split(at: cut > 0 ? t / cut : 0).1
                }
                if !isDrawing { path.move(to: part.start) }
                isDrawing = true
                path.append(part)
            }
        }
        return path
    }

    mutating func append(_ segment: PathSegment) {
        if segment.isLine {
            addLine(to: segment.end)
        } else {
            addCurve(to: segment.end, control1: segment.control1, control2: segment.control2)
        }
    }
}

extension CGRect {
    fileprivate var corners: [CGPoint] { [CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: maxY)] }
}

import Foundation

extension CGPath {
    /// Returns the path of the same area that does not cross itself. See `Path.normalized(eoFill:)` for the accuracy.
    public final func normalized(using rule: CGPathFillRule = .evenOdd) -> CGPath {
        CGPath(path.normalized(eoFill: rule == .evenOdd))
    }

    /// Returns the area that is in both paths.
    public final func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(path.intersection(other.path, eoFill: rule == .evenOdd))
    }

    /// Returns the area that is in at least one of the paths.
    public final func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(path.union(other.path, eoFill: rule == .evenOdd))
    }

    /// Returns the area of this path without that of the other.
    public final func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(path.subtracting(other.path, eoFill: rule == .evenOdd))
    }

    /// Returns the area that is in exactly one of the paths.
    public final func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(path.symmetricDifference(other.path, eoFill: rule == .evenOdd))
    }

    /// Returns the parts of this path's lines that are within the area of the other.
    public final func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(path.lineIntersection(other.path, eoFill: rule == .evenOdd))
    }

    /// Returns the parts of this path's lines that are outside of the area of the other.
    public final func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(path.lineSubtraction(other.path, eoFill: rule == .evenOdd))
    }

    /// Whether the areas of the paths have a part in common.
    public final func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
        !path.intersection(other.path, eoFill: rule == .evenOdd).isEmpty
    }

    /// Returns the path with lines instead of curves, which are at most `threshold` points away from them.
    public final func flattened(threshold: CGFloat) -> CGPath { CGPath(path.flattened(within: threshold)) }

    /// Returns a path for each connected part of the area, with its holes.
    public final func componentsSeparated(using rule: CGPathFillRule = .winding) -> [CGPath] {
        path.normalized(eoFill: rule == .evenOdd).components.map(CGPath.init)
    }
}

extension Path {
    /// The connected parts of a normalised path, the outer edge of each first and then its holes.
    fileprivate var components: [Path] {
        let edges = subpaths.map { $0.segments.map(\.start) }
        var parts = edges.filter { Self.area($0) > 0 }.map { [$0] }
        // The smallest edge around a hole is that of its part.
        parts.sort { Self.area($0[0]) < Self.area($1[0]) }
        for hole in edges where Self.area(hole) < 0 {
            guard let place = hole.first else { continue }
            let around = parts.firstIndex { part in Self.polygon(part[0]).touches(place, from: hole) }
            if let around { parts[around].append(hole) }
        }
        return parts.map { $0.reduce(into: Path()) { path, edge in path.addPath(Self.polygon(edge)) } }
    }

    private static func polygon(_ corners: [CGPoint]) -> Path {
        Path { path in
            path.addLines(corners)
            path.closeSubpath()
        }
    }

    /// Whether a hole's edge is inside. Its first corner may lie on the outer edge, so most of them decide.
    private func touches(_ place: CGPoint, from hole: [CGPoint]) -> Bool {
        boundingRect.contains(place) && hole.count(where: { contains($0) }) * 2 > hole.count
    }

    /// Twice the area of a polygon; negative in one of the two directions around it.
    private static func area(_ corners: [CGPoint]) -> CGFloat {
        zip(corners, corners.dropFirst() + corners.prefix(1)).reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y }
    }
}

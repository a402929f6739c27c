import Foundation

/// How finely curves become lines.
enum PathFlattening {
    /// The tolerance for a path of a size: a fiftieth of a point, or less in small paths, which are often enlarged.
    static func tolerance(for bounds: CGRect) -> CGFloat {
        let extent = bounds.isNull ? 0 : max(bounds.width, bounds.height)
        return extent.isFinite && extent > 0 ? min(0.02, extent / 5000) : 0.02
    }

    /// The number of lines that replace a curve is limited: beyond 16,000 points the error grows.
    static let maximalSteps: CGFloat = 1024
}

extension PathSegment {
    /// The number of lines that replace the segment with an error within the tolerance.
    func steps(within tolerance: CGFloat) -> Int {
        if isLine { return 1 }
        func turn(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGFloat {
            hypot(a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y)
        }
        // The distance between a cubic curve and its chords is at most 6/8 of its second difference, divided by the
        // square of their number.
        let most = max(turn(start, control1, control2), turn(control1, control2, end))
        let steps = (0.75 * most / max(tolerance, .leastNormalMagnitude)).squareRoot().rounded(.up)
        return steps.isNaN ? 1 : Int(min(PathFlattening.maximalSteps, max(1, steps)))
    }

    /// The ends of the lines that replace the segment, without its start.
    func ends(within tolerance: CGFloat) -> [CGPoint] {
        let steps = steps(within: tolerance)
        guard steps > 1 else { return [end] }
        return (1..<steps).map { point(at: CGFloat($0) / CGFloat(steps)) } + [end]
    }
}

extension Path {
    /// The corners of each subpath, curves replaced by lines. Points that are not finite are left out.
    func corners(within tolerance: CGFloat) -> [[CGPoint]] {
        subpaths.map { subpath in
            let ends = subpath.segments.flatMap { $0.ends(within: tolerance) }
            return ([subpath.start] + ends).filter { $0.x.isFinite && $0.y.isFinite }
        }
    }

    /// The path with lines instead of curves.
    func flattened(within tolerance: CGFloat) -> Path {
        var flat = Path()
        for subpath in subpaths {
            flat.move(to: subpath.start)
            for end in subpath.segments.flatMap({ $0.ends(within: tolerance) }) { flat.addLine(to: end) }
            if subpath.isClosed { flat.closeSubpath() }
        }
        return flat
    }
}

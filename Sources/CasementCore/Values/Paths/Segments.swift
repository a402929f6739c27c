import Foundation

/// A segment of a path, as a cubic Bézier curve or a line.
struct PathSegment {
    var start: CGPoint
    var control1: CGPoint
    var control2: CGPoint
    var end: CGPoint
    var isLine: Bool

    init(line start: CGPoint, _ end: CGPoint) {
        (self.start, control1, control2, self.end, isLine) = (start, start, end, end, true)
    }

    init(_ start: CGPoint, _ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint) {
        (self.start, self.control1, self.control2, self.end, isLine) = (start, control1, control2, end, false)
    }

    /// Converts a quadratic curve: the control points lie at two thirds of the distance to the quadratic one.
    init(_ start: CGPoint, quad control: CGPoint, _ end: CGPoint) {
        func third(_ a: CGPoint) -> CGPoint {
            CGPoint(x: a.x + (control.x - a.x) * 2 / 3, y: a.y + (control.y - a.y) * 2 / 3)
        }
        self.init(start, third(start), third(end), end)
    }

    func point(at t: CGFloat) -> CGPoint {
        if isLine { return mix(start, end, t) }
        let s = 1 - t
        let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
        return CGPoint(
            x: a * start.x + b * control1.x + c * control2.x + d * end.x,
            y: a * start.y + b * control1.y + c * control2.y + d * end.y)
    }

    /// The parts before and after `t` (de Casteljau).
    func split(at t: CGFloat) -> (PathSegment, PathSegment) {
        if isLine {
            let middle = mix(start, end, t)
            return (PathSegment(line: start, middle), PathSegment(line: middle, end))
        }
        let (a, b, c) = (mix(start, control1, t), mix(control1, control2, t), mix(control2, end, t))
        let (d, e) = (mix(a, b, t), mix(b, c, t))
        let middle = mix(d, e, t)
        return (PathSegment(start, a, d, middle), PathSegment(middle, e, c, end))
    }

    /// The number of lines that approximate a curve.
    private static let steps = 32

    /// The lengths from the start to each step, in points.
    var lengths: [CGFloat] {
        if isLine { return [0, hypot(end.x - start.x, end.y - start.y)] }
        var lengths: [CGFloat] = [0]
        var last = start, sum: CGFloat = 0
        for step in 1...Self.steps {
            let next = point(at: CGFloat(step) / CGFloat(Self.steps))
            sum += hypot(next.x - last.x, next.y - last.y)
            lengths.append(sum)
            last = next
        }
        return lengths
    }

    /// The parameter of the point at a length from the start, 0 to 1.
    static func parameter(of length: CGFloat, in lengths: [CGFloat]) -> CGFloat {
        guard let whole = lengths.last, whole > 0 else { return 0 }
        guard length < whole else { return 1 }
        let index = lengths.lastIndex { $0 <= length } ?? 0
        guard index + 1 < lengths.count else { return 1 }
        let share = (length - lengths[index]) / max(lengths[index + 1] - lengths[index], .leastNormalMagnitude)
        return (CGFloat(index) + share) / CGFloat(lengths.count - 1)
    }

    /// The bounding rectangle: of the ends and the extrema in x and y.
    var bounds: CGRect {
        var points = [start, end]
        if !isLine {
            for t in Self.turns(start.x, control1.x, control2.x, end.x)
                + Self.turns(start.y, control1.y, control2.y, end.y)
            { points.append(point(at: t)) }
        }
        return CGRect(around: points)
    }

    /// The zeros of one coordinate's derivative between 0 and 1.
    private static func turns(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) -> [CGFloat] {
        let a = -p0 + 3 * p1 - 3 * p2 + p3, b = 2 * (p0 - 2 * p1 + p2), c = p1 - p0
        let roots: [CGFloat]
        if abs(a) < 1e-12 {
            roots = abs(b) < 1e-12 ? [] : [-c / b]
        } else {
            // 3 (a t² + b t + c) is the derivative.
            let discriminant = b * b - 4 * a * c
            guard discriminant >= 0 else { return [] }
            roots = [(-b + discriminant.squareRoot()) / (2 * a), (-b - discriminant.squareRoot()) / (2 * a)]
        }
        return roots.filter { $0 > 0 && $0 < 1 }
    }
}

/// The point between two others at a fraction of their distance.
func mix(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
    CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
}

extension CGRect {
    /// The bounding rectangle of points; `.null` for none, or if a coordinate is NaN.
    init(around points: some Sequence<CGPoint>) {
        var (left, top, right, bottom) = (CGFloat.infinity, CGFloat.infinity, -CGFloat.infinity, -CGFloat.infinity)
        for point in points {
            (left, right) = (min(left, point.x), max(right, point.x))
            (top, bottom) = (min(top, point.y), max(bottom, point.y))
        }
        self =
            left <= right && top <= bottom ? CGRect(x: left, y: top, width: right - left, height: bottom - top) : .null
    }
}

extension Path {
    /// A connected sequence of segments.
    struct Subpath {
        var segments: [PathSegment] = []
        var start: CGPoint
        var isClosed = false
    }

    /// The path as subpaths; a closed one ends with the segment back to its start.
    var subpaths: [Subpath] {
        var all: [Subpath] = []
        var current: Subpath?
        var point = CGPoint.zero
        func flush() {
            if let current { all.append(current) }
            current = nil
        }
        func add(_ segment: PathSegment) {
            if current == nil { current = Subpath(start: point) }
            current?.segments.append(segment)
            point = segment.end
        }
        for element in elements {
            switch element {
            case .move(let end):
                flush()
                current = Subpath(start: end)
                point = end
            case .line(let end): add(PathSegment(line: point, end))
            case .quadCurve(let end, let control): add(PathSegment(point, quad: control, end))
            case .curve(let end, let control1, let control2): add(PathSegment(point, control1, control2, end))
            case .closeSubpath:
                guard let start = current?.start else { continue }
                if point != start { add(PathSegment(line: point, start)) }
                current?.isClosed = true
                flush()
                point = start
            }
        }
        flush()
        return all
    }
}

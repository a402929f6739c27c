import Foundation

extension Path {
    /// Returns the area of a stroke along this path as a path, for hit tests and for shapes made of strokes. It
    /// consists of overlapping pieces with the same winding, so it must be filled with the non-zero rule.
    public func strokedPath(_ style: StrokeStyle) -> Path {
        guard style.lineWidth > 0, style.lineWidth.isFinite else { return Path() }
        var pen = Pen(style)
        for subpath in subpaths {
            for line in Polyline(subpath).dashed(style) { pen.follow(line) }
        }
        return pen.path
    }
}

/// Points joined by lines. Points of curves are so close that no joins are visible.
private struct Polyline {
    var points: [CGPoint]
    /// Whether each point is a corner of the path, as opposed to a point of a curve.
    var isCorner: [Bool]
    var isClosed: Bool

    private init(_ points: [CGPoint], _ isCorner: [Bool], isClosed: Bool) {
        (self.points, self.isCorner, self.isClosed) = (points, isCorner, isClosed)
    }

    /// The number of lines per curve; for a quarter circle of 1,000 points the error is a tenth of a point.
    private static let steps = 32

    init(_ subpath: Path.Subpath) {
        (points, isCorner, isClosed) = ([subpath.start], [true], subpath.isClosed)
        for segment in subpath.segments {
            if !segment.isLine {
                for step in 1..<Self.steps {
                    add(segment.point(at: CGFloat(step) / CGFloat(Self.steps)), isCorner: false)
                }
            }
            add(segment.end, isCorner: true)
        }
        // The last point of a closed path equals its first.
        if isClosed, points.count > 1, points.first == points.last {
            points.removeLast()
            isCorner.removeLast()
        }
    }

    private mutating func add(_ point: CGPoint, isCorner: Bool) {
        guard point != points.last, point.x.isFinite, point.y.isFinite else { return }
        points.append(point)
        self.isCorner.append(isCorner)
    }

    /// The maximum number of dashes: more are never visible.
    private static let mostDashes = 20_000

    /// The dashes of the pattern.
    func dashed(_ style: StrokeStyle) -> [Polyline] {
        let pattern = style.dash.filter(\.isFinite).map { max(0, $0) }
        let whole = pattern.reduce(0, +)
        guard whole > 0 else { return [self] }
        // A pattern of odd length is repeated with dashes and gaps exchanged.
        let lengths = pattern.count % 2 == 0 ? pattern : pattern + pattern
        let period = lengths.reduce(0, +)
        var rest = style.dashPhase.isFinite ? style.dashPhase.truncatingRemainder(dividingBy: period) : 0
        if rest < 0 { rest += period }
        var index = 0
        while rest >= lengths[index] {
            rest -= lengths[index]
            index = (index + 1) % lengths.count
        }
        var left = lengths[index] - rest
        var strokes: [Polyline] = []
        var current = index % 2 == 0 ? Polyline([points[0]], [true], isClosed: false) : nil
        let ends = isClosed ? points + [points[0]] : points
        for number in 1..<max(1, ends.count) {
            var from = ends[number - 1]
            let to = ends[number]
            var length = hypot(to.x - from.x, to.y - from.y)
            while length > left, strokes.count < Self.mostDashes {
                let cut = mix(from, to, left / length)
                if var stroke = current {
                    stroke.add(cut, isCorner: true)
                    strokes.append(stroke)
                    current = nil
                } else {
                    current = Polyline([cut], [true], isClosed: false)
                }
                length -= left
                from = cut
                index = (index + 1) % lengths.count
                left = lengths[index]
            }
            left -= length
            current?.add(to, isCorner: number < isCorner.count ? isCorner[number] : true)
        }
        if let current { strokes.append(current) }
        return strokes
    }
}

/// Builds the stroke's area, piece by piece.
private struct Pen {
    let style: StrokeStyle
    let radius: CGFloat
    private(set) var path = Path()

    init(_ style: StrokeStyle) { (self.style, radius) = (style, style.lineWidth / 2) }

    mutating func follow(_ line: Polyline) {
        let points = line.points
        guard points.count > 1 else { return addDot(points[0]) }
        let count = line.isClosed ? points.count : points.count - 1
        for index in 0..<count { addSegment(points[index], points[(index + 1) % points.count]) }
        for index in points.indices where line.isClosed || (index > 0 && index < points.count - 1) {
            let before = points[(index + points.count - 1) % points.count], after = points[(index + 1) % points.count]
            addJoin(before, points[index], after, line.isCorner[index] ? style.lineJoin : .bevel)
        }
        if !line.isClosed {
            addCap(points[0], from: points[1])
            addCap(points[points.count - 1], from: points[points.count - 2])
        }
    }

    /// A vector perpendicular to the line from `a` to `b`, as long as the pen's radius.
    private func across(_ a: CGPoint, _ b: CGPoint) -> CGVector {
        let length = max(hypot(b.x - a.x, b.y - a.y), .leastNormalMagnitude)
        return CGVector(dx: -(b.y - a.y) / length * radius, dy: (b.x - a.x) / length * radius)
    }

    /// All pieces have the same winding, or overlaps would cancel out.
    private mutating func addPiece(_ points: [CGPoint]) {
        var area: CGFloat = 0
        for (a, b) in zip(points, points.dropFirst() + points.prefix(1)) { area += a.x * b.y - b.x * a.y }
        path.addLines(area < 0 ? points.reversed() : points)
        path.closeSubpath()
    }

    private mutating func addSegment(_ a: CGPoint, _ b: CGPoint) {
        let side = across(a, b)
        addPiece([a + side, b + side, b - side, a - side])
    }

    private mutating func addDot(_ center: CGPoint) {
        switch style.lineCap {
        case .butt: break
        case .round: addCircle(center)
        case .square:
            addPiece([
                CGPoint(x: center.x - radius, y: center.y - radius),
                CGPoint(x: center.x + radius, y: center.y - radius),
                CGPoint(x: center.x + radius, y: center.y + radius),
                CGPoint(x: center.x - radius, y: center.y + radius),
            ])
        }
    }

    private mutating func addCircle(_ center: CGPoint) {
        path.addEllipse(in: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    }

    private mutating func addCap(_ end: CGPoint, from: CGPoint) {
        switch style.lineCap {
        case .butt: break
        case .round: addCircle(end)
        case .square:
            let side = across(from, end)
            let on = CGVector(dx: side.dy, dy: -side.dx)
            addPiece([end + side, end + side + on, end - side + on, end - side])
        }
    }

    private mutating func addJoin(_ before: CGPoint, _ point: CGPoint, _ after: CGPoint, _ join: CGLineJoin) {
        let first = across(before, point), second = across(point, after)
        let cross = first.dx * second.dy - first.dy * second.dx
        let dot = first.dx * second.dx + first.dy * second.dy
        guard cross != 0 || dot < 0 else { return }
        if join == .round { return addCircle(point) }
        // The gap opens on the outer side of the corner.
        let (a, b) = cross > 0 ? (point - first, point - second) : (point + first, point + second)
        // The tip is 1 / sin(half the angle between the segments) radii away.
        let half = ((1 - dot / (radius * radius)) / 2).squareRoot()
        let cosine = max(0, 1 - half * half).squareRoot()
        guard join == .miter, cosine > 0, 1 / cosine <= style.miterLimit else { return addPiece([point, a, b]) }
        let middle = CGVector(dx: (a.x + b.x) / 2 - point.x, dy: (a.y + b.y) / 2 - point.y)
        let length = hypot(middle.dx, middle.dy)
        guard length > 0 else { return addPiece([point, a, b]) }
        let reach = radius / cosine / length
        addPiece([point, a, CGPoint(x: point.x + middle.dx * reach, y: point.y + middle.dy * reach), b])
    }
}

private func + (point: CGPoint, vector: CGVector) -> CGPoint { CGPoint(x: point.x + vector.dx, y: point.y + vector.dy) }
private func - (point: CGPoint, vector: CGVector) -> CGPoint { CGPoint(x: point.x - vector.dx, y: point.y - vector.dy) }

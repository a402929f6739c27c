import Casement

/// Draws lines and filled pieces into one outline, which can then be filled.
struct Pen {
    private(set) var path = Path()
    let width: CGFloat

    init(width: CGFloat) { self.width = width }

    /// Straight strokes from point to point.
    mutating func line(_ points: CGPoint...) { line(points) }

    /// Straight strokes from point to point.
    mutating func line(_ points: [CGPoint]) { stroke(Path { $0.addLines(points) }) }

    /// Part of an ellipse, in degrees from three o'clock, clockwise on the screen.
    mutating func arc(_ center: CGPoint, _ rx: CGFloat, _ ry: CGFloat, from start: Double = 0, to end: Double = 360) {
        stroke(
            Path { path in
                path.addArc(
                    center: .zero, radius: 1, startAngle: .degrees(start), endAngle: .degrees(end), clockwise: false,
                    transform: CGAffineTransform(translationX: center.x, y: center.y).scaledBy(x: rx, y: ry))
            })
    }

    private mutating func stroke(_ outline: Path) {
        path.addPath(outline.strokedPath(StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round)))
    }

    /// A filled circle.
    mutating func dot(_ center: CGPoint, radius: CGFloat) {
        path.addEllipse(in: CGRect(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2))
    }

    /// A filled polygon, clockwise on the screen.
    mutating func polygon(_ points: [CGPoint]) {
        guard let first = points.first else { return }
        path.move(to: first)
        for point in points.dropFirst() { path.addLine(to: point) }
        path.closeSubpath()
    }
}

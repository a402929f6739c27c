import Casement

/// Draws lines as outlines, which can then be filled: each stroke is a quad with a round joint at either end.
///
/// All pieces turn the same way, so that where they overlap they count as one.
struct Pen {
    private(set) var path = Path()
    let width: CGFloat

    init(width: CGFloat) { self.width = width }

    /// Straight strokes from point to point.
    mutating func line(_ points: CGPoint...) { line(points) }

    /// Straight strokes from point to point.
    mutating func line(_ points: [CGPoint]) {
        for point in points { dot(point, radius: width / 2) }
        for (start, end) in zip(points, points.dropFirst()) {
            let (dx, dy) = (end.x - start.x, end.y - start.y)
            let length = max(0.001, (dx * dx + dy * dy).squareRoot())
            let (nx, ny) = (dy / length * width / 2, -dx / length * width / 2)
            polygon([
                CGPoint(x: start.x + nx, y: start.y + ny), CGPoint(x: end.x + nx, y: end.y + ny),
                CGPoint(x: end.x - nx, y: end.y - ny), CGPoint(x: start.x - nx, y: start.y - ny),
            ])
        }
    }

    /// Part of an ellipse, in degrees from three o'clock, clockwise on the screen.
    mutating func arc(_ center: CGPoint, _ rx: CGFloat, _ ry: CGFloat, from start: CGFloat = 0, to end: CGFloat = 360) {
        // Steps of at most 10 degrees look round at the sizes of icons and letters.
        let steps = max(2, Int((abs(end - start) / 10).rounded(.up)))
        line(
            (0...steps).map { step in
                let angle = (start + (end - start) * CGFloat(step) / CGFloat(steps)) * .pi / 180
                return CGPoint(x: center.x + rx * cos(angle), y: center.y + ry * sin(angle))
            })
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

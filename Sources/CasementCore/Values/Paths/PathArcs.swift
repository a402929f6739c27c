import Foundation

extension Path {
    /// Adds a circular arc, after a line from the current point to its start. The y axis points down, so with
    /// `clockwise` false the arc runs clockwise on the screen, as in SwiftUI.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let start = startAngle.radians, turn = 2 * Double.pi
        var delta = endAngle.radians - start
        guard delta.isFinite, start.isFinite else { return }
        // From the start to the end in the requested direction, at most one full turn.
        if clockwise {
            if delta > 0 { delta = delta.truncatingRemainder(dividingBy: turn) - turn }
            delta = max(delta, -turn)
        } else {
            if delta < 0 { delta = delta.truncatingRemainder(dividingBy: turn) + turn }
            delta = min(delta, turn)
        }
        addRelativeArc(
            center: center, radius: radius, startAngle: startAngle, delta: .radians(delta), transform: transform)
    }

    /// Adds a circular arc from an angle by `delta`, which may be negative, after a line from the
    /// current point to its start.
    public mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
    ) {
        guard delta.radians.isFinite, startAngle.radians.isFinite else { return }
        let count = max(1, min(1000, Int((abs(delta.radians) / (.pi / 2)).rounded(.up))))
        let step = CGFloat(delta.radians) / CGFloat(count)
        // The standard cubic approximation of an arc of `step`: the error is at most 0.03 % for a quarter circle.
        let reach = 4 / 3 * tan(step / 4) * radius
        func point(_ angle: CGFloat) -> CGPoint {
            CGPoint(x: center.x + cos(angle) * radius, y: center.y + sin(angle) * radius)
        }
        func along(_ angle: CGFloat, _ distance: CGFloat) -> CGPoint {
            let point = point(angle)
            return CGPoint(x: point.x - sin(angle) * distance, y: point.y + cos(angle) * distance)
        }
        var angle = CGFloat(startAngle.radians)
        let start = point(angle).applying(transform)
        if isEmpty { move(to: start) } else { addLine(to: start) }
        for _ in 0..<count {
            let next = angle + step
            addCurve(
                to: point(next).applying(transform), control1: along(angle, reach).applying(transform),
                control2: along(next, -reach).applying(transform))
            angle = next
        }
    }

    /// Adds a circular arc that touches the lines from the current point to `tangent1End` and from there to
    /// `tangent2End`, after a line to its start; adds a line to `tangent1End` if there is no such arc.
    public mutating func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        guard let current = currentPoint else { return }
        // The corner is computed in the coordinates of the arguments, before the transform.
        let start = current.applying(transform.inverted())
        let a = CGVector(dx: start.x - tangent1End.x, dy: start.y - tangent1End.y)
        let b = CGVector(dx: tangent2End.x - tangent1End.x, dy: tangent2End.y - tangent1End.y)
        let lengths = hypot(a.dx, a.dy) * hypot(b.dx, b.dy)
        let cross = a.dx * b.dy - a.dy * b.dx, dot = a.dx * b.dx + a.dy * b.dy
        guard lengths > 0, abs(cross) > 1e-9 * lengths, radius > 0 else {
            return addLine(to: tangent1End.applying(transform))
        }
        let half = acos(min(1, max(-1, dot / lengths))) / 2
        let distance = radius / tan(half)
        func on(_ vector: CGVector) -> CGPoint {
            let share = distance / hypot(vector.dx, vector.dy)
            return CGPoint(x: tangent1End.x + vector.dx * share, y: tangent1End.y + vector.dy * share)
        }
        let (first, last) = (on(a), on(b))
        let turn = CGFloat.pi - 2 * half
        // From the tangent points towards the corner, by the distance of the cubic's control points.
        let reach = 4 / 3 * tan(turn / 4) * radius / distance
        addLine(to: first.applying(transform))
        addCurve(
            to: last.applying(transform), control1: mix(first, tangent1End, reach).applying(transform),
            control2: mix(last, tangent1End, reach).applying(transform))
    }
}

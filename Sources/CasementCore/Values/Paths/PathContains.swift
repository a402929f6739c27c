import Foundation

extension Path {
    /// Whether a point lies inside the path, by the non-zero winding rule or, with `eoFill`, by the even-odd rule.
    /// Curves are approximated by 16 lines, with an error within a hundredth of their size.
    public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
        var winding = 0, crossings = 0
        var start = CGPoint.zero, current = CGPoint.zero
        func line(to end: CGPoint) {
            defer { current = end }
            guard (current.y <= point.y) != (end.y <= point.y) else { return }
            let x = current.x + (point.y - current.y) / (end.y - current.y) * (end.x - current.x)
            guard x > point.x else { return }
            winding += current.y <= point.y ? 1 : -1
            crossings += 1
        }
        func curve(_ position: (CGFloat) -> CGPoint) { for step in 1...16 { line(to: position(CGFloat(step) / 16)) } }
        for element in elements {
            let from = current
            switch element {
            case .move(let end):
                line(to: start)
                (start, current) = (end, end)
            case .line(let end): line(to: end)
            case .quadCurve(let end, let control):
                curve { t in
                    let s = 1 - t
                    return CGPoint(
                        x: s * s * from.x + 2 * s * t * control.x + t * t * end.x,
                        y: s * s * from.y + 2 * s * t * control.y + t * t * end.y)
                }
            case .curve(let end, let control1, let control2):
                curve { t in
                    let s = 1 - t
                    let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
                    return CGPoint(
                        x: a * from.x + b * control1.x + c * control2.x + d * end.x,
                        y: a * from.y + b * control1.y + c * control2.y + d * end.y)
                }
            case .closeSubpath: line(to: start)
            }
        }
        line(to: start)
        return eoFill ? crossings % 2 == 1 : winding != 0
    }
}

import Foundation

/// The outline of a shape: straight and curved segments in points.
@frozen public struct Path: Hashable, Sendable {
    /// One step of an outline.
    @frozen public enum Element: Hashable, Sendable {
        case move(to: CGPoint)
        case line(to: CGPoint)
        case quadCurve(to: CGPoint, control: CGPoint)
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        case closeSubpath
    }

    package private(set) var elements: [Element] = []

    /// An empty outline.
    public init() {}

    /// An outline built in a closure.
    public init(_ build: (inout Path) -> Void) { build(&self) }

    /// A rectangle.
    public init(_ rect: CGRect) { addRect(rect) }

    /// A rectangle with circular corners; a radius beyond half the shorter side becomes half of it.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius))
    }

    /// An ellipse that touches all four sides of `rect`.
    public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

    /// Whether the outline has no segment.
    public var isEmpty: Bool { elements.isEmpty }

    /// Calls `body` with each step, in order.
    public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

    /// The smallest rectangle around all end and control points, which holds the outline; `.null` for none.
    package var controlBounds: CGRect {
        var (left, top, right, bottom) = (CGFloat.infinity, CGFloat.infinity, -CGFloat.infinity, -CGFloat.infinity)
        func add(_ point: CGPoint) {
            left = min(left, point.x)
            top = min(top, point.y)
            right = max(right, point.x)
            bottom = max(bottom, point.y)
        }
        for element in elements {
            switch element {
            case .move(let end), .line(let end): add(end)
            case .quadCurve(let end, let control): [end, control].forEach(add)
            case .curve(let end, let control1, let control2): [end, control1, control2].forEach(add)
            case .closeSubpath: break
            }
        }
        return left <= right && top <= bottom
            ? CGRect(x: left, y: top, width: right - left, height: bottom - top) : .null
    }

    /// Starts a new subpath.
    public mutating func move(to end: CGPoint) { elements.append(.move(to: end)) }
    /// A straight segment from the current point.
    public mutating func addLine(to end: CGPoint) { elements.append(.line(to: end)) }
    /// A quadratic Bézier segment.
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        elements.append(.quadCurve(to: end, control: control))
    }
    /// A cubic Bézier segment.
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        elements.append(.curve(to: end, control1: control1, control2: control2))
    }
    /// A straight segment back to where the subpath started.
    public mutating func closeSubpath() { elements.append(.closeSubpath) }

    /// A closed rectangle.
    public mutating func addRect(_ rect: CGRect) {
        move(to: CGPoint(x: rect.minX, y: rect.minY))
        addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
        addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        closeSubpath()
    }

    /// How far a control point lies from the end of a quarter ellipse, as a share of its radius: 4/3 (√2 − 1), the
    /// usual cubic approximation, off by at most 0.03 %.
    private static let quarterArc: CGFloat = 0.552_284_749_830_793_6

    /// A closed rectangle with elliptic corners of the given radii.
    public mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize) {
        let rx = min(max(0, cornerSize.width), rect.width / 2), ry = min(max(0, cornerSize.height), rect.height / 2)
        guard rx > 0, ry > 0 else { return addRect(rect) }
        let kx = rx * (1 - Self.quarterArc), ky = ry * (1 - Self.quarterArc)
        let (l, t, r, b) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
        move(to: point(l + rx, t))
        addLine(to: point(r - rx, t))
        addCurve(to: point(r, t + ry), control1: point(r - kx, t), control2: point(r, t + ky))
        addLine(to: point(r, b - ry))
        addCurve(to: point(r - rx, b), control1: point(r, b - ky), control2: point(r - kx, b))
        addLine(to: point(l + rx, b))
        addCurve(to: point(l, b - ry), control1: point(l + kx, b), control2: point(l, b - ky))
        addLine(to: point(l, t + ry))
        addCurve(to: point(l + rx, t), control1: point(l, t + ky), control2: point(l + kx, t))
        closeSubpath()
    }

    /// A closed ellipse.
    public mutating func addEllipse(in rect: CGRect) {
        addRoundedRect(in: rect, cornerSize: CGSize(width: rect.width / 2, height: rect.height / 2))
    }
}

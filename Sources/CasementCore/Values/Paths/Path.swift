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

    /// Whether the outline has no segment.
    public var isEmpty: Bool { elements.isEmpty }

    /// Calls `body` with each step, in order.
    public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

    var hasLines: Bool {
        elements.contains { if case .line = $0 { true } else { false } }
    }

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

    /// Another outline's steps after this one's.
    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        guard !transform.isIdentity else {
            elements += path.elements
            return
        }
        elements.reserveCapacity(elements.count + path.elements.count)
        for element in path.elements {
            switch element {
            case .move(let end): move(to: end.applying(transform))
            case .line(let end): addLine(to: end.applying(transform))
            case .quadCurve(let end, let control):
                addQuadCurve(to: end.applying(transform), control: control.applying(transform))
            case .curve(let end, let control1, let control2):
                addCurve(
                    to: end.applying(transform), control1: control1.applying(transform),
                    control2: control2.applying(transform))
            case .closeSubpath: closeSubpath()
            }
        }
    }

    /// Straight segments through points, the first of which starts a subpath.
    public mutating func addLines(_ lines: [CGPoint]) {
        guard let first = lines.first else { return }
        move(to: first)
        for point in lines.dropFirst() { addLine(to: point) }
    }
}

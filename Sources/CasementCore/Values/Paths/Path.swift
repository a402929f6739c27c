import Foundation

/// The outline of a shape: straight and curved segments, in points.
@frozen public struct Path: Hashable, Sendable {
    /// An element of a path.
    @frozen public enum Element: Hashable, Sendable {
        /// Begins a new subpath at a point.
        case move(to: CGPoint)
        /// A straight segment from the current point.
        case line(to: CGPoint)
        /// A quadratic Bézier segment from the current point.
        case quadCurve(to: CGPoint, control: CGPoint)
        /// A cubic Bézier segment from the current point.
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        /// A straight segment to the start of the subpath, which ends it.
        case closeSubpath
    }

    package private(set) var elements: [Element] = []

    /// Creates an empty path.
    public init() {}

    /// Creates a path in a closure.
    public init(_ build: (inout Path) -> Void) { build(&self) }

    /// Whether the path has no elements.
    public var isEmpty: Bool { elements.isEmpty }

    /// Calls `body` with each element, in order.
    public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

    var hasLines: Bool {
        elements.contains { if case .line = $0 { true } else { false } }
    }

    /// The bounding rectangle of all end and control points, which contains the path; `.null` if it is empty.
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

    /// Begins a new subpath.
    public mutating func move(to end: CGPoint) { elements.append(.move(to: end)) }
    /// Adds a straight segment from the current point.
    public mutating func addLine(to end: CGPoint) { elements.append(.line(to: end)) }
    /// Adds a quadratic Bézier segment.
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        elements.append(.quadCurve(to: end, control: control))
    }
    /// Adds a cubic Bézier segment.
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        elements.append(.curve(to: end, control1: control1, control2: control2))
    }
    /// Closes the subpath with a straight segment to its start.
    public mutating func closeSubpath() { elements.append(.closeSubpath) }

    /// Appends the elements of another path.
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

    /// Adds straight segments through points, the first of which begins a subpath.
    public mutating func addLines(_ lines: [CGPoint]) {
        guard let first = lines.first else { return }
        move(to: first)
        for point in lines.dropFirst() { addLine(to: point) }
    }
}

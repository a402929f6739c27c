import Foundation

/// A path with CoreGraphics' interface, for drawing code written for it: `Path(cgPath)` draws it.
public class CGPath: Hashable, @unchecked Sendable {
    // Only `CGMutablePath` changes it, which must not be shared while being built, as in CoreGraphics.
    fileprivate(set) final var path: Path

    init(_ path: Path) { self.path = path }

    /// Creates a rectangular path.
    public convenience init(rect: CGRect, transform: CGAffineTransform? = nil) {
        self.init(Path(rect).applying(transform ?? .identity))
    }

    /// Creates an ellipse inscribed in a rectangle.
    public convenience init(ellipseIn rect: CGRect, transform: CGAffineTransform? = nil) {
        self.init(Path(ellipseIn: rect).applying(transform ?? .identity))
    }

    /// Creates a rectangle with rounded corners.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform? = nil
    ) {
        let size = CGSize(width: cornerWidth, height: cornerHeight)
        self.init(Path(roundedRect: rect, cornerSize: size, style: .circular).applying(transform ?? .identity))
    }

    /// Whether the path has no elements.
    public final var isEmpty: Bool { path.isEmpty }
    /// The bounding rectangle of the path, excluding control points.
    public final var boundingBoxOfPath: CGRect { path.boundingRect }
    /// The same as `boundingBoxOfPath`: control points are not included.
    public final var boundingBox: CGRect { path.boundingRect }
    /// The start of the next segment; zero for an empty path.
    public final var currentPoint: CGPoint { path.currentPoint ?? .zero }

    /// Whether a point lies inside the path.
    public final func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool { path.contains(point.applying(transform), eoFill: rule == .evenOdd) }

    /// Returns an immutable copy of the path.
    public final func copy() -> CGPath? { CGPath(path) }
    /// Returns a mutable copy of the path.
    public final func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }

    public static func == (a: CGPath, b: CGPath) -> Bool { a.path == b.path }
    public final func hash(into hasher: inout Hasher) { hasher.combine(path.description) }
}

/// The rule that defines the inside of a self-intersecting path.
public enum CGPathFillRule: Int, Sendable { case winding, evenOdd }

/// A path that is built step by step, with CoreGraphics' interface.
///
///     let path = CGMutablePath()
///     path.move(to: CGPoint(x: 0, y: 40))
///     path.addLine(to: CGPoint(x: 40, y: 40))
///     return Path(path)
public final class CGMutablePath: CGPath, @unchecked Sendable {
    /// Creates an empty path.
    public convenience init() { self.init(Path()) }

    /// Begins a new subpath.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        path.move(to: point.applying(transform))
    }

    /// Adds a straight segment.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        path.addLine(to: point.applying(transform))
    }

    /// Adds straight segments through points, the first of which begins a subpath.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        path.addLines(points.map { $0.applying(transform) })
    }

    /// Adds a quadratic Bézier segment.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        path.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
    }

    /// Adds a cubic Bézier segment.
    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        path.addCurve(
            to: end.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform))
    }

    /// Adds a closed rectangle.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        path.addRect(rect, transform: transform)
    }
    /// Adds several closed rectangles.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        path.addRects(rects, transform: transform)
    }
    /// Adds the closed ellipse inscribed in a rectangle.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        path.addEllipse(in: rect, transform: transform)
    }

    /// Adds a closed rectangle with rounded corners; corner sizes are in points.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        let size = CGSize(width: cornerWidth, height: cornerHeight)
        path.addRoundedRect(in: rect, cornerSize: size, style: .circular, transform: transform)
    }

    /// Adds a circular arc, after a straight segment to its start. Angles are in radians.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        path.addArc(
            center: center, radius: radius, startAngle: .radians(Double(startAngle)),
            endAngle: .radians(Double(endAngle)), clockwise: clockwise, transform: transform)
    }

    /// Adds the arc that rounds the corner of two tangents.
    public func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) { path.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform) }

    /// Appends the elements of another path.
    public func addPath(_ other: CGPath, transform: CGAffineTransform = .identity) {
        path.addPath(other.path, transform: transform)
    }

    /// Closes the subpath with a straight segment to its start.
    public func closeSubpath() { path.closeSubpath() }
}

extension Path {
    /// Creates a path from the current elements of a `CGPath`.
    public init(_ path: CGPath) { self = path.path }
    /// The path as an immutable `CGPath`.
    public var cgPath: CGPath { CGPath(self) }

    /// Appends the elements of another path.
    public mutating func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        addPath(path.path, transform: transform)
    }
}

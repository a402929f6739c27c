import Foundation

/// An outline under CoreGraphics' name, for drawing code that is written for it: `Path(cgPath)` draws it.
public class CGPath: Hashable, @unchecked Sendable {
    // Only a `CGMutablePath` changes it, which belongs to who draws it, as in CoreGraphics.
    fileprivate(set) final var path: Path

    init(_ path: Path) { self.path = path }

    /// A rectangle.
    public convenience init(rect: CGRect, transform: CGAffineTransform? = nil) {
        self.init(Path(rect).applying(transform ?? .identity))
    }

    /// The ellipse in a rectangle.
    public convenience init(ellipseIn rect: CGRect, transform: CGAffineTransform? = nil) {
        self.init(Path(ellipseIn: rect).applying(transform ?? .identity))
    }

    /// A rectangle with round corners.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform? = nil
    ) {
        let size = CGSize(width: cornerWidth, height: cornerHeight)
        self.init(Path(roundedRect: rect, cornerSize: size, style: .circular).applying(transform ?? .identity))
    }

    public final var isEmpty: Bool { path.isEmpty }
    /// The least rectangle around the outline.
    public final var boundingBoxOfPath: CGRect { path.boundingRect }
    public final var boundingBox: CGRect { path.boundingRect }
    /// Where the next step begins.
    public final var currentPoint: CGPoint { path.currentPoint ?? .zero }

    /// Whether a point lies inside.
    public final func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool { path.contains(point.applying(transform), eoFill: rule == .evenOdd) }

    public final func copy() -> CGPath? { CGPath(path) }
    public final func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }

    public static func == (a: CGPath, b: CGPath) -> Bool { a.path == b.path }
    public final func hash(into hasher: inout Hasher) { hasher.combine(path.description) }
}

/// What is inside of an outline that crosses itself.
public enum CGPathFillRule: Int, Sendable { case winding, evenOdd }

/// An outline that is drawn step by step, under CoreGraphics' name.
///
///     let path = CGMutablePath()
///     path.move(to: CGPoint(x: 0, y: 40))
///     path.addLine(to: CGPoint(x: 40, y: 40))
///     return Path(path)
public final class CGMutablePath: CGPath, @unchecked Sendable {
    public convenience init() { self.init(Path()) }

    /// Starts a subpath.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        path.move(to: point.applying(transform))
    }

    /// A straight segment.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        path.addLine(to: point.applying(transform))
    }

    /// Straight segments through points, the first of which starts a subpath.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        path.addLines(points.map { $0.applying(transform) })
    }

    /// A quadratic Bézier segment.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        path.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
    }

    /// A cubic Bézier segment.
    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        path.addCurve(
            to: end.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform))
    }

    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        path.addRect(rect, transform: transform)
    }
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        path.addRects(rects, transform: transform)
    }
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        path.addEllipse(in: rect, transform: transform)
    }

    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        let size = CGSize(width: cornerWidth, height: cornerHeight)
        path.addRoundedRect(in: rect, cornerSize: size, style: .circular, transform: transform)
    }

    /// A part of a circle, after a straight segment to where it begins. Angles are radians.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        path.addArc(
            center: center, radius: radius, startAngle: .radians(Double(startAngle)),
            endAngle: .radians(Double(endAngle)), clockwise: clockwise, transform: transform)
    }

    /// The arc that rounds the corner of two tangents.
    public func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) { path.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform) }

    /// Another outline's steps after this one's.
    public func addPath(_ other: CGPath, transform: CGAffineTransform = .identity) {
        path.addPath(other.path, transform: transform)
    }

    /// A straight segment back to where the subpath started.
    public func closeSubpath() { path.closeSubpath() }
}

extension Path {
    /// The same outline, as it is now.
    public init(_ path: CGPath) { self = path.path }
    public var cgPath: CGPath { CGPath(self) }

    /// Another outline's steps after this one's.
    public mutating func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        addPath(path.path, transform: transform)
    }
}

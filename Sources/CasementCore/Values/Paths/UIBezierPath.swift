import Foundation

/// A path with UIKit's interface, for shapes that are written with it: `Path(bezier.cgPath)` draws it.
///
///     func path(in rect: CGRect) -> Path {
///         let radii = CGSize(width: 12, height: 12)
///         let outline = UIBezierPath(roundedRect: rect, byRoundingCorners: [.topLeft, .topRight], cornerRadii: radii)
///         return Path(outline.cgPath)
///     }
///
/// There is no current context: it does not draw itself.
public final class UIBezierPath: Hashable, CustomStringConvertible {
    private var path: Path

    /// The width of its strokes, in points; 1 at first.
    public var lineWidth: CGFloat = 1
    /// The ends of its strokes.
    public var lineCapStyle = CGLineCap.butt
    /// The corners of its strokes.
    public var lineJoinStyle = CGLineJoin.miter
    /// How long a pointed corner of its strokes may be, in widths; 10 at first.
    public var miterLimit: CGFloat = 10
    /// Whether overlapping parts are holes.
    public var usesEvenOddFillRule = false

    private init(_ path: Path) { self.path = path }

    /// Creates an empty path.
    public convenience init() { self.init(Path()) }
    /// Creates a rectangle.
    public convenience init(rect: CGRect) { self.init(Path(rect)) }
    /// Creates an ellipse inscribed in a rectangle.
    public convenience init(ovalIn rect: CGRect) { self.init(Path(ellipseIn: rect)) }
    /// Creates a path with the elements of another.
    public convenience init(cgPath: CGPath) { self.init(Path(cgPath)) }

    /// Creates a rectangle with rounded corners; the radius is limited to half the shorter side.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(Path(roundedRect: rect, cornerRadius: cornerRadius, style: .continuous))
    }

    /// Creates a rectangle of which some corners are rounded. The radius is the width of `cornerRadii`, at most half
    /// the shorter side.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        let radius = max(0, min(cornerRadii.width, min(rect.width, rect.height) / 2))
        func length(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? radius : 0 }
        let radii = RectangleCornerRadii(
            topLeading: length(.topLeft), bottomLeading: length(.bottomLeft), bottomTrailing: length(.bottomRight),
            topTrailing: length(.topRight))
        self.init(Path(roundedRect: rect, cornerRadii: radii, style: .circular))
    }

    /// Creates an arc; angles are in radians from the right, and grow clockwise, as y counts downwards.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// The elements.
    public var cgPath: CGPath {
        get { path.cgPath }
        set { path = Path(newValue) }
    }

    /// Begins a subpath.
    public func move(to point: CGPoint) { path.move(to: point) }
    /// Adds a straight line.
    public func addLine(to point: CGPoint) { path.addLine(to: point) }
    /// Adds a cubic curve.
    public func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }
    /// Adds a quadratic curve.
    public func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: endPoint, control: controlPoint)
    }
    /// Adds an arc, and a line to its start; angles are in radians from the right, and grow clockwise.
    public func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        path.addArc(
            center: center, radius: radius, startAngle: .radians(Double(startAngle)),
            endAngle: .radians(Double(endAngle)), clockwise: !clockwise)
    }
    /// Adds a line to the start of the subpath.
    public func close() { path.closeSubpath() }
    /// Adds the elements of another path.
    public func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
    /// Removes all elements.
    public func removeAllPoints() { path = Path() }
    /// Transforms all points.
    public func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }

    /// Whether the path has no elements.
    public var isEmpty: Bool { path.isEmpty }
    /// The bounding rectangle, without control points.
    public var bounds: CGRect { path.boundingRect }
    /// The end of the last element; zero for an empty path.
    public var currentPoint: CGPoint { path.currentPoint ?? .zero }
    /// Whether a point lies inside, by the rule of the path.
    public func contains(_ point: CGPoint) -> Bool { path.contains(point, eoFill: usesEvenOddFillRule) }

    public var description: String { path.description }
    public static func == (a: UIBezierPath, b: UIBezierPath) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Corners of a rectangle, by UIKit's names.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The corner at the top on the left.
    public static let topLeft = UIRectCorner(rawValue: 1)
    /// The corner at the top on the right.
    public static let topRight = UIRectCorner(rawValue: 2)
    /// The corner at the bottom on the left.
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    /// The corner at the bottom on the right.
    public static let bottomRight = UIRectCorner(rawValue: 8)
    /// All four.
    public static let allCorners = UIRectCorner(rawValue: .max)
}

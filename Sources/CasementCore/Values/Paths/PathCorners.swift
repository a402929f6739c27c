import Foundation

/// The shape of the corners of a rounded rectangle.
public enum RoundedCornerStyle: Hashable, Sendable {
    /// Quarter circles.
    case circular
    /// Curves that leave the sides gradually and are longer than a quarter circle of the same radius.
    case continuous
}

/// A radius for each corner of a rectangle, in points.
@frozen public struct RectangleCornerRadii: Hashable, Sendable {
    /// The radius of the top leading corner, in points.
    public var topLeading: CGFloat
    /// The radius of the bottom leading corner, in points.
    public var bottomLeading: CGFloat
    /// The radius of the bottom trailing corner, in points.
    public var bottomTrailing: CGFloat
    /// The radius of the top trailing corner, in points.
    public var topTrailing: CGFloat

    /// Creates corner radii in points; corners that are not specified are sharp.
    public init(
        topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
    ) {
        self.topLeading = topLeading
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.topTrailing = topTrailing
    }
}

extension Path {
    /// Creates a rectangle.
    public init(_ rect: CGRect) { addRect(rect) }

    /// Creates a rectangle with rounded corners; the radius is limited to half the shorter side.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    /// Creates a rectangle with rounded corners of a width and height.
    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
    }

    /// Creates a rectangle with a radius for each corner.
    public init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
    }

    /// Creates an ellipse that touches all four sides of `rect`.
    public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

    /// Adds a closed rectangle.
    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y).applying(transform) }
        move(to: point(rect.minX, rect.minY))
        addLine(to: point(rect.maxX, rect.minY))
        addLine(to: point(rect.maxX, rect.maxY))
        addLine(to: point(rect.minX, rect.maxY))
        closeSubpath()
    }

    /// Adds several closed rectangles.
    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Adds a closed ellipse, from its rightmost point clockwise on the screen.
    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        let (rx, ry) = (rect.width / 2, rect.height / 2)
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            CGPoint(x: rect.midX + x * rx, y: rect.midY + y * ry).applying(transform)
        }
        move(to: point(1, 0))
        // Four quarters, each rotated by a right angle.
        for (x, y) in [(1, 0), (0, 1), (-1, 0), (0, -1)] as [(CGFloat, CGFloat)] {
            let k = Corner.quarter
            addCurve(to: point(-y, x), control1: point(x - k * y, y + k * x), control2: point(k * x - y, k * y + x))
        }
        closeSubpath()
    }

    /// Adds a closed rectangle with rounded corners of a width and height.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        addCorners(rect, Array(repeating: cornerSize, count: 4), style, transform)
    }

    /// Adds a closed rectangle with a radius for each corner.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        let radii = [
            cornerRadii.topLeading, cornerRadii.topTrailing, cornerRadii.bottomTrailing, cornerRadii.bottomLeading,
        ]
        addCorners(rect, radii.map { CGSize(width: $0, height: $0) }, style, transform)
    }

    /// Adds the corners clockwise from the top left.
    private mutating func addCorners(
        _ rect: CGRect, _ sizes: [CGSize], _ style: RoundedCornerStyle, _ transform: CGAffineTransform
    ) {
        let half = CGSize(width: rect.width / 2, height: rect.height / 2)
        let sizes = sizes.map {
            CGSize(width: min(max(0, $0.width), half.width), height: min(max(0, $0.height), half.height))
        }
        guard sizes.contains(where: { $0.width > 0 && $0.height > 0 }) else {
            return addRect(rect, transform: transform)
        }
        let places = [
            (rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.maxX, rect.maxY), (rect.minX, rect.maxY),
        ]
        for (index, size) in sizes.enumerated() {
            let (x, y) = places[index]
            let (right, down): (CGFloat, CGFloat) = (index == 1 || index == 2 ? -1 : 1, index >= 2 ? -1 : 1)
            var points = Corner.points(size, in: half, style)
            // In clockwise order, every other corner runs from its horizontal side to its vertical one.
            if index % 2 == 1 { points.reverse() }
            points = points.map { CGPoint(x: x + right * $0.x, y: y + down * $0.y).applying(transform) }
            if index == 0 { move(to: points[0]) } else { addLine(to: points[0]) }
            for end in stride(from: 3, to: points.count, by: 3) {
                addCurve(to: points[end], control1: points[end - 2], control2: points[end - 1])
            }
        }
        closeSubpath()
    }
}

/// The curve of one corner with its sharp point at the origin: consecutive cubics from the
/// vertical side to the horizontal.
private enum Corner {
    /// The distance of a cubic's control points from the ends of a quarter circle, as a fraction of
    /// the radius: 4/3 tan(22.5°).
    static let quarter: CGFloat = 0.552_284_749_830_793_6

    static func points(_ size: CGSize, in half: CGSize, _ style: RoundedCornerStyle) -> [CGPoint] {
        guard style == .continuous, size.width > 0, size.height > 0 else {
            let (w, h, k) = (size.width, size.height, 1 - quarter)
            return [
                CGPoint(x: 0, y: h), CGPoint(x: 0, y: h * k), CGPoint(x: w * k, y: 0), CGPoint(x: w, y: 0),
            ]
        }
        // If the sides are too short for the longer curve, it turns into the circle, gradually.
        func room(_ half: CGFloat, _ radius: CGFloat) -> CGFloat { min(1, (half / radius - 1) / (reach - 1)) }
        let (across, down) = (room(half.width, size.width), room(half.height, size.height))
        return zip(circular, continuous).map { circular, continuous in
            CGPoint(
                x: size.width * (circular.x + (continuous.x - circular.x) * across),
                y: size.height * (circular.y + (continuous.y - circular.y) * down))
        }
    }

    /// The length of a continuous corner along its sides, in radii.
    private static let reach: CGFloat = 1.528_664_83

    /// The corner of Apple's icons for radius 1, from published measurements of UIKit's path (three cubics and two
    /// short lines between them).
    private static let continuous: [CGPoint] = {
        let side: [(CGFloat, CGFloat)] = [(0, reach), (0, 1.088_492_99), (0, 0.868_407_01), (0.065_496, 0.669_934_27)]
        let (a, b) = (CGPoint(x: side[3].0, y: side[3].1), CGPoint(x: 0.074_911_76, y: 0.631_493_99))
        let first = side.map { CGPoint(x: $0.0, y: $0.1) } + [mix(a, b, 1 / 3), mix(a, b, 2 / 3), b]
        let controls = [CGPoint(x: 0.169_060_13, y: 0.372_824_01)]
        // The other half is its mirror image.
        return mirrored(first + controls)
    }()

    /// A quarter circle of radius 1 in as many cubics, split at the same positions.
    private static let circular: [CGPoint] = {
        let cut = asin(1 - 0.631_493_99) as CGFloat
        func point(_ angle: CGFloat) -> CGPoint { CGPoint(x: 1 - cos(angle), y: 1 - sin(angle)) }
        func control(_ angle: CGFloat, _ span: CGFloat) -> CGPoint {
            let (point, reach) = (point(angle), 4 / 3 * tan(span / 4))
            return CGPoint(x: point.x + sin(angle) * reach, y: point.y - cos(angle) * reach)
        }
        let end = point(cut), middle = CGFloat.pi / 2 - 2 * cut
        return mirrored(
            [point(0), control(0, cut), control(cut, -cut), end, end, end, end, control(cut, middle)])
    }()

    private static func mirrored(_ half: [CGPoint]) -> [CGPoint] {
        half + half.reversed().map { CGPoint(x: $0.y, y: $0.x) }
    }
}

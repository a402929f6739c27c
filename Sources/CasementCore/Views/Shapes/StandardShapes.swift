import Foundation

/// A rectangle that fills the proposed space.
@frozen public struct Rectangle: InsettableShape, Equatable {
    /// Creates a rectangle.
    public init() {}
    /// It is never mirrored.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
    public func path(in rect: CGRect) -> Path { Path(rect) }
    /// Insets the shape by an amount in points on all sides.
    public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(base: self, amount: amount) }
}

/// A rectangle with rounded corners.
public struct RoundedRectangle: InsettableShape, Equatable {
    /// The width and height of each corner, in points.
    public var cornerSize: CGSize
    /// The curvature of the corners.
    public var style: RoundedCornerStyle

    /// Creates the shape with a corner radius in points, limited to half of the shorter side.
    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        let radius = cornerRadius.isNaN ? 0 : cornerRadius
        self.init(cornerSize: CGSize(width: radius, height: radius), style: style)
    }

    /// Creates the shape with a corner width and height in points.
    public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        (self.cornerSize, self.style) = (cornerSize, style)
    }

    /// It is never mirrored.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
    public func path(in rect: CGRect) -> Path {
        var path = Path()
        path.addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
        return path
    }

    /// Insets the shape; the corners keep their centres.
    public func inset(by amount: CGFloat) -> some InsettableShape {
        _InsetShape(base: self, amount: amount) { shape, amount in
            shape.cornerSize.width = max(0, shape.cornerSize.width - amount)
            shape.cornerSize.height = max(0, shape.cornerSize.height - amount)
        }
    }

    /// The width and height of the corners.
    public var animatableData: CGSize.AnimatableData {
        get { cornerSize.animatableData }
        set { cornerSize.animatableData = newValue }
    }
}

/// A rectangle with an individual radius for each corner.
public struct UnevenRoundedRectangle: InsettableShape, Equatable {
    /// The radii, in points.
    public var cornerRadii: RectangleCornerRadii
    /// The curvature of the corners.
    public var style: RoundedCornerStyle

    /// Creates the shape with radii in points.
    public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        (self.cornerRadii, self.style) = (cornerRadii, style)
    }

    /// Creates the shape with radii in points, 0 by default.
    public init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) {
        let radii = RectangleCornerRadii(
            topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
            topTrailing: topTrailingRadius)
        self.init(cornerRadii: radii, style: style)
    }

    public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadii: cornerRadii, style: style) }

    /// Insets the shape; the corners keep their centres.
    public func inset(by amount: CGFloat) -> some InsettableShape {
        _InsetShape(base: self, amount: amount) { shape, amount in
            let radii = shape.cornerRadii
            shape.cornerRadii = RectangleCornerRadii(
                topLeading: max(0, radii.topLeading - amount), bottomLeading: max(0, radii.bottomLeading - amount),
                bottomTrailing: max(0, radii.bottomTrailing - amount), topTrailing: max(0, radii.topTrailing - amount))
        }
    }

    /// The four radii.
    public var animatableData: RectangleCornerRadii.AnimatableData {
        get { cornerRadii.animatableData }
        set { cornerRadii.animatableData = newValue }
    }
}

/// The largest circle in the proposed space, centred.
@frozen public struct Circle: InsettableShape, Equatable {
    /// Creates a circle.
    public init() {}
    /// It is never mirrored.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
    public func path(in rect: CGRect) -> Path {
        let side = min(rect.width, rect.height)
        return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    }
    /// Insets the shape by an amount in points on all sides.
    public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(base: self, amount: amount) }
}

/// An ellipse that touches all sides of the proposed space.
@frozen public struct Ellipse: InsettableShape, Equatable {
    /// Creates an ellipse.
    public init() {}
    /// It is never mirrored.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
    public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
    /// Insets the shape by an amount in points on all sides.
    public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(base: self, amount: amount) }
}

/// A rectangle whose shorter sides are semicircles.
public struct Capsule: InsettableShape, Equatable {
    /// The curvature of the ends.
    public var style: RoundedCornerStyle
    /// Creates a capsule with a style of ends.
    public init(style: RoundedCornerStyle = .continuous) { self.style = style }
    /// It is never mirrored.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
    public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
    }
    /// Insets the shape by an amount in points on all sides.
    public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(base: self, amount: amount) }
}

extension Shape where Self == Rectangle {
    /// A rectangle that fills the proposed space.
    public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == Circle {
    /// The largest circle in the proposed space.
    public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
    /// An ellipse that touches all sides of the proposed space.
    public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Capsule {
    /// A capsule with continuous curves.
    public static var capsule: Capsule { Capsule() }
    /// A capsule with a style of ends.
    public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}

extension Shape where Self == UnevenRoundedRectangle {
    /// A rectangle with an individual radius for each corner, in points.
    public static func rect(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) -> UnevenRoundedRectangle {
        UnevenRoundedRectangle(
            topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
            bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
    }

    /// A rectangle with an individual radius for each corner, in points.
    public static func rect(
        cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
    ) -> UnevenRoundedRectangle { UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style) }
}

extension Shape where Self == RoundedRectangle {
    /// A rectangle with corners of a width and height in points.
    public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
        RoundedRectangle(cornerSize: cornerSize, style: style)
    }

    /// A rectangle with corners of a radius in points.
    public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }
}

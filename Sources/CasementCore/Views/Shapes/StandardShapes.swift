import Foundation

/// A rectangle as large as the space it gets.
@frozen public struct Rectangle: Shape, Equatable {
    public init() {}
    public func path(in rect: CGRect) -> Path { Path(rect) }
}

/// A rectangle with round corners.
public struct RoundedRectangle: Shape, Equatable {
    /// Width and height of each corner in points.
    public var cornerSize: CGSize
    /// How the corners bend.
    public var style: RoundedCornerStyle

    /// `cornerRadius` in points; more than half of the shorter side becomes half of it.
    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        let radius = cornerRadius.isNaN ? 0 : cornerRadius
        self.init(cornerSize: CGSize(width: radius, height: radius), style: style)
    }

    /// Corners of a width and a height in points.
    public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        (self.cornerSize, self.style) = (cornerSize, style)
    }

    public func path(in rect: CGRect) -> Path {
        var path = Path()
        path.addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
        return path
    }
}

/// The largest circle in the middle of the space it gets.
@frozen public struct Circle: Shape, Equatable {
    public init() {}
    public func path(in rect: CGRect) -> Path {
        let side = min(rect.width, rect.height)
        return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    }
}

/// An ellipse that touches all sides of the space it gets.
@frozen public struct Ellipse: Shape, Equatable {
    public init() {}
    public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}

/// A rectangle whose shorter sides are half circles.
public struct Capsule: Shape, Equatable {
    /// How the corners bend.
    public var style: RoundedCornerStyle
    /// A capsule with ends of a style.
    public init(style: RoundedCornerStyle = .continuous) { self.style = style }
    public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
    }
}

extension Shape where Self == Rectangle {
    public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == Circle {
    public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
    public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Capsule {
    public static var capsule: Capsule { Capsule() }
    public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}

extension Shape where Self == RoundedRectangle {
    public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }
}

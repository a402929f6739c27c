import Foundation

/// A shape whose corners have radii.
protocol ShapeWithCorners: Shape {
    func cornerRadii(in rect: CGRect) -> RectangleCornerRadii
}

extension RectangleCornerRadii {
    /// The same radius for all corners.
    init(all radius: CGFloat) {
        self.init(topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius)
    }

    fileprivate var largest: CGFloat { max(topLeading, bottomLeading, bottomTrailing, topTrailing) }
}

extension RoundedRectangle: ShapeWithCorners {
    func cornerRadii(in rect: CGRect) -> RectangleCornerRadii {
        RectangleCornerRadii(
            all: min(cornerSize.width, cornerSize.height, rect.width / 2, rect.height / 2))
    }
}

extension UnevenRoundedRectangle: ShapeWithCorners {
    func cornerRadii(in rect: CGRect) -> RectangleCornerRadii { cornerRadii }
}

extension Capsule: ShapeWithCorners {
    func cornerRadii(in rect: CGRect) -> RectangleCornerRadii {
        RectangleCornerRadii(all: min(rect.width, rect.height) / 2)
    }
}

extension Edge {
    /// The corners of a rectangle.
    public enum Corner: Hashable, Sendable {
        /// How round a corner is.
        public struct Style: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
            fileprivate var isConcentric: Bool
            /// The radius, or the smallest one.
            fileprivate var radius: CGFloat

            /// The corner has the same centre as that of the container, at least a radius.
            public static var concentric: Style { Style(isConcentric: true, radius: 0) }
            /// The corner has the same centre as that of the container, and is at least as round as another style says.
            public static func concentric(minimum: Style) -> Style { Style(isConcentric: true, radius: minimum.radius) }
            /// The corner has a radius in points.
            public static func fixed(_ radius: CGFloat) -> Style {
                Style(isConcentric: false, radius: radius.isFinite ? max(0, radius) : 0)
            }

            private init(isConcentric: Bool, radius: CGFloat) {
                self.isConcentric = isConcentric
                self.radius = radius
            }

            /// The corner has a radius in points: `.concentric(minimum: 12)`.
            public init(floatLiteral value: Double) { self = .fixed(value) }
            /// The corner has a radius in points: `.concentric(minimum: 12)`.
            public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }

            /// The radius of a corner that is `distance` points away from that of the container.
            fileprivate func radius(container: CGFloat, distance: CGFloat) -> CGFloat {
                isConcentric ? max(radius, container - distance) : radius
            }
        }
    }
}

/// A rectangle whose corners have the same centres as those of the nearest container with a shape, so that the space
/// between the two is equally wide everywhere. Sharp without such a container.
///
///     ConcentricRectangle().fill(.blue).padding(8)
///         .containerShape(.rect(cornerRadius: 24))
///
/// Each corner goes by its own distance from the corner of the container. Containers are rectangles with rounded
/// corners, and capsules.
public struct ConcentricRectangle: InsettableShape {
    private var corners: [Edge.Corner.Style]
    private let isUniform: Bool
    private var inset: CGFloat = 0

    private init(_ corners: [Edge.Corner.Style?], isUniform: Bool) {
        (self.corners, self.isUniform) = (corners.map { $0 ?? .fixed(0) }, isUniform)
    }

    /// Creates a rectangle whose corners are all concentric.
    public init() { self.init(corners: .concentric) }

    /// Creates a rectangle with one style for all corners; uniform ones are all as round as the roundest.
    public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
        self.init([corners, corners, corners, corners], isUniform: isUniform)
    }

    /// Creates a rectangle with a style for each corner; nil is sharp.
    public init(
        topLeadingCorner: Edge.Corner.Style? = nil, topTrailingCorner: Edge.Corner.Style? = nil,
        bottomLeadingCorner: Edge.Corner.Style? = nil, bottomTrailingCorner: Edge.Corner.Style? = nil
    ) {
        self.init([topLeadingCorner, bottomLeadingCorner, bottomTrailingCorner, topTrailingCorner], isUniform: false)
    }

    /// Creates a rectangle with a style for the two corners at the top, and one for those at the bottom.
    public init(uniformTopCorners: Edge.Corner.Style? = nil, uniformBottomCorners: Edge.Corner.Style? = nil) {
        self.init(
            [uniformTopCorners, uniformBottomCorners, uniformBottomCorners, uniformTopCorners], isUniform: false)
    }

    /// It is never mirrored.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
    public func path(in rect: CGRect) -> Path {
        let inner = CGRect(
            x: rect.minX + inset, y: rect.minY + inset, width: max(0, rect.width - 2 * inset),
            height: max(0, rect.height - 2 * inset))
        let container = ContainerOutline.current
        let bounds = container?.bounds ?? inner
        let outer = container?.radii?(bounds) ?? RectangleCornerRadii()
        func distance(_ x: CGFloat, _ y: CGFloat) -> CGFloat { max(0, max(x, y)) }
        let (left, right) = (inner.minX - bounds.minX, bounds.maxX - inner.maxX)
        let (top, bottom) = (inner.minY - bounds.minY, bounds.maxY - inner.maxY)
        var radii = RectangleCornerRadii(
            topLeading: corners[0].radius(container: outer.topLeading, distance: distance(left, top)),
            bottomLeading: corners[1].radius(container: outer.bottomLeading, distance: distance(left, bottom)),
            bottomTrailing: corners[2].radius(container: outer.bottomTrailing, distance: distance(right, bottom)),
            topTrailing: corners[3].radius(container: outer.topTrailing, distance: distance(right, top)))
        if isUniform { radii = RectangleCornerRadii(all: radii.largest) }
        return Path(roundedRect: inner, cornerRadii: radii)
    }

    public func inset(by amount: CGFloat) -> ConcentricRectangle {
        var shape = self
        shape.inset += amount
        return shape
    }
}

extension Shape where Self == ConcentricRectangle {
    /// A rectangle with one style for all corners; uniform ones are all as round as the roundest.
    public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> ConcentricRectangle {
        ConcentricRectangle(corners: corners, isUniform: isUniform)
    }
}

import Foundation

/// The horizontal or vertical direction, such as that in which a container arranges its content.
@frozen public enum Axis: Int8, CaseIterable, CustomStringConvertible, Sendable {
    /// The x direction.
    case horizontal
    /// The y direction.
    case vertical

    /// The name of the case.
    public var description: String {
        switch self {
        case .horizontal: "horizontal"
        case .vertical: "vertical"
        }
    }

    /// A set of axes.
    @frozen public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// The x direction only.
        public static let horizontal = Set(rawValue: 1)
        /// The y direction only.
        public static let vertical = Set(rawValue: 2)
    }
}

/// One side of a rectangle; leading and trailing follow the layout direction.
@frozen public enum Edge: Int8, CaseIterable, Sendable {
    /// A side; leading is the left side in left-to-right layouts and the right side in right-to-left ones.
    case top, leading, bottom, trailing

    /// A set of edges.
    @frozen public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// Creates a set with one edge.
        public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }
        /// The top edge.
        public static let top = Set(.top)
        /// The leading edge: left in left-to-right layouts.
        public static let leading = Set(.leading)
        /// The bottom edge.
        public static let bottom = Set(.bottom)
        /// The trailing edge: right in left-to-right layouts.
        public static let trailing = Set(.trailing)
        /// All four edges.
        public static let all: Set = [.top, .leading, .bottom, .trailing]
        /// The leading and trailing edges.
        public static let horizontal: Set = [.leading, .trailing]
        /// The top and bottom edges.
        public static let vertical: Set = [.top, .bottom]
    }
}

/// The top or bottom edge of a rectangle.
@frozen public enum VerticalEdge: Int8, CaseIterable, Sendable {
    /// The upper or lower edge.
    case top, bottom

    /// A set of vertical edges.
    @frozen public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// Creates a set with one edge.
        public init(_ edge: VerticalEdge) { rawValue = 1 << edge.rawValue }
        /// The top edge only.
        public static let top = Set(.top)
        /// The bottom edge only.
        public static let bottom = Set(.bottom)
        /// Both edges.
        public static let all: Set = [.top, .bottom]
    }
}

/// The leading or trailing edge of a rectangle.
@frozen public enum HorizontalEdge: Int8, CaseIterable, Sendable {
    /// The edge where lines of text begin or end.
    case leading, trailing

    /// A set of horizontal edges.
    @frozen public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// Creates a set with one edge.
        public init(_ edge: HorizontalEdge) { rawValue = 1 << edge.rawValue }
        /// The leading edge only.
        public static let leading = Set(.leading)
        /// The trailing edge only.
        public static let trailing = Set(.trailing)
        /// Both edges.
        public static let all: Set = [.leading, .trailing]
    }
}

/// Distances inwards from the four sides of a rectangle, in points.
@frozen public struct EdgeInsets: Equatable, Sendable {
    /// The inset from the top, in points.
    public var top: CGFloat
    /// The inset from the leading edge, in points.
    public var leading: CGFloat
    /// The inset from the bottom, in points.
    public var bottom: CGFloat
    /// The inset from the trailing edge, in points.
    public var trailing: CGFloat

    /// Creates insets in points.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }

    /// Creates insets of zero.
    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

    package init(_ edges: Edge.Set, _ length: CGFloat) {
        self.init(
            top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
            bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
    }

    package var horizontal: CGFloat { leading + trailing }
    package var vertical: CGFloat { top + bottom }
}

/// A point in the unit square: (0, 0) is top leading, (1, 1) bottom trailing.
@frozen public struct UnitPoint: Hashable, Sendable {
    /// The horizontal position: 0 is the leading edge, 1 the trailing edge. Values outside of 0...1 are allowed.
    public var x: CGFloat
    /// The vertical position: 0 is the top, 1 the bottom. Values outside of 0...1 are allowed.
    public var y: CGFloat
    /// Creates a point from fractions of the width and the height.
    public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }
    /// Creates the point (0, 0).
    public init() { self.init(x: 0, y: 0) }

    /// The top leading corner: (0, 0).
    public static let zero = UnitPoint(x: 0, y: 0)
    /// The centre: (0.5, 0.5).
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    /// The middle of the leading edge: (0, 0.5).
    public static let leading = UnitPoint(x: 0, y: 0.5)
    /// The middle of the trailing edge: (1, 0.5).
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    /// The middle of the top edge: (0.5, 0).
    public static let top = UnitPoint(x: 0.5, y: 0)
    /// The middle of the bottom edge: (0.5, 1).
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    /// The top leading corner: (0, 0).
    public static let topLeading = UnitPoint(x: 0, y: 0)
    /// The top trailing corner: (1, 0).
    public static let topTrailing = UnitPoint(x: 1, y: 0)
    /// The bottom leading corner: (0, 1).
    public static let bottomLeading = UnitPoint(x: 0, y: 1)
    /// The bottom trailing corner: (1, 1).
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

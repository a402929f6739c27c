import Foundation

/// The shape of line ends.
@frozen public enum CGLineCap: Int32, Sendable {
    /// The line ends at its end point.
    case butt
    /// The line ends with a half circle around its end point.
    case round
    /// The line ends with half a square beyond its end point.
    case square
}

/// The shape of the corners between two segments.
@frozen public enum CGLineJoin: Int32, Sendable {
    /// A sharp corner, up to the miter limit.
    case miter
    /// A round corner.
    case round
    /// A corner that is cut off.
    case bevel
}

/// The line style of a stroked path.
public struct StrokeStyle: Hashable, Sendable {
    /// The line width in points; the line is centred on the path.
    public var lineWidth: CGFloat
    /// The shape of the line's ends.
    public var lineCap: CGLineCap
    /// The shape of the line's corners.
    public var lineJoin: CGLineJoin
    /// The length of a sharp corner, in line widths, beyond which it is cut off.
    public var miterLimit: CGFloat
    /// The lengths of dashes and gaps in turn, in points; empty for a solid line.
    public var dash: [CGFloat]
    /// The offset into `dash` at which the path starts, in points.
    public var dashPhase: CGFloat

    /// Creates a stroke style; by default one point wide with butt ends, sharp corners and no dashes.
    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
        dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }
}

/// The rule for the inside of a filled path, and its antialiasing.
public struct FillStyle: Hashable, Sendable {
    /// Whether the even-odd rule is used instead of the non-zero winding rule.
    public var isEOFilled: Bool
    /// Whether edges are antialiased.
    public var isAntialiased: Bool

    /// Creates a fill style; by default the non-zero winding rule with antialiased edges.
    public init(eoFill: Bool = false, antialiased: Bool = true) { (isEOFilled, isAntialiased) = (eoFill, antialiased) }
}

import Foundation

/// How the ends of a line look.
@frozen public enum CGLineCap: Int32, Sendable {
    /// Cut off at the end.
    case butt
    /// A half circle around the end.
    case round
    /// Half a square beyond the end.
    case square
}

/// How two segments of a line meet.
@frozen public enum CGLineJoin: Int32, Sendable {
    /// A sharp corner, as far as the miter limit allows.
    case miter
    /// A round corner.
    case round
    /// A corner cut off.
    case bevel
}

/// How an outline is drawn with a pen.
public struct StrokeStyle: Hashable, Sendable {
    /// Points; the pen's middle follows the outline.
    public var lineWidth: CGFloat
    public var lineCap: CGLineCap
    public var lineJoin: CGLineJoin
    /// A sharp corner longer than so many line widths is cut off.
    public var miterLimit: CGFloat
    /// Lengths of strokes and gaps in turn, in points; empty is one stroke.
    public var dash: [CGFloat]
    /// How far into `dash` the outline starts, in points.
    public var dashPhase: CGFloat

    /// A pen: one point wide, cut off at its ends, with sharp corners and no dashes, unless told.
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

/// How the inside of an outline is found.
public struct FillStyle: Hashable, Sendable {
    /// The even-odd rule instead of the non-zero winding rule.
    public var isEOFilled: Bool
    /// Whether edges are smoothed.
    public var isAntialiased: Bool

    /// The non-zero winding rule with smooth edges, unless told.
    public init(eoFill: Bool = false, antialiased: Bool = true) { (isEOFilled, isAntialiased) = (eoFill, antialiased) }
}

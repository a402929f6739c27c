import Foundation

/// The space a parent offers a child, in points; nil on an axis asks for the child's ideal size there.
@frozen public struct ProposedViewSize: Equatable, Sendable {
    /// The proposed width in points; nil asks for the ideal width.
    public var width: CGFloat?
    /// The proposed height in points; nil asks for the ideal height.
    public var height: CGFloat?

    /// A proposal in points; nil leaves an axis to the view.
    public init(width: CGFloat?, height: CGFloat?) { (self.width, self.height) = (width, height) }
    /// A proposal of exactly `size`.
    public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

    /// Proposes zero on both axes: the view answers with its minimum size.
    public static let zero = ProposedViewSize(width: 0, height: 0)
    /// Proposes nothing on both axes: the view answers with its ideal size.
    public static let unspecified = ProposedViewSize(width: nil, height: nil)
    /// Proposes infinity on both axes: the view answers with its maximum size.
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

    /// A size in which unspecified dimensions are taken from `size`, by default 10 by 10 points.
    public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }

    subscript(axis: Axis) -> CGFloat? {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    func inset(by insets: EdgeInsets) -> ProposedViewSize {
        ProposedViewSize(
            width: width.map { max(0, $0 - insets.horizontal) }, height: height.map { max(0, $0 - insets.vertical) })
    }
}

extension CGSize {
    subscript(axis: Axis) -> CGFloat {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    /// The size with 0 in place of lengths that are not finite.
    var finite: CGSize { CGSize(width: width.isFinite ? width : 0, height: height.isFinite ? height : 0) }
}

extension CGPoint {
    subscript(axis: Axis) -> CGFloat {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }

    /// The point with 0 in place of coordinates that are not finite.
    var finite: CGPoint { CGPoint(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0) }
}

extension Axis {
    var other: Axis { self == .horizontal ? .vertical : .horizontal }
    var set: Axis.Set { self == .horizontal ? .horizontal : .vertical }
}

import Foundation

/// The preferred spacing of a view to its neighbours, for each of its edges.
public struct ViewSpacing: Equatable, Sendable {
    // nil is the default spacing.
    private var top: CGFloat?
    private var leading: CGFloat?
    private var bottom: CGFloat?
    private var trailing: CGFloat?

    /// The default spacing.
    public init() {}

    /// No spacing on any edge.
    public static let zero = {
        var spacing = ViewSpacing()
        (spacing.top, spacing.leading, spacing.bottom, spacing.trailing) = (0, 0, 0, 0)
        return spacing
    }()

    /// Whether all edges have the default spacing.
    var isUsual: Bool { top == nil && leading == nil && bottom == nil && trailing == nil }

    /// The distance in points between this view and the next along an axis: the larger of both preferences, or 8
    /// points where neither has one.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        let (own, other) = axis == .horizontal ? (trailing, next.leading) : (bottom, next.top)
        guard let own, let other else { return own ?? other ?? StackLayoutNode.defaultSpacing }
        return max(own, other)
    }

    /// Takes the maximum of this and another view's preferences on some edges.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        func union(_ own: inout CGFloat?, _ new: CGFloat?) {
            if let value = new { own = max(own ?? value, value) }
        }
        if edges.contains(.top) { union(&top, other.top) }
        if edges.contains(.leading) { union(&leading, other.leading) }
        if edges.contains(.bottom) { union(&bottom, other.bottom) }
        if edges.contains(.trailing) { union(&trailing, other.trailing) }
    }

    /// The union of this and another view's preferences on some edges.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var result = self
        result.formUnion(other, edges: edges)
        return result
    }
}

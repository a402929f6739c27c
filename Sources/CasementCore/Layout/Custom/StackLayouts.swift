import Foundation

/// The layout of `HStack`, for use with `AnyLayout` and in custom layouts.
public struct HStackLayout: _StackLayout {
    /// The vertical alignment of the views.
    public var alignment: VerticalAlignment
    /// The distance between neighbours in points; nil is the preferred one, usually 8.
    public var spacing: CGFloat?

    /// A horizontal stack layout; by default views are vertically centred with their preferred spacing.
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        (self.alignment, self.spacing) = (alignment, spacing)
    }

    public static var _axis: Axis { .horizontal }
    public var _arrangement: _StackArrangement { _StackArrangement(guide: alignment.guide, spacing: spacing) }
}

/// The layout of `VStack`, for use with `AnyLayout` and in custom layouts.
public struct VStackLayout: _StackLayout {
    /// The horizontal alignment of the views.
    public var alignment: HorizontalAlignment
    /// The distance between neighbours in points; nil is the preferred one, usually 8.
    public var spacing: CGFloat?

    /// A vertical stack layout; by default views are horizontally centred with their preferred spacing.
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        (self.alignment, self.spacing) = (alignment, spacing)
    }

    public static var _axis: Axis { .vertical }
    public var _arrangement: _StackArrangement { _StackArrangement(guide: alignment.guide, spacing: spacing) }
}

/// A layout in a row along an axis.
public protocol _StackLayout: Layout where Cache == _StackLayoutCache, AnimatableData == EmptyAnimatableData {
    static var _axis: Axis { get }
    var _arrangement: _StackArrangement { get }
}

/// The alignment and the distances of the views of a stack layout.
public struct _StackArrangement: Sendable {
    let guide: AlignmentGuide
    let spacing: CGFloat?
}

extension _StackLayout {
    /// The orientation of the stack.
    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = _axis
        return properties
    }

    public func makeCache(subviews: Subviews) -> _StackLayoutCache { _StackLayoutCache() }

    public func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackLayoutCache
    ) -> CGSize { cache.size(Self._axis, _arrangement, proposal, subviews) }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackLayoutCache
    ) { cache.place(Self._axis, _arrangement, bounds, proposal, subviews) }
}

/// The cache of stack layouts: the division of the last proposal.
public struct _StackLayoutCache: Sendable {
    private var solution: StackSolution?

    init() {}

    private mutating func solved(
        _ axis: Axis, _ arrangement: _StackArrangement, _ proposal: ProposedViewSize,
        _ views: LayoutSubviews
    ) -> StackSolution {
        let known = solution
        let solution = MainActor.assumeIsolated {
            if let known, known.proposal == proposal { return known }
            let nodes = LayoutChildren(views.nodes)
            views.noteAlignment(by: arrangement.guide)
            let gaps = arrangement.spacing.map { StackGaps($0.isFinite ? $0 : 0) } ?? StackGaps(nodes, along: axis)
            let new = StackSolution(axis, alignment: arrangement.guide)
            new.solve(nodes, proposal.plausible, alignment: arrangement.guide, gaps: gaps, from: nil)
            return new
        }
        self.solution = solution
        return solution
    }

    mutating func size(
        _ axis: Axis, _ arrangement: _StackArrangement, _ proposal: ProposedViewSize,
        _ views: LayoutSubviews
    ) -> CGSize {
        let solution = solved(axis, arrangement, proposal, views)
        return MainActor.assumeIsolated { solution.size }
    }

    mutating func place(
        _ axis: Axis, _ arrangement: _StackArrangement, _ bounds: CGRect,
        _ proposal: ProposedViewSize, _ views: LayoutSubviews
    ) {
        let solution = solved(axis, arrangement, proposal, views)
        MainActor.assumeIsolated {
            var position = bounds.origin[axis]
            for (index, view) in views.enumerated() {
                var origin = CGPoint.zero
                origin[axis] = position
                origin[axis.other] = bounds.origin[axis.other] + solution.crossOrigin(of: index)
                view.place(at: origin, proposal: solution.proposal(of: index))
                position += solution.answers.size(at: index)[axis] + solution.gaps[index]
            }
        }
    }
}

/// The layout of `ZStack`, for use with `AnyLayout` and in custom layouts.
public struct ZStackLayout: Layout {
    /// The alignment of the views on both axes.
    public var alignment: Alignment

    /// A layout of views on top of each other, centred by default.
    public init(alignment: Alignment = .center) { self.alignment = alignment }

    public typealias AnimatableData = EmptyAnimatableData

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        MainActor.assumeIsolated {
            subviews.noteAlignment(by: alignment.horizontal.guide)
            subviews.noteAlignment(by: alignment.vertical.guide)
            return LayeredSolution(LayoutChildren(subviews.nodes), proposal.plausible, alignment).size
        }
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        MainActor.assumeIsolated {
            let solution = LayeredSolution(LayoutChildren(subviews.nodes), proposal.plausible, alignment)
            for (index, view) in subviews.enumerated() {
                let answer = view.node.measurement(for: solution.proposal)
                let origin = solution.origin(index, answer)
                view.place(
                    at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: solution.proposal)
            }
        }
    }
}

extension LayoutSubviews {
    /// Notes that the layout depends on this guide, where its views may set it explicitly.
    @MainActor func noteAlignment(by guide: AlignmentGuide) {
        if let tree = first?.node.tree, guide.needsAsking(in: tree) { board.asksForGuides = true }
    }
}

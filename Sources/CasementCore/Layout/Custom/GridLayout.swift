import Foundation

/// The layout of `Grid`, for use with `AnyLayout`: views in rows made by `GridRow`, with columns in common.
public struct GridLayout: Layout {
    /// The alignment of views in their cells.
    public var alignment: Alignment
    /// The distance between columns in points; nil is 8.
    public var horizontalSpacing: CGFloat?
    /// The distance between rows in points; nil is 8.
    public var verticalSpacing: CGFloat?

    /// A grid layout; by default views are centred in their cells, 8 points apart.
    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }

    public typealias AnimatableData = EmptyAnimatableData

    /// The division of the last proposal.
    public struct Cache: Sendable {
        fileprivate var solution: GridSolution?
    }

    public func makeCache(subviews: Subviews) -> Cache { Cache() }

    private func solved(_ proposal: ProposedViewSize, _ views: Subviews, _ cache: inout Cache) -> GridSolution {
        let known = cache.solution
        let solution = MainActor.assumeIsolated {
            if let known, known.proposal == proposal { return known }
            for view in views {
                let cell = view.node.gridCell
                views.noteAlignment(by: (cell.row?.alignment ?? alignment.vertical).guide)
                if let own = cell.columnAlignment { views.noteAlignment(by: own.guide) }
            }
            views.noteAlignment(by: alignment.horizontal.guide)
            return GridSolution(views.nodes, proposal, self)
        }
        cache.solution = solution
        return solution
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        let solution = solved(proposal.plausible, subviews, &cache)
        return MainActor.assumeIsolated { solution.size }
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        let solution = solved(proposal.plausible, subviews, &cache)
        MainActor.assumeIsolated {
            for place in solution.places {
                let position = CGPoint(x: bounds.minX + place.origin.x, y: bounds.minY + place.origin.y)
                subviews[subviews.startIndex + place.index].place(at: position, proposal: place.proposal)
            }
        }
    }
}

import Foundation

/// A vertical stack that creates the rows of a `ForEach` when they become visible in a scroll view.
///
/// It takes the proposed width. Rows far out of view are released, and keep their state. A `ForEach` whose rows do not
/// all have the same number of views creates all of them at once: put an `if` without `else` into a stack.
public struct LazyVStack<Content: View>: View {
    public typealias Body = Never

    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let pinnedViews: PinnedScrollableViews
    let content: Content

    /// Creates a lazy vertical stack.
    ///
    /// - Parameters:
    ///   - alignment: the horizontal alignment of the rows.
    ///   - spacing: the distance between neighbours in points; nil is 8.
    ///   - pinnedViews: the section views that stay visible while their section does.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        (self.alignment, self.spacing, self.pinnedViews) = (alignment, spacing, pinnedViews)
        self.content = content()
    }

    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        LazyNode(view, in: context)
    }

    public static var _viewCount: Int? { 1 }
}

extension LazyVStack: LazyContainer {
    static var axis: Axis { .vertical }
    static var kind: String { "LazyVStack" }
    var arrangement: LazyArrangement {
        LazyArrangement(alignment: alignment.guide, spacing: LazyArrangement.gap(spacing), pinned: pinnedViews)
    }
}

/// A horizontal stack that creates the views of a `ForEach` when they become visible in a scroll view.
public struct LazyHStack<Content: View>: View {
    public typealias Body = Never

    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let pinnedViews: PinnedScrollableViews
    let content: Content

    /// Creates a lazy horizontal stack.
    ///
    /// - Parameters:
    ///   - alignment: the vertical alignment of the views.
    ///   - spacing: the distance between neighbours in points; nil is 8.
    ///   - pinnedViews: the section views that stay visible while their section does.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        (self.alignment, self.spacing, self.pinnedViews) = (alignment, spacing, pinnedViews)
        self.content = content()
    }

    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        LazyNode(view, in: context)
    }

    public static var _viewCount: Int? { 1 }
}

extension LazyHStack: LazyContainer {
    static var axis: Axis { .horizontal }
    static var kind: String { "LazyHStack" }
    var arrangement: LazyArrangement {
        LazyArrangement(alignment: alignment.guide, spacing: LazyArrangement.gap(spacing), pinned: pinnedViews)
    }
}

extension LazyArrangement {
    /// The specified distance in points, or the default; 0 if it is not finite.
    @MainActor static func gap(_ spacing: CGFloat?) -> CGFloat {
        spacing.map { $0.isFinite ? $0 : 0 } ?? StackLayoutNode.defaultSpacing
    }
}

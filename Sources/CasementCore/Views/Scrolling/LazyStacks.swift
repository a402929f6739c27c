import Foundation

/// Arranges its content from top to bottom, and makes the rows of a `ForEach` only when they are seen in a scroll view.
///
/// It is as wide as it may be. Rows far out of sight are given back and keep their state. A `ForEach` whose rows do not always have
/// the same number of views makes all of them at once: put an `if` without `else` into a stack.
public struct LazyVStack<Content: View>: View {
    public typealias Body = Never

    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let pinnedViews: PinnedScrollableViews
    let content: Content

    /// - Parameters:
    ///   - alignment: where the rows line up horizontally.
    ///   - spacing: the distance between neighbours in points; nil is 8.
    ///   - pinnedViews: which views of sections stay in view while their section does.
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

/// Arranges its content from leading to trailing, and makes the views of a `ForEach` only when they are seen in a scroll view.
public struct LazyHStack<Content: View>: View {
    public typealias Body = Never

    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let pinnedViews: PinnedScrollableViews
    let content: Content

    /// - Parameters:
    ///   - alignment: where the views line up vertically.
    ///   - spacing: the distance between neighbours in points; nil is 8.
    ///   - pinnedViews: which views of sections stay in view while their section does.
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
    /// The distance that a program says, or the usual one.
    @MainActor static func gap(_ spacing: CGFloat?) -> CGFloat {
        spacing.map { $0.isFinite ? $0 : 0 } ?? StackLayoutNode.defaultSpacing
    }
}

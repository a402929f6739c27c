import Foundation

/// A grid with columns as its items specify, which grows downwards and creates the views of a `ForEach`
/// when they become visible.
///
///     LazyVGrid(columns: [GridItem(.adaptive(minimum: 120))]) { ForEach(photos) { Thumbnail(photo: $0) } }
public struct LazyVGrid<Content: View>: View {
    public typealias Body = Never

    let columns: [GridItem]
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let pinnedViews: PinnedScrollableViews
    let content: Content

    /// Creates a grid of columns.
    ///
    /// - Parameters:
    ///   - columns: the columns; an adaptive item is as many columns as fit.
    ///   - alignment: the alignment of section headers and footers.
    ///   - spacing: the distance between rows in points; nil is 8.
    ///   - pinnedViews: the section views that stay visible while their section does.
    public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        (self.columns, self.alignment, self.spacing) = (columns, alignment, spacing)
        (self.pinnedViews, self.content) = (pinnedViews, content())
    }

    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        LazyNode(view, in: context)
    }

    public static var _viewCount: Int? { 1 }
}

extension LazyVGrid: LazyContainer {
    static var axis: Axis { .vertical }
    static var kind: String { "LazyVGrid" }
    var arrangement: LazyArrangement {
        LazyArrangement(
            alignment: alignment.guide, spacing: LazyArrangement.gap(spacing), pinned: pinnedViews, items: columns)
    }
}

/// A grid with rows as its items specify, which grows towards the trailing edge and creates the views of a `ForEach`
/// when they become visible.
public struct LazyHGrid<Content: View>: View {
    public typealias Body = Never

    let rows: [GridItem]
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let pinnedViews: PinnedScrollableViews
    let content: Content

    /// Creates a grid of rows.
    ///
    /// - Parameters:
    ///   - rows: the rows; an adaptive item is as many rows as fit.
    ///   - alignment: the alignment of section headers and footers.
    ///   - spacing: the distance between columns in points; nil is 8.
    ///   - pinnedViews: the section views that stay visible while their section does.
    public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        (self.rows, self.alignment, self.spacing) = (rows, alignment, spacing)
        (self.pinnedViews, self.content) = (pinnedViews, content())
    }

    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        LazyNode(view, in: context)
    }

    public static var _viewCount: Int? { 1 }
}

extension LazyHGrid: LazyContainer {
    static var axis: Axis { .horizontal }
    static var kind: String { "LazyHGrid" }
    var arrangement: LazyArrangement {
        LazyArrangement(
            alignment: alignment.guide, spacing: LazyArrangement.gap(spacing), pinned: pinnedViews, items: rows)
    }
}

import Foundation

extension Shape {
    /// Fills the shape with a style.
    public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> _ShapeView<Self, S> {
        _ShapeView(shape: self, style: content, fillStyle: style)
    }

    /// Fills the shape with the foreground style.
    public func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self, HierarchicalShapeStyle> {
        fill(.primary, style: style)
    }

    /// Fills the shape with a style, where its type is not known: a value of type `any Shape`.
    @_disfavoredOverload public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> some View {
        _ShapeView(shape: self, style: content, fillStyle: style)
    }
}

/// A view that shows a shape, to which further fills and strokes can be added.
public protocol ShapeView<Content>: View {
    /// The type of the shape.
    associatedtype Content: Shape
    /// The displayed shape.
    var shape: Content { get }
}

extension _ShapeView: ShapeView {}

/// A fill over another view of the same shape.
public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
    /// The filled shape.
    public var shape: Content
    /// The style of the fill.
    public var style: Style
    /// The fill rule and whether edges are antialiased.
    public var fillStyle: FillStyle
    /// The view below the fill.
    public var background: Background

    public var body: some View { background.overlay(shape.fill(style, style: fillStyle)) }
    public static var _isBuiltIn: Bool { true }
    public static var _viewCount: Int? { 1 }
}

/// A stroke over another view of the same shape.
public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
    /// The stroked shape.
    public var shape: Content
    /// The style of the stroke.
    public var style: Style
    /// The line width, joins, caps and dashes.
    public var strokeStyle: StrokeStyle
    /// Whether edges are antialiased.
    public var isAntialiased: Bool
    /// The view below the stroke.
    public var background: Background

    @ViewBuilder public var body: some View {
        let pen = shape.stroke(style: strokeStyle).fill(style, style: FillStyle(antialiased: isAntialiased))
        if Background.self == EmptyView.self { pen } else { background.overlay(pen) }
    }
    public static var _isBuiltIn: Bool { true }
    public static var _viewCount: Int? { 1 }
}

/// A stroke along the inside of the edge, over another view of the same shape.
public struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View>: ShapeView {
    /// The stroked shape.
    public var shape: Content
    /// The style of the stroke.
    public var style: Style
    /// The line width, joins, caps and dashes.
    public var strokeStyle: StrokeStyle
    /// Whether edges are antialiased.
    public var isAntialiased: Bool
    /// The view below the stroke.
    public var background: Background

    @ViewBuilder public var body: some View {
        // The outer edge of the stroke follows the shape's edge.
        let inner = shape.inset(by: strokeStyle.lineWidth / 2).stroke(style: strokeStyle)
        let pen = inner.fill(style, style: FillStyle(antialiased: isAntialiased))
        if Background.self == EmptyView.self { pen } else { background.overlay(pen) }
    }
    public static var _isBuiltIn: Bool { true }
    public static var _viewCount: Int? { 1 }
}

extension ShapeView {
    /// Adds a fill of the same shape over this view.
    public func fill<S: ShapeStyle>(
        _ content: S = .foreground, style: FillStyle = FillStyle()
    ) -> FillShapeView<Content, S, Self> {
        FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
    }

    /// Adds a stroke of the same shape over this view.
    public func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeShapeView<Content, S, Self> {
        StrokeShapeView(
            shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
    }

    /// Adds a stroke of the same shape with a line width in points over this view.
    public func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeShapeView<Content, S, Self> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}

extension ShapeView where Content: InsettableShape {
    /// Adds a stroke along the inside of the shape's edge over this view.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Content, S, Self> {
        StrokeBorderShapeView(
            shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
    }

    /// Adds a stroke with a line width in points along the inside of the shape's edge over this view.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Content, S, Self> {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}

extension StrokeShapeView where Background == EmptyView {
    /// The stroke alone; may be created off the main actor.
    nonisolated init(_ shape: Content, _ style: Style, _ strokeStyle: StrokeStyle, isAntialiased: Bool) {
        self.shape = shape
        self.style = style
        self.strokeStyle = strokeStyle
        self.isAntialiased = isAntialiased
        background = EmptyView()
    }
}

extension StrokeBorderShapeView where Background == EmptyView {
    /// The stroke alone; may be created off the main actor.
    nonisolated init(_ shape: Content, _ style: Style, _ strokeStyle: StrokeStyle, isAntialiased: Bool) {
        self.shape = shape
        self.style = style
        self.strokeStyle = strokeStyle
        self.isAntialiased = isAntialiased
        background = EmptyView()
    }
}

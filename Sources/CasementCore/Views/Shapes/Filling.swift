import Foundation

extension Shape {
    /// The shape filled with a style.
    public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> _ShapeView<Self, S> {
        _ShapeView(shape: self, style: content, fillStyle: style)
    }

    /// The shape filled with the foreground style.
    public func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self, HierarchicalShapeStyle> {
        fill(.primary, style: style)
    }
}

/// A view that shows a shape, on which more fills and strokes can be laid.
public protocol ShapeView<Content>: View {
    associatedtype Content: Shape
    /// The shape that is shown.
    var shape: Content { get }
}

extension _ShapeView: ShapeView {}

/// A fill over another view of the same shape.
public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
    public var shape: Content
    public var style: Style
    public var fillStyle: FillStyle
    public var background: Background

    public var body: some View { background.overlay(shape.fill(style, style: fillStyle)) }
    public static var _isBuiltIn: Bool { true }
    public static var _viewCount: Int? { 1 }
}

/// A stroke over another view of the same shape.
public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
    public var shape: Content
    public var style: Style
    public var strokeStyle: StrokeStyle
    public var isAntialiased: Bool
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
    public var shape: Content
    public var style: Style
    public var strokeStyle: StrokeStyle
    public var isAntialiased: Bool
    public var background: Background

    @ViewBuilder public var body: some View {
        // The pen's outer side runs along the edge.
        let inner = shape.inset(by: strokeStyle.lineWidth / 2).stroke(style: strokeStyle)
        let pen = inner.fill(style, style: FillStyle(antialiased: isAntialiased))
        if Background.self == EmptyView.self { pen } else { background.overlay(pen) }
    }
    public static var _isBuiltIn: Bool { true }
    public static var _viewCount: Int? { 1 }
}

extension ShapeView {
    /// The same shape filled with a style, over this view.
    public func fill<S: ShapeStyle>(
        _ content: S = .foreground, style: FillStyle = FillStyle()
    ) -> FillShapeView<Content, S, Self> {
        FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
    }

    /// The same shape drawn with a pen, over this view.
    public func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeShapeView<Content, S, Self> {
        StrokeShapeView(
            shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
    }

    /// The same shape drawn with a pen of `lineWidth` points, over this view.
    public func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeShapeView<Content, S, Self> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}

extension ShapeView where Content: InsettableShape {
    /// The same shape drawn with a pen along the inside of its edge, over this view.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Content, S, Self> {
        StrokeBorderShapeView(
            shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
    }

    /// The same shape drawn with a pen of `lineWidth` points along the inside of its edge, over this view.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Content, S, Self> {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}

extension StrokeShapeView where Background == EmptyView {
    /// The stroke alone, made anywhere.
    nonisolated init(_ shape: Content, _ style: Style, _ strokeStyle: StrokeStyle, isAntialiased: Bool) {
        self.shape = shape
        self.style = style
        self.strokeStyle = strokeStyle
        self.isAntialiased = isAntialiased
        background = EmptyView()
    }
}

extension StrokeBorderShapeView where Background == EmptyView {
    /// The stroke alone, made anywhere.
    nonisolated init(_ shape: Content, _ style: Style, _ strokeStyle: StrokeStyle, isAntialiased: Bool) {
        self.shape = shape
        self.style = style
        self.strokeStyle = strokeStyle
        self.isAntialiased = isAntialiased
        background = EmptyView()
    }
}

import Foundation

/// What a pen covers that follows a shape's outline; half of the line lies outside of it.
struct _StrokedShape<S: Shape>: Shape {
    var shape: S
    var style: StrokeStyle

    init(shape: S, style: StrokeStyle) { (self.shape, self.style) = (shape, style) }

    func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }
    /// Drawn with a pen rather than as the area that the pen covers.
    func _outline(in rect: CGRect) -> _ShapeOutline { _ShapeOutline(shape.path(in: rect), stroke: style) }
    static var role: ShapeRole { .stroke }

    /// The shape's own data and the pen's.
    var animatableData: AnimatablePair<S.AnimatableData, StrokeStyle.AnimatableData> {
        get { AnimatablePair(shape.animatableData, style.animatableData) }
        set { (shape.animatableData, style.animatableData) = (newValue.first, newValue.second) }
    }
}

extension Shape {
    /// The shape's outline drawn with a pen.
    public func stroke(style: StrokeStyle) -> some Shape { _StrokedShape(shape: self, style: style) }

    /// The shape's outline drawn with a pen of `lineWidth` points.
    public func stroke(lineWidth: CGFloat = 1) -> some Shape { stroke(style: StrokeStyle(lineWidth: lineWidth)) }

    /// The shape's outline drawn with a pen, in a style.
    public func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeShapeView<Self, S, EmptyView> {
        StrokeShapeView(self, content, style, isAntialiased: antialiased)
    }

    /// The shape's outline drawn with a pen of `lineWidth` points, in a style.
    public func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeShapeView<Self, S, EmptyView> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}

/// A shape that can be made smaller or larger from all sides.
public protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape
    /// The shape moved inwards by so many points on all sides; outwards where negative.
    func inset(by amount: CGFloat) -> InsetShape
}

extension InsettableShape {
    /// The shape drawn with a pen along the inside of its edge.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Self, S, EmptyView> {
        StrokeBorderShapeView(self, content, style, isAntialiased: antialiased)
    }

    /// The shape drawn with a pen of `lineWidth` points along the inside of its edge.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Self, S, EmptyView> {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}

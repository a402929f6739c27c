import Foundation

/// The area of a stroke along a shape's outline; half of the line lies outside of the shape.
struct _StrokedShape<S: Shape>: Shape {
    var shape: S
    var style: StrokeStyle

    init(shape: S, style: StrokeStyle) { (self.shape, self.style) = (shape, style) }

    var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
    func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }
    /// Drawn as a stroke rather than as the outline of its area.
    func _outline(in rect: CGRect) -> _ShapeOutline { _ShapeOutline(shape.path(in: rect), stroke: style) }
    static var role: ShapeRole { .stroke }

    /// The shape's animatable data and the stroke style's.
    var animatableData: AnimatablePair<S.AnimatableData, StrokeStyle.AnimatableData> {
        get { AnimatablePair(shape.animatableData, style.animatableData) }
        set { (shape.animatableData, style.animatableData) = (newValue.first, newValue.second) }
    }
}

extension Shape {
    /// Strokes the shape's outline.
    public func stroke(style: StrokeStyle) -> some Shape { _StrokedShape(shape: self, style: style) }

    /// Strokes the shape's outline with a line width in points.
    public func stroke(lineWidth: CGFloat = 1) -> some Shape { stroke(style: StrokeStyle(lineWidth: lineWidth)) }

    /// Strokes the shape's outline with a style.
    public func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeShapeView<Self, S, EmptyView> {
        StrokeShapeView(self, content, style, isAntialiased: antialiased)
    }

    /// Strokes the shape's outline with a style and a line width in points.
    public func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeShapeView<Self, S, EmptyView> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }

    /// Strokes the outline with a style, where the shape's type is not known: a value of type `any Shape`.
    @_disfavoredOverload public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View {
        StrokeShapeView(self, content, style, isAntialiased: true) as StrokeShapeView<Self, S, EmptyView>
    }

    /// Strokes the outline with a style and a line width in points, where the shape's type is not known: a value of
    /// type `any Shape`.
    @_disfavoredOverload public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
        let style = StrokeStyle(lineWidth: lineWidth)
        return StrokeShapeView(self, content, style, isAntialiased: true) as StrokeShapeView<Self, S, EmptyView>
    }
}

/// A shape that can be inset or outset.
public protocol InsettableShape: Shape {
    /// The type of the inset shape.
    associatedtype InsetShape: InsettableShape
    /// Insets the shape by an amount in points on all sides; a negative amount outsets it.
    func inset(by amount: CGFloat) -> InsetShape
}

extension InsettableShape {
    /// Strokes along the inside of the shape's edge.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Self, S, EmptyView> {
        StrokeBorderShapeView(self, content, style, isAntialiased: antialiased)
    }

    /// Strokes along the inside of the shape's edge, with a line width in points.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Self, S, EmptyView> {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}

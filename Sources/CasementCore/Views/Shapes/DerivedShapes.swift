import Foundation

/// A shape inset from all sides of its rectangle.
struct _InsetShape<Base: Shape>: InsettableShape {
    var base: Base
    var amount: CGFloat
    /// Adapts the shape to the inset, unless it is the same shape in a smaller rectangle.
    var adapt: @Sendable (inout Base, CGFloat) -> Void = { _, _ in }

    var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }
    func path(in rect: CGRect) -> Path {
        var shape = base
        adapt(&shape, amount)
        let inner = CGRect(
            x: rect.minX + amount, y: rect.minY + amount, width: max(0, rect.width - 2 * amount),
            height: max(0, rect.height - 2 * amount))
        return shape.path(in: inner)
    }

    func inset(by more: CGFloat) -> _InsetShape { _InsetShape(base: base, amount: amount + more, adapt: adapt) }

    var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
        get { AnimatablePair(base.animatableData, amount) }
        set { (base.animatableData, amount) = (newValue.first, newValue.second) }
    }
}

/// The part of a shape's outline between two fractions of its length.
struct _TrimmedShape<S: Shape>: Shape {
    var shape: S
    var startFraction: CGFloat
    var endFraction: CGFloat

    /// Creates the derived shape.
    init(shape: S, startFraction: CGFloat = 0, endFraction: CGFloat = 1) {
        (self.shape, self.startFraction, self.endFraction) = (shape, startFraction, endFraction)
    }

    var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
    func path(in rect: CGRect) -> Path {
        shape.path(in: rect).trimmedPath(from: startFraction, to: endFraction)
    }

    /// The shape's animatable data and the two fractions.
    var animatableData: AnimatablePair<S.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(shape.animatableData, AnimatablePair(startFraction, endFraction)) }
        set {
            shape.animatableData = newValue.first
            (startFraction, endFraction) = (newValue.second.first, newValue.second.second)
        }
    }
}

/// A shape in a rectangle of fixed size.
struct _SizedShape<S: Shape>: Shape {
    var shape: S
    var size: CGSize
    var anchor: UnitPoint

    /// Creates the derived shape.
    init(shape: S, size: CGSize, anchor: UnitPoint = .topLeading) {
        (self.shape, self.size, self.anchor) = (shape, size, anchor)
    }

    var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
    func path(in rect: CGRect) -> Path {
        let origin = CGPoint(
            x: rect.minX + (rect.width - size.width) * anchor.x, y: rect.minY + (rect.height - size.height) * anchor.y)
        return shape.path(in: CGRect(origin: origin, size: size))
    }

    /// The shape's animatable data and the size.
    var animatableData: AnimatablePair<S.AnimatableData, CGSize.AnimatableData> {
        get { AnimatablePair(shape.animatableData, size.animatableData) }
        set { (shape.animatableData, size.animatableData) = (newValue.first, newValue.second) }
    }
}

/// A shape with an offset.
public struct OffsetShape<Content: Shape>: Shape {
    /// The shape without the offset.
    public var shape: Content
    /// The offset, in points.
    public var offset: CGSize

    /// Creates a shape with an offset in points.
    public init(shape: Content, offset: CGSize) { (self.shape, self.offset) = (shape, offset) }
    /// That of the shape.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
    public func path(in rect: CGRect) -> Path {
        shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
    }

    /// The shape's animatable data and the offset.
    public var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
        get { AnimatablePair(shape.animatableData, offset.animatableData) }
        set { (shape.animatableData, offset.animatableData) = (newValue.first, newValue.second) }
    }
}

/// A shape scaled around a point of its rectangle.
public struct ScaledShape<Content: Shape>: Shape {
    /// The shape before scaling.
    public var shape: Content
    public var scale: CGSize
    /// The fixed point of the scaling, relative to the shape's rectangle.
    public var anchor: UnitPoint

    /// Creates a scaled shape; the anchor is the centre by default.
    public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
        (self.shape, self.scale, self.anchor) = (shape, scale, anchor)
    }

    /// That of the shape.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
    public func path(in rect: CGRect) -> Path {
        shape.path(in: rect).applying(.around(anchor.point(in: rect)) { $0.scaledBy(x: scale.width, y: scale.height) })
    }

    /// The shape's animatable data, the scale and the anchor.
    public var animatableData:
        AnimatablePair<Content.AnimatableData, AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>>
    {
        get { AnimatablePair(shape.animatableData, AnimatablePair(scale.animatableData, anchor.animatableData)) }
        set {
            shape.animatableData = newValue.first
            (scale.animatableData, anchor.animatableData) = (newValue.second.first, newValue.second.second)
        }
    }
}

/// A shape rotated around a point of its rectangle.
public struct RotatedShape<Content: Shape>: Shape {
    /// The shape before the rotation.
    public var shape: Content
    /// The clockwise angle.
    public var angle: Angle
    /// The centre of the rotation, relative to the shape's rectangle.
    public var anchor: UnitPoint

    /// Creates a rotated shape; the anchor is the centre by default.
    public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
        (self.shape, self.angle, self.anchor) = (shape, angle, anchor)
    }

    /// That of the shape.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
    public func path(in rect: CGRect) -> Path {
        shape.path(in: rect).applying(.around(anchor.point(in: rect)) { $0.rotated(by: CGFloat(angle.radians)) })
    }

    /// The shape's animatable data, the angle and the anchor.
    public var animatableData:
        AnimatablePair<Content.AnimatableData, AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData>>
    {
        get { AnimatablePair(shape.animatableData, AnimatablePair(angle.animatableData, anchor.animatableData)) }
        set {
            shape.animatableData = newValue.first
            (angle.animatableData, anchor.animatableData) = (newValue.second.first, newValue.second.second)
        }
    }
}

/// A shape under an affine transform.
public struct TransformedShape<Content: Shape>: Shape {
    /// The shape before the transform.
    public var shape: Content
    /// The transform, which is not animated.
    public var transform: CGAffineTransform

    /// Creates a transformed shape.
    public init(shape: Content, transform: CGAffineTransform) { (self.shape, self.transform) = (shape, transform) }
    /// That of the shape.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
    public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }

    /// The shape's animatable data; the transform is not animated.
    public var animatableData: Content.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }
}

/// A type-erased shape.
public struct AnyShape: Shape {
    private var makeOutline: @Sendable (CGRect) -> _ShapeOutline
    /// That of the shape.
    public let layoutDirectionBehavior: LayoutDirectionBehavior
    private var data: _AnyAnimatableData
    /// The outline with other animatable data.
    private let set: (@Sendable (_AnyAnimatableData) -> @Sendable (CGRect) -> _ShapeOutline)?

    /// Erases the type of a shape. A change between shapes of the same type is animated; a change of type is not.
    public init<S: Shape>(_ shape: S) {
        makeOutline = { shape._outline(in: $0) }
        layoutDirectionBehavior = shape.layoutDirectionBehavior
        data = _AnyAnimatableData(shape.animatableData, of: S.self)
        guard S.AnimatableData.self != EmptyAnimatableData.self else {
            set = nil
            return
        }
        set = { data in
            var other = shape
            if let value = data.value(as: S.AnimatableData.self, of: S.self) { other.animatableData = value }
            let shown = other
            return { shown._outline(in: $0) }
        }
    }

    public func path(in rect: CGRect) -> Path {
        let outline = makeOutline(rect)
        return outline.stroke.map { outline.path.strokedPath($0) } ?? outline.path
    }
    public func _outline(in rect: CGRect) -> _ShapeOutline { makeOutline(rect) }

    public var animatableData: _AnyAnimatableData {
        get { data }
        set {
            data = newValue
            if let set { makeOutline = set(newValue) }
        }
    }
}

/// A path is the same shape in any rectangle.
extension Path: Shape {
    public func path(in rect: CGRect) -> Path { self }
}

extension Shape {
    /// Trims the outline to the part between two fractions of its length, 0 to 1.
    public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
        _TrimmedShape(shape: self, startFraction: startFraction, endFraction: endFraction)
    }

    /// Sets the size of the shape, in points, at the top left corner of its space.
    public func size(_ size: CGSize) -> some Shape { _SizedShape(shape: self, size: size) }
    /// Sets the size of the shape, in points, at the top left corner of its space.
    public func size(width: CGFloat, height: CGFloat) -> some Shape { size(CGSize(width: width, height: height)) }

    /// Sets the size of the shape, in points, and aligns its anchor with that of its space: `.center` centres it.
    public func size(_ size: CGSize, anchor: UnitPoint) -> some Shape {
        _SizedShape(shape: self, size: size, anchor: anchor)
    }
    /// Sets the size of the shape, in points, and aligns its anchor with that of its space.
    public func size(width: CGFloat, height: CGFloat, anchor: UnitPoint) -> some Shape {
        size(CGSize(width: width, height: height), anchor: anchor)
    }

    /// Offsets the shape, in points.
    public func offset(_ offset: CGSize) -> OffsetShape<Self> { OffsetShape(shape: self, offset: offset) }
    /// Offsets the shape, in points.
    public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
        OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
    }
    /// Offsets the shape, in points.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
        OffsetShape(shape: self, offset: CGSize(width: x, height: y))
    }

    /// Scales the shape around a point of its rectangle.
    public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ScaledShape<Self> {
        ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
    }
    /// Scales the shape uniformly around a point of its rectangle.
    public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
        self.scale(x: scale, y: scale, anchor: anchor)
    }

    /// Rotates the shape clockwise around a point of its rectangle.
    public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
        RotatedShape(shape: self, angle: angle, anchor: anchor)
    }

    /// Applies an affine transform to the shape.
    public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
        TransformedShape(shape: self, transform: transform)
    }
}

extension UnitPoint {
    /// The point at this position in a rectangle.
    package func point(in rect: CGRect) -> CGPoint {
        CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
    }
}

extension CGAffineTransform {
    /// A transform whose fixed point is `center` instead of the origin.
    package static func around(
        _ center: CGPoint, _ map: (CGAffineTransform) -> CGAffineTransform
    ) -> CGAffineTransform {
        map(CGAffineTransform(translationX: center.x, y: center.y)).translatedBy(x: -center.x, y: -center.y)
    }
}

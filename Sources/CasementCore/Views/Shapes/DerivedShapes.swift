import Foundation

/// A shape moved inwards from all sides of its rectangle.
struct _InsetShape<Base: Shape>: InsettableShape {
    var base: Base
    var amount: CGFloat
    /// Changes the shape for the inset, where it is not the same shape in a smaller rectangle.
    var adapt: @Sendable (inout Base, CGFloat) -> Void = { _, _ in }

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

/// The part of a shape's outline between two shares of its length.
struct _TrimmedShape<S: Shape>: Shape {
    var shape: S
    var startFraction: CGFloat
    var endFraction: CGFloat

    /// The shape changed so.
    init(shape: S, startFraction: CGFloat = 0, endFraction: CGFloat = 1) {
        (self.shape, self.startFraction, self.endFraction) = (shape, startFraction, endFraction)
    }

    func path(in rect: CGRect) -> Path {
        shape.path(in: rect).trimmedPath(from: startFraction, to: endFraction)
    }

    /// The shape's own data and the two shares.
    var animatableData: AnimatablePair<S.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(shape.animatableData, AnimatablePair(startFraction, endFraction)) }
        set {
            shape.animatableData = newValue.first
            (startFraction, endFraction) = (newValue.second.first, newValue.second.second)
        }
    }
}

/// A shape in a rectangle of a size of its own.
struct _SizedShape<S: Shape>: Shape {
    var shape: S
    var size: CGSize
    var anchor: UnitPoint

    /// The shape changed so.
    init(shape: S, size: CGSize, anchor: UnitPoint = .topLeading) {
        (self.shape, self.size, self.anchor) = (shape, size, anchor)
    }

    func path(in rect: CGRect) -> Path {
        let origin = CGPoint(
            x: rect.minX + (rect.width - size.width) * anchor.x, y: rect.minY + (rect.height - size.height) * anchor.y)
        return shape.path(in: CGRect(origin: origin, size: size))
    }

    /// The shape's own data and the size.
    var animatableData: AnimatablePair<S.AnimatableData, CGSize.AnimatableData> {
        get { AnimatablePair(shape.animatableData, size.animatableData) }
        set { (shape.animatableData, size.animatableData) = (newValue.first, newValue.second) }
    }
}

/// A shape moved from its place.
public struct OffsetShape<Content: Shape>: Shape {
    public var shape: Content
    public var offset: CGSize

    /// The shape changed so.
    public init(shape: Content, offset: CGSize) { (self.shape, self.offset) = (shape, offset) }
    public func path(in rect: CGRect) -> Path {
        shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
    }

    /// The shape's own data and the offset.
    public var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
        get { AnimatablePair(shape.animatableData, offset.animatableData) }
        set { (shape.animatableData, offset.animatableData) = (newValue.first, newValue.second) }
    }
}

/// A shape scaled around a point of its rectangle.
public struct ScaledShape<Content: Shape>: Shape {
    public var shape: Content
    public var scale: CGSize
    public var anchor: UnitPoint

    /// The shape changed so.
    public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
        (self.shape, self.scale, self.anchor) = (shape, scale, anchor)
    }

    public func path(in rect: CGRect) -> Path {
        shape.path(in: rect).applying(.around(anchor.point(in: rect)) { $0.scaledBy(x: scale.width, y: scale.height) })
    }

    /// The shape's own data, the scale and the anchor.
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

/// A shape turned around a point of its rectangle.
public struct RotatedShape<Content: Shape>: Shape {
    public var shape: Content
    public var angle: Angle
    public var anchor: UnitPoint

    /// The shape changed so.
    public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
        (self.shape, self.angle, self.anchor) = (shape, angle, anchor)
    }

    public func path(in rect: CGRect) -> Path {
        shape.path(in: rect).applying(.around(anchor.point(in: rect)) { $0.rotated(by: CGFloat(angle.radians)) })
    }

    /// The shape's own data, the angle and the anchor.
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

/// A shape under an affine map.
public struct TransformedShape<Content: Shape>: Shape {
    public var shape: Content
    public var transform: CGAffineTransform

    /// The shape changed so.
    public init(shape: Content, transform: CGAffineTransform) { (self.shape, self.transform) = (shape, transform) }
    public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }

    /// The shape's own data; the map changes at once.
    public var animatableData: Content.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }
}

/// A shape whose type is hidden.
public struct AnyShape: Shape {
    private var makeOutline: @Sendable (CGRect) -> _ShapeOutline
    private var data: _AnyAnimatableData
    /// The outline with other animatable data.
    private let set: (@Sendable (_AnyAnimatableData) -> @Sendable (CGRect) -> _ShapeOutline)?

    /// Hides the type of a shape. Between two shapes of one type the animatable data go by and by; another type is there at once.
    public init<S: Shape>(_ shape: S) {
        makeOutline = { shape._outline(in: $0) }
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
    /// The part of the outline between two shares of its length, 0 to 1.
    public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
        _TrimmedShape(shape: self, startFraction: startFraction, endFraction: endFraction)
    }

    /// The shape in a rectangle of this size, at the top left of its space.
    public func size(_ size: CGSize) -> some Shape { _SizedShape(shape: self, size: size) }
    /// The shape in a rectangle of this size, at the top left of its space.
    public func size(width: CGFloat, height: CGFloat) -> some Shape { size(CGSize(width: width, height: height)) }

    /// The shape in a rectangle of this size, whose anchor lies on that of its space: `.center` for its middle.
    public func size(_ size: CGSize, anchor: UnitPoint) -> some Shape {
        _SizedShape(shape: self, size: size, anchor: anchor)
    }
    /// The shape in a rectangle of this size, whose anchor lies on that of its space.
    public func size(width: CGFloat, height: CGFloat, anchor: UnitPoint) -> some Shape {
        size(CGSize(width: width, height: height), anchor: anchor)
    }

    /// The shape moved by so many points.
    public func offset(_ offset: CGSize) -> OffsetShape<Self> { OffsetShape(shape: self, offset: offset) }
    /// The shape moved by so many points.
    public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
        OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
    }
    /// The shape moved by so many points.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
        OffsetShape(shape: self, offset: CGSize(width: x, height: y))
    }

    /// The shape scaled around a point of its rectangle.
    public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ScaledShape<Self> {
        ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
    }
    /// The shape scaled alike in both directions, around a point of its rectangle.
    public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
        self.scale(x: scale, y: scale, anchor: anchor)
    }

    /// The shape turned around a point of its rectangle.
    public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
        RotatedShape(shape: self, angle: angle, anchor: anchor)
    }

    /// The shape under an affine map.
    public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
        TransformedShape(shape: self, transform: transform)
    }
}

extension UnitPoint {
    /// The point's place in a rectangle.
    package func point(in rect: CGRect) -> CGPoint {
        CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
    }
}

extension CGAffineTransform {
    /// A map whose fixed point is `center` instead of the origin.
    package static func around(
        _ center: CGPoint, _ map: (CGAffineTransform) -> CGAffineTransform
    ) -> CGAffineTransform {
        map(CGAffineTransform(translationX: center.x, y: center.y)).translatedBy(x: -center.x, y: -center.y)
    }
}

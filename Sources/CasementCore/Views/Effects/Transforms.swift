import Foundation

extension CGSize {
    /// A point of a rectangle of this size, in its coordinates.
    fileprivate func point(_ anchor: UnitPoint) -> CGPoint { CGPoint(x: anchor.x * width, y: anchor.y * height) }
}

extension CGAffineTransform {
    /// The transform around another origin.
    fileprivate func around(_ point: CGPoint) -> CGAffineTransform {
        CGAffineTransform(translationX: -point.x, y: -point.y).concatenating(self)
            .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
    }
}

/// Rotates a view in its plane.
public struct _RotationEffect: GeometryEffect, Equatable, Sendable {
    public typealias Body = Never
    public var angle: Angle
    public var anchor: UnitPoint
    public init(angle: Angle, anchor: UnitPoint = .center) { (self.angle, self.anchor) = (angle, anchor) }

    public func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(exactRotation: angle).around(size.point(anchor)))
    }
}

extension CGAffineTransform {
    /// A rotation that is exact for quarter turns.
    fileprivate init(exactRotation angle: Angle) {
        self.init(rotationAngle: angle.radians)
        let quarters = angle.radians / (.pi / 2)
        guard abs(quarters - quarters.rounded()) < 1e-9 else { return }
        (a, b, c, d) = (a.rounded(), b.rounded(), c.rounded(), d.rounded())
    }
}

/// Draws a view scaled.
public struct _ScaleEffect: GeometryEffect, Equatable, Sendable {
    public typealias Body = Never
    public var scale: CGSize
    public var anchor: UnitPoint
    public init(scale: CGSize, anchor: UnitPoint = .center) { (self.scale, self.anchor) = (scale, anchor) }

    public func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(scaleX: scale.width, y: scale.height).around(size.point(anchor)))
    }
}

/// Rotates a view in three dimensions.
public struct _Rotation3DEffect: GeometryEffect, Equatable, Sendable {
    public typealias Body = Never
    public var angle: Angle
    public var axis: (x: CGFloat, y: CGFloat, z: CGFloat)
    public var anchor: UnitPoint
    public var anchorZ: CGFloat
    public var perspective: CGFloat

    public init(
        angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) {
        (self.angle, self.axis, self.anchor) = (angle, axis, anchor)
        (self.anchorZ, self.perspective) = (anchorZ, perspective)
    }

    public static func == (left: Self, right: Self) -> Bool {
        left.angle == right.angle && left.axis == right.axis && left.anchor == right.anchor
            && left.anchorZ == right.anchorZ && left.perspective == right.perspective
    }

    public func effectValue(size: CGSize) -> ProjectionTransform {
        let point = size.point(anchor)
        // The eye's distance is the view's longer side divided by the perspective.
        let length = max(size.width, size.height)
        var eye = CATransform3DIdentity
        if length > 0 { eye.m34 = -perspective / length }
        var transform = CATransform3DMakeTranslation(-point.x, -point.y, -anchorZ)
        transform = CATransform3DConcat(transform, CATransform3DMakeRotation(angle.radians, axis.x, axis.y, axis.z))
        transform = CATransform3DConcat(transform, CATransform3DMakeTranslation(0, 0, anchorZ))
        transform = CATransform3DConcat(transform, eye)
        return ProjectionTransform(CATransform3DConcat(transform, CATransform3DMakeTranslation(point.x, point.y, 0)))
    }
}

/// Draws a view with an affine transform.
public struct _TransformEffect: GeometryEffect, Equatable, Sendable {
    public typealias Body = Never
    public var transform: CGAffineTransform
    public init(transform: CGAffineTransform) { self.transform = transform }

    public func effectValue(size: CGSize) -> ProjectionTransform { ProjectionTransform(transform) }
}

/// Draws a view with a projective transform, which keeps lines straight.
struct _ProjectionEffect: GeometryEffect, Equatable, Sendable {
    typealias Body = Never
    var transform: ProjectionTransform
    func effectValue(size: CGSize) -> ProjectionTransform { transform }
}

extension View {
    /// Draws the view rotated around an anchor, clockwise on the screen; layout is not affected.
    public func rotationEffect(
        _ angle: Angle, anchor: UnitPoint = .center
    ) -> ModifiedContent<Self, _RotationEffect> {
        modifier(_RotationEffect(angle: angle, anchor: anchor))
    }

    /// Draws the view scaled around an anchor; layout is not affected. A negative factor mirrors.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> ModifiedContent<Self, _ScaleEffect> {
        modifier(_ScaleEffect(scale: scale, anchor: anchor))
    }

    /// Draws the view scaled by one factor around an anchor.
    public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> ModifiedContent<Self, _ScaleEffect> {
        scaleEffect(CGSize(width: s, height: s), anchor: anchor)
    }

    /// Draws the view scaled by one factor per axis, around an anchor.
    public func scaleEffect(
        x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center
    ) -> ModifiedContent<Self, _ScaleEffect> {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }

    /// Draws the view rotated in three dimensions around an axis through an anchor, `anchorZ` points behind the screen.
    /// The eye's distance is the view's longer side divided by `perspective`; with 0, it is infinite.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some View {
        modifier(
            _Rotation3DEffect(angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
    }

    /// Draws the view with an affine transform, in its own coordinates.
    public func transformEffect(_ transform: CGAffineTransform) -> some View {
        modifier(_TransformEffect(transform: transform))
    }

    /// Draws the view with a projective transform, in its own coordinates.
    public func projectionEffect(_ transform: ProjectionTransform) -> some View {
        modifier(_ProjectionEffect(transform: transform))
    }
}

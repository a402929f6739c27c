import Foundation

/// A change of a view's look that leaves layout as it is: what `visualEffect(_:)` makes of a view and its geometry.
///
/// Effects are made from the one that changes nothing, by functions of the names that views have:
///
///     .visualEffect { content, proxy in
///         content.offset(y: proxy.frame(in: .scrollView).minY / 2).blur(radius: 2)
///     }
public protocol VisualEffect: Animatable, Sendable {
    /// How many steps every effect of this type has.
    static var _stepCount: Int { get }
    /// What is done one after the other.
    var _steps: [_VisualEffectStep] { get }
}

/// The effect that changes nothing.
public struct EmptyVisualEffect: VisualEffect {
    public init() {}
    public static var _stepCount: Int { 0 }
    public var _steps: [_VisualEffectStep] { [] }
}

/// An effect, and what is done after it.
public struct _ChainedVisualEffect<Base: VisualEffect>: VisualEffect {
    let base: Base
    let step: _VisualEffectStep

    public static var _stepCount: Int { Base._stepCount + 1 }
    public var _steps: [_VisualEffectStep] { base._steps + [step] }
}

/// One thing that is done to the look of a view.
public struct _VisualEffectStep: Sendable {
    let look: @MainActor @Sendable (_ size: CGSize, _ isRightToLeft: Bool) -> VisualEffectLook

    /// What a modifier of the same name does.
    init(_ modifier: some LayerModifier & Sendable) {
        look = { _, _ in VisualEffectLook(layer: modifier.effect(in: EnvironmentValues())) }
    }

    init(_ modifier: some GeometryEffect & Sendable) {
        look = { size, _ in
            let transform = modifier.effectValue(size: size)
            if transform.isFinite { return VisualEffectLook(layer: .transform(transform)) }
            RuntimeWarning.issue(
                "\(TransformNames.name(of: type(of: modifier))) in a visualEffect has numbers that are not finite. It does nothing."
            )
            return VisualEffectLook()
        }
    }

    init(look: @escaping @MainActor @Sendable (_ size: CGSize, _ isRightToLeft: Bool) -> VisualEffectLook) {
        self.look = look
    }
}

/// How a node is shown.
struct VisualEffectLook {
    var layer = LayerEffect.transform(ProjectionTransform())
    var opacity = 1.0
}

extension VisualEffect {
    private func then(_ step: _VisualEffectStep) -> _ChainedVisualEffect<Self> {
        _ChainedVisualEffect(base: self, step: step)
    }

    /// Fades the view.
    public func opacity(_ opacity: Double) -> some VisualEffect {
        then(_VisualEffectStep { _, _ in VisualEffectLook(opacity: _OpacityEffect(opacity: opacity).bounded) })
    }

    /// Draws the view moved, in points; positive widths lead to the trailing edge.
    public func offset(_ offset: CGSize) -> some VisualEffect { self.offset(x: offset.width, y: offset.height) }

    /// Draws the view moved, in points; positive x leads to the trailing edge.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
        then(
            _VisualEffectStep { _, isRightToLeft in
                let x = RuntimeWarning.finite(x, or: 0, "offset"), y = RuntimeWarning.finite(y, or: 0, "offset")
                let move = CGAffineTransform(translationX: isRightToLeft ? -x : x, y: y)
                return VisualEffectLook(layer: .transform(ProjectionTransform(move)))
            })
    }

    /// Draws the view larger or smaller, from a point of it.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
        then(_VisualEffectStep(_ScaleEffect(scale: scale, anchor: anchor)))
    }

    /// Draws the view larger or smaller, evenly, from a point of it.
    public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(CGSize(width: s, height: s), anchor: anchor)
    }

    /// Draws the view larger or smaller along each axis, from a point of it.
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }

    /// Draws the view turned around a point of it, clockwise.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
        then(_VisualEffectStep(_RotationEffect(angle: angle, anchor: anchor)))
    }

    /// Draws the view turned in space, as the modifier of this name does.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some VisualEffect {
        then(
            _VisualEffectStep(
                _Rotation3DEffect(
                    angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective)))
    }

    /// Draws the view where an affine map takes it, in its own coordinates.
    public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
        then(_VisualEffectStep(_TransformEffect(transform: transform)))
    }

    /// Draws the view where a map takes it that keeps lines straight, in its own coordinates.
    public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect {
        then(_VisualEffectStep(_ProjectionEffect(transform: transform)))
    }

    /// Blurs the view, by a radius in points.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
        then(_VisualEffectStep(_BlurEffect(radius: radius, isOpaque: opaque)))
    }

    /// Adds an amount to red, green and blue.
    public func brightness(_ amount: Double) -> some VisualEffect {
        then(_VisualEffectStep(_BrightnessEffect(amount: amount)))
    }

    /// Moves colours away from grey, or towards it.
    public func contrast(_ amount: Double) -> some VisualEffect {
        then(_VisualEffectStep(_ContrastEffect(amount: amount)))
    }

    /// Makes colours stronger or greyer.
    public func saturation(_ amount: Double) -> some VisualEffect {
        then(_VisualEffectStep(_SaturationEffect(amount: amount)))
    }

    /// Takes colours out: 1 leaves greys.
    public func grayscale(_ amount: Double) -> some VisualEffect {
        then(_VisualEffectStep(_GrayscaleEffect(amount: amount)))
    }

    /// Turns hues around the colour circle.
    public func hueRotation(_ angle: Angle) -> some VisualEffect {
        then(_VisualEffectStep(_HueRotationEffect(angle: angle)))
    }
}

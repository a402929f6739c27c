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
struct _ChainedVisualEffect<Base: VisualEffect>: VisualEffect {
    let base: Base
    let step: _VisualEffectStep

    static var _stepCount: Int { Base._stepCount + 1 }
    var _steps: [_VisualEffectStep] { base._steps + [step] }
}

/// One thing that is done to the look of a view.
public struct _VisualEffectStep: Sendable {
    let values: @MainActor @Sendable (_ size: CGSize, _ isRightToLeft: Bool) -> VisualEffectValues
    /// What it does, as a modifier whose numbers lead to those of another step.
    private let parts: any Animatable & Sendable
    private let make: @Sendable (any Animatable & Sendable) -> _VisualEffectStep?

    /// What a modifier of the same name does.
    init<M: LayerModifier & Animatable & Sendable>(_ modifier: M) {
        self.init(modifier, { _VisualEffectStep($0) }) { modifier, _, _ in
            VisualEffectValues(layer: modifier.effect(in: EnvironmentValues()))
        }
    }

    init<M: GeometryEffect & Sendable>(_ modifier: M) {
        self.init(modifier, { _VisualEffectStep($0) }) { modifier, size, _ in
            let transform = modifier.effectValue(size: size)
            if transform.isFinite { return VisualEffectValues(layer: .transform(transform)) }
            RuntimeWarning.issue(
                "\(TransformNames.name(of: M.self)) in a visualEffect has numbers that are not finite. It does nothing."
            )
            return VisualEffectValues()
        }
    }

    /// What `look` makes of `parts`; `again` makes the same kind of step of other numbers.
    init<Parts: Animatable & Sendable>(
        _ parts: Parts, _ again: @escaping @Sendable (Parts) -> _VisualEffectStep,
        values:
            @escaping @MainActor @Sendable (_ parts: Parts, _ size: CGSize, _ isRightToLeft: Bool) -> VisualEffectValues
    ) {
        self.parts = parts
        make = { ($0 as? Parts).map(again) }
        self.values = { values(parts, $0, $1) }
    }

    /// The step on the way to another of its kind, where 0 is this one and 1 the other.
    func mixed(with other: _VisualEffectStep, by share: Double) -> _VisualEffectStep {
        func mix<Parts: Animatable & Sendable>(_ parts: Parts) -> _VisualEffectStep {
            guard let end = other.parts as? Parts else { return other }
            var parts = parts
            parts.animatableData = parts.animatableData.interpolated(towards: end.animatableData, amount: share)
            return make(parts) ?? other
        }
        return mix(parts)
    }
}

extension _VisualEffectStep {
    fileprivate static func fade(_ effect: _OpacityEffect) -> _VisualEffectStep {
        _VisualEffectStep(effect, { fade($0) }) { effect, _, _ in VisualEffectValues(opacity: effect.bounded) }
    }

    fileprivate static func move(_ effect: _OffsetEffect) -> _VisualEffectStep {
        _VisualEffectStep(effect, { move($0) }) { effect, _, isRightToLeft in
            let x = RuntimeWarning.finite(effect.offset.width, or: 0, "offset")
            let y = RuntimeWarning.finite(effect.offset.height, or: 0, "offset")
            let move = CGAffineTransform(translationX: isRightToLeft ? -x : x, y: y)
            return VisualEffectValues(layer: .transform(ProjectionTransform(move)))
        }
    }
}

/// How a node is shown.
struct VisualEffectValues {
    var layer = LayerEffect.transform(ProjectionTransform())
    var opacity = 1.0
}

extension VisualEffect {
    private func then(_ step: _VisualEffectStep) -> _ChainedVisualEffect<Self> {
        _ChainedVisualEffect(base: self, step: step)
    }

    /// Fades the view.
    public func opacity(_ opacity: Double) -> some VisualEffect {
        then(.fade(_OpacityEffect(opacity: opacity)))
    }

    /// Draws the view moved, in points; positive widths lead to the trailing edge.
    public func offset(_ offset: CGSize) -> some VisualEffect { self.offset(x: offset.width, y: offset.height) }

    /// Draws the view moved, in points; positive x leads to the trailing edge.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
        then(.move(_OffsetEffect(offset: CGSize(width: x, height: y))))
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

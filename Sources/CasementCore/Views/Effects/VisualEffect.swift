import Foundation

/// A change of a view's appearance without affecting layout, as `visualEffect(_:)` computes it
/// from the view's geometry.
///
/// Effects are built from the empty one, by methods with the names of view modifiers:
///
///     .visualEffect { content, proxy in
///         content.offset(y: proxy.frame(in: .scrollView).minY / 2).blur(radius: 2)
///     }
public protocol VisualEffect: Animatable, Sendable {
    /// The number of steps that every effect of this type has.
    static var _stepCount: Int { get }
    /// The steps, in order.
    var _steps: [_VisualEffectStep] { get }
}

/// The effect without any change.
public struct EmptyVisualEffect: VisualEffect {
    /// Creates the empty effect.
    public init() {}
    public static var _stepCount: Int { 0 }
    public var _steps: [_VisualEffectStep] { [] }
}

/// An effect followed by a step.
struct _ChainedVisualEffect<Base: VisualEffect>: VisualEffect {
    let base: Base
    let step: _VisualEffectStep

    static var _stepCount: Int { Base._stepCount + 1 }
    var _steps: [_VisualEffectStep] { base._steps + [step] }
}

/// One step of a visual effect.
public struct _VisualEffectStep: Sendable {
    let values: @MainActor @Sendable (_ size: CGSize, _ surroundings: VisualEffectSurroundings) -> VisualEffectValues
    /// The animatable parameters: a modifier, which can be interpolated towards another step's.
    private let parts: any Animatable & Sendable
    private let make: @Sendable (any Animatable & Sendable) -> _VisualEffectStep?

    /// The step of an equivalent modifier.
    init<M: LayerModifier & Animatable & Sendable>(_ modifier: M) {
        self.init(modifier, { _VisualEffectStep($0) }) { modifier, _, surroundings in
            VisualEffectValues(layer: modifier.effect(in: surroundings.environment, of: nil))
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

    /// A step that `look` draws with `parts`; `again` creates the same kind of step from other parameters.
    init<Parts: Animatable & Sendable>(
        _ parts: Parts, _ again: @escaping @Sendable (Parts) -> _VisualEffectStep,
        values:
            @escaping @MainActor @Sendable (_ parts: Parts, _ size: CGSize, _ surroundings: VisualEffectSurroundings) ->
            VisualEffectValues
    ) {
        self.parts = parts
        make = { ($0 as? Parts).map(again) }
        self.values = { values(parts, $0, $1) }
    }

    /// The interpolation towards another step of the same kind: 0 is this one, 1 the other.
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
        _VisualEffectStep(effect, { fade($0) }) { effect, _, _ in VisualEffectValues(opacity: effect.setting) }
    }

    fileprivate static func move(_ effect: _OffsetEffect) -> _VisualEffectStep {
        _VisualEffectStep(effect, { move($0) }) { effect, _, surroundings in
            let isRightToLeft = surroundings.isRightToLeft
            let x = RuntimeWarning.finite(effect.offset.width, or: 0, "offset")
            let y = RuntimeWarning.finite(effect.offset.height, or: 0, "offset")
            let move = CGAffineTransform(translationX: isRightToLeft ? -x : x, y: y)
            return VisualEffectValues(layer: .transform(ProjectionTransform(move)))
        }
    }
}

/// What a step depends on besides the view's geometry.
struct VisualEffectSurroundings {
    var environment: EnvironmentValues
    var isRightToLeft: Bool
}

/// The layer effect and opacity of a node.
struct VisualEffectValues: Equatable {
    var layer = LayerEffect.transform(ProjectionTransform())
    var opacity = 1.0
}

extension VisualEffect {
    private func then(_ step: _VisualEffectStep) -> _ChainedVisualEffect<Self> {
        _ChainedVisualEffect(base: self, step: step)
    }

    /// Sets the opacity, from 0 to 1.
    public func opacity(_ opacity: Double) -> some VisualEffect {
        then(.fade(_OpacityEffect(opacity: opacity)))
    }

    /// Draws the view at an offset in points; positive widths are towards the trailing edge.
    public func offset(_ offset: CGSize) -> some VisualEffect { self.offset(x: offset.width, y: offset.height) }

    /// Draws the view at an offset in points; positive x is towards the trailing edge.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
        then(.move(_OffsetEffect(offset: CGSize(width: x, height: y))))
    }

    /// Draws the view scaled around an anchor.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
        then(_VisualEffectStep(_ScaleEffect(scale: scale, anchor: anchor)))
    }

    /// Draws the view scaled by one factor around an anchor.
    public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(CGSize(width: s, height: s), anchor: anchor)
    }

    /// Draws the view scaled by one factor per axis, around an anchor.
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }

    /// Draws the view rotated around an anchor, clockwise.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
        then(_VisualEffectStep(_RotationEffect(angle: angle, anchor: anchor)))
    }

    /// Draws the view rotated in three dimensions, as the view modifier does.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some VisualEffect {
        then(
            _VisualEffectStep(
                _Rotation3DEffect(
                    angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective)))
    }

    /// Draws the view with an affine transform, in its own coordinates.
    public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
        then(_VisualEffectStep(_TransformEffect(transform: transform)))
    }

    /// Draws the view with a projective transform, in its own coordinates.
    public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect {
        then(_VisualEffectStep(_ProjectionEffect(transform: transform)))
    }

    /// Blurs the view, with a standard deviation in points.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
        then(_VisualEffectStep(_BlurEffect(radius: radius, isOpaque: opaque)))
    }

    /// Adds an amount to red, green and blue; 0 changes nothing.
    public func brightness(_ amount: Double) -> some VisualEffect {
        then(_VisualEffectStep(_BrightnessEffect(amount: amount)))
    }

    /// Multiplies the contrast; 1 changes nothing.
    public func contrast(_ amount: Double) -> some VisualEffect {
        then(_VisualEffectStep(_ContrastEffect(amount: amount)))
    }

    /// Multiplies the saturation; 1 changes nothing.
    public func saturation(_ amount: Double) -> some VisualEffect {
        then(_VisualEffectStep(_SaturationEffect(amount: amount)))
    }

    /// Removes colour: 0 changes nothing, 1 leaves only greys.
    public func grayscale(_ amount: Double) -> some VisualEffect {
        then(_VisualEffectStep(_GrayscaleEffect(amount: amount)))
    }

    /// Passes each colour through a shader's function, as the view modifier does.
    public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect {
        then(_VisualEffectStep(_ShaderModifier(shader: shader, usage: .colorEffect, isEnabled: isEnabled)))
    }

    /// Moves the view's pixels by a shader's function, as the view modifier does.
    public func distortionEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some VisualEffect {
        then(
            _VisualEffectStep(
                _ShaderModifier(
                    shader: shader, usage: .distortionEffect, maxSampleOffset: maxSampleOffset, isEnabled: isEnabled)))
    }

    /// Draws the view by a shader's function of all its pixels, as the view modifier does.
    public func layerEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some VisualEffect {
        then(
            _VisualEffectStep(
                _ShaderModifier(
                    shader: shader, usage: .layerEffect, maxSampleOffset: maxSampleOffset, isEnabled: isEnabled)))
    }

    /// Rotates all hues by an angle.
    public func hueRotation(_ angle: Angle) -> some VisualEffect {
        then(_VisualEffectStep(_HueRotationEffect(angle: angle)))
    }
}

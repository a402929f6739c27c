import Foundation

// The animatable data of each effect. Layout modifiers have none: layout animates the frames.

extension _OpacityEffect: Animatable {
    nonisolated public var animatableData: Double {
        get { opacity }
        set { opacity = newValue }
    }
}

extension _OffsetEffect: Animatable {
    nonisolated public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { offset.animatableData }
        set { offset.animatableData = newValue }
    }
}

extension _PositionLayout: Animatable {
    nonisolated public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { position.animatableData }
        set { position.animatableData = newValue }
    }
}

extension _RotationEffect {
    public var animatableData: AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData> {
        get { AnimatablePair(angle.animatableData, anchor.animatableData) }
        set { (angle.animatableData, anchor.animatableData) = (newValue.first, newValue.second) }
    }
}

extension _ScaleEffect {
    public var animatableData: AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData> {
        get { AnimatablePair(scale.animatableData, anchor.animatableData) }
        set { (scale.animatableData, anchor.animatableData) = (newValue.first, newValue.second) }
    }
}

extension _Rotation3DEffect {
    public var animatableData:
        AnimatablePair<
            Angle.AnimatableData,
            AnimatablePair<
                AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>,
                AnimatablePair<UnitPoint.AnimatableData, AnimatablePair<CGFloat, CGFloat>>
            >
        >
    {
        get {
            AnimatablePair(
                angle.animatableData,
                AnimatablePair(
                    AnimatablePair(axis.x, AnimatablePair(axis.y, axis.z)),
                    AnimatablePair(anchor.animatableData, AnimatablePair(anchorZ, perspective))))
        }
        set {
            angle.animatableData = newValue.first
            let (line, rest) = (newValue.second.first, newValue.second.second)
            axis = (line.first, line.second.first, line.second.second)
            anchor.animatableData = rest.first
            (anchorZ, perspective) = (rest.second.first, rest.second.second)
        }
    }
}

extension _TransformEffect {
    public var animatableData:
        AnimatablePair<
            AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>,
            AnimatablePair<CGFloat, CGFloat>
        >
    {
        get {
            AnimatablePair(
                AnimatablePair(
                    AnimatablePair(transform.a, transform.b), AnimatablePair(transform.c, transform.d)),
                AnimatablePair(transform.tx, transform.ty))
        }
        set {
            let (first, second) = (newValue.first.first, newValue.first.second)
            transform = CGAffineTransform(
                a: first.first, b: first.second, c: second.first, d: second.second, tx: newValue.second.first,
                ty: newValue.second.second)
        }
    }
}

extension _IgnoredByLayoutEffect {
    public var animatableData: Base.AnimatableData {
        get { base.animatableData }
        set { base.animatableData = newValue }
    }
}

extension _BlurEffect: Animatable {
    nonisolated public var animatableData: CGFloat {
        get { radius }
        set { radius = max(0, newValue) }
    }
}

extension _ShadowEffect: Animatable {
    nonisolated public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(radius, offset.animatableData) }
        set { (radius, offset.animatableData) = (max(0, newValue.first), newValue.second) }
    }
}

/// An effect with one animatable number: a radius in points, a factor, or an angle.
public protocol _AmountEffect: Animatable {
    var amount: Double { get set }
}

extension _AmountEffect {
    nonisolated public var animatableData: Double {
        get { amount }
        set { amount = newValue }
    }
}

extension _BrightnessEffect: _AmountEffect {}
extension _ContrastEffect: _AmountEffect {}
extension _SaturationEffect: _AmountEffect {}
extension _GrayscaleEffect: _AmountEffect {}

extension _HueRotationEffect: Animatable {
    nonisolated public var animatableData: Angle.AnimatableData {
        get { angle.animatableData }
        set { angle.animatableData = newValue }
    }
}

extension _ClipEffect: Animatable {
    nonisolated public var animatableData: ClipShape.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }
}

extension _ShapeView: Animatable {
    nonisolated public var animatableData: Content.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }
}

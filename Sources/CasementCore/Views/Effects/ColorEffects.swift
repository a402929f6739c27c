import Foundation

/// Makes a view lighter or darker.
public struct _BrightnessEffect: LayerModifier, Equatable, Sendable {
    public typealias Body = Never
    public var amount: Double
    nonisolated public init(amount: Double) { self.amount = amount }
    static var kind: String { "brightness" }

    func effect(in environment: EnvironmentValues) -> LayerEffect {
        .color(.brightness(Float(RuntimeWarning.finite(amount, or: 0, "brightness"))))
    }

    public static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> { EffectNode(view, in: context) }
}

/// Moves the colours of a view away from grey, or towards it.
public struct _ContrastEffect: LayerModifier, Equatable, Sendable {
    public typealias Body = Never
    public var amount: Double
    nonisolated public init(amount: Double) { self.amount = amount }
    static var kind: String { "contrast" }

    func effect(in environment: EnvironmentValues) -> LayerEffect {
        .color(.contrast(Float(RuntimeWarning.finite(amount, or: 1, "contrast"))))
    }

    public static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> { EffectNode(view, in: context) }
}

/// Makes the colours of a view stronger or greyer.
public struct _SaturationEffect: LayerModifier, Equatable, Sendable {
    public typealias Body = Never
    public var amount: Double
    nonisolated public init(amount: Double) { self.amount = amount }
    static var kind: String { "saturation" }

    func effect(in environment: EnvironmentValues) -> LayerEffect {
        .color(.saturation(Float(RuntimeWarning.finite(amount, or: 1, "saturation"))))
    }

    public static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> { EffectNode(view, in: context) }
}

/// Takes the colours of a view towards grey.
public struct _GrayscaleEffect: LayerModifier, Equatable, Sendable {
    public typealias Body = Never
    public var amount: Double
    nonisolated public init(amount: Double) { self.amount = amount }
    static var kind: String { "grayscale" }

    func effect(in environment: EnvironmentValues) -> LayerEffect {
        .color(.saturation(1 - min(max(Float(RuntimeWarning.finite(amount, or: 0, "grayscale")), 0), 1)))
    }

    public static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> { EffectNode(view, in: context) }
}

/// Turns the hues of a view around the colour circle.
public struct _HueRotationEffect: LayerModifier, Equatable, Sendable {
    public typealias Body = Never
    public var angle: Angle
    nonisolated public init(angle: Angle) { self.angle = angle }
    static var kind: String { "hueRotation" }

    func effect(in environment: EnvironmentValues) -> LayerEffect {
        .color(.hueRotation(RuntimeWarning.finite(angle.radians, or: 0, "hueRotation")))
    }

    public static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> { EffectNode(view, in: context) }
}

/// Turns the colours of a view into their opposites.
public struct _ColorInvertEffect: LayerModifier, Equatable, Sendable {
    public typealias Body = Never
    nonisolated public init() {}
    static var kind: String { "colorInvert" }

    func effect(in environment: EnvironmentValues) -> LayerEffect {
        .color(.inversion)
    }

    public static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> { EffectNode(view, in: context) }
}

/// Makes a view black, and as opaque as it was light.
public struct _LuminanceToAlphaEffect: LayerModifier, Equatable, Sendable {
    public typealias Body = Never
    nonisolated public init() {}
    static var kind: String { "luminanceToAlpha" }

    func effect(in environment: EnvironmentValues) -> LayerEffect {
        .color(.luminanceToAlpha)
    }

    public static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> { EffectNode(view, in: context) }
}

/// Multiplies the colours of a view by one.
public struct _ColorMultiplyEffect: LayerModifier, Equatable, Sendable {
    public typealias Body = Never
    public var color: Color
    nonisolated public init(color: Color) { self.color = color }
    static var kind: String { "colorMultiply" }

    func effect(in environment: EnvironmentValues) -> LayerEffect {
        .color(.multiplication(color.resolve(in: environment.themeVariant)))
    }

    public static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> { EffectNode(view, in: context) }
}

extension View {
    /// Adds an amount to red, green and blue: 0 changes nothing, 1 makes white, -1 black.
    public func brightness(_ amount: Double) -> ModifiedContent<Self, _BrightnessEffect> {
        modifier(_BrightnessEffect(amount: amount))
    }

    /// Multiplies the distance of red, green and blue from a half: 1 changes nothing, 0 makes grey, -1 inverts.
    public func contrast(_ amount: Double) -> ModifiedContent<Self, _ContrastEffect> {
        modifier(_ContrastEffect(amount: amount))
    }

    /// Multiplies the distance of the colours from the grey that is as light: 1 changes nothing, 0 makes grey.
    public func saturation(_ amount: Double) -> ModifiedContent<Self, _SaturationEffect> {
        modifier(_SaturationEffect(amount: amount))
    }

    /// Takes the colours towards the grey that is as light: 0 changes nothing, 1 makes grey; beyond, it is cut.
    public func grayscale(_ amount: Double) -> ModifiedContent<Self, _GrayscaleEffect> {
        modifier(_GrayscaleEffect(amount: amount))
    }

    /// Turns all hues by an angle around the colour circle and keeps how light they are.
    public func hueRotation(_ angle: Angle) -> ModifiedContent<Self, _HueRotationEffect> {
        modifier(_HueRotationEffect(angle: angle))
    }

    /// Turns every colour into its opposite.
    public func colorInvert() -> ModifiedContent<Self, _ColorInvertEffect> { modifier(_ColorInvertEffect()) }

    /// Makes the view black, and as opaque as it was light: for masks.
    public func luminanceToAlpha() -> ModifiedContent<Self, _LuminanceToAlphaEffect> {
        modifier(_LuminanceToAlphaEffect())
    }

    /// Multiplies red, green, blue and alpha by those of a colour.
    public func colorMultiply(_ color: Color) -> ModifiedContent<Self, _ColorMultiplyEffect> {
        modifier(_ColorMultiplyEffect(color: color))
    }
}

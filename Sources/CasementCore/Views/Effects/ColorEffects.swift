import Foundation

/// Makes a view lighter or darker.
public struct _BrightnessEffect: LayerModifier, Equatable, Sendable {
    public var amount: Double

    /// Creates the effect that the modifier of its name adds.
    nonisolated public init(amount: Double) { self.amount = amount }

    static var kind: String { "brightness" }

    func effect(in environment: EnvironmentValues) -> LayerEffect {
        .color(.brightness(Float(RuntimeWarning.finite(amount, or: 0, "brightness"))))
    }

    public static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> { EffectNode(view, in: context) }
}

/// Increases or decreases the contrast of a view.
public struct _ContrastEffect: LayerModifier, Equatable, Sendable {
    public var amount: Double

    /// Creates the effect that the modifier of its name adds.
    nonisolated public init(amount: Double) { self.amount = amount }

    static var kind: String { "contrast" }

    func effect(in environment: EnvironmentValues) -> LayerEffect {
        .color(.contrast(Float(RuntimeWarning.finite(amount, or: 1, "contrast"))))
    }

    public static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> { EffectNode(view, in: context) }
}

/// Increases or decreases the saturation of a view.
public struct _SaturationEffect: LayerModifier, Equatable, Sendable {
    public var amount: Double

    /// Creates the effect that the modifier of its name adds.
    nonisolated public init(amount: Double) { self.amount = amount }

    static var kind: String { "saturation" }

    func effect(in environment: EnvironmentValues) -> LayerEffect {
        .color(.saturation(Float(RuntimeWarning.finite(amount, or: 1, "saturation"))))
    }

    public static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> { EffectNode(view, in: context) }
}

/// Desaturates a view.
public struct _GrayscaleEffect: LayerModifier, Equatable, Sendable {
    public var amount: Double

    /// Creates the effect that the modifier of its name adds.
    nonisolated public init(amount: Double) { self.amount = amount }

    static var kind: String { "grayscale" }

    func effect(in environment: EnvironmentValues) -> LayerEffect {
        .color(.saturation(1 - min(max(Float(RuntimeWarning.finite(amount, or: 0, "grayscale")), 0), 1)))
    }

    public static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> { EffectNode(view, in: context) }
}

/// Rotates the hues of a view.
public struct _HueRotationEffect: LayerModifier, Equatable, Sendable {
    public var angle: Angle

    /// Creates the effect that the modifier of its name adds.
    nonisolated public init(angle: Angle) { self.angle = angle }

    static var kind: String { "hueRotation" }

    func effect(in environment: EnvironmentValues) -> LayerEffect {
        .color(.hueRotation(RuntimeWarning.finite(angle.radians, or: 0, "hueRotation")))
    }

    public static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> { EffectNode(view, in: context) }
}

/// Inverts the colours of a view.
public struct _ColorInvertEffect: LayerModifier, Equatable, Sendable {
    nonisolated public init() {}
    static var kind: String { "colorInvert" }

    func effect(in environment: EnvironmentValues) -> LayerEffect {
        .color(.inversion)
    }

    public static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> { EffectNode(view, in: context) }
}

/// Makes a view black, with its luminance as opacity.
struct _LuminanceToAlphaEffect: LayerModifier, Equatable, Sendable {
    nonisolated public init() {}
    static var kind: String { "luminanceToAlpha" }

    func effect(in environment: EnvironmentValues) -> LayerEffect {
        .color(.luminanceToAlpha)
    }

    static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> { EffectNode(view, in: context) }
}

/// Multiplies the colours of a view by a colour.
public struct _ColorMultiplyEffect: LayerModifier, Equatable, Sendable {
    public var color: Color
    nonisolated public init(color: Color) { self.color = color }
    static var kind: String { "colorMultiply" }

    var effectColor: Color? {
        get { color }
        set { color = newValue ?? color }
    }

    func effect(in environment: EnvironmentValues) -> LayerEffect {
        .color(.multiplication(color.resolve(in: environment.themeVariant)))
    }

    public static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> { EffectNode(view, in: context) }
}

extension View {
    /// Adds an amount to red, green and blue: 0 changes nothing, 1 results in white, -1 in black.
    public func brightness(_ amount: Double) -> some View { modifier(_BrightnessEffect(amount: amount)) }

    /// Multiplies the distance of red, green and blue from 0.5: 1 changes nothing, 0 results in grey, -1 inverts.
    public func contrast(_ amount: Double) -> some View { modifier(_ContrastEffect(amount: amount)) }

    /// Multiplies the distance of colours from the grey of equal luminance: 1 changes nothing, 0 results in grey.
    public func saturation(_ amount: Double) -> some View { modifier(_SaturationEffect(amount: amount)) }

    /// Interpolates colours towards the grey of equal luminance: 0 changes nothing, 1 results in grey. The amount
    /// is clamped to this range.
    public func grayscale(_ amount: Double) -> some View { modifier(_GrayscaleEffect(amount: amount)) }

    /// Rotates all hues by an angle, keeping the luminance.
    public func hueRotation(_ angle: Angle) -> some View { modifier(_HueRotationEffect(angle: angle)) }

    /// Inverts all colours.
    public func colorInvert() -> some View { modifier(_ColorInvertEffect()) }

    /// Makes the view black, with its luminance as opacity: for masks.
    public func luminanceToAlpha() -> some View { modifier(_LuminanceToAlphaEffect()) }

    /// Multiplies red, green, blue and alpha by those of a colour.
    public func colorMultiply(_ color: Color) -> some View { modifier(_ColorMultiplyEffect(color: color)) }
}

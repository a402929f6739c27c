import Foundation

/// Swings to and fro.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
    public var _configuration = _SymbolEffectConfiguration(kind: .wiggle)

    /// Turns to the right first.
    public var clockwise: WiggleSymbolEffect { with { ($0.axis, $0.direction) = (nil, 1) } }

    /// Turns to the left first.
    public var counterClockwise: WiggleSymbolEffect { with { ($0.axis, $0.direction) = (nil, -1) } }

    /// To the left first.
    public var left: WiggleSymbolEffect { with { ($0.axis, $0.direction) = (.horizontal, -1) } }

    /// To the right first.
    public var right: WiggleSymbolEffect { with { ($0.axis, $0.direction) = (.horizontal, 1) } }

    /// To the left first.
    public var backward: WiggleSymbolEffect { with { ($0.axis, $0.direction) = (.horizontal, -1) } }

    /// To the right first.
    public var forward: WiggleSymbolEffect { with { ($0.axis, $0.direction) = (.horizontal, 1) } }

    /// Upwards first.
    public var up: WiggleSymbolEffect { with { ($0.axis, $0.direction) = (.vertical, -1) } }

    /// Downwards first.
    public var down: WiggleSymbolEffect { with { ($0.axis, $0.direction) = (.vertical, 1) } }

    /// The layers one after the other; symbols here move as a whole.
    public var byLayer: WiggleSymbolEffect { self }

    /// The symbol as a whole.
    public var wholeSymbol: WiggleSymbolEffect { self }

    /// Turns by so much.
    public func custom(angle: Angle) -> WiggleSymbolEffect {
        with { ($0.axis, $0.angle) = (nil, angle.degrees.isFinite ? angle.degrees : nil) }
    }

    private func with(_ change: (inout _SymbolEffectConfiguration) -> Void) -> WiggleSymbolEffect {
        var effect = self
        change(&effect._configuration)
        return effect
    }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
    /// Swings to and fro.
    public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

/// Grows and fades in.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable, Sendable {
    public var _configuration = _SymbolEffectConfiguration(kind: .appear)

    /// Upwards, or larger.
    public var up: AppearSymbolEffect { with { $0.direction = 1 } }

    /// Downwards, or smaller.
    public var down: AppearSymbolEffect { with { $0.direction = -1 } }

    /// The layers one after the other; symbols here move as a whole.
    public var byLayer: AppearSymbolEffect { self }

    /// The symbol as a whole.
    public var wholeSymbol: AppearSymbolEffect { self }

    private func with(_ change: (inout _SymbolEffectConfiguration) -> Void) -> AppearSymbolEffect {
        var effect = self
        change(&effect._configuration)
        return effect
    }
}

extension SymbolEffect where Self == AppearSymbolEffect {
    /// Grows and fades in.
    public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

/// Shrinks and fades out.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable, Sendable {
    public var _configuration = _SymbolEffectConfiguration(kind: .disappear)

    /// Upwards, or larger.
    public var up: DisappearSymbolEffect { with { $0.direction = 1 } }

    /// Downwards, or smaller.
    public var down: DisappearSymbolEffect { with { $0.direction = -1 } }

    /// The layers one after the other; symbols here move as a whole.
    public var byLayer: DisappearSymbolEffect { self }

    /// The symbol as a whole.
    public var wholeSymbol: DisappearSymbolEffect { self }

    private func with(_ change: (inout _SymbolEffectConfiguration) -> Void) -> DisappearSymbolEffect {
        var effect = self
        change(&effect._configuration)
        return effect
    }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
    /// Shrinks and fades out.
    public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

/// One symbol goes as another comes.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, Hashable, Sendable {
    public var _configuration = _SymbolEffectConfiguration(kind: .replace)

    /// What is the same in both symbols stays; symbols here are replaced as by the other effect.
    public func magic(fallback: ReplaceSymbolEffect) -> ReplaceSymbolEffect { fallback }

    /// The one shrinks, the other grows.
    public var downUp: ReplaceSymbolEffect { self }

    /// Both grow.
    public var upUp: ReplaceSymbolEffect { self }

    /// The one goes at once, the other grows.
    public var offUp: ReplaceSymbolEffect { self }

    /// The layers one after the other; symbols here move as a whole.
    public var byLayer: ReplaceSymbolEffect { self }

    /// The symbol as a whole.
    public var wholeSymbol: ReplaceSymbolEffect { self }

    /// The one shrinks, the other grows: `.replace.magic(fallback: .downUp)`.
    public static var downUp: ReplaceSymbolEffect { ReplaceSymbolEffect().downUp }

    /// Both grow.
    public static var upUp: ReplaceSymbolEffect { ReplaceSymbolEffect().upUp }

    /// The one goes at once, the other grows.
    public static var offUp: ReplaceSymbolEffect { ReplaceSymbolEffect().offUp }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
    /// One symbol goes as another comes.
    public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

/// What suits best: fading.
public struct AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect, ContentTransitionSymbolEffect, Hashable,
    Sendable
{
    public var _configuration = _SymbolEffectConfiguration(kind: .none)
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
    /// What suits best: fading.
    public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}

import Foundation

/// An effect that swings the symbol to and fro.
public struct WiggleSymbolEffect: _LayeredSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public var _configuration = _SymbolEffectConfiguration(kind: .wiggle)

    /// Rotates clockwise first.
    public var clockwise: WiggleSymbolEffect { with { ($0.axis, $0.direction) = (nil, 1) } }

    /// Rotates counterclockwise first.
    public var counterClockwise: WiggleSymbolEffect { with { ($0.axis, $0.direction) = (nil, -1) } }

    /// Moves to the left first.
    public var left: WiggleSymbolEffect { with { ($0.axis, $0.direction) = (.horizontal, -1) } }

    /// Moves to the right first.
    public var right: WiggleSymbolEffect { with { ($0.axis, $0.direction) = (.horizontal, 1) } }

    /// Moves to the left first.
    public var backward: WiggleSymbolEffect { with { ($0.axis, $0.direction) = (.horizontal, -1) } }

    /// Moves to the right first.
    public var forward: WiggleSymbolEffect { with { ($0.axis, $0.direction) = (.horizontal, 1) } }

    /// Moves upwards first.
    public var up: WiggleSymbolEffect { with { ($0.axis, $0.direction) = (.vertical, -1) } }

    /// Moves downwards first.
    public var down: WiggleSymbolEffect { with { ($0.axis, $0.direction) = (.vertical, 1) } }

    /// Rotates by an angle.
    public func custom(angle: Angle) -> WiggleSymbolEffect {
        with { ($0.axis, $0.angle) = (nil, angle.degrees.isFinite ? angle.degrees : nil) }
    }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
    /// An effect that swings the symbol to and fro.
    public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

/// An effect by which a symbol grows and fades in.
public struct AppearSymbolEffect: _DirectedSymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    public var _configuration = _SymbolEffectConfiguration(kind: .appear)
}

extension SymbolEffect where Self == AppearSymbolEffect {
    /// An effect by which a symbol grows and fades in.
    public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

/// An effect by which a symbol shrinks and fades out.
public struct DisappearSymbolEffect: _DirectedSymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    public var _configuration = _SymbolEffectConfiguration(kind: .disappear)
}

extension SymbolEffect where Self == DisappearSymbolEffect {
    /// An effect by which a symbol shrinks and fades out.
    public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

/// An effect by which one symbol replaces another.
public struct ReplaceSymbolEffect: _LayeredSymbolEffect, ContentTransitionSymbolEffect {
    public var _configuration = _SymbolEffectConfiguration(kind: .replace)

    /// Keeps the parts that both symbols share; Casement's symbols use the fallback.
    public func magic(fallback: ReplaceSymbolEffect) -> ReplaceSymbolEffect { fallback }

    /// The old symbol shrinks, the new one grows; without effect in Casement, where symbols cross-fade.
    public var downUp: ReplaceSymbolEffect { self }

    /// Both symbols grow; without effect in Casement, where symbols cross-fade.
    public var upUp: ReplaceSymbolEffect { self }

    /// The old symbol is removed at once, the new one grows; without effect in Casement, where symbols cross-fade.
    public var offUp: ReplaceSymbolEffect { self }

    /// The old symbol shrinks, the new one grows, as in `.replace.magic(fallback: .downUp)`;
    /// Casement's symbols cross-fade.
    public static var downUp: ReplaceSymbolEffect { ReplaceSymbolEffect().downUp }

    /// Both symbols grow; without effect in Casement, where symbols cross-fade.
    public static var upUp: ReplaceSymbolEffect { ReplaceSymbolEffect().upUp }

    /// The old symbol is removed at once, the new one grows; without effect in Casement, where symbols cross-fade.
    public static var offUp: ReplaceSymbolEffect { ReplaceSymbolEffect().offUp }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
    /// An effect by which one symbol replaces another.
    public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

/// The default effect: a fade.
public struct AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect, ContentTransitionSymbolEffect, Hashable,
    Sendable
{
    public var _configuration = _SymbolEffectConfiguration(kind: .none)
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
    /// The default effect: a fade.
    public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}

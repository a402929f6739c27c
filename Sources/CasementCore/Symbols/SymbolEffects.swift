import Foundation

/// An effect that fades the symbol slightly out and in.
public struct PulseSymbolEffect: _LayeredSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public var _configuration = _SymbolEffectConfiguration(kind: .pulse)
}

extension SymbolEffect where Self == PulseSymbolEffect {
    /// An effect that fades the symbol slightly out and in.
    public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

/// An effect that briefly enlarges or reduces the symbol, with a rebound.
public struct BounceSymbolEffect: _DirectedSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public var _configuration = _SymbolEffectConfiguration(kind: .bounce)
}

extension SymbolEffect where Self == BounceSymbolEffect {
    /// An effect that briefly enlarges or reduces the symbol, with a rebound.
    public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

/// An effect that highlights the layers of a symbol in turn; Casement's symbols are highlighted as a whole.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable
{
    public var _configuration = _SymbolEffectConfiguration(kind: .variableColor)

    /// Highlights one layer after the other; without effect.
    public var iterative: VariableColorSymbolEffect { self }

    /// Highlights one layer after the other and keeps them highlighted; without effect.
    public var cumulative: VariableColorSymbolEffect { self }

    /// Runs forwards, then backwards; without effect.
    public var reversing: VariableColorSymbolEffect { self }

    /// Always runs forwards; without effect.
    public var nonReversing: VariableColorSymbolEffect { self }

    /// Hides the layers that are not highlighted; without effect.
    public var hideInactiveLayers: VariableColorSymbolEffect { self }

    /// Dims the layers that are not highlighted; without effect.
    public var dimInactiveLayers: VariableColorSymbolEffect { self }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
    /// An effect that highlights the layers of a symbol in turn; Casement's symbols are highlighted as a whole.
    public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

/// An effect that shows the symbol larger or smaller.
public struct ScaleSymbolEffect: _DirectedSymbolEffect, IndefiniteSymbolEffect {
    public var _configuration = _SymbolEffectConfiguration(kind: .scale)
}

extension SymbolEffect where Self == ScaleSymbolEffect {
    /// An effect that shows the symbol larger or smaller.
    public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

/// An effect that grows and shrinks the symbol slowly.
public struct BreatheSymbolEffect: _LayeredSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public var _configuration = _SymbolEffectConfiguration(kind: .breathe)

    /// Does not fade the symbol.
    public var plain: BreatheSymbolEffect { with { $0.isPlain = true } }

    /// Fades the symbol too.
    public var pulse: BreatheSymbolEffect { with { $0.isPlain = false } }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
    /// An effect that grows and shrinks the symbol slowly.
    public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

/// An effect that rotates the symbol.
public struct RotateSymbolEffect: _LayeredSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public var _configuration = _SymbolEffectConfiguration(kind: .rotate)

    /// Rotates clockwise.
    public var clockwise: RotateSymbolEffect { with { $0.direction = 1 } }

    /// Rotates counterclockwise.
    public var counterClockwise: RotateSymbolEffect { with { $0.direction = -1 } }
}

extension SymbolEffect where Self == RotateSymbolEffect {
    /// An effect that rotates the symbol.
    public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

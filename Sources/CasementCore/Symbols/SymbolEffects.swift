import Foundation

/// Fades out a little and in again.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
    public var _configuration = _SymbolEffectConfiguration(kind: .pulse)

    /// The layers one after the other; symbols here move as a whole.
    public var byLayer: PulseSymbolEffect { self }

    /// The symbol as a whole.
    public var wholeSymbol: PulseSymbolEffect { self }
}

extension SymbolEffect where Self == PulseSymbolEffect {
    /// Fades out a little and in again.
    public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

/// Leaps up once.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
    public var _configuration = _SymbolEffectConfiguration(kind: .bounce)

    /// Upwards, or larger.
    public var up: BounceSymbolEffect { with { $0.direction = 1 } }

    /// Downwards, or smaller.
    public var down: BounceSymbolEffect { with { $0.direction = -1 } }

    /// The layers one after the other; symbols here move as a whole.
    public var byLayer: BounceSymbolEffect { self }

    /// The symbol as a whole.
    public var wholeSymbol: BounceSymbolEffect { self }

    private func with(_ change: (inout _SymbolEffectConfiguration) -> Void) -> BounceSymbolEffect {
        var effect = self
        change(&effect._configuration)
        return effect
    }
}

extension SymbolEffect where Self == BounceSymbolEffect {
    /// Leaps up once.
    public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

/// Lets the parts of a symbol light up; symbols here do so as a whole.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable
{
    public var _configuration = _SymbolEffectConfiguration(kind: .variableColor)

    /// One part after the other.
    public var iterative: VariableColorSymbolEffect { self }

    /// One part after the other, which then stay.
    public var cumulative: VariableColorSymbolEffect { self }

    /// There and back.
    public var reversing: VariableColorSymbolEffect { self }

    /// Always from the start.
    public var nonReversing: VariableColorSymbolEffect { self }

    /// The other parts are not seen.
    public var hideInactiveLayers: VariableColorSymbolEffect { self }

    /// The other parts are faint.
    public var dimInactiveLayers: VariableColorSymbolEffect { self }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
    /// Lets the parts of a symbol light up; symbols here do so as a whole.
    public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

/// Is larger, or smaller.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
    public var _configuration = _SymbolEffectConfiguration(kind: .scale)

    /// Upwards, or larger.
    public var up: ScaleSymbolEffect { with { $0.direction = 1 } }

    /// Downwards, or smaller.
    public var down: ScaleSymbolEffect { with { $0.direction = -1 } }

    /// The layers one after the other; symbols here move as a whole.
    public var byLayer: ScaleSymbolEffect { self }

    /// The symbol as a whole.
    public var wholeSymbol: ScaleSymbolEffect { self }

    private func with(_ change: (inout _SymbolEffectConfiguration) -> Void) -> ScaleSymbolEffect {
        var effect = self
        change(&effect._configuration)
        return effect
    }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
    /// Is larger, or smaller.
    public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

/// Grows and shrinks slowly.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
    public var _configuration = _SymbolEffectConfiguration(kind: .breathe)

    /// Without fading.
    public var plain: BreatheSymbolEffect { with { $0.isPlain = true } }

    /// With fading.
    public var pulse: BreatheSymbolEffect { with { $0.isPlain = false } }

    /// The layers one after the other; symbols here move as a whole.
    public var byLayer: BreatheSymbolEffect { self }

    /// The symbol as a whole.
    public var wholeSymbol: BreatheSymbolEffect { self }

    private func with(_ change: (inout _SymbolEffectConfiguration) -> Void) -> BreatheSymbolEffect {
        var effect = self
        change(&effect._configuration)
        return effect
    }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
    /// Grows and shrinks slowly.
    public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

/// Turns around.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
    public var _configuration = _SymbolEffectConfiguration(kind: .rotate)

    /// To the right.
    public var clockwise: RotateSymbolEffect { with { $0.direction = 1 } }

    /// To the left.
    public var counterClockwise: RotateSymbolEffect { with { $0.direction = -1 } }

    /// The layers one after the other; symbols here move as a whole.
    public var byLayer: RotateSymbolEffect { self }

    /// The symbol as a whole.
    public var wholeSymbol: RotateSymbolEffect { self }

    private func with(_ change: (inout _SymbolEffectConfiguration) -> Void) -> RotateSymbolEffect {
        var effect = self
        change(&effect._configuration)
        return effect
    }
}

extension SymbolEffect where Self == RotateSymbolEffect {
    /// Turns around.
    public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

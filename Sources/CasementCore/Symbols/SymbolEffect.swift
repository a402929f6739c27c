import Foundation

/// An animation of a symbol.
public protocol SymbolEffect {
    var _configuration: _SymbolEffectConfiguration { get }
}
/// An effect that animates the layers of a symbol one after the other, or the symbol as a whole.
public protocol _LayeredSymbolEffect: SymbolEffect, Hashable, Sendable {
    var _configuration: _SymbolEffectConfiguration { get set }
}
/// An effect that runs once when a value changes.
public protocol DiscreteSymbolEffect {}
/// An effect that lasts while it is active.
public protocol IndefiniteSymbolEffect {}
/// An effect by which symbols appear and disappear.
public protocol TransitionSymbolEffect {}
/// An effect by which one symbol replaces another.
public protocol ContentTransitionSymbolEffect {}

extension _LayeredSymbolEffect {
    /// Animates the layers one after the other; Casement's symbols are animated as a whole.
    public var byLayer: Self { self }

    /// Animates the symbol as a whole.
    public var wholeSymbol: Self { self }

    func with(_ change: (inout _SymbolEffectConfiguration) -> Void) -> Self {
        var effect = self
        change(&effect._configuration)
        return effect
    }
}

/// An effect in one of two directions.
public protocol _DirectedSymbolEffect: _LayeredSymbolEffect {}

extension _DirectedSymbolEffect {
    /// Makes the symbol larger, or moves it upwards; the latter is without effect in Casement.
    public var up: Self { with { $0.direction = 1 } }

    /// Makes the symbol smaller, or moves it downwards; the latter is without effect in Casement.
    public var down: Self { with { $0.direction = -1 } }
}

/// The resolved parameters of an effect.
public struct _SymbolEffectConfiguration: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case pulse, bounce, variableColor, scale, appear, disappear, replace, rotate, wiggle, breathe, none
    }

    let kind: Kind
    /// 1 is larger, up or clockwise; -1 the opposite.
    var direction = 1.0
    /// The axis of a swinging motion; nil rotates.
    var axis: Axis?
    /// The angle in degrees, if specified.
    var angle: Double?
    var isPlain = false
}

/// The repetition and speed of a symbol effect.
public struct SymbolEffectOptions: Hashable, Sendable {
    /// Whether and how an effect is repeated.
    public struct RepeatBehavior: Hashable, Sendable {
        var count: Int?
        var delay = 0.0

        /// Repeats without pauses while the effect lasts.
        public static let continuous = RepeatBehavior(count: nil)
        /// Repeats with pauses of half a second while the effect lasts.
        public static let periodic = RepeatBehavior(count: nil, delay: 0.5)
        /// Repeats a number of times, or while the effect lasts if nil, with pauses in seconds,
        /// by default half a second.
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
            RepeatBehavior(count: count, delay: delay ?? 0.5)
        }
    }

    /// Nil for the effect's default.
    var behavior: RepeatBehavior?
    var isRepeating = true
    var pace = 1.0

    /// The effect's default repetition and speed.
    public static let `default` = SymbolEffectOptions()
    /// Repeats without pauses.
    public static let repeating = SymbolEffectOptions(behavior: .continuous)
    /// Does not repeat.
    public static let nonRepeating = SymbolEffectOptions(behavior: .periodic(1), isRepeating: false)

    /// Repeats a number of times without pauses.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { Self.default.repeat(count) }
    /// Repeats with the specified behaviour.
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { Self.default.repeat(behavior) }
    /// Multiplies the speed: values above 1 are faster, below 1 slower.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { Self.default.speed(speed) }

    /// The options with repetition without pauses.
    public var repeating: SymbolEffectOptions { self.repeat(.continuous) }
    /// The options without repetition.
    public var nonRepeating: SymbolEffectOptions {
        var options = self.repeat(.periodic(1))
        options.isRepeating = false
        return options
    }

    /// The options with a number of repetitions without pauses.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self.repeat(.periodic(count, delay: 0)) }

    /// The options with the specified repetition.
    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        var options = self
        options.behavior = behavior
        return options
    }

    /// The options with another speed: values above 1 are faster, below 1 slower.
    public func speed(_ speed: Double) -> SymbolEffectOptions {
        var options = self
        options.pace = speed.isFinite && speed > 0 ? speed : 1
        return options
    }
}

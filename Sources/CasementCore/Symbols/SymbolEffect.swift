import Foundation

/// How a symbol moves.
public protocol SymbolEffect {
    var _configuration: _SymbolEffectConfiguration { get }
}
/// An effect that is seen once, when a value changes.
public protocol DiscreteSymbolEffect {}
/// An effect that lasts for as long as it is active.
public protocol IndefiniteSymbolEffect {}
/// An effect by which symbols come and go.
public protocol TransitionSymbolEffect {}
/// An effect by which one symbol replaces another.
public protocol ContentTransitionSymbolEffect {}

/// What an effect comes to.
public struct _SymbolEffectConfiguration: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case pulse, bounce, variableColor, scale, appear, disappear, replace, rotate, wiggle, breathe, none
    }

    let kind: Kind
    /// 1 is larger, up or clockwise.
    var direction = 1.0
    /// Whether what swings does so sideways; nil turns.
    var axis: Axis?
    /// Degrees, where they are told.
    var angle: Double?
    var isPlain = false
}

/// How often an effect is seen, and how fast.
public struct SymbolEffectOptions: Hashable, Sendable {
    /// Whether and how an effect is repeated.
    public struct RepeatBehavior: Hashable, Sendable {
        var count: Int?
        var delay = 0.0

        /// Without a pause, for as long as it lasts.
        public static let continuous = RepeatBehavior(count: nil)
        /// With pauses, for as long as it lasts.
        public static let periodic = RepeatBehavior(count: nil, delay: 0.5)
        /// So many times, with pauses of so many seconds.
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
            RepeatBehavior(count: count, delay: delay ?? 0.5)
        }
    }

    /// Nil is what the effect does by itself.
    var behavior: RepeatBehavior?
    var isRepeating = true
    var pace = 1.0

    /// As the effect does by itself.
    public static let `default` = SymbolEffectOptions()
    /// Over and over.
    public static let repeating = SymbolEffectOptions(behavior: .continuous)
    /// Once.
    public static let nonRepeating = SymbolEffectOptions(behavior: .periodic(1), isRepeating: false)

    /// So many times.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { Self.default.repeat(count) }
    /// As told.
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { Self.default.repeat(behavior) }
    /// Faster, or slower below 1.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { Self.default.speed(speed) }

    /// Over and over.
    public var repeating: SymbolEffectOptions { self.repeat(.continuous) }
    /// Once.
    public var nonRepeating: SymbolEffectOptions {
        var options = self.repeat(.periodic(1))
        options.isRepeating = false
        return options
    }

    /// So many times.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self.repeat(.periodic(count, delay: 0)) }

    /// As told.
    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        var options = self
        options.behavior = behavior
        return options
    }

    /// Faster, or slower below 1.
    public func speed(_ speed: Double) -> SymbolEffectOptions {
        var options = self
        options.pace = speed.isFinite && speed > 0 ? speed : 1
        return options
    }
}

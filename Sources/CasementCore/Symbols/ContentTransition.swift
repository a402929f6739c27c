import Foundation

/// The transition of a view's content in an animated change, such as a text with a new string or a replaced symbol.
public struct ContentTransition: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case identity, fade
        case numbers(countsDown: Bool)
        case value(Double)
    }

    let kind: Kind

    /// No transition: the content changes immediately.
    public static let identity = ContentTransition(kind: .identity)
    /// A cross-fade from the old content to the new.
    public static let opacity = ContentTransition(kind: .fade)
    /// Interpolates content that has intermediate values, such as colours; text cross-fades. This is the default.
    public static let interpolate = ContentTransition(kind: .fade)

    /// Changing digits roll upwards, or downwards if they count down. Other characters stay, or
    /// move to their new positions.
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(kind: .numbers(countsDown: countsDown))
    }

    /// Changing digits roll: upwards if `value` has increased, otherwise downwards.
    public static func numericText(value: Double) -> ContentTransition { ContentTransition(kind: .value(value)) }

    /// A cross-fade from a symbol to its replacement.
    public static var symbolEffect: ContentTransition { opacity }

    /// A cross-fade from a symbol to its replacement. Effect and options are ignored: all symbols cross-fade.
    public static func symbolEffect<Effect: ContentTransitionSymbolEffect & SymbolEffect>(
        _ effect: Effect, options: SymbolEffectOptions = .default
    ) -> ContentTransition { opacity }

    /// Whether digits roll downwards, after a previous transition; nil if the transition does not roll digits.
    func rollsDown(after old: ContentTransition) -> Bool? {
        switch (kind, old.kind) {
        case (.numbers(let countsDown), _): countsDown
        case (.value(let new), .value(let old)): new < old
        case (.value, _): false
        case (.identity, _), (.fade, _): nil
        }
    }
}

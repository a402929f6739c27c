import Foundation

/// How the content of a view that stays changes in an animated change: a text that says something else, a symbol that is another.
public struct ContentTransition: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case identity, fade
        case numbers(countsDown: Bool)
        case value(Double)
    }

    let kind: Kind

    /// Changes at once: what views do that say nothing.
    public static let identity = ContentTransition(kind: .identity)
    /// The old fades out as the new fades in.
    public static let opacity = ContentTransition(kind: .fade)
    /// Goes from the old to the new where there is something between, as with colours; what is written fades.
    public static let interpolate = ContentTransition(kind: .fade)

    /// Digits that change roll: upwards, or downwards where they count down. The others stay, or move to their new place.
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(kind: .numbers(countsDown: countsDown))
    }

    /// Digits that change roll: upwards where `value` has grown, else downwards.
    public static func numericText(value: Double) -> ContentTransition { ContentTransition(kind: .value(value)) }

    /// A symbol fades as another replaces it.
    public static var symbolEffect: ContentTransition { opacity }

    /// A symbol fades as another replaces it. Effect and options have no effect: all symbols fade.
    public static func symbolEffect<Effect: ContentTransitionSymbolEffect & SymbolEffect>(
        _ effect: Effect, options: SymbolEffectOptions = .default
    ) -> ContentTransition { opacity }

    /// Whether numbers roll downwards, after a transition that was there before; nil where nothing rolls.
    func rollsDown(after old: ContentTransition) -> Bool? {
        switch (kind, old.kind) {
        case (.numbers(let countsDown), _): countsDown
        case (.value(let new), .value(let old)): new < old
        case (.value, _): false
        case (.identity, _), (.fade, _): nil
        }
    }
}

import Foundation

/// The appearance of a symbol during an effect.
struct SymbolPose: Equatable {
    var scale = 1.0
    var opacity = 1.0
    /// Degrees.
    var angle = 0.0
    /// Points.
    var x = 0.0
    var y = 0.0
}

/// The keyframes of one run of an effect.
struct SymbolMotion: Keyframes {
    let effect: _SymbolEffectConfiguration
    let options: SymbolEffectOptions

    var body: _NoTracks<SymbolPose> { return _NoTracks() }

    private typealias Path = WritableKeyPath<SymbolPose, Double>

    /// The values, each with the seconds until it is reached.
    private var ways: [(path: Path, steps: [(Double, Double)])] {
        let direction = effect.direction
        switch effect.kind {
        case .pulse: return [(\.opacity, [(0.4, 0.6), (1, 0.6)])]
        case .variableColor: return [(\.opacity, [(0.3, 0.35), (1, 0.35)])]
        case .bounce:
            let top = direction > 0 ? 1.2 : 0.8
            return [(\.scale, [(top, 0.16), (1 - (top - 1) / 4, 0.16), (1, 0.16)])]
        case .breathe:
            let size: (Path, [(Double, Double)]) = (\.scale, [(1.12, 1.2), (1, 1.2)])
            return effect.isPlain ? [size] : [size, (\.opacity, [(0.7, 1.2), (1, 1.2)])]
        case .rotate: return [(\.angle, [(360 * direction, 1)])]
        case .wiggle:
            let (path, reach): (Path, Double) =
                switch effect.axis {
                case .horizontal: (\.x, 3)
                case .vertical: (\.y, 3)
                case nil: (\.angle, effect.angle ?? 12)
                }
            let shares = [(1, 0.12), (-1, 0.16), (0.6, 0.16), (-0.3, 0.14), (0, 0.12)]
            return [(path, shares.map { ($0.0 * reach * direction, $0.1) })]
        case .scale, .appear, .disappear, .replace, .none: return []
        }
    }

    func _append(to tracks: inout _KeyframeTracks<SymbolPose>) {
        // More repetitions are not useful; endless effects are repeated by the animator.
        let times = max(1, min(options.behavior?.count ?? 1, 100))
        let pause = max(0, options.behavior?.delay ?? 0)
        for way in ways {
            let rest = SymbolPose()[keyPath: way.path]
            KeyframeTrack(way.path) {
                for _ in 0..<times {
                    for step in way.steps { CubicKeyframe(step.0, duration: step.1 / options.pace) }
                    // A full turn equals none.
                    MoveKeyframe(rest)
                    LinearKeyframe(rest, duration: pause)
                }
            }
            ._append(to: &tracks)
        }
    }
}

/// Animates a symbol.
struct SymbolEffectModifier: ViewModifier {
    let effect: _SymbolEffectConfiguration
    let options: SymbolEffectOptions
    let isActive: Bool
    /// The value whose change runs the effect once; nil for an effect that lasts while it is active.
    let trigger: PhaseTrigger?
    @Environment(\.symbolEffectsAreRemoved) private var isRemoved
    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    func body(content: Content) -> some View {
        let held = isActive && !isRemoved ? self.held : SymbolPose()
        let isAtRest = isRemoved || (reducesMotion && effect.movesAbout)
        KeyframeAnimator(
            SymbolPose(), trigger, repeats: trigger == nil && isActive && !isAtRest && options.isRepeating, isIdle: true
        ) { pose in
            let pose = isAtRest ? SymbolPose() : pose
            content
                .scaleEffect(pose.scale * held.scale)
                .rotationEffect(.degrees(pose.angle))
                .offset(x: pose.x, y: pose.y)
                .opacity(pose.opacity * held.opacity)
        } keyframes: { _ in
            SymbolMotion(effect: effect, options: options)
        }
        .animation(.smooth(duration: 0.35), value: held)
    }

    /// The appearance while the effect is active, if it is a state.
    private var held: SymbolPose {
        switch effect.kind {
        case .scale: SymbolPose(scale: effect.direction > 0 ? 1.2 : 0.8)
        case .disappear: SymbolPose(scale: 0.5, opacity: 0)
        default: SymbolPose()
        }
    }
}

extension _SymbolEffectConfiguration {
    /// Whether the effect moves the symbol, rather than fading it.
    fileprivate var movesAbout: Bool {
        switch kind {
        case .bounce, .rotate, .wiggle, .breathe: true
        case .pulse, .variableColor, .scale, .appear, .disappear, .replace, .none: false
        }
    }
}

/// A symbol's transition by an effect: it scales and fades.
public struct SymbolEffectTransition: Transition, Sendable {
    /// Creates a transition for any appear or disappear effect. Effect and options are ignored: all scale and fade.
    public init<Effect: TransitionSymbolEffect & SymbolEffect>(
        effect: Effect, options: SymbolEffectOptions = .default
    ) {}

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.scaleEffect(phase.isIdentity ? 1 : 0.5).opacity(phase.isIdentity ? 1 : 0)
    }
}

extension Transition where Self == SymbolEffectTransition {
    /// Scales and fades, as symbols do by default.
    public static var symbolEffect: SymbolEffectTransition { SymbolEffectTransition(effect: .automatic) }

    /// Inserts and removes by a symbol effect.
    public static func symbolEffect<Effect: TransitionSymbolEffect & SymbolEffect>(
        _ effect: Effect, options: SymbolEffectOptions = .default
    ) -> SymbolEffectTransition { SymbolEffectTransition(effect: effect, options: options) }
}

extension View {
    /// Animates a symbol while `isActive` is true.
    ///
    ///     Image(systemName: "wifi").symbolEffect(.pulse, isActive: isSearching)
    ///
    /// The view is animated as a whole, so apply the modifier to the image itself.
    public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View {
        let configuration = effect._configuration
        // A symbol that has not appeared equals one that has disappeared.
        let isAppearance = configuration.kind == .appear
        return modifier(
            SymbolEffectModifier(
                effect: isAppearance ? _SymbolEffectConfiguration(kind: .disappear) : configuration, options: options,
                isActive: isActive != isAppearance, trigger: nil))
    }

    /// Animates a symbol once, or as often as the options specify, when `value` changes.
    ///
    ///     Image(systemName: "bell").symbolEffect(.bounce, value: count)
    public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
        _ effect: T, options: SymbolEffectOptions = .default, value: U
    ) -> some View {
        modifier(
            SymbolEffectModifier(
                effect: effect._configuration, options: options, isActive: true, trigger: PhaseTrigger(value)))
    }

    /// Removes the effects of the symbols in this view.
    public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
        transformEnvironment(\.symbolEffectsAreRemoved) { $0 = $0 || isEnabled }
    }
}

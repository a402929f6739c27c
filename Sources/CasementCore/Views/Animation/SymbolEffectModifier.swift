import Foundation

/// How a symbol is shown in the middle of an effect.
struct SymbolPose: Equatable {
    var scale = 1.0
    var opacity = 1.0
    /// Degrees.
    var angle = 0.0
    /// Points.
    var x = 0.0
    var y = 0.0
}

/// The keyframes of an effect, seen once.
struct SymbolMotion: Keyframes {
    let effect: _SymbolEffectConfiguration
    let options: SymbolEffectOptions

    var body: _NoTracks<SymbolPose> { return _NoTracks() }

    private typealias Path = WritableKeyPath<SymbolPose, Double>

    /// Values, and the seconds until each is reached.
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
        // Nobody counts more; an effect without end is repeated from outside.
        let times = max(1, min(options.behavior?.count ?? 1, 100))
        let pause = max(0, options.behavior?.delay ?? 0)
        for way in ways {
            let rest = SymbolPose()[keyPath: way.path]
            KeyframeTrack(way.path) {
                for _ in 0..<times {
                    for step in way.steps { CubicKeyframe(step.0, duration: step.1 / options.pace) }
                    // A full turn is none.
                    MoveKeyframe(rest)
                    LinearKeyframe(rest, duration: pause)
                }
            }
            ._append(to: &tracks)
        }
    }
}

/// Moves a symbol.
struct SymbolEffectModifier: ViewModifier {
    let effect: _SymbolEffectConfiguration
    let options: SymbolEffectOptions
    let isActive: Bool
    /// What lets the effect be seen once; nil for one that lasts while it is active.
    let trigger: PhaseTrigger?
    @Environment(\.symbolEffectsAreRemoved) private var isRemoved
    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    func body(content: Content) -> some View {
        let held = isActive && !isRemoved ? self.held : SymbolPose()
        let stands = isRemoved || (reducesMotion && effect.movesAbout)
        KeyframeAnimator(
            SymbolPose(), trigger, repeats: trigger == nil && isActive && !stands && options.isRepeating, isIdle: true
        ) { pose in
            let pose = stands ? SymbolPose() : pose
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

    /// What the effect comes to while it is active, where it is a state.
    private var held: SymbolPose {
        switch effect.kind {
        case .scale: SymbolPose(scale: effect.direction > 0 ? 1.2 : 0.8)
        case .disappear: SymbolPose(scale: 0.5, opacity: 0)
        default: SymbolPose()
        }
    }
}

extension _SymbolEffectConfiguration {
    /// Whether a symbol is seen to move, rather than to fade.
    fileprivate var movesAbout: Bool {
        switch kind {
        case .bounce, .rotate, .wiggle, .breathe: true
        case .pulse, .variableColor, .scale, .appear, .disappear, .replace, .none: false
        }
    }
}

/// A symbol that comes and goes by an effect: it grows and fades in.
public struct SymbolEffectTransition: Transition, Sendable {
    /// Any of the effects by which symbols appear and disappear. Effect and options have no effect: all grow and fade.
    public init<Effect: TransitionSymbolEffect & SymbolEffect>(
        effect: Effect, options: SymbolEffectOptions = .default
    ) {}

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.scaleEffect(phase.isIdentity ? 1 : 0.5).opacity(phase.isIdentity ? 1 : 0)
    }
}

extension Transition where Self == SymbolEffectTransition {
    /// Grows and fades in, as symbols do.
    public static var symbolEffect: SymbolEffectTransition { SymbolEffectTransition(effect: .automatic) }

    /// Comes and goes by an effect of symbols.
    public static func symbolEffect<Effect: TransitionSymbolEffect & SymbolEffect>(
        _ effect: Effect, options: SymbolEffectOptions = .default
    ) -> SymbolEffectTransition { SymbolEffectTransition(effect: effect, options: options) }
}

extension View {
    /// Moves a symbol for as long as `isActive`.
    ///
    ///     Image(systemName: "wifi").symbolEffect(.pulse, isActive: isSearching)
    ///
    /// What stands here moves as a whole, so the modifier belongs to the image itself.
    public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View {
        let configuration = effect._configuration
        // A symbol that has not appeared is one that has disappeared.
        let isAppearance = configuration.kind == .appear
        return modifier(
            SymbolEffectModifier(
                effect: isAppearance ? _SymbolEffectConfiguration(kind: .disappear) : configuration, options: options,
                isActive: isActive != isAppearance, trigger: nil))
    }

    /// Moves a symbol once, or as often as the options say, when `value` changes.
    ///
    ///     Image(systemName: "bell").symbolEffect(.bounce, value: count)
    public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
        _ effect: T, options: SymbolEffectOptions = .default, value: U
    ) -> some View {
        modifier(
            SymbolEffectModifier(
                effect: effect._configuration, options: options, isActive: true, trigger: PhaseTrigger(value)))
    }

    /// Lets the symbols in this view stand still, whatever effects they have.
    public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
        transformEnvironment(\.symbolEffectsAreRemoved) { $0 = $0 || isEnabled }
    }
}

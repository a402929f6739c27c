import Foundation

/// The position of a view relative to its scroll view, for `scrollTransition`.
@frozen public enum ScrollTransitionPhase: Hashable, Sendable {
    /// The view is entering or has left at the top or leading edge.
    case topLeading
    /// The view is visible.
    case identity
    /// The view is entering or has left at the bottom or trailing edge.
    case bottomTrailing

    /// Whether the view is visible.
    public var isIdentity: Bool { self == .identity }

    /// -1 beyond the top or leading edge, 0 when visible, 1 beyond the bottom or trailing edge.
    public var value: Double {
        switch self {
        case .topLeading: -1
        case .identity: 0
        case .bottomTrailing: 1
        }
    }
}

/// How a view changes between the phases of a `scrollTransition`, and the threshold at which it counts as visible.
public struct ScrollTransitionConfiguration: Equatable, Sendable {
    enum Kind: Equatable {
        case animated(Animation)
        case interactive(UnitCurve)
        case identity
    }

    let kind: Kind
    var threshold: Threshold

    private init(_ kind: Kind, _ threshold: Threshold = .visible) { (self.kind, self.threshold) = (kind, threshold) }

    /// Animates between phases when the threshold is crossed.
    public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(.animated(animation))
    }
    /// Animates between phases with the default animation.
    public static let animated = animated()

    /// Interpolates with the scroll position: no effect at the threshold, the full effect when out of view.
    public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(.interactive(timingCurve))
    }
    /// Interpolates with the scroll position, with the default curve.
    public static let interactive = interactive()

    /// Applies no effect.
    public static let identity = ScrollTransitionConfiguration(.identity)

    /// The configuration with a different threshold.
    public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
        var configuration = self
        configuration.threshold = threshold
        return configuration
    }

    /// The position at which a view counts as visible.
    public struct Threshold: Hashable, Sendable {
        private indirect enum Place: Hashable, Sendable {
            case visible(Double), centered, inset(Place, Double), between(Place, Place, Double)

            /// The distance of the view's edge inwards from the scroll view's edge at the threshold.
            func edge(_ length: CGFloat, in container: CGFloat) -> CGFloat {
                switch self {
                case .visible(let share): -(1 - share) * length
                case .centered: (container - length) / 2
                case .inset(let place, let distance): place.edge(length, in: container) + distance
                case .between(let first, let second, let share):
                    first.edge(length, in: container) * (1 - share) + second.edge(length, in: container) * share
                }
            }
        }

        private let place: Place

        /// The view is entirely visible.
        public static let visible = Threshold(place: .visible(1))
        /// The view is entirely out of view.
        public static let hidden = Threshold(place: .visible(0))
        /// The view is centred.
        public static let centered = Threshold(place: .centered)

        /// A fraction of the view is visible, 0 to 1.
        public static func visible(_ amount: Double) -> Threshold {
            Threshold(place: .visible(amount.isNaN ? 1 : min(1, max(0, amount))))
        }

        /// A threshold between this one and another, by a fraction from 0 to 1.
        public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
            Threshold(place: .between(place, other.place, amount.isNaN ? 0 : min(1, max(0, amount))))
        }

        /// A threshold further inside, in points.
        public func inset(by distance: Double) -> Threshold {
            Threshold(place: .inset(place, distance.isFinite ? distance : 0))
        }

        /// How far a view is beyond the threshold: 0 from there inwards, 1 when out of view.
        func progress(ofEdge edge: CGFloat, length: CGFloat, in container: CGFloat) -> Double {
            let start = place.edge(length, in: container)
            guard start > -length else { return edge < start ? 1 : 0 }
            return Double(min(1, max(0, (start - edge) / (start + length))))
        }
    }
}

/// Applies an effect that depends on the view's position in its scroll view.
struct _ScrollTransitionModifier<Effect: VisualEffect>: PrimitiveModifier {
    let topLeading: ScrollTransitionConfiguration
    let bottomTrailing: ScrollTransitionConfiguration
    let axis: Axis?
    let effect: @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect

    static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> { ScrollTransitionNode(view, in: context) }

    /// -1 if the view is out of view at the top or leading edge, 1 at the other edge, 0 when visible.
    @MainActor func place(of node: LayoutNode) -> Double {
        var parent = node.parent
        while let current = parent, !(current is ScrollLayoutNode) { parent = current.parent }
        guard let scroll = parent as? ScrollLayoutNode else { return 0 }
        let axis = axis ?? (scroll.scrolls(.vertical) ? .vertical : .horizontal)
        var frame = node.converted(CGRect(origin: .zero, size: node.size), toAncestor: scroll)
        if axis == .horizontal, scroll.isMirrored { frame.origin.x = scroll.size.width - frame.maxX }
        let (length, container) = (frame.size[axis], scroll.size[axis])
        let start = frame.origin[axis], end = container - start - length
        let first = topLeading.progress(ofEdge: start, length: length, in: container)
        let last = bottomTrailing.progress(ofEdge: end, length: length, in: container)
        return first >= last ? -first : last
    }

    /// The animation between two phases; nil if the effect is interactive.
    func animation(from old: Double, to new: Double) -> Animation? {
        let configuration = min(old, new) < 0 ? topLeading : bottomTrailing
        if case .animated(let animation) = configuration.kind { return animation }
        return nil
    }

    /// The effect at a position from -1 to 1.
    @MainActor func values(at place: Double, size: CGSize, _ surroundings: VisualEffectSurroundings)
        -> [VisualEffectValues]
    {
        let rest = effect(EmptyVisualEffect(), .identity)._steps
        guard place != 0 else { return rest.map { $0.values(size, surroundings) } }
        let far = effect(EmptyVisualEffect(), place < 0 ? .topLeading : .bottomTrailing)._steps
        return zip(rest, far).map { $0.mixed(with: $1, by: abs(place)).values(size, surroundings) }
    }
}

extension ScrollTransitionConfiguration {
    fileprivate func progress(ofEdge edge: CGFloat, length: CGFloat, in container: CGFloat) -> Double {
        let progress = threshold.progress(ofEdge: edge, length: length, in: container)
        switch kind {
        case .identity: return 0
        case .animated: return progress > 1e-6 ? 1 : 0
        case .interactive(let curve): return progress <= 0 ? 0 : progress >= 1 ? 1 : curve.value(at: progress)
        }
    }
}

/// Rule: after each layout that changes the view's position in its scroll view, the effect for that position is
/// applied; only pixels change.
final class ScrollTransitionNode<Content: View, Effect: VisualEffect>: GeometryVisualNode<
    Content, _ScrollTransitionModifier<Effect>, Effect
>
{
    /// The animated or fixed position of each view that was visible.
    private var motions: [ObjectIdentifier: ScrollTransitionMotion] = [:]

    override func willRemove(_ wrapper: VisualEffectLayoutNode) { motions[ObjectIdentifier(wrapper)] = nil }

    override func showEffects() -> Bool {
        let places = track {
            var places: [(wrapper: VisualEffectLayoutNode, place: Double)] = []
            forEachGeometry { wrapper, geometry in
                let modifier = modifier
                places.append((wrapper, geometry.read("the phase") { modifier.place(of: $0) }))
            }
            return places
        }
        var isChanged = false
        for (wrapper, place) in places where move(wrapper, to: place) { isChanged = true }
        return isChanged
    }

    private func move(_ wrapper: VisualEffectLayoutNode, to place: Double) -> Bool {
        let id = ObjectIdentifier(wrapper)
        guard let motion = motions[id] else {
            motions[id] = ScrollTransitionMotion(place) { [weak self, weak wrapper] place in
                if let self, let wrapper, !isRemoved { _ = show(wrapper, at: place) }
            }
            return show(wrapper, at: place)
        }
        let animation = modifier.animation(from: motion.target, to: place)
        if motion.move(to: place, animation, on: graph.clock) { return false }
        return show(wrapper, at: motion.place(at: graph.clock.time))
    }

    private func show(_ wrapper: VisualEffectLayoutNode, at place: Double) -> Bool {
        readEnvironment {
            let surroundings = VisualEffectSurroundings(environment: $0, isRightToLeft: scope.isRightToLeft)
            return wrapper.show(modifier.values(at: place, size: wrapper.size, surroundings))
        }
    }
}

/// A position in a scroll view, which may be animated.
@MainActor private final class ScrollTransitionMotion: Animating {
    private var place: AnimatedValue<Double>
    private var isRunning = false
    private let show: (Double) -> Void

    init(_ place: Double, show: @escaping (Double) -> Void) {
        self.place = AnimatedValue(place)
        self.show = show
    }

    var target: Double { place.target }
    func place(at time: Double) -> Double { place.value(at: time) }

    /// True if it is animated; then it calls `show` itself.
    func move(to new: Double, _ animation: Animation?, on clock: AnimationClock) -> Bool {
        guard new != place.target else { return place.isAnimating }
        guard let animation else {
            place.jump(to: new)
            return false
        }
        place.set(new, animation: animation, at: clock.time)
        guard place.isAnimating else { return false }
        if !isRunning { clock.start(self) }
        isRunning = true
        return true
    }

    func step(to time: Double) -> Bool {
        show(place.value(at: time))
        isRunning = place.isAnimating
        return isRunning
    }
}

extension View {
    /// Applies effects to the view as it enters and leaves the visible part of its scroll view; layout is not affected.
    /// The closure returns the effect for each phase; the effects between phases are interpolated.
    ///
    ///     .scrollTransition { content, phase in
    ///         content.opacity(phase.isIdentity ? 1 : 0).offset(x: phase.value * 20)
    ///     }
    ///
    /// - Parameters:
    ///   - configuration: whether the effect follows the scroll position, or is animated when a threshold is crossed.
    ///   - axis: the axis along which the position counts; nil is the scroll axis.
    public func scrollTransition<Effect: VisualEffect>(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
    ) -> some View {
        scrollTransition(
            topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
    }

    /// Applies effects with a separate configuration for each side.
    public func scrollTransition<Effect: VisualEffect>(
        topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
    ) -> some View {
        modifier(
            _ScrollTransitionModifier(
                topLeading: topLeading, bottomTrailing: bottomTrailing, axis: axis, effect: transition))
    }
}

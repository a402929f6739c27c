import Foundation

/// Where a view stands in the scroll view around it, for `scrollTransition`.
@frozen public enum ScrollTransitionPhase: Hashable, Sendable {
    /// It comes in, or has left, over the top or the leading edge.
    case topLeading
    /// It is in sight.
    case identity
    /// It comes in, or has left, over the bottom or the trailing edge.
    case bottomTrailing

    /// Whether the view is in sight.
    public var isIdentity: Bool { self == .identity }

    /// -1 beyond the top or leading edge, 0 in sight, 1 beyond the bottom or trailing one.
    public var value: Double {
        switch self {
        case .topLeading: -1
        case .identity: 0
        case .bottomTrailing: 1
        }
    }
}

/// How a view goes from one phase of a `scrollTransition` to another, and from where on it counts as seen.
public struct ScrollTransitionConfiguration: Equatable, Sendable {
    enum Kind: Equatable {
        case animated(Animation)
        case interactive(UnitCurve)
        case identity
    }

    let kind: Kind
    var threshold: Threshold

    private init(_ kind: Kind, _ threshold: Threshold = .visible) { (self.kind, self.threshold) = (kind, threshold) }

    /// Goes from one phase to the other by an animation, once the threshold is crossed.
    public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(.animated(animation))
    }
    /// The same with the default animation.
    public static let animated = animated()

    /// Follows the scrolling: at the threshold the view is as it is, when it is out of sight it has the whole effect.
    public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(.interactive(timingCurve))
    }
    /// The same with the default curve.
    public static let interactive = interactive()

    /// Changes nothing.
    public static let identity = ScrollTransitionConfiguration(.identity)

    /// The same from another place on.
    public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
        var configuration = self
        configuration.threshold = threshold
        return configuration
    }

    /// From where on a view counts as seen.
    public struct Threshold: Hashable, Sendable {
        private indirect enum Place: Hashable, Sendable {
            case visible(Double), centered, inset(Place, Double), between(Place, Place, Double)

            /// How far the view's edge is inside of the scroll view's, of which it comes over this one.
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

        /// All of the view is in sight.
        public static let visible = Threshold(place: .visible(1))
        /// Nothing of the view is in sight.
        public static let hidden = Threshold(place: .visible(0))
        /// The view stands in the middle.
        public static let centered = Threshold(place: .centered)

        /// A share of the view is in sight, 0 to 1.
        public static func visible(_ amount: Double) -> Threshold {
            Threshold(place: .visible(amount.isNaN ? 1 : min(1, max(0, amount))))
        }

        /// A share of the way to another threshold.
        public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
            Threshold(place: .between(place, other.place, amount.isNaN ? 0 : min(1, max(0, amount))))
        }

        /// So many points further inside.
        public func inset(by distance: Double) -> Threshold {
            Threshold(place: .inset(place, distance.isFinite ? distance : 0))
        }

        /// How much a view is on the far side of the threshold: 0 from there inwards, 1 where it is out of sight.
        func progress(ofEdge edge: CGFloat, length: CGFloat, in container: CGFloat) -> Double {
            let start = place.edge(length, in: container)
            guard start > -length else { return edge < start ? 1 : 0 }
            return Double(min(1, max(0, (start - edge) / (start + length))))
        }
    }
}

/// Gives a view a look that follows from its place in the scroll view around it.
struct _ScrollTransitionModifier<Effect: VisualEffect>: ViewModifier {
    typealias Body = Never
    let topLeading: ScrollTransitionConfiguration
    let bottomTrailing: ScrollTransitionConfiguration
    let axis: Axis?
    let effect: @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect

    static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> { ScrollTransitionNode(view, in: context) }

    /// -1 where the view is out of sight over the top or leading edge, 1 over the other, 0 in sight.
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

    /// How a phase that changes from one to the other moves, where it does not follow the scrolling.
    func animation(from old: Double, to new: Double) -> Animation? {
        let configuration = min(old, new) < 0 ? topLeading : bottomTrailing
        if case .animated(let animation) = configuration.kind { return animation }
        return nil
    }

    /// The look at a place from -1 to 1.
    @MainActor func values(at place: Double, size: CGSize, isRightToLeft: Bool) -> [VisualEffectValues] {
        let rest = effect(EmptyVisualEffect(), .identity)._steps
        guard place != 0 else { return rest.map { $0.values(size, isRightToLeft) } }
        let far = effect(EmptyVisualEffect(), place < 0 ? .topLeading : .bottomTrailing)._steps
        return zip(rest, far).map { $0.mixed(with: $1, by: abs(place)).values(size, isRightToLeft) }
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

/// Rule: after each layout in which the view's place in its scroll view is another, the effect of that place is shown; only pixels
/// change.
final class ScrollTransitionNode<Content: View, Effect: VisualEffect>: WrapperNode<
    Content, _ScrollTransitionModifier<Effect>, VisualEffectLayoutNode
>
{
    private var isWaiting = false
    private var known = AnchoredGeometries()
    /// What is on its way to another phase, and where what was seen stands.
    private var motions: [ObjectIdentifier: ScrollTransitionMotion] = [:]

    override class var followsDirection: Bool { true }

    override func makeWrapper(_ inner: LayoutNode) -> VisualEffectLayoutNode {
        lookAfterLayout()
        return VisualEffectLayoutNode(inner, stepCount: Effect._stepCount)
    }

    override func configure() -> Bool {
        lookAfterLayout()
        return false
    }

    override func visibilityChanged() { lookAfterLayout() }

    override func willRemove(_ wrapper: VisualEffectLayoutNode) { motions[ObjectIdentifier(wrapper)] = nil }

    private func lookAfterLayout() {
        guard !isWaiting else { return }
        isWaiting = true
        graph.layout.watch(LayoutTask { [weak self] in self?.check() })
    }

    private func check() {
        isWaiting = false
        guard !isRemoved else { return }
        var isChanged = false
        let places = track {
            var places: [(wrapper: VisualEffectLayoutNode, place: Double)] = []
            for (wrapper, geometry) in zip(wrappers, known.geometries(of: wrappers.map { $0 }))
            where wrapper.isInWindow {
                let modifier = modifier
                places.append((wrapper, geometry.read("the phase") { modifier.place(of: $0) }))
            }
            return places
        }
        for (wrapper, place) in places where move(wrapper, to: place) { isChanged = true }
        // Rows may have come into sight, and places may be others: another round of layout looks.
        if isChanged { graph.layout.enqueueRequest {} }
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
        wrapper.show(modifier.values(at: place, size: wrapper.size, isRightToLeft: scope.isRightToLeft))
    }
}

/// A place in a scroll view, on its way where it is animated.
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

    /// True where it is on its way now, and shows itself.
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
    /// Changes the look of the view as it comes into sight in the scroll view around it and leaves it; layout goes on as if there were
    /// no effect. The closure is asked for the look of each phase, and what is between two phases is worked out from those.
    ///
    ///     .scrollTransition { content, phase in
    ///         content.opacity(phase.isIdentity ? 1 : 0).offset(x: phase.value * 20)
    ///     }
    ///
    /// - Parameters:
    ///   - configuration: whether it follows the scrolling, or is animated once a threshold is crossed.
    ///   - axis: along which the view's place counts; without one, the axis of scrolling.
    public func scrollTransition<Effect: VisualEffect>(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
    ) -> some View {
        scrollTransition(
            topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
    }

    /// The same with a configuration for each side.
    public func scrollTransition<Effect: VisualEffect>(
        topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
    ) -> some View {
        modifier(
            _ScrollTransitionModifier(
                topLeading: topLeading, bottomTrailing: bottomTrailing, axis: axis, effect: transition))
    }
}

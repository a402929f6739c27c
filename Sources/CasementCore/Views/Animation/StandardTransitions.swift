import Foundation

/// A view that comes and goes by fading.
public struct OpacityTransition: Transition, Sendable {
    nonisolated public init() {}
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0)
    }
    public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// A view that is there or not, at once.
public struct IdentityTransition: Transition, Sendable {
    nonisolated public init() {}
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
    public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// A view that grows and shrinks.
public struct ScaleTransition: Transition, Sendable {
    public var scale: Double
    public var anchor: UnitPoint
    nonisolated public init(_ scale: Double, anchor: UnitPoint = .center) {
        self.scale = scale
        self.anchor = anchor
    }
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
    }
}

/// A view that comes from a distance and goes back to it.
public struct OffsetTransition: Transition, Sendable {
    public var offset: CGSize
    nonisolated public init(_ offset: CGSize) { self.offset = offset }
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.offset(phase.isIdentity ? .zero : offset)
    }
}

/// Draws a view moved by shares of its own size.
struct _RelativeOffsetEffect: GeometryEffect, Equatable, Sendable {
    typealias Body = Never
    var shares: CGSize
    /// Whether positive is to the left, because that is where lines end.
    var isMirrored = false

    func effectValue(size: CGSize) -> ProjectionTransform {
        let x = shares.width * size.width * (isMirrored ? -1 : 1)
        return ProjectionTransform(CGAffineTransform(translationX: x, y: shares.height * size.height))
    }

    var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(shares.width, shares.height) }
        set { shares = CGSize(width: newValue.first, height: newValue.second) }
    }
}

/// A view moved by shares of its size, counted from the leading edge.
private struct RelativeOffset<Content: View>: View {
    @Environment(\.layoutDirection) private var direction
    let content: Content
    let shares: CGSize

    var body: some View {
        content.modifier(_RelativeOffsetEffect(shares: shares, isMirrored: direction == .rightToLeft))
    }
}

extension Edge {
    /// Where a view stands that has just left over this edge, in shares of its size.
    fileprivate var beyond: CGSize {
        switch self {
        case .top: CGSize(width: 0, height: -1)
        case .bottom: CGSize(width: 0, height: 1)
        case .leading: CGSize(width: -1, height: 0)
        case .trailing: CGSize(width: 1, height: 0)
        }
    }
}

/// A view that comes over an edge of its own frame and goes over it again.
public struct MoveTransition: Transition, Sendable {
    public var edge: Edge
    nonisolated public init(edge: Edge) { self.edge = edge }
    public func body(content: Content, phase: TransitionPhase) -> some View {
        RelativeOffset(content: content, shares: phase.isIdentity ? .zero : edge.beyond)
    }
}

/// A view that comes over the leading edge and goes over the trailing one.
public struct SlideTransition: Transition, Sendable {
    nonisolated public init() {}
    public func body(content: Content, phase: TransitionPhase) -> some View {
        RelativeOffset(content: content, shares: CGSize(width: phase.value, height: 0))
    }
}

/// A view that comes over an edge as it fades in, and goes over the opposite one as it fades out.
public struct PushTransition: Transition, Sendable {
    public var edge: Edge
    nonisolated public init(edge: Edge) { self.edge = edge }
    public func body(content: Content, phase: TransitionPhase) -> some View {
        let beyond = edge.beyond, share = -phase.value
        RelativeOffset(
            content: content, shares: CGSize(width: beyond.width * share, height: beyond.height * share)
        )
        .opacity(phase.isIdentity ? 1 : 0)
    }
}

/// A view that comes out of a blur as it grows, and goes into one.
public struct BlurReplaceTransition: Transition, Sendable {
    /// Whether what goes shrinks, or grows as what comes does.
    public struct Configuration: Hashable, Sendable {
        let isDownUp: Bool
        /// What goes shrinks, what comes grows.
        public static let downUp = Configuration(isDownUp: true)
        /// What goes and what comes both grow.
        public static let upUp = Configuration(isDownUp: false)
    }

    public var configuration: Configuration
    nonisolated public init(configuration: Configuration) { self.configuration = configuration }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        let gone = configuration.isDownUp ? 0.8 : 1.2
        return
            content
            .scaleEffect(phase.isIdentity ? 1 : phase == .willAppear ? 0.8 : gone)
            .blur(radius: phase.isIdentity ? 0 : 8)
            .opacity(phase.isIdentity ? 1 : 0)
    }
}

/// A view that comes in one way and goes in another.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
    public var insertion: Insertion
    public var removal: Removal

    public init(insertion: Insertion, removal: Removal) {
        self.insertion = insertion
        self.removal = removal
    }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        removal.apply(
            content: insertion.apply(content: content, phase: phase == .willAppear ? .willAppear : .identity),
            phase: phase == .didDisappear ? .didDisappear : .identity)
    }

    public static var properties: TransitionProperties {
        TransitionProperties(hasMotion: Insertion.properties.hasMotion || Removal.properties.hasMotion)
    }
}

extension AsymmetricTransition: Sendable where Insertion: Sendable, Removal: Sendable {}

struct CombinedTransition<First: Transition, Second: Transition>: Transition {
    let first: First
    let second: Second

    func body(content: Content, phase: TransitionPhase) -> some View {
        second.apply(content: first.apply(content: content, phase: phase), phase: phase)
    }

    func _animation() -> Animation? { second._animation() ?? first._animation() }

    static var properties: TransitionProperties {
        TransitionProperties(hasMotion: First.properties.hasMotion || Second.properties.hasMotion)
    }
}

struct AnimatedTransition<Base: Transition>: Transition {
    let base: Base
    let animation: Animation?

    func body(content: Content, phase: TransitionPhase) -> some View { base.apply(content: content, phase: phase) }
    func _animation() -> Animation? { animation }
    static var properties: TransitionProperties { Base.properties }
}

/// What a view looks like while it is there, and before and after.
struct ModifierTransition<Modifier: ViewModifier>: Transition {
    let active: Modifier
    let identity: Modifier

    func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(phase.isIdentity ? identity : active)
    }
}

extension Transition where Self == OpacityTransition {
    /// Fades.
    public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == IdentityTransition {
    /// Is there or not, at once.
    public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == BlurReplaceTransition {
    /// Comes out of a blur as it grows, and shrinks into one.
    public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }
    /// Comes out of a blur as it grows, and goes into one.
    public static func blurReplace(_ configuration: BlurReplaceTransition.Configuration = .downUp) -> Self {
        BlurReplaceTransition(configuration: configuration)
    }
}

extension Transition where Self == SlideTransition {
    /// Comes over the leading edge and goes over the trailing one.
    public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == ScaleTransition {
    /// Grows from nothing, and shrinks to it.
    public static var scale: ScaleTransition { ScaleTransition(1e-5) }
    /// Grows from a size, and shrinks to it.
    public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self {
        ScaleTransition(scale, anchor: anchor)
    }
}

extension Transition where Self == OffsetTransition {
    /// Comes from a distance and goes back to it.
    public static func offset(_ offset: CGSize) -> Self { OffsetTransition(offset) }
    /// Comes from a distance and goes back to it.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self {
        OffsetTransition(CGSize(width: x, height: y))
    }
}

extension Transition where Self == MoveTransition {
    /// Comes over an edge of its own frame and goes over it again.
    public static func move(edge: Edge) -> Self { MoveTransition(edge: edge) }
}

extension Transition where Self == PushTransition {
    /// Comes over an edge as it fades in, and goes over the opposite one as it fades out.
    public static func push(from edge: Edge) -> Self { PushTransition(edge: edge) }
}

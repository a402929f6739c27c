import Foundation

/// Fades a view in and out.
public struct OpacityTransition: Transition, Sendable {
    /// Creates a fade.
    nonisolated public init() {}
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0)
    }
    public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// Inserts and removes a view without any effect.
public struct IdentityTransition: Transition, Sendable {
    /// Creates a transition without effect.
    nonisolated public init() {}
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
    public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// Scales a view up on insertion and down on removal.
public struct ScaleTransition: Transition, Sendable {
    /// The factor before insertion and after removal; 1 is the view's own size.
    public var scale: Double
    /// The fixed point of the scaling.
    public var anchor: UnitPoint
    /// Creates a transition that scales from and to a factor, around an anchor (the centre by default).
    nonisolated public init(_ scale: Double, anchor: UnitPoint = .center) {
        self.scale = scale
        self.anchor = anchor
    }
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
    }
}

/// Moves a view in from an offset and back to it.
public struct OffsetTransition: Transition, Sendable {
    /// The offset before insertion and after removal, in points.
    public var offset: CGSize
    /// Creates a transition from and to an offset, in points.
    nonisolated public init(_ offset: CGSize) { self.offset = offset }
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.offset(phase.isIdentity ? .zero : offset)
    }
}

/// Draws a view offset by fractions of its own size.
struct _RelativeOffsetEffect: GeometryEffect, Equatable, Sendable {
    typealias Body = Never
    var shares: CGSize
    /// Whether positive is to the left, as in right-to-left layout.
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

/// A view offset by fractions of its size, horizontally towards the trailing edge.
private struct RelativeOffset<Content: View>: View {
    @Environment(\.layoutDirection) private var direction
    let content: Content
    let shares: CGSize

    var body: some View {
        content.modifier(_RelativeOffsetEffect(shares: shares, isMirrored: direction == .rightToLeft))
    }
}

extension Edge {
    /// The offset of a view that has just moved out over this edge, in fractions of its size.
    fileprivate var beyond: CGSize {
        switch self {
        case .top: CGSize(width: 0, height: -1)
        case .bottom: CGSize(width: 0, height: 1)
        case .leading: CGSize(width: -1, height: 0)
        case .trailing: CGSize(width: 1, height: 0)
        }
    }
}

/// Moves a view in from beyond an edge of its frame, and out over the same edge.
public struct MoveTransition: Transition, Sendable {
    /// The edge over which the view moves.
    public var edge: Edge
    /// Creates a transition over an edge of the view's frame.
    nonisolated public init(edge: Edge) { self.edge = edge }
    public func body(content: Content, phase: TransitionPhase) -> some View {
        RelativeOffset(content: content, shares: phase.isIdentity ? .zero : edge.beyond)
    }
}

/// Moves a view in from the leading edge and out to the trailing edge.
public struct SlideTransition: Transition, Sendable {
    /// Creates a slide.
    nonisolated public init() {}
    public func body(content: Content, phase: TransitionPhase) -> some View {
        RelativeOffset(content: content, shares: CGSize(width: phase.value, height: 0))
    }
}

/// Moves a view in from an edge while fading in, and out to the opposite edge while fading out.
public struct PushTransition: Transition, Sendable {
    /// The edge from which the view is inserted.
    public var edge: Edge
    /// Creates a push from an edge.
    nonisolated public init(edge: Edge) { self.edge = edge }
    public func body(content: Content, phase: TransitionPhase) -> some View {
        let beyond = edge.beyond, share = -phase.value
        RelativeOffset(
            content: content, shares: CGSize(width: beyond.width * share, height: beyond.height * share)
        )
        .opacity(phase.isIdentity ? 1 : 0)
    }
}

/// Blurs and scales a view in and out.
public struct BlurReplaceTransition: Transition, Sendable {
    /// The direction of scaling on removal.
    public struct Configuration: Hashable, Sendable {
        let isDownUp: Bool
        /// The removed view scales down, the inserted one up.
        public static let downUp = Configuration(isDownUp: true)
        /// Both the removed and the inserted view scale up.
        public static let upUp = Configuration(isDownUp: false)
    }

    /// The direction of scaling on removal.
    public var configuration: Configuration
    /// Creates a blur transition with a configuration.
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

/// Uses different transitions for insertion and removal.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
    /// The transition for insertion.
    public var insertion: Insertion
    /// The transition for removal.
    public var removal: Removal

    /// Creates a transition from one for insertion and one for removal.
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

/// Applies one modifier while the view is shown, and another before insertion and after removal.
struct ModifierTransition<Modifier: ViewModifier>: Transition {
    let active: Modifier
    let identity: Modifier

    func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(phase.isIdentity ? identity : active)
    }
}

extension Transition where Self == OpacityTransition {
    /// Fades in and out.
    public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == IdentityTransition {
    /// Inserts and removes without any effect.
    public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == BlurReplaceTransition {
    /// Blurs and scales up on insertion, and down on removal.
    public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }
    /// Blurs and scales up on insertion; `configuration` sets the direction on removal.
    public static func blurReplace(_ configuration: BlurReplaceTransition.Configuration = .downUp) -> Self {
        BlurReplaceTransition(configuration: configuration)
    }
}

extension Transition where Self == SlideTransition {
    /// Moves in from the leading edge and out to the trailing edge.
    public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == ScaleTransition {
    /// Scales up from nothing and down to nothing.
    public static var scale: ScaleTransition { ScaleTransition(1e-5) }
    /// Scales from and to a factor, around an anchor.
    public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self {
        ScaleTransition(scale, anchor: anchor)
    }
}

extension Transition where Self == OffsetTransition {
    /// Moves in from an offset and back to it, in points.
    public static func offset(_ offset: CGSize) -> Self { OffsetTransition(offset) }
    /// Moves in from an offset and back to it, in points.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self {
        OffsetTransition(CGSize(width: x, height: y))
    }
}

extension Transition where Self == MoveTransition {
    /// Moves in from beyond an edge of the view's frame, and out over the same edge.
    public static func move(edge: Edge) -> Self { MoveTransition(edge: edge) }
}

extension Transition where Self == PushTransition {
    /// Moves in from an edge while fading in, and out to the opposite edge while fading out.
    public static func push(from edge: Edge) -> Self { PushTransition(edge: edge) }
}

extension OpacityTransition: LayoutKeeping {}
extension IdentityTransition: LayoutKeeping {}
extension ScaleTransition: LayoutKeeping {}
extension OffsetTransition: LayoutKeeping {}
extension MoveTransition: LayoutKeeping {}
extension SlideTransition: LayoutKeeping {}
extension PushTransition: LayoutKeeping {}
extension BlurReplaceTransition: LayoutKeeping {}

extension AsymmetricTransition: LayoutKeeping {
    var keepsItsLayout: Bool { insertion.keepsLayout && removal.keepsLayout }
}

extension CombinedTransition: LayoutKeeping {
    var keepsItsLayout: Bool { first.keepsLayout && second.keepsLayout }
}

extension AnimatedTransition: LayoutKeeping {
    var keepsItsLayout: Bool { base.keepsLayout }
}

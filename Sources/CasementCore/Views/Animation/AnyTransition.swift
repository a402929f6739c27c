import Foundation

/// A type-erased transition.
public struct AnyTransition {
    private let box: TransitionBox

    /// Erases the type of a transition.
    @MainActor @preconcurrency public init<T: Transition>(_ transition: T) { box = TypedTransition(transition) }

    private init(box: TransitionBox) { self.box = box }

    /// Fades in and out: the default transition.
    @MainActor @preconcurrency public static var opacity: AnyTransition { AnyTransition(OpacityTransition()) }
    /// Inserts and removes without any effect.
    @MainActor @preconcurrency public static var identity: AnyTransition { AnyTransition(IdentityTransition()) }
    /// Moves in from the leading edge and out to the trailing edge.
    @MainActor @preconcurrency public static var slide: AnyTransition { AnyTransition(SlideTransition()) }
    /// Scales up from nothing and down to nothing.
    @MainActor @preconcurrency public static var scale: AnyTransition { AnyTransition(ScaleTransition(1e-5)) }

    /// Scales from and to a factor, around an anchor.
    @MainActor @preconcurrency public static func scale(
        scale: CGFloat, anchor: UnitPoint = .center
    ) -> AnyTransition { AnyTransition(ScaleTransition(scale, anchor: anchor)) }

    /// Moves in from an offset and back to it, in points.
    @MainActor @preconcurrency public static func offset(_ offset: CGSize) -> AnyTransition {
        AnyTransition(OffsetTransition(offset))
    }

    /// Moves in from an offset and back to it, in points.
    @MainActor @preconcurrency public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
        offset(CGSize(width: x, height: y))
    }

    /// Moves in from beyond an edge of its frame, and out over the same edge.
    @MainActor @preconcurrency public static func move(edge: Edge) -> AnyTransition {
        AnyTransition(MoveTransition(edge: edge))
    }

    /// Moves in from an edge while fading in, and out to the opposite edge while fading out.
    @MainActor @preconcurrency public static func push(from edge: Edge) -> AnyTransition {
        AnyTransition(PushTransition(edge: edge))
    }

    /// Uses different transitions for insertion and removal.
    @MainActor @preconcurrency public static func asymmetric(
        insertion: AnyTransition, removal: AnyTransition
    ) -> AnyTransition {
        AnyTransition(
            AsymmetricTransition(insertion: ErasedTransition(insertion), removal: ErasedTransition(removal)))
    }

    /// Applies one modifier while the view is shown, and another before insertion and after removal.
    @MainActor @preconcurrency public static func modifier<E: ViewModifier>(
        active: E, identity: E
    ) -> AnyTransition { AnyTransition(ModifierTransition(active: active, identity: identity)) }

    /// Combines two transitions.
    @MainActor @preconcurrency public func combined(with other: AnyTransition) -> AnyTransition {
        AnyTransition(CombinedTransition(first: ErasedTransition(self), second: ErasedTransition(other)))
    }

    /// The transition with its own animation, in place of the transaction's.
    @MainActor @preconcurrency public func animation(_ animation: Animation?) -> AnyTransition {
        AnyTransition(AnimatedTransition(base: ErasedTransition(self), animation: animation))
    }

    @MainActor func body<Content: View>(_ content: Content, _ phase: TransitionPhase) -> AnyView {
        box.body(content, phase)
    }

    @MainActor var ownAnimation: Animation? { box.ownAnimation }
    @MainActor var hasMotion: Bool { box.hasMotion }
    @MainActor var keepsLayout: Bool { box.keepsLayout }
}

@MainActor private class TransitionBox {
    func body<Content: View>(_ content: Content, _ phase: TransitionPhase) -> AnyView { AnyView(content) }
    var ownAnimation: Animation? { nil }
    var hasMotion: Bool { true }
    var keepsLayout: Bool { true }
}

private final class TypedTransition<T: Transition>: TransitionBox {
    private let transition: T
    init(_ transition: T) { self.transition = transition }

    override func body<Content: View>(_ content: Content, _ phase: TransitionPhase) -> AnyView {
        AnyView(transition.apply(content: content, phase: phase))
    }

    override var ownAnimation: Animation? { transition._animation() }
    override var hasMotion: Bool { transition.seemsToMove }
    override var keepsLayout: Bool { transition.keepsLayout }
}

/// A type-erased transition that can be applied as a `Transition`.
struct ErasedTransition: Transition {
    fileprivate let transition: AnyTransition
    init(_ transition: AnyTransition) { self.transition = transition }
    func body(content: Content, phase: TransitionPhase) -> some View { transition.body(content, phase) }
    func _animation() -> Animation? { transition.ownAnimation }
    var hasMotion: Bool { transition.hasMotion }
}

extension ErasedTransition: LayoutKeeping {
    var keepsItsLayout: Bool { transition.keepsLayout }
}

import Foundation

/// A transition whose type is hidden.
public struct AnyTransition {
    private let box: TransitionBox

    /// Hides the type of a transition.
    @MainActor @preconcurrency public init<T: Transition>(_ transition: T) { box = TypedTransition(transition) }

    private init(box: TransitionBox) { self.box = box }

    /// Fades: what views without a transition of their own do.
    @MainActor @preconcurrency public static var opacity: AnyTransition { AnyTransition(OpacityTransition()) }
    /// Is there or not, at once.
    @MainActor @preconcurrency public static var identity: AnyTransition { AnyTransition(IdentityTransition()) }
    /// Comes over the leading edge and goes over the trailing one.
    @MainActor @preconcurrency public static var slide: AnyTransition { AnyTransition(SlideTransition()) }
    /// Grows from nothing, and shrinks to it.
    @MainActor @preconcurrency public static var scale: AnyTransition { AnyTransition(ScaleTransition(1e-5)) }

    /// Grows from a size, and shrinks to it.
    @MainActor @preconcurrency public static func scale(
        scale: CGFloat, anchor: UnitPoint = .center
    ) -> AnyTransition { AnyTransition(ScaleTransition(scale, anchor: anchor)) }

    /// Comes from a distance and goes back to it.
    @MainActor @preconcurrency public static func offset(_ offset: CGSize) -> AnyTransition {
        AnyTransition(OffsetTransition(offset))
    }

    /// Comes from a distance and goes back to it.
    @MainActor @preconcurrency public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
        offset(CGSize(width: x, height: y))
    }

    /// Comes over an edge of its own frame and goes over it again.
    @MainActor @preconcurrency public static func move(edge: Edge) -> AnyTransition {
        AnyTransition(MoveTransition(edge: edge))
    }

    /// Comes over an edge as it fades in, and goes over the opposite one as it fades out.
    @MainActor @preconcurrency public static func push(from edge: Edge) -> AnyTransition {
        AnyTransition(PushTransition(edge: edge))
    }

    /// Comes in one way and goes in another.
    @MainActor @preconcurrency public static func asymmetric(
        insertion: AnyTransition, removal: AnyTransition
    ) -> AnyTransition {
        AnyTransition(
            AsymmetricTransition(insertion: ErasedTransition(insertion), removal: ErasedTransition(removal)))
    }

    /// Is modified in one way while it is there, and in another before and after.
    @MainActor @preconcurrency public static func modifier<E: ViewModifier>(
        active: E, identity: E
    ) -> AnyTransition { AnyTransition(ModifierTransition(active: active, identity: identity)) }

    /// Both transitions at once.
    @MainActor @preconcurrency public func combined(with other: AnyTransition) -> AnyTransition {
        AnyTransition(CombinedTransition(first: ErasedTransition(self), second: ErasedTransition(other)))
    }

    /// The transition with an animation of its own, whatever that of the change.
    @MainActor @preconcurrency public func animation(_ animation: Animation?) -> AnyTransition {
        AnyTransition(AnimatedTransition(base: ErasedTransition(self), animation: animation))
    }

    @MainActor func body<Content: View>(_ content: Content, _ phase: TransitionPhase) -> AnyView {
        box.body(content, phase)
    }

    @MainActor var ownAnimation: Animation? { box.ownAnimation }
    @MainActor var hasMotion: Bool { box.hasMotion }
}

@MainActor private class TransitionBox {
    func body<Content: View>(_ content: Content, _ phase: TransitionPhase) -> AnyView { AnyView(content) }
    var ownAnimation: Animation? { nil }
    var hasMotion: Bool { true }
}

private final class TypedTransition<T: Transition>: TransitionBox {
    private let transition: T
    init(_ transition: T) { self.transition = transition }

    override func body<Content: View>(_ content: Content, _ phase: TransitionPhase) -> AnyView {
        AnyView(transition.apply(content: content, phase: phase))
    }

    override var ownAnimation: Animation? { transition._animation() }
    override var hasMotion: Bool { transition.seemsToMove }
}

/// A hidden transition as one that can be applied.
struct ErasedTransition: Transition {
    private let transition: AnyTransition
    init(_ transition: AnyTransition) { self.transition = transition }
    func body(content: Content, phase: TransitionPhase) -> some View { transition.body(content, phase) }
    func _animation() -> Animation? { transition.ownAnimation }
    var hasMotion: Bool { transition.hasMotion }
}

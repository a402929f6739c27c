import Foundation

/// What is to be known of a transition.
public struct TransitionProperties: Sendable {
    /// Whether the view is seen to move. Where people want less motion, such transitions are replaced by fading.
    public var hasMotion: Bool
    public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// How a view comes and goes: what it looks like before it is there, and after it was taken away.
///
///     struct Fall: Transition {
///         func body(content: Content, phase: TransitionPhase) -> some View {
///             content
///                 .opacity(phase.isIdentity ? 1 : 0)
///                 .offset(y: phase == .willAppear ? -100 : 0)
///         }
///     }
@MainActor @preconcurrency public protocol Transition {
    associatedtype Body: View
    /// The view that comes or goes.
    typealias Content = PlaceholderContentView<Self>

    /// What is seen in a phase. What differs from one phase to the next is animated.
    @ViewBuilder @MainActor @preconcurrency func body(content: Content, phase: TransitionPhase) -> Body

    static var properties: TransitionProperties { get }

    /// The animation that it brings along; nil for that of the change.
    func _animation() -> Animation?
}

extension Transition {
    /// Whether this one is seen to move, also where its type is hidden.
    var seemsToMove: Bool { (self as? ErasedTransition)?.hasMotion ?? Self.properties.hasMotion }

    public static var properties: TransitionProperties { TransitionProperties() }
    public func _animation() -> Animation? { nil }

    /// The transition with an animation of its own, whatever that of the change.
    public func animation(_ animation: Animation?) -> some Transition {
        AnimatedTransition(base: self, animation: animation)
    }

    /// Both transitions at once.
    public func combined<T: Transition>(with other: T) -> some Transition {
        CombinedTransition(first: self, second: other)
    }

    /// The look of a view in a phase.
    public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
        content.modifier(TransitionBody(transition: self, phase: phase))
    }
}

/// A view as a transition shows it in a phase.
struct TransitionBody<T: Transition>: ViewModifier {
    let transition: T
    let phase: TransitionPhase

    func body(content: Content) -> T.Body {
        transition.body(content: PlaceholderContentView(content), phase: phase)
    }
}

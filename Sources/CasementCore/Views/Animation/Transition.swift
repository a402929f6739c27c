import Foundation

/// Properties of a transition.
public struct TransitionProperties: Sendable {
    /// Whether the view moves. With reduced motion, such transitions are replaced by fading.
    public var hasMotion: Bool
    /// Creates properties; by default with motion.
    public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// The effects with which a view is inserted and removed: its appearance before insertion and after removal.
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
    /// The view that is inserted or removed.
    typealias Content = PlaceholderContentView<Self>

    /// Builds the view for a phase. Differences between phases are animated.
    @ViewBuilder @MainActor @preconcurrency func body(content: Content, phase: TransitionPhase) -> Body

    /// The transition's properties; by default it has motion.
    static var properties: TransitionProperties { get }

    /// The transition's own animation; nil for the transaction's.
    func _animation() -> Animation?
}

/// A transition that knows whether its phases have the same layout.
@MainActor protocol LayoutKeeping {
    var keepsItsLayout: Bool { get }
}

extension LayoutKeeping {
    var keepsItsLayout: Bool { true }
}

extension Transition {
    /// Whether all phases have the same layout, as far as is known.
    var keepsLayout: Bool { (self as? any LayoutKeeping)?.keepsItsLayout ?? false }

    /// Whether the transition has motion, even if its type is erased.
    var seemsToMove: Bool { (self as? ErasedTransition)?.hasMotion ?? Self.properties.hasMotion }

    public static var properties: TransitionProperties { TransitionProperties() }
    public func _animation() -> Animation? { nil }

    /// The transition with its own animation, in place of the transaction's.
    public func animation(_ animation: Animation?) -> some Transition {
        AnimatedTransition(base: self, animation: animation)
    }

    /// Combines two transitions.
    public func combined<T: Transition>(with other: T) -> some Transition {
        CombinedTransition(first: self, second: other)
    }

    /// Applies the transition to a view in a phase.
    public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
        content.modifier(TransitionBody(transition: self, phase: phase))
    }
}

/// Applies a transition to a view in a phase.
struct TransitionBody<T: Transition>: ViewModifier {
    let transition: T
    let phase: TransitionPhase

    func body(content: Content) -> T.Body {
        transition.body(content: PlaceholderContentView(content), phase: phase)
    }
}

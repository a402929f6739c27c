import Foundation

/// A modifier that can be animated: its body runs for every step of the animation.
///
///     struct Shake: AnimatableModifier {
///         var amount: CGFloat
///         var animatableData: CGFloat {
///             get { amount }
///             set { amount = newValue }
///         }
///
///         func body(content: Content) -> some View { content.offset(x: 10 * sin(amount * .pi * 4)) }
///     }
///
/// The animated values belong to the main actor, like the rest of the modifier. Those of a modifier that conforms to
/// `Animatable` are `nonisolated` and can be read on any thread. Otherwise the two are the same.
@MainActor @preconcurrency public protocol AnimatableModifier: ViewModifier {
    /// The type of the animated values; several values are combined as pairs.
    associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
    /// The values that an animation sets.
    var animatableData: AnimatableData { get set }
}

extension AnimatableModifier where AnimatableData == EmptyAnimatableData {
    public var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
    }
}

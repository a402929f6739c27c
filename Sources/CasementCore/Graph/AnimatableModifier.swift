import Foundation

/// A modifier whose values are animated between: its body runs for every step.
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
/// As all of the modifier, the values belong to the main actor; those of a modifier that is `Animatable` may be asked for anywhere, and
/// are `nonisolated`. Apart from that the two are the same.
@MainActor @preconcurrency public protocol AnimatableModifier: ViewModifier {
    /// The type of the values; several are put into pairs.
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

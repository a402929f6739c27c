import Foundation

/// Haptic or audible feedback on devices that support it. On desktops it has no effect.
public struct SensoryFeedback: Hashable, Sendable {
    /// The flexibility of colliding objects. Has no effect on desktops.
    public struct Flexibility: Hashable, Sendable {
        private let name: String
        /// Hard objects.
        public static let rigid = Flexibility(name: "rigid")
        /// Objects of medium hardness.
        public static let solid = Flexibility(name: "solid")
        /// Soft objects.
        public static let soft = Flexibility(name: "soft")
    }

    /// The weight of colliding objects. Has no effect on desktops.
    public struct Weight: Hashable, Sendable {
        private let name: String
        /// Light objects.
        public static let light = Weight(name: "light")
        /// Objects of medium weight.
        public static let medium = Weight(name: "medium")
        /// Heavy objects.
        public static let heavy = Weight(name: "heavy")
    }

    private let name: String

    /// A task succeeded.
    public static let success = SensoryFeedback(name: "success")
    /// A task needs attention.
    public static let warning = SensoryFeedback(name: "warning")
    /// A task failed.
    public static let error = SensoryFeedback(name: "error")
    /// The selection changed.
    public static let selection = SensoryFeedback(name: "selection")
    /// A value increased beyond a significant threshold.
    public static let increase = SensoryFeedback(name: "increase")
    /// A value decreased beyond a significant threshold.
    public static let decrease = SensoryFeedback(name: "decrease")
    /// An activity started.
    public static let start = SensoryFeedback(name: "start")
    /// An activity stopped.
    public static let stop = SensoryFeedback(name: "stop")
    /// A dragged item became aligned with another.
    public static let alignment = SensoryFeedback(name: "alignment")
    /// A value moved to another discrete level, such as of pressure.
    public static let levelChange = SensoryFeedback(name: "levelChange")
    /// A drawn path was completed.
    public static let pathComplete = SensoryFeedback(name: "pathComplete")
    /// Two objects collided.
    public static let impact = SensoryFeedback(name: "impact")

    /// Objects of a weight collided, with an intensity from 0 to 1. Neither has an effect on desktops.
    public static func impact(weight: Weight = .medium, intensity: Double = 1.0) -> SensoryFeedback { impact }
    /// Objects of a flexibility collided, with an intensity from 0 to 1. Neither has an effect on desktops.
    public static func impact(flexibility: Flexibility, intensity: Double = 1.0) -> SensoryFeedback { impact }
}

extension View {
    /// Plays feedback when `trigger` changes; has no effect on desktops.
    public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View { self }

    /// Plays feedback when `trigger` changes and a condition holds; has no effect on desktops.
    public func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
    ) -> some View { self }

    /// Plays the feedback that a closure returns when `trigger` changes; has no effect on desktops.
    public func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
    ) -> some View { self }

    /// Plays the feedback that a closure returns when `trigger` changes; has no effect on desktops.
    public func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping () -> SensoryFeedback?
    ) -> some View { self }
}

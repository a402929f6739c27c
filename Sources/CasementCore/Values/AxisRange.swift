import Foundation

/// The proposals along one axis for which an answer stays the same. An inflexible view serves them all,
/// which is why a change of its siblings measures nothing.
package struct AxisRange: Equatable, Sendable {
    package var lower: CGFloat
    package var upper: CGFloat
    /// Whether the unspecified proposal (nil) is served too.
    package var servesNil: Bool

    package init(_ lower: CGFloat, _ upper: CGFloat, servesNil: Bool = false) {
        (self.lower, self.upper, self.servesNil) = (lower, upper, servesNil)
    }

    /// Every proposal, unspecified included.
    package static let all = AxisRange(-.infinity, .infinity, servesNil: true)

    /// Only `proposal` itself; what is no number is served by nothing.
    package init(exactly proposal: CGFloat?) {
        if let proposal, !proposal.isNaN {
            self.init(proposal, proposal)
        } else {
            self.init(.infinity, -.infinity, servesNil: proposal == nil)
        }
    }

    package func contains(_ proposal: CGFloat?) -> Bool {
        guard let proposal else { return servesNil }
        return proposal >= lower && proposal <= upper
    }

    package func contains(_ other: AxisRange) -> Bool {
        (servesNil || !other.servesNil) && (other.lower > other.upper || (lower <= other.lower && other.upper <= upper))
    }

    package var isAll: Bool { servesNil && lower == -.infinity && upper == .infinity }

    package func intersection(_ other: AxisRange) -> AxisRange {
        AxisRange(max(lower, other.lower), min(upper, other.upper), servesNil: servesNil && other.servesNil)
    }

    /// The range of the outer proposals that reach a child as this range after `inset` points were taken off (never below 0).
    package func widened(by inset: CGFloat) -> AxisRange {
        AxisRange(lower <= 0 ? -.infinity : lower + inset, upper + inset, servesNil: servesNil)
    }
}

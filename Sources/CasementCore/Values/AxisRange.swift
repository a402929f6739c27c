import Foundation

/// The proposals along one axis for which a measurement is valid. An inflexible view accepts all of them, so a change
/// of its siblings measures nothing.
package struct AxisRange: Equatable, Sendable {
    package var lower: CGFloat
    package var upper: CGFloat
    /// Whether the unspecified proposal (nil) is included.
    package var servesNil: Bool

    package init(_ lower: CGFloat, _ upper: CGFloat, servesNil: Bool = false) {
        (self.lower, self.upper, self.servesNil) = (lower, upper, servesNil)
    }

    /// Every proposal, unspecified included.
    package static let all = AxisRange(-.infinity, .infinity, servesNil: true)

    /// Only `proposal` itself; the range of a NaN proposal is empty.
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

    /// The range of outer proposals that become this range after `inset` points are subtracted (never below 0).
    package func widened(by inset: CGFloat) -> AxisRange {
        AxisRange(lower <= 0 ? -.infinity : lower + inset, upper + inset, servesNil: servesNil)
    }
}

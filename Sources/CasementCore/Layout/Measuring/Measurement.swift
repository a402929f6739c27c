import Foundation

/// A node's answer to a proposal, with the ranges of proposals for which it is valid.
///
/// Every node keeps some of them: so lengths and flags are stored apart, without padding between them.
struct Measurement {
    var size: CGSize
    private var proposed: CGSize
    private var lower: CGSize
    private var upper: CGSize
    private var hasWidth: Bool
    private var hasHeight: Bool
    private var servesAnyWidth: Bool
    private var servesAnyHeight: Bool

    /// An answer valid for this proposal only.
    init(_ size: CGSize, for proposal: ProposedViewSize) {
        self.init(
            size, for: proposal, widths: AxisRange(exactly: proposal.width),
            heights: AxisRange(exactly: proposal.height))
    }

    @inline(__always) init(_ size: CGSize, for proposal: ProposedViewSize, widths: AxisRange, heights: AxisRange) {
        self.size = size
        proposed = CGSize(width: proposal.width ?? 0, height: proposal.height ?? 0)
        hasWidth = proposal.width != nil
        hasHeight = proposal.height != nil
        lower = CGSize(width: widths.lower, height: heights.lower)
        upper = CGSize(width: widths.upper, height: heights.upper)
        servesAnyWidth = widths.servesNil
        servesAnyHeight = heights.servesNil
    }

    /// The proposal that was answered.
    var proposal: ProposedViewSize {
        @inline(__always) get {
            ProposedViewSize(width: hasWidth ? proposed.width : nil, height: hasHeight ? proposed.height : nil)
        }
    }

    var widths: AxisRange {
        @inline(__always) get { AxisRange(lower.width, upper.width, servesNil: servesAnyWidth) }
    }

    var heights: AxisRange {
        @inline(__always) get { AxisRange(lower.height, upper.height, servesNil: servesAnyHeight) }
    }

    @inline(__always) func serves(_ proposal: ProposedViewSize) -> Bool {
        widths.contains(proposal.width) && heights.contains(proposal.height)
    }

    /// Whether a parent that relied on `other` can rely on this one instead.
    func replaces(_ other: Measurement) -> Bool {
        size == other.size && widths.contains(other.widths) && heights.contains(other.heights)
    }

    @inline(__always) func range(_ axis: Axis) -> AxisRange { axis == .horizontal ? widths : heights }
}

/// An answer in two thirds of the memory, for the one that each node keeps: an end of a range is most often infinite,
/// the proposed length or the size, and rarely are two of the four ends anything else.
struct PackedMeasurement {
    private(set) var size = CGSize.zero
    private var proposed = CGSize.zero
    /// The value of ends that are `End.bound`.
    private var bound: CGFloat = 0
    /// Which lengths were proposed, which axes serve nil, and the kinds of the four ends.
    private var bits: UInt16 = 0

    private enum End {
        static let least: UInt16 = 0
        static let most: UInt16 = 1
        static let proposed: UInt16 = 2
        static let size: UInt16 = 3
        static let bound: UInt16 = 4
    }

    /// Stores an answer; false where it does not fit.
    @inline(__always) mutating func set(_ new: Measurement) -> Bool {
        let (proposal, widths, heights) = (new.proposal, new.widths, new.heights)
        size = new.size
        proposed = CGSize(width: proposal.width ?? 0, height: proposal.height ?? 0)
        bits = 0
        if proposal.width != nil { bits |= 1 }
        if proposal.height != nil { bits |= 2 }
        if widths.servesNil { bits |= 4 }
        if heights.servesNil { bits |= 8 }
        var isFree = true
        return setEnd(4, widths.lower, proposed.width, size.width, &isFree)
            && setEnd(7, widths.upper, proposed.width, size.width, &isFree)
            && setEnd(10, heights.lower, proposed.height, size.height, &isFree)
            && setEnd(13, heights.upper, proposed.height, size.height, &isFree)
    }

    @inline(__always) private mutating func setEnd(
        _ shift: UInt16, _ value: CGFloat, _ proposed: CGFloat, _ size: CGFloat, _ isFree: inout Bool
    ) -> Bool {
        let end: UInt16
        if value == -.infinity {
            end = End.least
        } else if value == .infinity {
            end = End.most
        } else if value == proposed {
            end = End.proposed
        } else if value == size {
            end = End.size
        } else if isFree || value == bound {
            isFree = false
            bound = value
            end = End.bound
        } else {
            return false
        }
        bits |= end << shift
        return true
    }

    @inline(__always) private func end(_ shift: UInt16, _ proposed: CGFloat, _ size: CGFloat) -> CGFloat {
        switch bits >> shift & 7 {
        case End.least: -.infinity
        case End.most: .infinity
        case End.proposed: proposed
        case End.size: size
        default: bound
        }
    }

    var proposal: ProposedViewSize {
        @inline(__always) get {
            ProposedViewSize(
                width: bits & 1 != 0 ? proposed.width : nil, height: bits & 2 != 0 ? proposed.height : nil)
        }
    }

    private var widths: AxisRange {
        @inline(__always) get {
            AxisRange(
                end(4, proposed.width, size.width), end(7, proposed.width, size.width), servesNil: bits & 4 != 0)
        }
    }

    private var heights: AxisRange {
        @inline(__always) get {
            AxisRange(
                end(10, proposed.height, size.height), end(13, proposed.height, size.height), servesNil: bits & 8 != 0)
        }
    }

    @inline(__always) func serves(_ proposal: ProposedViewSize) -> Bool {
        widths.contains(proposal.width) && heights.contains(proposal.height)
    }

    var measurement: Measurement {
        @inline(__always) get { Measurement(size, for: proposal, widths: widths, heights: heights) }
    }
}

import Foundation

/// The division of a proposal among few children that all get an equal share of it. Nothing of it is stored: it is
/// found again in the answers that the children keep. A long list has a stack for each row, and a `StackSolution` in
/// each would take more memory than the stack.
@MainActor enum EvenDivision {
    /// The maximum number of children: with more, those that did not change must not be asked again.
    static var mostChildren: Int { 4 }

    /// What each child is proposed.
    @inline(__always) static func offer(_ proposal: ProposedViewSize, _ count: Int, along axis: Axis, gap: CGFloat)
        -> ProposedViewSize
    {
        guard let length = proposal[axis] else { return proposal }
        var offer = proposal
        offer[axis] = max(0, length - gap * CGFloat(max(0, count - 1))) / CGFloat(max(1, count))
        return offer
    }

    /// The stack's answer; nil where a child may need more or less than a share.
    static func answer(
        _ children: LayoutChildren, _ proposal: ProposedViewSize, along axis: Axis, gap: CGFloat
    ) -> Measurement? {
        let cross = axis.other
        let offer = offer(proposal, children.count, along: axis, gap: gap)
        let allGaps = gap * CGFloat(max(0, children.count - 1))
        var length = allGaps
        var breadth: CGFloat = 0, longest: CGFloat = 0, enough: CGFloat = 0
        var isInflexible = true, isUnbounded = true, servesNil = true
        var crossRange = AxisRange.all
        for index in children.indices {
            let answer = children[index].measurement(for: offer)
            let range = answer.range(axis), own = answer.size[axis]
            length += own
            longest = max(longest, own)
            breadth = max(breadth, answer.size[cross])
            crossRange = crossRange.intersection(answer.range(cross))
            if range.isAll { continue }
            isInflexible = false
            isUnbounded = isUnbounded && range.upper == .infinity
            servesNil = servesNil && range.servesNil
            enough = max(enough, range.lower)
        }
        var range = AxisRange.all
        if !isInflexible, let share = offer[axis] {
            guard share.isFinite, isUnbounded, longest <= share, haveEqualPriorities(children) else { return nil }
            // Each is satisfied with any larger share; see `StackSolution.solve`.
            range = AxisRange(
                max(enough, longest) * CGFloat(children.count) + allGaps, .infinity, servesNil: servesNil)
        } else if !isInflexible {
            range = AxisRange(exactly: nil)
        }
        return axis == .horizontal
            ? Measurement(CGSize(width: length, height: breadth), for: proposal, widths: range, heights: crossRange)
            : Measurement(CGSize(width: breadth, height: length), for: proposal, widths: crossRange, heights: range)
    }

    private static func haveEqualPriorities(_ children: LayoutChildren) -> Bool {
        guard let first = children.first, first.tree.features.usesPriorities else { return true }
        for child in children where child.layoutPriority != first.layoutPriority { return false }
        return true
    }
}

import Foundation

/// The answers of a stack's children after insertions, removals and moves, as a start for the next solution.
@MainActor struct StackDraft {
    var answers: ContiguousArray<Measurement>

    /// Takes the answers out of a solution, which nothing else reads, or copies them.
    init?(_ solution: StackSolution, takesAnswers: Bool) {
        // Even gaps mean that every child wants spacing, but nothing for a single child.
        guard solution.isInflexible, solution.gaps.areEven, solution.answers.count > 1 else { return nil }
        var copy = StackAnswers()
        if takesAnswers { swap(&copy, &solution.answers) } else { copy = solution.answers }
        answers = copy.take()
    }

    /// A placeholder for the answer of a child that was not measured: valid for no proposal.
    private static let none = {
        let nothing = AxisRange(.infinity, -.infinity)
        return Measurement(.zero, for: .zero, widths: nothing, heights: nothing)
    }()

    /// Whether the child now at `index` was not measured.
    func isNew(_ index: Int) -> Bool { answers[index].widths.lower > answers[index].widths.upper }

    mutating func insert(_ range: Range<Int>) {
        answers.insert(contentsOf: repeatElement(Self.none, count: range.count), at: range.lowerBound)
    }

    mutating func remove(_ range: Range<Int>) { answers.removeSubrange(range) }

    /// Reorders answers: the child now at `start + i` was at `start + order[i]`.
    mutating func reorder(from start: Int, order: [Int]) {
        let old = ContiguousArray(answers[start..<start + order.count])
        for index in order.indices { answers[start + index] = old[order[index]] }
    }
}

/// The spacing between a stack's children.
struct StackGaps {
    private let usual: CGFloat
    /// After each child but the last; empty where all are the same.
    private let own: ContiguousArray<CGFloat>

    init(_ usual: CGFloat, _ own: ContiguousArray<CGFloat> = []) { (self.usual, self.own) = (usual, own) }

    /// The preferred spacing of neighbours.
    @MainActor init(_ children: LayoutChildren, along axis: Axis) {
        var gaps = ContiguousArray<CGFloat>()
        var before: ViewSpacing?
        for child in children {
            let spacing = child.preferredSpacing
            if let before { gaps.append(before.distance(to: spacing, along: axis)) }
            before = spacing
        }
        self.init(StackLayoutNode.defaultSpacing, gaps)
    }

    var areEven: Bool { own.isEmpty }

    /// The gap after the child at `index`; undefined after the last.
    subscript(index: Int) -> CGFloat { own.isEmpty ? usual : index < own.count ? own[index] : 0 }

    /// The total for `count` children.
    func sum(_ count: Int) -> CGFloat {
        var sum: CGFloat = 0
        for index in 0..<max(0, count - 1) { sum += self[index] }
        return sum
    }
}

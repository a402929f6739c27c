import Foundation

/// The sizes of a stack's children after insertions, removals and moves, as a start for the next solution.
@MainActor struct StackDraft {
    private(set) var sizes: ContiguousArray<CGSize>
    /// The breadths for which those that were measured are valid.
    let breadths: AxisRange

    /// Takes the sizes out of a solution, which nothing else reads, or copies them.
    init?(_ solution: StackSolution, takesAnswers: Bool) {
        // Even gaps mean that every child wants spacing, but nothing for a single child.
        guard solution.isInflexible, solution.gaps.areEven, solution.answers.count > 1 else { return nil }
        breadths = solution.crossRange
        if takesAnswers {
            sizes = solution.answers.takeSizes()
        } else {
            var copy = solution.answers
            sizes = copy.takeSizes()
        }
    }

    /// A placeholder for the size of a child that was not measured.
    private static let none = CGSize(width: -CGFloat.infinity, height: -CGFloat.infinity)

    /// Whether a size is that of a child that was not measured.
    static func isNew(_ size: CGSize) -> Bool { size.width == -.infinity }

    /// Whether the child now at `index` was not measured.
    func isNew(_ index: Int) -> Bool { Self.isNew(sizes[index]) }

    mutating func insert(_ range: Range<Int>) {
        sizes.insert(contentsOf: repeatElement(Self.none, count: range.count), at: range.lowerBound)
    }

    mutating func remove(_ range: Range<Int>) { sizes.removeSubrange(range) }

    /// Reorders sizes: the child now at `start + i` was at `start + order[i]`.
    mutating func reorder(from start: Int, order: [Int]) {
        let old = ContiguousArray(sizes[start..<start + order.count])
        for index in order.indices { sizes[start + index] = old[order[index]] }
    }

    /// Moves the sizes out.
    mutating func takeSizes() -> ContiguousArray<CGSize> {
        var taken = ContiguousArray<CGSize>()
        swap(&taken, &sizes)
        return taken
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

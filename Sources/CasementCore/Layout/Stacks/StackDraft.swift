import Foundation

/// The answers of a stack's children after some came, went or changed places, for the next solution to start from.
@MainActor struct StackDraft {
    private(set) var answers: ContiguousArray<Measurement>

    init?(_ solution: StackSolution) {
        // Even gaps say that every child wants spacing, but of one child they say nothing.
        guard solution.isInflexible, solution.gaps.areEven, solution.answers.count > 1 else { return nil }
        answers = solution.answers
    }

    /// Stands for the answer of a child that has not been asked: it serves no proposal.
    private static let none = {
        let nothing = AxisRange(.infinity, -.infinity)
        return Measurement(.zero, for: .zero, widths: nothing, heights: nothing)
    }()

    /// Whether the child now at `index` has not been asked.
    func isNew(_ index: Int) -> Bool { answers[index].widths.lower > answers[index].widths.upper }

    mutating func insert(_ range: Range<Int>) {
        answers.insert(contentsOf: repeatElement(Self.none, count: range.count), at: range.lowerBound)
    }

    mutating func remove(_ range: Range<Int>) { answers.removeSubrange(range) }

    /// The child now at `start + i` stood at `start + order[i]`.
    mutating func reorder(from start: Int, order: [Int]) {
        let old = ContiguousArray(answers[start..<start + order.count])
        for index in order.indices { answers[start + index] = old[order[index]] }
    }
}

/// The distances between a stack's children.
struct StackGaps {
    private let usual: CGFloat
    /// After each child but the last; empty where they are the same everywhere.
    private let own: ContiguousArray<CGFloat>

    init(_ usual: CGFloat, _ own: ContiguousArray<CGFloat> = []) { (self.usual, self.own) = (usual, own) }

    /// What neighbours prefer.
    @MainActor init(_ children: ContiguousArray<LayoutNode>, along axis: Axis) {
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

    /// After the child at `index`; after the last it means nothing.
    subscript(index: Int) -> CGFloat { own.isEmpty ? usual : index < own.count ? own[index] : 0 }

    /// Of so many children.
    func sum(_ count: Int) -> CGFloat {
        var sum: CGFloat = 0
        for index in 0..<max(0, count - 1) { sum += self[index] }
        return sum
    }
}

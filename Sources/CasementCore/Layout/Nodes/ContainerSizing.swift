import Foundation

/// The size that `containerRelativeFrame` in a scroll view is relative to: the size that is offered to the scroll view,
/// and nothing else. A size that depends on the content, such as the ideal one, would depend on itself, and grow from
/// frame to frame. Where nothing is offered, or a length without end, the container's length is unknown, and the view
/// in the frame takes its own.
@MainActor struct ContainerSizing {
    /// The offered lengths that the answers of the followers are for.
    private(set) var size = ProposedViewSize.unspecified
    /// The frames that are relative to it, and their axes.
    private var followers: ContiguousArray<ContainerRelativeLayoutNode> = []
    private var axes: Axis.Set = []
    /// Whether it ever had followers.
    private(set) var isFollowed = false

    mutating func add(_ follower: ContainerRelativeLayoutNode) {
        isFollowed = true
        followers.append(follower)
        axes.formUnion(follower.layout.axes)
    }

    mutating func removeReleased() { followers.removeAll { $0.isReleased } }

    /// Whether the followers' answers are for another offer.
    func differs(from offer: ProposedViewSize) -> Bool {
        guard !axes.isEmpty else { return false }
        for axis in Axis.allCases where axes.contains(axis.set) {
            if Self.length(offer[axis]) != size[axis] { return true }
        }
        return false
    }

    /// Counts from another offer. True where answers given so far are for the old one.
    mutating func count(from offer: ProposedViewSize) -> Bool {
        let differs = differs(from: offer)
        size = ProposedViewSize(width: Self.length(offer.width), height: Self.length(offer.height))
        return differs
    }

    /// Forgets the answers of the followers, and of all nodes between them and `container`: those answers are the same
    /// for the proposal alone.
    func forgetAnswers(below container: LayoutNode) {
        for follower in followers where !follower.isReleased && follower.followed === container {
            var node: LayoutNode? = follower
            while let current = node, current !== container {
                current.forgetAnswers()
                node = current.measurer
            }
        }
    }

    private static func length(_ offered: CGFloat?) -> CGFloat? {
        // A closure of the main actor would check its isolation here, which runs a dozen functions of the runtime.
        guard let offered, offered.isFinite else { return nil }
        return max(0, offered)
    }
}

extension ScrollLayoutNode: PlaceReader {
    var sizingSize: ProposedViewSize { sizing.size }

    func add(_ follower: ContainerRelativeLayoutNode) {
        if !sizing.isFollowed { tree.add(self) }
        sizing.add(follower)
    }

    /// Makes the answers of the followers those for an offer. True where they were for another one.
    @discardableResult func count(from offer: ProposedViewSize) -> Bool {
        guard sizing.count(from: offer) else { return false }
        sizing.forgetAnswers(below: self)
        return true
    }

    /// Places the followers again, where the last offer was only a question.
    func checkPlace() {
        sizing.removeReleased()
        guard let placed = measurements.placed, sizing.differs(from: placed.proposal) else { return }
        invalidate()
    }
}

import Foundation

/// A node on its way to the place, or the size, that layout has given it.
///
/// Layout itself knows only targets. What is drawn and what the pointer meets are the node's `origin` and `size`, which this sets
/// from frame to frame; nothing is measured or placed for it.
@MainActor package final class PlaceMotion: Animating {
    /// It holds this motion, and lets go of it when it leaves.
    private unowned(unsafe) let node: LayoutNode
    @exclusivity(unchecked) private var origin: AnimatedValue<AnimatablePair<CGFloat, CGFloat>>
    @exclusivity(unchecked) private var size: AnimatedValue<AnimatablePair<CGFloat, CGFloat>>
    @exclusivity(unchecked) private var isOver = false

    init(of node: LayoutNode) {
        self.node = node
        origin = AnimatedValue(AnimatablePair(node.origin.x, node.origin.y))
        size = AnimatedValue(AnimatablePair(node.size.width, node.size.height))
    }

    var targetOrigin: CGPoint { CGPoint(x: origin.target.first, y: origin.target.second) }
    var targetSize: CGSize { CGSize(width: size.target.first, height: size.target.second) }

    /// Layout puts the node elsewhere: with an animation, or at once; then it goes on from as far away as it was.
    func move(to target: CGPoint, _ animation: Animation?, at time: Double, _ ticket: AnimationTicket?) {
        guard target != targetOrigin else { return }
        let new = AnimatablePair(target.x, target.y)
        if let animation {
            origin.set(new, animation: animation, at: time, completion: ticket)
        } else {
            origin.shift(by: new - origin.target)
        }
    }

    /// Layout gives the node another size.
    func resize(to target: CGSize, _ animation: Animation?, at time: Double, _ ticket: AnimationTicket?) {
        guard target != targetSize else { return }
        let new = AnimatablePair(target.width, target.height)
        if let animation {
            size.set(new, animation: animation, at: time, completion: ticket)
        } else {
            size.shift(by: new - size.target)
        }
    }

    /// The node has another size from now on.
    func jump(to target: CGSize) { size.jump(to: AnimatablePair(target.width, target.height)) }

    /// The node has left, or is to stand where it belongs.
    func end() {
        isOver = true
        origin.jump(to: origin.target)
        size.jump(to: size.target)
    }

    package func step(to time: Double) -> Bool {
        guard !isOver else { return false }
        show(at: time)
        if origin.isAnimating || size.isAnimating { return true }
        node.endMotion()
        return false
    }

    func show(at time: Double) {
        let place = origin.value(at: time), extent = size.value(at: time)
        node.show(
            origin: CGPoint(x: place.first, y: place.second),
            size: CGSize(width: max(0, extent.first), height: max(0, extent.second)))
    }
}

/// Lets nodes move to their new places where a transaction says so.
@MainActor package final class PlaceMover {
    let clock: AnimationClock
    private let flow: TransactionFlow

    package init(_ clock: AnimationClock, _ flow: TransactionFlow) { (self.clock, self.flow) = (clock, flow) }

    /// Whether places that change in this pass may change by and by.
    var isActive: Bool { flow.movesPlaces }

    /// The transaction in which places around `node` change in this pass; nil where none changes by and by.
    func transaction(ofPlaceOf node: LayoutNode) -> Transaction? { isActive ? transaction(of: node) : nil }

    /// Whether `node`, which is shown elsewhere, is to go to `origin` by and by.
    func move(_ node: LayoutNode, to origin: CGPoint) -> Bool {
        guard let (motion, transaction) = motion(of: node) else { return false }
        motion.move(to: origin, transaction?.effectiveAnimation, at: clock.time, transaction?.ticket)
        motion.show(at: clock.time)
        return true
    }

    /// The same for its size.
    func resize(_ node: LayoutNode, to size: CGSize) -> Bool {
        guard let (motion, transaction) = motion(of: node) else { return false }
        motion.resize(to: size, transaction?.effectiveAnimation, at: clock.time, transaction?.ticket)
        motion.show(at: clock.time)
        return true
    }

    /// The motion that a node is in, or begins; nil where it just stands elsewhere from now on.
    private func motion(of node: LayoutNode) -> (PlaceMotion, Transaction?)? {
        let transaction =
            isActive && !node.tree.motion.placesAtOnce && !node.shownPaintBounds.isNull ? transaction(of: node) : nil
        if let motion = node.motion { return (motion, transaction) }
        guard let transaction, transaction.effectiveAnimation != nil else { return nil }
        let motion = PlaceMotion(of: node)
        node.beginMotion(motion)
        clock.start(motion)
        return (motion, transaction)
    }

    /// That of the pass, as the views around the node have it.
    private func transaction(of node: LayoutNode) -> Transaction {
        var scopes: ContiguousArray<TransactionLayoutNode> = []
        if flow.hasScopes {
            var next = node.parent
            while let current = next {
                if let scope = current as? TransactionLayoutNode { scopes.append(scope) }
                next = current.parent
            }
        }
        var transaction = flow.ofPlaces
        for scope in scopes.reversed() { scope.transact(&transaction) }
        return transaction
    }
}

/// A view in which another transaction holds: a node of the view graph.
@MainActor protocol TransactionScope: AnyObject {
    /// Changes the transaction that holds around the view to the one that holds in it.
    func transact(_ transaction: inout Transaction)
}

/// The place of a view in which another transaction holds; it takes part in nothing else.
@MainActor final class TransactionLayoutNode: WrapperLayoutNode {
    /// What makes it, as long as it is there.
    weak var owner: (any TransactionScope)?

    func transact(_ transaction: inout Transaction) { owner?.transact(&transaction) }
}

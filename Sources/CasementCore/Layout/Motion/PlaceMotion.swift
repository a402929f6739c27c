import Foundation

/// An animation in flight of a node to the position and size that layout has given it.
///
/// Layout itself knows only targets. The node's `origin` and `size`, used for drawing and hit testing, are set by this
/// in each frame; nothing is measured or placed for it.
@MainActor package final class PlaceMotion: Animating {
    /// The node retains this motion, and ends it when it is removed.
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

    /// Sets a new target position, animated; without an animation it keeps its current distance.
    func move(to target: CGPoint, _ animation: Animation?, at time: Double, _ ticket: AnimationTicket?) {
        guard target != targetOrigin else { return }
        let new = AnimatablePair(target.x, target.y)
        if let animation {
            origin.set(new, animation: animation, at: time, completion: ticket)
        } else {
            origin.shift(by: new - origin.target)
        }
    }

    /// Sets a new target size, animated; without an animation it keeps its current difference.
    func resize(to target: CGSize, _ animation: Animation?, at time: Double, _ ticket: AnimationTicket?) {
        guard target != targetSize else { return }
        let new = AnimatablePair(target.width, target.height)
        if let animation {
            size.set(new, animation: animation, at: time, completion: ticket)
        } else {
            size.shift(by: new - size.target)
        }
    }

    /// Begins `distance` away from where it is shown, and moves from there to the target it has.
    func start(away distance: CGVector, _ animation: Animation, at time: Double, _ ticket: AnimationTicket?) {
        let target = origin.target
        origin.shift(by: AnimatablePair(distance.dx, distance.dy))
        origin.set(target, animation: animation, at: time, completion: ticket)
    }

    /// Sets a new size at once.
    func jump(to target: CGSize) { size.jump(to: AnimatablePair(target.width, target.height)) }

    /// Ends the motion at its target: the node was removed, or must be at its target now.
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

/// Animates nodes to their new positions as specified by transactions.
@MainActor package final class PlaceMover {
    let clock: AnimationClock
    private let flow: TransactionFlow

    package init(_ clock: AnimationClock, _ flow: TransactionFlow) { (self.clock, self.flow) = (clock, flow) }

    /// Whether changes of position in this pass may be animated.
    var isActive: Bool { flow.movesPlaces }

    /// The transaction for changes of position around `node` in this pass; nil where none is animated.
    func transaction(ofPlaceOf node: LayoutNode) -> Transaction? { isActive ? transaction(of: node) : nil }

    /// Animates `node` to `origin`; false where it must move there at once.
    func move(_ node: LayoutNode, to origin: CGPoint) -> Bool {
        guard let (motion, transaction) = motion(of: node) else { return false }
        let ticket = node.tree.removal.ticket ?? transaction?.ticket
        motion.move(to: origin, transaction?.effectiveAnimation, at: clock.time, ticket)
        motion.show(at: clock.time)
        return true
    }

    /// Animates `node` to `size`; false where it must change at once.
    func resize(_ node: LayoutNode, to size: CGSize) -> Bool {
        guard let (motion, transaction) = motion(of: node) else { return false }
        let ticket = node.tree.removal.ticket ?? transaction?.ticket
        motion.resize(to: size, transaction?.effectiveAnimation, at: clock.time, ticket)
        motion.show(at: clock.time)
        return true
    }

    /// Animates a node from where it was seen before what is around it moved at once.
    func move(_ node: LayoutNode, from distance: CGVector) {
        guard mayMove(node) else { return }
        let transaction = transaction(of: node)
        guard let animation = transaction.effectiveAnimation else { return }
        let motion = node.motion ?? begin(node)
        motion.start(away: distance, animation, at: clock.time, transaction.ticket)
        motion.show(at: clock.time)
    }

    /// The motion of a node, created if necessary; nil where the change is not animated.
    private func motion(of node: LayoutNode) -> (PlaceMotion, Transaction?)? {
        let transaction =
            isActive && !node.tree.motion.placesAtOnce && mayMove(node) ? transaction(of: node) : nil
        if let motion = node.motion { return (motion, transaction) }
        guard let transaction, transaction.effectiveAnimation != nil else { return nil }
        return (begin(node), transaction)
    }

    private func begin(_ node: LayoutNode) -> PlaceMotion {
        let motion = PlaceMotion(of: node)
        node.beginMotion(motion)
        clock.start(motion)
        return motion
    }

    /// Whether a node was visible before, or has a place from which it arrives.
    private func mayMove(_ node: LayoutNode) -> Bool {
        !node.shownPaintBounds.isNull || node.change.contains(.placedBeforeActions)
            || flow.ofPlaces.movesArrivals && node.measurements.placed != nil
    }

    /// The transaction of the pass, as modified by the ancestors of the node, and by itself: what a view shows moves
    /// with the view's own animation.
    private func transaction(of node: LayoutNode) -> Transaction {
        var scopes: ContiguousArray<TransactionLayoutNode> = []
        if flow.hasScopes {
            var next = node.parent?.movesContent ?? true ? node.parent : node
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

/// A view that modifies the transaction of its content: a node of the view graph.
@MainActor protocol TransactionScope: AnyObject {
    /// Modifies the transaction.
    func transact(_ transaction: inout Transaction)
}

/// The layout node of a view that modifies transactions; it has no other function.
@MainActor final class TransactionLayoutNode: WrapperLayoutNode {
    /// The view's node.
    weak var owner: (any TransactionScope)?

    func transact(_ transaction: inout Transaction) { owner?.transact(&transaction) }
}

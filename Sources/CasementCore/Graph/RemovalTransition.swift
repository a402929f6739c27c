import Foundation

/// A removed view that stays visible until its transition has ended. Its node and state are kept until then: if the
/// view returns before, it is the same one.
@MainActor final class RemovalTransition: RemovedContent {
    let key: AnyHashable
    let node: _Node
    private unowned(unsafe) let parent: _Node
    private var isOver = false

    fileprivate init(of node: _Node, _ key: AnyHashable, from parent: _Node) {
        (self.node, self.key, self.parent) = (node, key, parent)
    }

    /// Begins the transition; false if there are no displayables to show.
    fileprivate func begin(in graph: ViewGraph) -> Bool {
        guard !displayables.isEmpty else { return false }
        let outer = graph.transactions.current.ticket
        let ticket = AnimationTicket()
        outer?.hold()
        ticket.onComplete(.removed) { [weak self, weak graph] in
            outer?.release()
            if let self, !self.isOver, let graph { graph.end(self) }
        }
        self.ticket = ticket
        for node in displayables { graph.show(.didDisappear, of: node, by: node.transition(leaving: parent), ticket) }
        graph.transactions.releaseAfterPass(ticket)
        return true
    }

    /// Whether the content can return: it must be the node's own displayables, without removed views around them.
    fileprivate var canReturn: Bool {
        let own = node.displayables
        return own.count == displayables.count && zip(own, displayables).allSatisfy { $0 === $1 }
    }

    fileprivate func finish() {
        guard !isOver else { return }
        isOver = true
        drop()
        node.tearDown()
    }

    /// Ends the removal because the view returns.
    fileprivate func cancel() { isOver = true }

    fileprivate var isOf: ObjectIdentifier { ObjectIdentifier(parent) }
}

extension ViewGraph {
    /// Removes `node` from its parent: at once, or after its transition if the change is animated.
    func depart(_ node: _Node, as key: AnyHashable, from parent: _Node, _ remove: () -> Void) {
        guard node.count > 0, animatesArrivals else {
            remove()
            return node.tearDown()
        }
        let removal = RemovalTransition(of: node, key, from: parent)
        let outer = layout.removal.current
        layout.removal.current = removal
        remove()
        layout.removal.current = outer
        begin(removal, from: parent)
    }

    private func begin(_ removal: RemovalTransition, from parent: _Node) {
        removal.node.isRemoving = true
        if removal.begin(in: self) {
            removals[ObjectIdentifier(parent), default: []].append(removal)
            onTearDown = { [weak self] in self?.endDepartures(from: $0) }
        } else {
            removal.finish()
        }
    }

    /// Like `depart` for one node, for the rows that a lazy container has created.
    func depart(rows: [(node: _Node, key: AnyHashable)], from parent: _Node, _ remove: () -> Void) {
        guard animatesArrivals else {
            remove()
            for row in rows { row.node.tearDown() }
            return
        }
        let removals = rows.map { RemovalTransition(of: $0.node, $0.key, from: parent) }
        for removal in removals {
            for displayable in removal.node.displayables {
                layout.removal.rows[ObjectIdentifier(displayable)] = removal
            }
        }
        remove()
        layout.removal.rows.removeAll()
        for removal in removals { begin(removal, from: parent) }
    }

    /// Returns the view that is being removed under a key, so that it can be inserted again; nil if there is none, or
    /// if it cannot return. It counts again once its displayables are back in their place.
    func returning(_ key: AnyHashable, to parent: _Node) -> _Node? {
        let id = ObjectIdentifier(parent)
        guard !removals.isEmpty,
            let index = removals[id]?.firstIndex(where: { $0.key == key }),
            let removal = removals[id]?[index]
        else { return nil }
        guard removal.canReturn else {
            end(removal)
            return nil
        }
        remove(removal)
        removal.cancel()
        // Without an animation it is visible at once.
        if transactions.current.effectiveAnimation == nil {
            for displayable in removal.node.displayables {
                let node = displayable
                show(.identity, of: node, by: node.transition, nil)
            }
        }
        return removal.node
    }

    /// Whether insertions and removals may be animated now.
    var animatesArrivals: Bool { transactions.current.effectiveAnimation != nil || hasTransitions }

    /// Ends a removal: the view is torn down.
    fileprivate func end(_ removal: RemovalTransition) {
        remove(removal)
        removal.finish()
    }

    private func remove(_ removal: RemovalTransition) {
        removals[removal.isOf]?.removeAll { $0 === removal }
        if removals[removal.isOf]?.isEmpty ?? false { removals[removal.isOf] = nil }
        if removals.isEmpty { onTearDown = nil }
    }

    /// Ends all removals from a node that is torn down.
    func endDepartures(from parent: _Node) {
        for removal in removals.removeValue(forKey: ObjectIdentifier(parent)) ?? [] {
            removal.finish()
        }
    }

    /// Displayables were inserted: if the change is animated, they appear with their transitions.
    func arrive(_ displayables: [Displayable]) {
        guard animatesArrivals else { return }
        for displayable in displayables {
            let node = displayable
            prepareArrival(of: node)
            if let owner = node.transition, owner.mayResize, owner.phase == .willAppear {
                var transaction = transactions.current
                transaction.animation = animation(by: owner)
                owner.arrive(in: transaction)
                continue
            }
            show(.identity, of: node, by: node.transition, transactions.current.ticket)
        }
    }

    /// Shows a displayable in the first phase of its insertion.
    private func prepareArrival(of node: LayoutNode) {
        let owner = node.transition
        guard animation(by: owner) != nil else { return }
        if let owner {
            // A view that is being removed reverses its transition.
            guard owner.phase == .identity else { return }
            let outer = transactions.enter(Transaction())
            owner.show(.willAppear)
            transactions.leave(to: outer)
        } else if node.presenceMotion == nil {
            node.transitionOpacity = 0
        }
    }

    private func animation(by owner: (any TransitionOwner)?) -> Animation? {
        let transaction = transactions.current
        if transaction.disablesAnimations { return nil }
        return owner?.ownAnimation ?? transaction.animation
    }

    /// Shows a displayable in a phase, by its transition or by fading.
    fileprivate func show(
        _ phase: TransitionPhase, of node: LayoutNode, by owner: (any TransitionOwner)?, _ ticket: AnimationTicket?
    ) {
        let animation = animation(by: owner)
        var transaction = transactions.current
        transaction.animation = animation
        transaction.ticket = ticket
        if let owner {
            let outer = transactions.enter(transaction)
            owner.show(phase)
            transactions.leave(to: outer)
        } else if let animation {
            node.fade(to: phase.isIdentity ? 1 : 0, animation, on: clock, ticket)
        } else {
            node.presenceMotion?.end()
            node.presenceMotion = nil
            node.transitionOpacity = phase.isIdentity ? 1 : 0
        }
    }
}

extension LayoutNode {
    /// The transition of this displayable: the outermost one in the modifiers of its view.
    final var transition: (any TransitionOwner)? { transition(leaving: nil) }

    /// Like `transition`, for a displayable removed from a parent: transitions around the parent remain there with its
    /// other content, and can show only one phase.
    final func transition(leaving parent: _Node?) -> (any TransitionOwner)? {
        var node: LayoutNode = self
        while true {
            if let owner = node.attachments?.transition, !(parent?.isWithin(ObjectIdentifier(owner)) ?? false) {
                // A transition in progress continues.
                return owner.phase == .identity && owner.isReplacedByFading ? nil : owner
            }
            guard let wrapper = node as? WrapperLayoutNode else { return nil }
            node = wrapper.inner
        }
    }
}

extension _Node {
    /// Whether this node is the given one or a descendant of it.
    fileprivate func isWithin(_ outer: ObjectIdentifier) -> Bool {
        var node: _Node? = self
        while let current = node {
            if ObjectIdentifier(current) == outer { return true }
            node = current.parent
        }
        return false
    }
}

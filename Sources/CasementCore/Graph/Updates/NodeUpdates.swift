/// Marking nodes dirty, and the walk over dirty nodes in an update.
extension _Node {
    /// Marks this node dirty because something it read has changed: it runs again in the next update.
    package final func invalidate(_ cause: @autoclosure () -> String) {
        guard !isRemoved else { return }
        if graph.recordsCauses, !isDirty { graph.causes[ObjectIdentifier(self)] = cause() }
        isDirty = true
        isAnimationStep = false
        if graph.mayAnimate { graph.transactions.note(self) }
        link()
        graph.requestFrame()
    }

    /// Marks this node dirty for the next step of its own animation.
    final func invalidateForStep() {
        let wasDirty = isDirty
        invalidate("an animation")
        isAnimationStep = !wasDirty
    }

    /// Links this node and its ancestors to their parents, up to the first that is linked already.
    private final func link() {
        var node = self
        while !node.isLinked, !node.isDeferredToLayout, let parent = node.parent {
            node.isLinked = true
            parent.rare().pointee.dirtyChildren.append(node)
            node = parent
        }
    }

    /// Whether it must run although its inputs are unchanged; resets the mark.
    final func takeDirty() -> Bool {
        defer { isDirty = false }
        return isDirty
    }

    package final var hasDirtyPart: Bool { isDirty || !(rarities?.pointee.dirtyChildren.isEmpty ?? true) }

    // MARK: Updates

    /// Updates this node and everything dirty below it, parents first, in view order.
    package final func updateDirtyParts() {
        updateItself()
        updateDirtyDescendants()
    }

    private final func updateItself() {
        isLinked = false
        guard takeDirty() else { return }
        graph.statistics.nodesUpdated += 1
        if isAnimationStep {
            isAnimationStep = false
            graph.transactions.runStep { refresh() }
        } else if graph.transactions.hasWaiting {
            refreshInTransaction()
        } else {
            refresh()
        }
    }

    /// Visits dirty descendants, after this node's own update. A path without branches, which is what a single change
    /// makes, is walked in a loop: a recursive call for each node would touch stack memory that is cold after the sleep
    /// between two frames.
    final func updateDirtyDescendants() {
        // Most updated nodes have no dirty children; a variable for the node would be a reference to count.
        guard rarities != nil else { return }
        var node = self
        while let rarities = node.rarities, !node.isDeferredToLayout, !node.scopesTransaction,
            let child = rarities.pointee.dirtyChildren.takeSole()
        {
            guard child.isLinked else { return }
            guard child.parent === node else {
                child.isLinked = false
                return
            }
            child.updateItself()
            node = child
        }
        node.updateDirtyBranches()
    }

    private final func updateDirtyBranches() {
        guard let rarities, !rarities.pointee.dirtyChildren.isEmpty, !isDeferredToLayout else { return }
        let dirty = rarities.pointee.dirtyChildren.take()
        let outer = scopesTransaction ? enterScope() : nil
        switch dirty {
        case .none: break
        case .one(let child): updateDirty(child)
        case .many(let list): updateDirty(list)
        }
        if let outer { graph.transactions.leave(to: outer) }
    }

    private final func updateDirty(_ list: DirtyChildren.List) {
        var children = ContiguousArray<_Node>()
        swap(&children, &list.nodes)
        if !Self.areInOrder(children) { children.sort { $0.position < $1.position } }
        for index in children.indices {
            // With what was made after it, which is most often what is below it.
            children.prefetch(index + 2, bytes: Prefetch.row)
            updateDirty(children[index])
        }
        // Where a child became dirty again, what is kept now stays.
        guard let rarities, case .none = rarities.pointee.dirtyChildren else { return }
        children.removeAll(keepingCapacity: true)
        swap(&children, &list.nodes)
        rarities.pointee.dirtyChildren = .many(list)
    }

    @inline(__always) private final func updateDirty(_ child: _Node) {
        guard child.isLinked else { return }
        if child.parent === self { child.updateDirtyParts() } else { child.isLinked = false }
    }

    /// Nodes that change in sequence are usually in order already, and checking costs less than sorting.
    private static func areInOrder(_ nodes: ContiguousArray<_Node>) -> Bool {
        for index in nodes.indices.dropFirst() where nodes[index].position < nodes[index - 1].position { return false }
        return true
    }
}

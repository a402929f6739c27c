/// A view found by its id: one of a node's displayables.
struct FoundNode {
    let node: _Node
    let index: Int

    init(_ node: _Node, at index: Int = 0) { (self.node, self.index) = (node, index) }
}

extension _Node {
    /// Finds the view with an id, here or below: the node, and the index of the view's first displayable.
    final func find(_ id: AnyHashable) -> FoundNode? {
        if let own = rowSource?.identifiedView(id) { return own }
        var found: FoundNode?
        forEachChild { if found == nil { found = $0.find(id) } }
        return found
    }

    /// Visits the views with ids here and below, outermost first.
    final func forEachIdentified(_ visit: (AnyHashable, FoundNode) -> Void) {
        let source = rowSource
        forEachChild { child in
            if let (id, view) = source?.identity(of: child) { visit(id, view) }
            child.forEachIdentified(visit)
        }
    }
}

/// What few nodes have. Apart from them, because a long list has several nodes for each row; in plain memory, because
/// updates read it without reference counting.
struct NodeRarities {
    /// What its body read.
    var dependencies = DependencyList()
    var dirtyChildren = DirtyChildren.none
    /// Its observation, or where it has more than that, its parts (`NodeMarks.parts`). One word, because most rows of a
    /// list read states, which makes this.
    fileprivate var observationOrParts: AnyObject?
}

/// What a subclass keeps for few of its nodes.
@MainActor class NodeParts {
    @exclusivity(unchecked) fileprivate(set) final var observation: ObservationToken?
}

extension _Node {
    final func rare() -> UnsafeMutablePointer<NodeRarities> { rarities ?? makeRarities() }

    @inline(never) private final func makeRarities() -> UnsafeMutablePointer<NodeRarities> {
        let new = UnsafeMutablePointer<NodeRarities>.allocate(capacity: 1)
        new.initialize(to: NodeRarities())
        rarities = new
        return new
    }

    final var observation: ObservationToken? {
        get {
            guard let rarities, let known = rarities.pointee.observationOrParts else { return nil }
            if marks[.parts] { return unsafeDowncast(known, to: NodeParts.self).observation }
            return unsafeDowncast(known, to: ObservationToken.self)
        }
        set {
            if let nodeParts {
                nodeParts.observation = newValue
            } else if newValue != nil || rarities != nil {
                rare().pointee.observationOrParts = newValue
            }
        }
    }

    /// What its class keeps for few nodes.
    final var nodeParts: NodeParts? {
        guard marks[.parts], let known = rarities?.pointee.observationOrParts else { return nil }
        return unsafeDowncast(known, to: NodeParts.self)
    }

    /// Keeps parts, from then on.
    final func keep(_ parts: NodeParts) {
        parts.observation = observation
        rare().pointee.observationOrParts = parts
        marks[.parts] = true
    }
}

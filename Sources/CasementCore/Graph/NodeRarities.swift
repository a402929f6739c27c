/// What few nodes have. Apart from them, because a long list has several nodes for each row; in plain memory, because
/// updates read it without reference counting.
struct NodeRarities {
    /// What its body read.
    var dependencies = DependencyList()
    /// Children that are dirty or have dirty descendants.
    var dirtyChildren: ContiguousArray<_Node> = []
    var observation: ObservationToken?
    /// What a subclass keeps for few of its nodes.
    var own: AnyObject?
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
        get { rarities?.pointee.observation }
        set { if newValue != nil || rarities != nil { rare().pointee.observation = newValue } }
    }
}

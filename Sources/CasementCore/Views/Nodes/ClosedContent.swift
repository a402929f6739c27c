import Observation

/// The shortcuts in content that was made for a key and removed again, as that of a closed menu. They are known until
/// something that the content depends on changes: then its owner is refreshed, and must end this.
@MainActor final class ClosedContent {
    let shortcuts: [KeyboardShortcut]
    /// The registrations with observable objects that were read.
    private var tokens: ContiguousArray<ObservationToken>

    private init(_ shortcuts: [KeyboardShortcut], _ token: ObservationToken) {
        (self.shortcuts, tokens) = (shortcuts, [token])
    }

    /// Makes content as a child of its owner, passes it to `body`, which returns the shortcuts in it, and removes it
    /// again. Where `body` returns nil, nothing is known afterwards.
    static func make<Content: View>(
        owner: _Node, _ content: () -> Content, _ body: (LayoutNode) -> [KeyboardShortcut]?
    ) -> (shortcuts: [KeyboardShortcut]?, closed: ClosedContent?) {
        let layers = LayeredLayoutNode(kind: "closed", alignment: .center, tree: owner.graph.layout)
        // The closure is the program's, too. What the owner depends on already must stay.
        let token = ObservationToken(owner)
        let outer = ViewGraph.reader
        ViewGraph.reader = owner
        let view = withObservationTracking(content) { token.fire() }
        ViewGraph.reader = outer
        let node = SecondaryContent(layers, view, in: owner.context(at: 1))
        defer {
            node.tearDown()
            layers.viewIsGone()
        }
        guard let shortcuts = body(layers) else {
            token.end()
            return (nil, nil)
        }
        let closed = ClosedContent(shortcuts, token)
        guard !token.isSpent, !owner.isRemoved, closed.watch(node, for: owner) else {
            closed.end()
            return (shortcuts, nil)
        }
        return (shortcuts, closed)
    }

    /// Makes the owner depend on all that the content read. False where that has changed already.
    private func watch(_ content: _Node, for owner: _Node) -> Bool {
        // Keys that the content sets itself are among them: the owner is refreshed for them without need.
        owner.noteEnvironmentReads(content.readsBelow)
        let outer = ViewGraph.reader
        ViewGraph.reader = owner
        defer { ViewGraph.reader = outer }
        return take(content, for: owner)
    }

    private func take(_ node: _Node, for owner: _Node) -> Bool {
        if let known = node.rarities?.pointee.dependencies {
            for index in known.indices { known[index].source.noteRead() }
        }
        if let token = node.observation {
            if token.isSpent { return false }
            node.observation = nil
            token.node = owner
            tokens.append(token)
        }
        if let inner = (node as? any ClosedContentOwner)?.closed {
            for token in inner.tokens {
                if token.isSpent { return false }
                token.node = owner
                tokens.append(token)
            }
            inner.tokens = []
        }
        var isCurrent = true
        node.forEachChild { if isCurrent { isCurrent = take($0, for: owner) } }
        return isCurrent
    }

    /// Called before the owner goes, or forgets this: observable objects hold the tokens until their next change.
    func end() {
        for token in tokens { token.end() }
        tokens = []
    }
}

/// A node that keeps what is known of closed content.
@MainActor protocol ClosedContentOwner: _Node {
    var closed: ClosedContent? { get }
}

/// What a row of a lazy container had in its dynamic properties when it was given back: with it, the row is made again as it was.
@MainActor final class RowMemory {
    /// A node's way down from the row, and its type.
    private struct Place: Hashable {
        let path: Int
        let type: ObjectIdentifier
    }

    private var stores: [Place: PropertyStore] = [:]
    /// The node that holds the rows.
    private unowned let rows: _Node

    /// What is in a row and below; nil where there is nothing to keep.
    init?(_ row: _Node, of rows: _Node) {
        self.rows = rows
        collect(row, Hasher())
        if stores.isEmpty { return nil }
    }

    private func collect(_ node: _Node, _ path: Hasher) {
        if let store = node.propertyStore, store.detach() {
            stores[Place(path: path.finalize(), type: ObjectIdentifier(node.viewType))] = store
        }
        node.forEachChild { child in
            var path = path
            Self.add(child, to: &path)
            collect(child, path)
        }
    }

    private static func add(_ node: _Node, to path: inout Hasher) {
        path.combine(node.position)
        path.combine(ObjectIdentifier(node.viewType))
        path.combine(node.identityHash)
    }

    /// What a node had that is being made at the same place.
    func take(for node: _Node) -> PropertyStore? {
        var way: [_Node] = []
        var next: _Node? = node
        while let current = next, current.parent !== rows {
            way.append(current)
            next = current.parent
        }
        guard next != nil else { return nil }
        var path = Hasher()
        for node in way.reversed() { Self.add(node, to: &path) }
        return stores.removeValue(forKey: Place(path: path.finalize(), type: ObjectIdentifier(node.viewType)))
    }
}

extension PropertyStore {
    /// Lets go of what belongs to the node that goes. False where what is left would be made again as it is.
    func detach() -> Bool {
        var isWorthKeeping = false
        for index in slots.indices {
            if let kept = slots[index] as? any OutlivesNode {
                if !kept.isAsMade { isWorthKeeping = true }
            } else {
                slots[index] = nil
            }
        }
        return isWorthKeeping
    }
}

/// What a property keeps that does not know its node.
@MainActor package protocol OutlivesNode: AnyObject {
    /// Whether it is what its view would make again.
    var isAsMade: Bool { get }
}

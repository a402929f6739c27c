/// The dynamic properties of an evicted row of a lazy container: with them, the row is recreated with its state.
@MainActor final class RowMemory {
    /// A node's path from the row, and its type.
    private struct Place: Hashable {
        let path: Int
        let type: ObjectIdentifier
    }

    private var stores: [Place: PropertyStore] = [:]
    /// The node that owns the rows.
    private unowned let rows: _Node

    /// Keeps the properties of a row and its descendants; nil if there are none to keep.
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

    /// Returns the properties of the node that was at the same place as `node`, which is being created.
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
    /// Releases what belongs to the node being removed. False if the rest would be recreated as it is.
    func detach() -> Bool {
        var isWorthKeeping = false
        for index in 0..<count {
            if let kept = self[index] as? any OutlivesNode {
                if !kept.isAsMade { isWorthKeeping = true }
            } else {
                self[index] = nil
            }
        }
        return isWorthKeeping
    }
}

/// Storage of a property that does not depend on its node.
@MainActor package protocol OutlivesNode: AnyObject {
    /// Whether it equals what its view would create again.
    var isAsMade: Bool { get }
}

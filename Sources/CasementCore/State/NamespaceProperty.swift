import Synchronization

extension Namespace: DynamicProperty, ConnectedProperty {
    private final class Name {
        private static let last = Mutex(0)
        let id: ID

        init() {
            id = ID(
                number: Self.last.withLock { last in
                    last += 1
                    return last
                })
        }
    }

    package static func connect(_ pointer: UnsafeMutableRawPointer, to node: _Node, slot: Int, store: PropertyStore) {
        let name = (store[slot] as? Name) ?? Name()
        store[slot] = name
        pointer.assumingMemoryBound(to: Namespace.self).pointee.id = name.id
    }

    package static var isInput: Bool { false }
}

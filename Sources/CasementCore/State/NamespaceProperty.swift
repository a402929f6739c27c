import Synchronization

extension Namespace: DynamicProperty {
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

    public static func _connect(_ pointer: UnsafeMutableRawPointer, to node: _Node, slot: Int, store: _PropertyStore) {
        let name = (store.slots[slot] as? Name) ?? Name()
        store.slots[slot] = name
        pointer.assumingMemoryBound(to: Namespace.self).pointee.id = name.id
    }

    public static var _isPrimitive: Bool { true }
    public static var _isInput: Bool { false }
}

/// Textures by what they show. A key holds much, so it is hashed once and compared where it lies: the table itself knows only
/// the hashes, and those few textures whose hashes are the same stand in a chain.
struct TextureTable {
    private var chains: [Int: SharedTexture] = [:]
    private(set) var count = 0

    @MainActor func find(_ key: TextureKey, hash: Int) -> SharedTexture? {
        var next = chains[hash]
        while let shared = next {
            if shared.key == key { return shared }
            next = shared.next
        }
        return nil
    }

    @MainActor mutating func insert(_ shared: SharedTexture) {
        shared.next = chains.updateValue(shared, forKey: shared.hash)
        count += 1
    }

    @MainActor mutating func remove(_ shared: SharedTexture) {
        guard let first = chains[shared.hash] else { return }
        if first === shared {
            if let next = shared.next {
                chains[shared.hash] = next
            } else {
                chains.removeValue(forKey: shared.hash)
            }
        } else {
            var before = first
            while let next = before.next, next !== shared { before = next }
            guard before.next != nil else { return }
            before.next = shared.next
        }
        shared.next = nil
        count -= 1
    }

    @MainActor func filter(_ condition: (SharedTexture) -> Bool) -> [SharedTexture] {
        var found: [SharedTexture] = []
        for first in chains.values {
            var next: SharedTexture? = first
            while let shared = next {
                if condition(shared) { found.append(shared) }
                next = shared.next
            }
        }
        return found
    }
}

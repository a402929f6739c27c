/// Textures by key. A key is large, so it is hashed once and compared in place: the table stores only hashes, and
/// textures in the same slot are chained through the textures themselves, so that no lookup hashes or allocates.
struct TextureTable {
    /// The first texture of each chain; the number of chains is a power of two.
    private var chains = ContiguousArray<SharedTexture?>(repeating: nil, count: 64)
    private(set) var count = 0

    private func slot(_ hash: Int) -> Int {
        // Fibonacci hashing: the high bits of the product depend on all bits of the hash.
        let mixed = UInt(bitPattern: hash) &* 0x9E37_79B9_7F4A_7C15
        return Int(truncatingIfNeeded: mixed >> 32) & (chains.count - 1)
    }

    @MainActor func find(_ key: TextureKey, hash: Int) -> SharedTexture? {
        var next = chains[slot(hash)]
        while let shared = next {
            if shared.hash == hash, shared.shows(key) { return shared }
            next = shared.next
        }
        return nil
    }

    @MainActor func find(_ piece: TextPiece, hash: Int) -> SharedTexture? {
        var next = chains[slot(hash)]
        while let shared = next {
            if shared.hash == hash, shared.shows(piece) { return shared }
            next = shared.next
        }
        return nil
    }

    @MainActor mutating func insert(_ shared: SharedTexture) {
        if count >= chains.count { grow() }
        link(shared)
        count += 1
    }

    @MainActor private mutating func link(_ shared: SharedTexture) {
        let slot = slot(shared.hash)
        shared.next = chains[slot]
        chains[slot] = shared
    }

    @MainActor mutating func remove(_ shared: SharedTexture) {
        let slot = slot(shared.hash)
        if chains[slot] === shared {
            chains[slot] = shared.next
        } else {
            var before = chains[slot]
            while let texture = before, texture.next !== shared { before = texture.next }
            guard let before else { return }
            before.next = shared.next
        }
        shared.next = nil
        count -= 1
    }

    @MainActor private mutating func grow() {
        let all = filter { _ in true }
        chains = ContiguousArray(repeating: nil, count: chains.count * 2)
        for shared in all { link(shared) }
    }

    @MainActor func filter(_ condition: (SharedTexture) -> Bool) -> [SharedTexture] {
        var found: [SharedTexture] = []
        for first in chains {
            var next = first
            while let shared = next {
                if condition(shared) { found.append(shared) }
                next = shared.next
            }
        }
        return found
    }
}

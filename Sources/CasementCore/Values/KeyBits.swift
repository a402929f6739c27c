import Synchronization

/// Gives each key type a bit, the first time it is asked for, so that sets of keys are single words. Keys beyond the 64th share
/// bits: a set may say too much, never too little. Usable on any thread.
final class KeyBits: Sendable {
    private let bits = Mutex<[ObjectIdentifier: UInt64]>([:])

    /// Whether no two keys share a bit, so that a set without a key's bit certainly lacks the key.
    var hasBitForEachKey: Bool { bits.withLock { $0.count <= 64 } }

    func bit(of key: ObjectIdentifier) -> UInt64 {
        bits.withLock { bits in
            if let bit = bits[key] { return bit }
            let bit: UInt64 = 1 << (bits.count & 63)
            bits[key] = bit
            return bit
        }
    }
}

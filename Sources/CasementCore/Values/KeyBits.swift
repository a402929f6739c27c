import Synchronization

/// A set of key types, as bits.
package typealias KeySet = UInt128

/// Gives each key type a bit, the first time it is asked for, so that sets of keys are words to compare and unite. The first 127
/// have a bit of their own; those that come later share the last, so a set may say too much, never too little. (Casement itself has
/// some sixty keys of the environment, and each type of object and of style counts: with 64 bits a large program had none left.)
/// Usable on any thread.
final class KeyBits: Sendable {
    /// The bit of all keys that have none of their own: that one of them is hidden says nothing of the others.
    static let shared: KeySet = 1 << 127
    private let bits = Mutex<[ObjectIdentifier: KeySet]>([:])

    func bit(of key: ObjectIdentifier) -> KeySet {
        bits.withLock { bits in
            if let bit = bits[key] { return bit }
            let bit: KeySet = 1 << min(bits.count, 127)
            bits[key] = bit
            return bit
        }
    }

    /// What is left of `keys` below a place where those of `hidden` have values of their own.
    static func subtracting(_ hidden: KeySet, from keys: KeySet) -> KeySet { keys & ~(hidden & ~shared) }
}

import Synchronization

/// A set of key types, as bits.
package typealias KeySet = UInt128

/// Assigns each key type a bit on first use, so that sets of keys can be compared and united as words. The first 112
/// keys have separate bits; later ones share the last 16 in turn, so a set may contain too many keys, but never too
/// few. (Casement itself has some sixty environment keys, and each type of object and of style counts: 64 bits were too
/// few for a large program.) Usable on any thread.
final class KeyBits: Sendable {
    private static let separateKeys = 112
    private static let sharedKeys = KeySet.bitWidth - separateKeys
    /// The bits of keys without a separate one: that one of them is hidden does not imply it of the others.
    static let shared = ~KeySet(0) << separateKeys
    private let bits = Mutex<[ObjectIdentifier: KeySet]>([:])

    func bit(of key: ObjectIdentifier) -> KeySet {
        bits.withLock { bits in
            if let bit = bits[key] { return bit }
            let count = bits.count
            let bit: KeySet =
                1 << (count < Self.separateKeys ? count : Self.separateKeys + count % Self.sharedKeys)
            bits[key] = bit
            return bit
        }
    }

    /// The part of `keys` that is still visible below a place that sets the keys of `hidden`.
    static func subtracting(_ hidden: KeySet, from keys: KeySet) -> KeySet { keys & ~(hidden & ~shared) }
}

import Foundation
import Synchronization

/// A key for a value that flows down the view tree, with the value that holds where nobody set one.
public protocol EnvironmentKey {
    associatedtype Value
    /// What a reader gets where no ancestor set this key.
    static var defaultValue: Value { get }
}

/// A set of environment keys, as bits; keys beyond the 64th share bits, so a set may say too much but never too little.
package typealias EnvironmentKeySet = UInt64

/// Gives each key type its bit the first time it is used. Environments are read on any thread.
enum EnvironmentKeyRegistry {
    private static let bits = Mutex<[ObjectIdentifier: EnvironmentKeySet]>([:])

    /// Whether no two keys share a bit, so that a set without a key's bit certainly lacks the key.
    static var hasBitForEachKey: Bool { bits.withLock { $0.count <= 64 } }

    static func bit(of key: ObjectIdentifier) -> EnvironmentKeySet {
        bits.withLock { bits in
            if let bit = bits[key] { return bit }
            let bit: EnvironmentKeySet = 1 << (bits.count & 63)
            bits[key] = bit
            return bit
        }
    }
}

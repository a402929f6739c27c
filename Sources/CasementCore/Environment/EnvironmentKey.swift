import Foundation

/// A key for a value that flows down the view tree, with the value that holds where nobody set one.
public protocol EnvironmentKey {
    associatedtype Value
    /// What a reader gets where no ancestor set this key.
    static var defaultValue: Value { get }
}

/// A set of environment keys, as bits; keys beyond the 64th share bits, so a set may say too much but never too little.
package typealias EnvironmentKeySet = UInt64

/// The bits of the environment's keys.
enum EnvironmentKeyRegistry {
    private static let bits = KeyBits()
    static var hasBitForEachKey: Bool { bits.hasBitForEachKey }
    static func bit(of key: ObjectIdentifier) -> EnvironmentKeySet { bits.bit(of: key) }
}

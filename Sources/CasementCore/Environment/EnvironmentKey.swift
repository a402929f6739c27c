import Foundation

/// A key for a value that flows down the view tree, with the value that holds where nobody set one.
public protocol EnvironmentKey {
    associatedtype Value
    /// What a reader gets where no ancestor set this key.
    static var defaultValue: Value { get }
}

/// A set of environment keys; it may say too much but never too little.
package typealias EnvironmentKeySet = KeySet

/// The bits of the environment's keys.
enum EnvironmentKeyRegistry {
    private static let bits = KeyBits()
    static func bit(of key: ObjectIdentifier) -> EnvironmentKeySet { bits.bit(of: key) }
}

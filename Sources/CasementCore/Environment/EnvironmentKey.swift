import Foundation

/// A key of a value that flows down the view tree, with its default value.
public protocol EnvironmentKey {
    /// The type of the value.
    associatedtype Value
    /// The value if no ancestor sets this key.
    static var defaultValue: Value { get }
}

/// A set of environment keys; it may contain too many, but never too few.
package typealias EnvironmentKeySet = KeySet

/// The bits of the environment's keys.
enum EnvironmentKeyRegistry {
    private static let bits = KeyBits()
    static func bit(of key: ObjectIdentifier) -> EnvironmentKeySet { bits.bit(of: key) }
}

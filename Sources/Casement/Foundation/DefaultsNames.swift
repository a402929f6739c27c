import Foundation

// What Foundation's objects on a Mac have from being asked by the names of their values.

extension UserDefaults {
    /// Sets the value of a key; nil removes it. The same as `set(_:forKey:)`.
    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}

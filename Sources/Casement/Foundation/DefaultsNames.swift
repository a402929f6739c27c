import Foundation

// What Foundation's objects on a Mac have from being asked by the names of their values.

extension UserDefaults {
    /// The value of a key; nil where there is none. The same as `object(forKey:)`.
    public func value(forKey key: String) -> Any? { object(forKey: key) }

    /// Sets the value of a key; nil removes it. The same as `set(_:forKey:)`.
    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}

extension Timer {
    /// A timer that never fires, and is not valid: what programs keep until they make the one that they need. Each
    /// object of Apple's has an initialiser without arguments; the argument here is never given.
    public convenience init(_ nothing: Void = ()) {
        self.init(fire: .distantFuture, interval: 0, repeats: false) { _ in }
        invalidate()
    }
}

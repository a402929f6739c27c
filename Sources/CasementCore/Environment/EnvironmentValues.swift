import Foundation

/// The values that flow down the view tree, by key.
///
/// A persistent list: setting a value prepends an entry to the inherited ones, at a cost independent of their number,
/// and two environments are identical if they begin with the same entry.
public struct EnvironmentValues: CustomStringConvertible {
    /// A value that was set, followed by the inherited ones.
    class Entry {
        /// The type of the key.
        let key: ObjectIdentifier
        let next: Entry?
        let bit: EnvironmentKeySet
        /// An object computed from all values from here on; see `EnvironmentValues.derived`.
        var derived: AnyObject?

        init(key: ObjectIdentifier, bit: EnvironmentKeySet, next: Entry?) {
            self.key = key
            self.bit = bit
            self.next = next
        }

        var text: String { "" }
        var valueType: Any.Type { Never.self }
        func copy(before next: Entry?) -> Entry { self }
    }

    /// Generic over the value alone: Swift's runtime would read all conformances of the program to see that a key is
    /// one.
    final class TypedEntry<Value>: Entry {
        let value: Value
        init(_ value: Value, key: ObjectIdentifier, bit: EnvironmentKeySet, next: Entry?) {
            self.value = value
            super.init(key: key, bit: bit, next: next)
        }
        override var valueType: Any.Type { Value.self }
        override func copy(before next: Entry?) -> Entry { TypedEntry(value, key: key, bit: bit, next: next) }
        override var text: String { "\(unsafeBitCast(key, to: Any.Type.self)) = \(value)" }
    }

    /// Collects the keys that are read.
    package final class ReadLog {
        package var keys: EnvironmentKeySet = 0
        package init() {}
    }

    var first: Entry?
    package var log: ReadLog?

    /// Creates an environment in which every key has its default value.
    public init() {}

    /// The value of `key`: the innermost one that was set, or the key's default value.
    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get {
            // Not `stored(key) ?? …`, which would look up the type of the optional.
            guard let entry = innermost(ObjectIdentifier(key)) else { return Key.defaultValue }
            return unsafeDowncast(entry, to: TypedEntry<Key.Value>.self).value
        }
        set {
            let id = ObjectIdentifier(key)
            first = TypedEntry(newValue, key: id, bit: EnvironmentKeyRegistry.bit(of: id), next: first)
        }
    }

    /// The value that is set for a key; nil for the default one.
    func stored<Key: EnvironmentKey>(_ key: Key.Type) -> Key.Value? {
        innermost(ObjectIdentifier(key)).map { unsafeDowncast($0, to: TypedEntry<Key.Value>.self).value }
    }

    /// The innermost entry of a key, which counts as read.
    @inline(__always) private func innermost(_ key: ObjectIdentifier) -> Entry? {
        if let log { log.keys |= EnvironmentKeyRegistry.bit(of: key) }
        var entry = first
        while let candidate = entry, candidate.key != key { entry = candidate.next }
        return entry
    }

    /// The object that `make` computes from these values, cached in their first entry and thus shared by all readers of
    /// the same environment. There is only one such object, mainly for text views.
    package func derived<Derived: AnyObject>(_ make: (EnvironmentValues) -> Derived) -> Derived {
        if let known = first?.derived { return unsafeDowncast(known, to: Derived.self) }
        let new = make(self)
        first?.derived = new
        return new
    }

    /// Whether both begin with the same entry: then all values are equal.
    package func isIdentical(to other: EnvironmentValues) -> Bool { first === other.first }

    /// The keys that were set on top of `base`.
    package func keysSet(on base: EnvironmentValues) -> EnvironmentKeySet {
        var keys: EnvironmentKeySet = 0
        var entry = first
        while let candidate = entry, candidate !== base.first {
            keys |= candidate.bit
            entry = candidate.next
        }
        return keys
    }

    /// Removes hidden values if there are many, so that a window whose scale changes repeatedly
    /// does not accumulate them.
    mutating func dropHidden() {
        var entries: [Entry] = []
        var entry = first
        while let candidate = entry {
            entries.append(candidate)
            entry = candidate.next
        }
        guard entries.count > 64 else { return }
        var seen = Set<ObjectIdentifier>()
        let visible = entries.filter { seen.insert($0.key).inserted }
        first = visible.reversed().reduce(nil) { $1.copy(before: $0) }
    }

    /// Whether every entry on top of `base` has a value of `type`.
    func holdsOnly(_ type: Any.Type, on base: EnvironmentValues) -> Bool {
        var entry = first
        while let candidate = entry, candidate !== base.first {
            if candidate.valueType != type { return false }
            entry = candidate.next
        }
        return true
    }

    /// The values that were set, innermost first.
    public var description: String {
        var parts: [String] = []
        var entry = first
        while let candidate = entry {
            parts.append(candidate.text)
            entry = candidate.next
        }
        return "[" + parts.joined(separator: ", ") + "]"
    }
}

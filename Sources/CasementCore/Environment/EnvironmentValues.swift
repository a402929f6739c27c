import Foundation

/// The values that flow down the view tree, by key.
///
/// A persistent list: setting a value puts an entry in front of the inherited ones and costs the same however many
/// there are, and two environments are the same when they start at the same entry.
public struct EnvironmentValues: CustomStringConvertible {
    /// One value that was set, in front of what was inherited.
    class Entry {
        let key: ObjectIdentifier
        let next: Entry?
        let bit: EnvironmentKeySet
        /// What was worked out of all that holds from here on; see `EnvironmentValues.derived`.
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

    final class TypedEntry<Key: EnvironmentKey>: Entry {
        let value: Key.Value
        init(_ value: Key.Value, bit: EnvironmentKeySet, next: Entry?) {
            self.value = value
            super.init(key: ObjectIdentifier(Key.self), bit: bit, next: next)
        }
        override var valueType: Any.Type { Key.Value.self }
        override func copy(before next: Entry?) -> Entry { TypedEntry(value, bit: bit, next: next) }
        override var text: String { "\(Key.self) = \(value)" }
    }

    /// Collects the keys that were read, where somebody wants to know.
    package final class ReadLog {
        package var keys: EnvironmentKeySet = 0
        package init() {}
    }

    var first: Entry?
    package var log: ReadLog?

    /// An environment in which every key has its default.
    public init() {}

    /// The value of `key`: the innermost that was set, or the key's default.
    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get {
            let id = ObjectIdentifier(key)
            if let log { log.keys |= EnvironmentKeyRegistry.bit(of: id) }
            var entry = first
            while let candidate = entry {
                if candidate.key == id { return unsafeDowncast(candidate, to: TypedEntry<Key>.self).value }
                entry = candidate.next
            }
            return Key.defaultValue
        }
        set {
            first = TypedEntry<Key>(newValue, bit: EnvironmentKeyRegistry.bit(of: ObjectIdentifier(key)), next: first)
        }
    }

    /// What `make` works out of these values, kept where they begin: it is made once for all who see the same environment. There is
    /// one such thing, of which the views of texts are most in need.
    package func derived<Derived: AnyObject>(_ make: (EnvironmentValues) -> Derived) -> Derived {
        if let known = first?.derived { return unsafeDowncast(known, to: Derived.self) }
        let new = make(self)
        first?.derived = new
        return new
    }

    /// Whether both start at the same entry: then every value is the same.
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

    /// Forgets values that later ones hide, where they have become many: a window whose scale changes for ever must not keep all.
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

    /// Whether every entry on top of `base` holds a whole value of `type`.
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

/// A value that flows up the view tree: views set it, and an ancestor reads the values of all its descendants, reduced
/// to one.
///
///     struct TitleKey: PreferenceKey {
///         static var defaultValue: String? { nil }
///         static func reduce(value: inout String?, nextValue: () -> String?) { value = value ?? nextValue() }
///     }
public protocol PreferenceKey {
    /// The type of the preference's value.
    associatedtype Value

    /// The value if no view sets one.
    static var defaultValue: Value { get }

    /// Combines the value of the views so far, in view order, with that of the next one. It is called only for views
    /// that set the preference; `nextValue` need not be called if the result does not depend on it.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    /// Nil, unless the key defines another default.
    public static var defaultValue: Value { nil }
}

/// The bits of preference keys in a `PreferenceKeySet`.
enum PreferenceKeyRegistry {
    private static let bits = KeyBits()
    static func bit<Key: PreferenceKey>(of key: Key.Type) -> PreferenceKeySet { bits.bit(of: ObjectIdentifier(key)) }
}

/// Reduces the values of one key.
final class PreferenceReduction<Key: PreferenceKey>: PreferenceCollector {
    /// Nil until the first value is collected.
    private(set) var value: Key.Value?

    convenience init() {
        self.init(key: ObjectIdentifier(Key.self), bit: PreferenceKeyRegistry.bit(of: Key.self))
    }

    override func collect(_ rows: ContiguousArray<_Node>, keeping kept: inout PreferenceRows?) {
        guard rows.count > ReducedRows<Key>.few else { return super.collect(rows, keeping: &kept) }
        let reduced = kept.map { unsafeDowncast($0, to: ReducedRows<Key>.self) } ?? ReducedRows(rows)
        kept = reduced
        if let value = reduced.value(of: rows) { take(value) }
    }

    func take(_ next: Key.Value) {
        guard var value else {
            self.value = next
            return
        }
        // Only one reference while it grows, or every append to an array would copy it.
        self.value = nil
        Key.reduce(value: &value) { next }
        self.value = value
    }
}

extension PreferenceCollector {
    /// This collector as a reduction of `key`, or nil if it collects another key.
    final func reduction<Key: PreferenceKey>(of key: Key.Type) -> PreferenceReduction<Key>? {
        self.key == ObjectIdentifier(key) ? unsafeDowncast(self, to: PreferenceReduction<Key>.self) : nil
    }
}

extension _Node {
    /// The value that this node and its descendants set; nil if none does.
    final func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
        let reduction = PreferenceReduction<Key>()
        collectPreferences(reduction)
        return reduction.value
    }
}

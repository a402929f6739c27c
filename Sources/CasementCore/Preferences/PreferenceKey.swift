/// A value that flows up the view tree: views set it, whoever stands above reads what all views below it have set, reduced to one.
///
///     struct TitleKey: PreferenceKey {
///         static var defaultValue: String? { nil }
///         static func reduce(value: inout String?, nextValue: () -> String?) { value = value ?? nextValue() }
///     }
public protocol PreferenceKey {
    associatedtype Value

    /// The value where no view sets any.
    static var defaultValue: Value { get }

    /// Combines the value of the views so far, in view order, with that of the next one. It is called for views that set the
    /// preference only; `nextValue` need not be called where the result does not depend on it.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    /// Nothing, unless the key says otherwise.
    public static var defaultValue: Value { nil }
}

/// The bits of the preferences' keys.
enum PreferenceKeyRegistry {
    private static let bits = KeyBits()
    static func bit<Key: PreferenceKey>(of key: Key.Type) -> PreferenceKeySet { bits.bit(of: ObjectIdentifier(key)) }
}

/// Reduces the values of one key.
final class PreferenceReduction<Key: PreferenceKey>: PreferenceCollector {
    /// Nil until the first value comes.
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
        // Not held twice while it grows, or every append to an array would copy it.
        self.value = nil
        Key.reduce(value: &value) { next }
        self.value = value
    }
}

extension PreferenceCollector {
    /// The reduction that this is, where it is of `key`.
    final func reduction<Key: PreferenceKey>(of key: Key.Type) -> PreferenceReduction<Key>? {
        self.key == ObjectIdentifier(key) ? unsafeDowncast(self, to: PreferenceReduction<Key>.self) : nil
    }
}

extension _Node {
    /// The value that the views from here on set; nil where none does.
    final func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
        let reduction = PreferenceReduction<Key>()
        collectPreferences(reduction)
        return reduction.value
    }
}

import Foundation

/// A setting of the program: a value with a name that persists between launches and is shared by all views that read
/// it.
///
///     @AppStorage("showsHints") private var showsHints = true
///
/// Values are stored in `UserDefaults.standard`, which is a file named after the program in the user's configuration
/// folder (`$XDG_CONFIG_HOME` or `~/.config`), unless another store is specified here or by `defaultAppStorage(_:)`. If
/// there is no stored value, or it has another type, the value is the default specified here; that is not written until
/// the setting is set.
///
/// The supported types are `Bool`, `Int`, `Double`, `String`, `URL`, `Data`, `Date`, types with an `Int` or `String`
/// raw value, and optionals of these; nil means that no value is stored.
@propertyWrapper public struct AppStorage<Value> {
    private let key: String
    private let initial: Value
    private let coding: StorageCoding<Value>
    private let defaults: UserDefaults?
    private var location: StoredLocation<Value>?

    init(_ key: String, _ initial: Value, _ coding: StorageCoding<Value>, _ defaults: UserDefaults?) {
        (self.key, self.initial, self.coding, self.defaults) = (key, initial, coding, defaults)
    }

    /// The current value. A body that reads it depends on it. It can be read and set outside views too.
    @MainActor @preconcurrency public var wrappedValue: Value {
        get { connected.read() }
        nonmutating set { connected.write(newValue) }
    }

    /// A binding to the value.
    @MainActor @preconcurrency public var projectedValue: Binding<Value> { Binding(location: connected) }

    @MainActor private var connected: StoredLocation<Value> {
        location ?? makeLocation(in: defaults.map { ValueStore.of($0) } ?? .shared)
    }

    @MainActor private func makeLocation(in store: ValueStore) -> StoredLocation<Value> {
        StoredLocation(store, key, initial: initial, coding: coding)
    }
}

extension AppStorage: DynamicProperty, ConnectedProperty {
    package static func connect(_ pointer: UnsafeMutableRawPointer, to node: _Node, slot: Int, store: PropertyStore) {
        let property = pointer.assumingMemoryBound(to: AppStorage<Value>.self)
        let values: ValueStore
        if let defaults = property.pointee.defaults, defaults !== UserDefaults.standard {
            values = .of(defaults)
        } else {
            values = node.readEnvironment { $0.appStorage } ?? .shared
        }
        if let kept = store[slot] as? StoredLocation<Value>, kept.store === values,
            kept.entry.key == property.pointee.key
        {
            property.pointee.location = kept
        } else {
            property.pointee.location = property.pointee.makeLocation(in: values)
            store[slot] = property.pointee.location
        }
    }

    package static func isSameInput(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
        let old = old.assumingMemoryBound(to: AppStorage<Value>.self).pointee
        let new = new.assumingMemoryBound(to: AppStorage<Value>.self).pointee
        return old.key == new.key && old.defaults === new.defaults
    }

    package static func isAffected(_ pointer: UnsafeRawPointer, by record: ChangeRecord) -> Bool {
        pointer.assumingMemoryBound(to: AppStorage<Value>.self).pointee.location?.isAffected(by: record) ?? false
    }
}

extension AppStorage {
    /// Creates a setting with its default, used if no value is stored under `key`.
    @_disfavoredOverload public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: _StorableValue { self.init(key, wrappedValue, .plain, store) }

    /// Creates a setting of a type with an integer raw value.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == Int { self.init(key, wrappedValue, .raw, store) }

    /// Creates a setting of a type with a string raw value.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String { self.init(key, wrappedValue, .raw, store) }

    /// Creates a setting that is nil if no value is stored under `key`.
    @_disfavoredOverload public init<Wrapped: _StorableValue>(_ key: String, store: UserDefaults? = nil)
    where Value == Wrapped? { self.init(key, nil, .plain, store) }

    /// Creates a setting of a type with an integer raw value, nil if no value is stored under `key`.
    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R.RawValue == Int { self.init(key, nil, .optionalRaw(), store) }

    /// Creates a setting of a type with a string raw value, nil if no value is stored under `key`.
    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R.RawValue == String { self.init(key, nil, .optionalRaw(), store) }
}

private struct AppStorageKey: EnvironmentKey { static var defaultValue: ValueStore? { nil } }

extension EnvironmentValues {
    /// The store of `AppStorage`; nil for the program's settings.
    package var appStorage: ValueStore? {
        get { self[AppStorageKey.self] }
        set { self[AppStorageKey.self] = newValue }
    }
}

import Foundation

/// A setting of the program: a value under a name that survives the program, and that all views which read it share.
///
///     @AppStorage("showsHints") private var showsHints = true
///
/// Values are kept in `UserDefaults.standard`, which is a file named after the program in the user's configuration folder
/// (`$XDG_CONFIG_HOME` or `~/.config`), unless another store is given here or by `defaultAppStorage(_:)`. Where nothing, or nothing of
/// the right type, is kept, the value is the one given here; it is not written before it is set.
///
/// The types that can be kept are `Bool`, `Int`, `Double`, `String`, `URL`, `Data`, `Date`, types represented by an `Int` or a
/// `String`, and optionals of these, where nil is nothing kept.
@propertyWrapper public struct AppStorage<Value> {
    private let key: String
    private let initial: Value
    private let coding: StorageCoding<Value>
    private let defaults: UserDefaults?
    private var location: StoredLocation<Value>?

    init(_ key: String, _ initial: Value, _ coding: StorageCoding<Value>, _ defaults: UserDefaults?) {
        (self.key, self.initial, self.coding, self.defaults) = (key, initial, coding, defaults)
    }

    /// The present value. Reading it in a body makes the body depend on it. It can be read and set outside of views too.
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
        if let kept = store.slots[slot] as? StoredLocation<Value>, kept.store === values,
            kept.entry.key == property.pointee.key
        {
            property.pointee.location = kept
        } else {
            property.pointee.location = property.pointee.makeLocation(in: values)
            store.slots[slot] = property.pointee.location
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
    /// A setting with the value that it has while nothing is kept under `key`.
    @_disfavoredOverload public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: _StorableValue { self.init(key, wrappedValue, .plain, store) }

    /// A setting of a type that is represented by a number.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == Int { self.init(key, wrappedValue, .raw, store) }

    /// A setting of a type that is represented by a string.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String { self.init(key, wrappedValue, .raw, store) }

    /// A setting that is nil while nothing is kept under `key`.
    @_disfavoredOverload public init<Wrapped: _StorableValue>(_ key: String, store: UserDefaults? = nil)
    where Value == Wrapped? { self.init(key, nil, .plain, store) }

    /// A setting of a type that is represented by a number, nil while nothing is kept under `key`.
    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R.RawValue == Int { self.init(key, nil, .optionalRaw(), store) }

    /// A setting of a type that is represented by a string, nil while nothing is kept under `key`.
    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R.RawValue == String { self.init(key, nil, .optionalRaw(), store) }
}

private struct AppStorageKey: EnvironmentKey { static var defaultValue: ValueStore? { nil } }

extension EnvironmentValues {
    /// Where `AppStorage` keeps its values; nil is the program's settings.
    package var appStorage: ValueStore? {
        get { self[AppStorageKey.self] }
        set { self[AppStorageKey.self] = newValue }
    }
}

import Foundation

/// A value that belongs to a window and is restored at the next launch of the program, such as the selected tab or a
/// draft.
///
///     @SceneStorage("tab") private var tab = 0
///
/// It supports the same types as `AppStorage`. Windows have separate values. They are state, not settings, and are
/// stored in a file named after the program in `$XDG_STATE_HOME` or `~/.local/state`.
@propertyWrapper public struct SceneStorage<Value> {
    private let key: String
    private let initial: Value
    private let coding: StorageCoding<Value>
    private var location: StoredLocation<Value>?

    init(_ key: String, _ initial: Value, _ coding: StorageCoding<Value>) {
        (self.key, self.initial, self.coding) = (key, initial, coding)
    }

    /// The current value. A body that reads it depends on it. Before the view is part of a window it is the initial
    /// value, and setting it does nothing.
    @MainActor @preconcurrency public var wrappedValue: Value {
        get { location?.read() ?? initial }
        nonmutating set { location?.write(newValue) }
    }

    /// A binding to the value.
    @MainActor @preconcurrency public var projectedValue: Binding<Value> {
        location.map { Binding(location: $0) } ?? .constant(initial)
    }
}

extension SceneStorage: DynamicProperty, ConnectedProperty {
    package static func connect(_ pointer: UnsafeMutableRawPointer, to node: _Node, slot: Int, store: PropertyStore) {
        let property = pointer.assumingMemoryBound(to: SceneStorage<Value>.self)
        let scene = node.readEnvironment { $0.sceneStorage }
        let key = scene.prefix + property.pointee.key
        if let kept = store[slot] as? StoredLocation<Value>, kept.store === scene.store, kept.entry.key == key {
            property.pointee.location = kept
        } else {
            property.pointee.location = StoredLocation(
                scene.store, key, initial: property.pointee.initial, coding: property.pointee.coding)
            store[slot] = property.pointee.location
        }
    }

    package static func isSameInput(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
        old.assumingMemoryBound(to: SceneStorage<Value>.self).pointee.key
            == new.assumingMemoryBound(to: SceneStorage<Value>.self).pointee.key
    }

    package static func isAffected(_ pointer: UnsafeRawPointer, by record: ChangeRecord) -> Bool {
        pointer.assumingMemoryBound(to: SceneStorage<Value>.self).pointee.location?.isAffected(by: record) ?? false
    }
}

extension SceneStorage {
    /// Creates a value of the window with its default, used if no value is stored under `key`.
    @_disfavoredOverload public init(wrappedValue: Value, _ key: String) where Value: _StorableValue {
        self.init(key, wrappedValue, .plain)
    }

    /// Creates a value of a type with an integer raw value.
    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
        self.init(key, wrappedValue, .raw)
    }

    /// Creates a value of a type with a string raw value.
    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
        self.init(key, wrappedValue, .raw)
    }

    /// Creates a value that is nil if no value is stored under `key`.
    @_disfavoredOverload public init<Wrapped: _StorableValue>(_ key: String) where Value == Wrapped? {
        self.init(key, nil, .plain)
    }

    /// Creates a value of a type with an integer raw value, nil if no value is stored under `key`.
    public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int {
        self.init(key, nil, .optionalRaw())
    }

    /// Creates a value of a type with a string raw value, nil if no value is stored under `key`.
    public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String {
        self.init(key, nil, .optionalRaw())
    }
}

/// The storage of a window's values: a store that windows share, with names that begin with the window's own.
package struct SceneStore {
    package let store: ValueStore
    package let prefix: String

    package init(_ store: ValueStore, prefix: String = "") { (self.store, self.prefix) = (store, prefix) }

    /// The default if no window provides a store: in memory.
    @MainActor fileprivate static let standIn = SceneStore(ValueStore(MemoryBackend()))
}

private struct SceneStorageKey: EnvironmentKey { static var defaultValue: SceneStore? { nil } }

extension EnvironmentValues {
    /// The storage of `SceneStorage` values.
    @MainActor package var sceneStorage: SceneStore {
        get { self[SceneStorageKey.self] ?? .standIn }
        set { self[SceneStorageKey.self] = newValue }
    }
}

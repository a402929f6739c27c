import Foundation

/// Storage for named values beyond the views that show them: in memory, in `UserDefaults`, in a file.
@MainActor package protocol StorageBackend: AnyObject {
    func value(forKey key: String) -> Any?
    /// Stores a property-list value; nil removes it.
    func set(_ value: Any?, forKey key: String)
    /// Writes the values set since the last save.
    func save()
    /// The names of all values.
    var keys: [String] { get }
    /// Whether values may change without being set here.
    var canChangeElsewhere: Bool { get }
}

/// Stores values in memory, as long as it exists.
package final class MemoryBackend: StorageBackend {
    private var values: [String: Any] = [:]
    package init() {}
    package func value(forKey key: String) -> Any? { values[key] }
    package func set(_ value: Any?, forKey key: String) { values[key] = value }
    package func save() {}
    package var keys: [String] { Array(values.keys) }
    package var canChangeElsewhere: Bool { false }
}

/// Stores values in a `UserDefaults`.
package final class DefaultsBackend: StorageBackend {
    private let defaults: UserDefaults
    package init(_ defaults: UserDefaults) { self.defaults = defaults }
    package func value(forKey key: String) -> Any? { defaults.object(forKey: key) }
    package func set(_ value: Any?, forKey key: String) {
        if let value { defaults.set(value, forKey: key) } else { defaults.removeObject(forKey: key) }
    }
    package func save() { defaults.synchronize() }
    package var keys: [String] { Array(defaults.dictionaryRepresentation().keys) }
    package var canChangeElsewhere: Bool { true }
}

/// Named values that outlive views, with the views that read them: all views that show a key are updated together, and
/// no others.
@MainActor package final class ValueStore {
    /// One key's value.
    final class Entry {
        let key: String
        let changes = DependencySource()
        fileprivate(set) var value: Any?
        /// Increases with every change of the value.
        fileprivate(set) var version = 0

        fileprivate init(key: String, value: Any?) { (self.key, self.value) = (key, value) }
    }

    private let backend: any StorageBackend
    private var entries: [String: Entry] = [:]

    package init(_ backend: any StorageBackend) { self.backend = backend }

    func entry(_ key: String) -> Entry {
        if let entry = entries[key] { return entry }
        let entry = Entry(key: key, value: backend.value(forKey: key))
        entries[key] = entry
        if backend.canChangeElsewhere, !Self.watched.contains(where: { $0.store === self }) {
            Self.watched.append(Watched(store: self))
        }
        return entry
    }

    func set(_ value: Any?, for entry: Entry) {
        backend.set(value, forKey: entry.key)
        change(entry, to: value)
        if !Self.unsaved.contains(where: { $0 === self }) { Self.unsaved.append(self) }
        Self.onUnsaved?()
    }

    // MARK: Values that no view reads

    package func value(forKey key: String) -> Any? { entry(key).value }

    package func set(_ value: Any?, forKey key: String) { set(value, for: entry(key)) }

    /// Removes all values whose names begin with a prefix, and the memory of those who read them.
    package func removeValues(withPrefix prefix: String) {
        for key in backend.keys where key.hasPrefix(prefix) { set(nil, forKey: key) }
        entries = entries.filter { !$0.key.hasPrefix(prefix) }
    }

    private func change(_ entry: Entry, to value: Any?) {
        entry.value = value
        entry.version += 1
        entry.changes.noteChange("stored value \(entry.key)")
    }

    private func checkForChanges() {
        for entry in entries.values {
            let value = backend.value(forKey: entry.key)
            if value.flatMap(StoredValue.init) != entry.value.flatMap(StoredValue.init) { change(entry, to: value) }
        }
    }

    // MARK: All stores

    /// The program's settings. In memory unless a starting app sets another store, so that tests leave nothing on disk.
    package static var shared = ValueStore(MemoryBackend())

    private static var ofDefaults: [ObjectIdentifier: ValueStore] = [:]

    /// Returns the store of a `UserDefaults`; the standard one is the program's settings.
    package static func of(_ defaults: UserDefaults) -> ValueStore {
        if defaults === UserDefaults.standard { return shared }
        let id = ObjectIdentifier(defaults)
        if let store = ofDefaults[id] { return store }
        // The backend retains the object, so no other object can get its id.
        let store = ValueStore(DefaultsBackend(defaults))
        ofDefaults[id] = store
        return store
    }

    /// A store ends with the host of a test that it belongs to.
    private struct Watched { weak var store: ValueStore? }

    @exclusivity(unchecked) private static var watched: [Watched] = []
    private static var unsaved: [ValueStore] = []

    /// Called when a value was set that is not saved yet.
    package static var onUnsaved: (() -> Void)?

    /// Finds changes made without the stores, with `UserDefaults.set`: Foundation on Linux sends no notification.
    package static func checkForChanges() {
        guard !watched.isEmpty else { return }
        watched.removeAll { $0.store == nil }
        for watched in watched { watched.store?.checkForChanges() }
    }

    /// Saves the values set since the last call.
    package static func saveAll() {
        let stores = unsaved
        unsaved.removeAll()
        for store in stores { store.backend.save() }
    }
}

/// The value of a key in a store, decoded to a type of the program's.
final class StoredLocation<Value>: Location<Value> {
    let store: ValueStore
    let entry: ValueStore.Entry
    private let coding: StorageCoding<Value>
    private let initial: Value
    private var value: Value
    private var version: Int

    init(_ store: ValueStore, _ key: String, initial: Value, coding: StorageCoding<Value>) {
        self.store = store
        self.coding = coding
        self.initial = initial
        entry = store.entry(key)
        version = entry.version
        value = entry.value.flatMap(coding.decode) ?? initial
    }

    override func read() -> Value {
        entry.changes.noteRead()
        return peek()
    }

    override var source: DependencySource? { entry.changes }

    override func peek() -> Value {
        if version != entry.version {
            version = entry.version
            value = entry.value.flatMap(coding.decode) ?? initial
        }
        return value
    }

    override func write(_ value: Value) {
        let encoded = coding.encode(value)
        if entry.value.flatMap(StoredValue.init) == encoded.flatMap(StoredValue.init) { return }
        if let reader = ViewGraph.reader {
            return reader.graph.afterBody(of: reader, stateOf: AppStorage<Value>.self) { self.write(value) }
        }
        store.set(encoded, for: entry)
    }

    override func isSame(as other: Location<Value>) -> Bool {
        entry === (other as? StoredLocation<Value>)?.entry
    }
}

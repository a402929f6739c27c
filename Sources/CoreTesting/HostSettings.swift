import CasementCore
import Foundation

/// The settings of a host: what its views set, in memory, and what the program sets in `UserDefaults.standard` itself.
///
/// Views set their values there too, so that the program can read them; what the views of one host have set is nothing
/// to the next. Nothing is written to the disk.
package final class HostSettings: StorageBackend {
    /// What the views of any host have set last, by key: where `UserDefaults` has something else, the program set it.
    private static var setByViews: [String: StoredValue] = [:]
    private let defaults = UserDefaults.standard
    private var values: [String: Any] = [:]

    /// Code outside of views sets the same settings.
    private static let outside: Void = {
        ValueStore.shared = ValueStore(DefaultsBackend(.standard, isSaved: false))
    }()

    package init() { Self.outside }

    package func value(forKey key: String) -> Any? {
        let present = defaults.object(forKey: key)
        guard present.flatMap(StoredValue.init) != Self.setByViews[key] else { return values[key] }
        values[key] = nil
        Self.setByViews[key] = nil
        return present
    }

    package func set(_ value: Any?, forKey key: String) {
        values[key] = value
        if let value { defaults.set(value, forKey: key) } else { defaults.removeObject(forKey: key) }
        Self.setByViews[key] = value.flatMap(StoredValue.init)
    }

    package func save() {}
    package var keys: [String] { Array(values.keys) }
    package var canChangeElsewhere: Bool { true }
}

import CasementCore
import Foundation

/// The program's settings: the values of `UserDefaults.standard`, stored more safely than by Foundation on Linux.
///
/// Foundation reads `<configuration>/<program>.plist`, treats a damaged file as empty and overwrites it,
/// writes in place, and only on request. So this class reads the file before Foundation does, and writes
/// it in Foundation's place.
@MainActor final class SettingsBackend: StorageBackend {
    private let file: PropertyListFile
    private let defaults = UserDefaults.standard
    /// The saved values; nil before a value is first requested.
    private var saved: [String: Any]?

    init(_ file: PropertyListFile) { self.file = file }

    private func loadIfNeeded() {
        guard saved == nil else { return }
        let values = file.load()
        saved = values
        // Does nothing, unless Foundation looks for the file elsewhere.
        for (key, value) in values where defaults.object(forKey: key) == nil { defaults.set(value, forKey: key) }
    }

    func value(forKey key: String) -> Any? {
        loadIfNeeded()
        return defaults.object(forKey: key)
    }

    func set(_ value: Any?, forKey key: String) {
        loadIfNeeded()
        if let value { defaults.set(value, forKey: key) } else { defaults.removeObject(forKey: key) }
    }

    var keys: [String] {
        loadIfNeeded()
        return Array(defaults.dictionaryRepresentation().keys)
    }

    var canChangeElsewhere: Bool { true }

    func save() {
        loadIfNeeded()
        let (before, values) = (saved ?? [:], present)
        guard !isSame(values, before) else { return }
        saved = values
        file.finish()
        file.save(merge(values, before: before, into: file.load()))
    }

    /// Another instance of the program may have written the file meanwhile: only values that changed here are replaced.
    private func merge(_ values: [String: Any], before: [String: Any], into file: [String: Any]) -> [String: Any] {
        guard !file.isEmpty else { return values }
        var result = file
        for key in before.keys where values[key] == nil { result[key] = nil }
        for (key, value) in values where !(before[key].map { isSame($0, value) } ?? false) { result[key] = value }
        return result
    }

    func finish() { file.finish() }

    /// The values to save: all of `UserDefaults`, except unchanged values of the arguments, the registered defaults
    /// and the global settings.
    private var present: [String: Any] {
        var values = defaults.dictionaryRepresentation()
        let others = [
            defaults.volatileDomain(forName: UserDefaults.argumentDomain),
            defaults.volatileDomain(forName: UserDefaults.registrationDomain),
            defaults.persistentDomain(forName: UserDefaults.globalDomain) ?? [:],
        ]
        for (key, value) in values where saved?[key] == nil {
            if others.contains(where: { $0[key].map { isSame($0, value) } ?? false }) { values[key] = nil }
        }
        return values
    }

    private func isSame(_ left: Any, _ right: Any) -> Bool {
        if let left = StoredValue(left), let right = StoredValue(right) { return left == right }
        return (left as? NSObject)?.isEqual(right) ?? false
    }

    private func isSame(_ left: [String: Any], _ right: [String: Any]) -> Bool {
        left.count == right.count && left.allSatisfy { key, value in right[key].map { isSame(value, $0) } ?? false }
    }
}

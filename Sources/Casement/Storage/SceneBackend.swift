import CasementCore
import Foundation

/// The state of the program's windows, in a separate file.
@MainActor final class SceneBackend: StorageBackend {
    private let file: PropertyListFile
    private lazy var values = file.load()

    init(_ file: PropertyListFile) { self.file = file }

    func value(forKey key: String) -> Any? { values[key] }
    func set(_ value: Any?, forKey key: String) { values[key] = value }
    func save() { file.save(values) }
    var keys: [String] { Array(values.keys) }
    func finish() { file.finish() }
    var canChangeElsewhere: Bool { false }
}

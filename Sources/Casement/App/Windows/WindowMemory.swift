import CasementCore
import CasementSDL
import Foundation

/// The open windows, kept with the state of the windows: at the next launch they come back.
///
/// Nothing is kept where only the window is open that opens at launch anyway, with the frame that it gets anyway.
@MainActor package struct WindowMemory {
    /// A window that was open.
    package struct Record: Codable, Equatable {
        /// The name of its scene.
        var scene: String
        var number: Int
        /// The value that it presents, as JSON; nil if it presents none.
        var value: String?
        /// Nil where it has the one that a new window gets.
        var frame: KeptFrame?
    }

    private let store: ValueStore
    /// The names of stored values begin with that of a scene and a slash: none is this.
    private static let key = "windows"

    package init(_ store: ValueStore) { self.store = store }

    /// The windows of the last launch, from back to front.
    package var records: [Record] {
        guard let text = store.value(forKey: Self.key) as? String else { return [] }
        do {
            return try JSONDecoder().decode([Record].self, from: Data(text.utf8))
        } catch {
            RuntimeWarning.issue("The list of windows that were open last cannot be read. They are not opened again.")
            return []
        }
    }

    /// Keeps which windows are open, from front to back. `first` is the scene that opens at launch.
    func keep(_ windows: [AppWindow], first: WindowDescription?) {
        let records = windows.reversed().filter(\.scene.isRestored).map {
            Record(
                scene: $0.scene.storageName, number: $0.number, value: $0.value.encoded, frame: $0.keptFrame)
        }
        let isUsual = records == [Record(scene: first?.storageName ?? "", number: 0)]
        let text =
            isUsual || records.isEmpty ? nil : try? String(decoding: JSONEncoder().encode(records), as: UTF8.self)
        if text != store.value(forKey: Self.key) as? String { store.set(text, forKey: Self.key) }
    }

    /// Forgets the `SceneStorage` of a window that the user has closed.
    func forget(_ window: AppWindow) { store.removeValues(withPrefix: window.storagePrefix) }
}

extension WindowValue {
    fileprivate var encoded: String? {
        guard let value = value?.base as? any Encodable, let data = try? JSONEncoder().encode(value) else { return nil }
        return String(decoding: data, as: UTF8.self)
    }
}

extension WindowDescription {
    /// The value that a window presented at the last launch. Nil if the program reads it no more.
    func value(from text: String) -> AnyHashable? {
        func decode<Value: Codable & Hashable>(_ type: Value.Type) -> AnyHashable? {
            (try? JSONDecoder().decode(type, from: Data(text.utf8))).map { AnyHashable($0) }
        }
        return valueType.flatMap { decode($0) }
    }
}

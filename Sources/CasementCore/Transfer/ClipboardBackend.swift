import Foundation
import Observation

/// Where copied items are: in memory, or on the desktop.
@MainActor package protocol ClipboardBackend: AnyObject, Sendable {
    /// The items that were copied last, by any program. Another program's data is requested when it is read.
    var items: [TransferItem] { get }
    /// The types of the items, as far as they are known without asking another program. A body that reads this runs
    /// again when they change.
    var knownTypes: [UTType] { get }
    /// Increases when any program copies.
    var changeCount: Int { get }
    /// Whether this program copied last, or emptied the clipboard.
    var isOwn: Bool { get }
    /// Replaces the items: by new ones, or by the same with more data.
    func put(_ items: [TransferItem], isNew: Bool)
    /// The text that was copied last, by any program; nil if there is none.
    var text: String? { get set }
    /// The primary selection, which the middle button pastes, on desktops that have one.
    var selectedText: String? { get set }
}

extension ClipboardBackend {
    /// Copies items. Data that has to be loaded is available a moment later. False if there are none.
    package func copy(_ items: [TransferItem]) -> Bool {
        guard !items.isEmpty else { return false }
        // Texts are one text, as a text editor would copy them.
        let isText = items.allSatisfy(\.isPlainText)
        let items = isText ? DesktopFormats.text(of: items).map { [TransferItem($0)] } ?? [] : items
        put(items.map { $0.promised() }, isNew: true)
        return true
    }

    /// The data of a type, or of a conforming one; nil if there is none, or it has to be loaded.
    package func data(of type: UTType) -> Data? {
        for item in items { if let data = item.data(of: type) { return data } }
        return nil
    }

    package func contains(_ type: UTType) -> Bool { knownTypes.contains { $0.conforms(to: type) } }

    package func contains<Value: Transferable>(_ type: Value.Type) -> Bool {
        TransferItem(offers: knownTypes.map { TransferItem.Offer(type: $0, data: { nil }) }).fits(type)
    }
}

/// A clipboard in memory, for windows without a desktop.
@MainActor @Observable package final class MemoryClipboard: ClipboardBackend {
    package private(set) var items: [TransferItem] = []
    package private(set) var changeCount = 0
    package var selectedText: String?
    package nonisolated init() {}

    package var knownTypes: [UTType] { items.flatMap(\.types) }
    package var isOwn: Bool { true }

    package func put(_ items: [TransferItem], isNew: Bool) {
        self.items = items
        if isNew { changeCount += 1 }
    }

    package var text: String? {
        get { DesktopFormats.text(of: items).flatMap { $0.isEmpty ? nil : $0 } }
        set { put(newValue.flatMap { $0.isEmpty ? nil : [TransferItem($0)] } ?? [], isNew: true) }
    }
}

/// The clipboard of code that has no environment: the desktop's, and in tests that of the window that ran last.
@MainActor package enum GeneralClipboard { package static var backend: any ClipboardBackend = MemoryClipboard() }

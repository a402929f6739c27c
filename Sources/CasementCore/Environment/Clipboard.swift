import Foundation

/// The desktop's clipboard, for code that copies and pastes outside of `copyable` and `pasteDestination`.
///
///     @Environment(\.clipboard) private var clipboard
///
///     Button("Copy") { clipboard.copy(card) }
///     Button("Paste") { Task { cards += try await clipboard.paste(Card.self) } }
///         .disabled(!clipboard.contains(Card.self))
///
/// A value is copied in all of its representations, best first, so that each program takes the one that it knows.
/// Other programs' data is transferred when it is pasted.
@MainActor public struct Clipboard {
    package let backend: any ClipboardBackend

    package init(_ backend: any ClipboardBackend) { self.backend = backend }

    // MARK: Copying

    /// Copies a value.
    public func copy<Value: Transferable>(_ value: Value) { copy([value]) }

    /// Copies several values. Other programs get their files as one list, and their texts one per line.
    public func copy<Value: Transferable>(_ values: [Value]) { _ = backend.copy(values.map { TransferItem($0) }) }

    /// Copies one item as data of several types, the best first.
    ///
    ///     clipboard.copy(representations: [.html: Data("<b>bold</b>".utf8), .utf8PlainText: Data("bold".utf8)])
    public func copy(representations: KeyValuePairs<UTType, Data>) {
        _ = backend.copy([
            TransferItem(offers: representations.map { type, data in TransferItem.Offer(type: type, data: { data }) })
        ])
    }

    /// Empties the clipboard.
    public func clear() { backend.put([], isNew: true) }

    // MARK: Pasting

    /// The text on the clipboard; nil if there is none. Invalid UTF-8 in it is replaced by U+FFFD. Setting it copies
    /// a text.
    public var text: String? {
        get { backend.text }
        nonmutating set { backend.text = newValue }
    }

    /// The types of data on the clipboard, in order of preference. A view that reads this, or `contains`, is updated
    /// when they change.
    public var types: [UTType] { backend.knownTypes }

    /// Whether the clipboard has data of a type, or of one that conforms to it.
    public func contains(_ type: UTType) -> Bool { backend.contains(type) }

    /// Whether the clipboard has values of a type, or data that can be read as one.
    public func contains<Value: Transferable>(_ type: Value.Type) -> Bool { backend.contains(type) }

    /// The values of a type on the clipboard; empty if there are none. It throws if their data cannot be read.
    public func paste<Value: Transferable>(_ type: Value.Type) async throws -> [Value] {
        var values: [Value] = []
        for item in backend.items where item.fits(type) { values.append(try await item.load(type)) }
        return values
    }

    /// The data of a type, or of one that conforms to it; nil if there is none, or its program does not provide it.
    public func data(for type: UTType) -> Data? { backend.data(of: type) }

    /// A number that changes when any program copies.
    public var changeCount: Int { backend.changeCount }
}

private struct ClipboardKey: EnvironmentKey {
    static let defaultValue: any ClipboardBackend = MemoryClipboard()
}

extension EnvironmentValues {
    package var clipboardBackend: any ClipboardBackend {
        get { self[ClipboardKey.self] }
        set { self[ClipboardKey.self] = newValue }
    }

    /// The desktop's clipboard; in tests one in memory, of each window its own.
    @MainActor public var clipboard: Clipboard { Clipboard(clipboardBackend) }
}

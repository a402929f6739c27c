import Foundation

extension View {
    private func onClipboard(
        _ command: KeyCommand, _ action: @escaping (any ClipboardBackend) -> Bool
    ) -> some View { modifier(_KeyModifier(kind: .clipboardCommand(command, action))) }

    /// Sets the values that Control-C copies while this view has focus, in all of their representations. Texts are
    /// copied as one, with a line each. Nothing is copied if there are none.
    public func copyable<T: Transferable>(_ payload: @autoclosure @escaping () -> [T]) -> some View {
        onClipboard(.copy) { $0.copy(payload().map { TransferItem($0) }) }
    }

    /// Sets the action of Control-X while this view has focus; it removes the values and returns them to be copied.
    public func cuttable<T: Transferable>(for payloadType: T.Type = T.self, action: @escaping () -> [T]) -> some View {
        onClipboard(.cut) { $0.copy(action().map { TransferItem($0) }) }
    }

    /// Accepts values that Control-V pastes while this view has focus, if the clipboard has values or data of the type.
    ///
    /// - Parameters:
    ///   - action: runs with the pasted values.
    ///   - validator: may remove some of the values; if it returns none, nothing is pasted.
    public func pasteDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void,
        validator: @escaping ([T]) -> [T] = { $0 }
    ) -> some View {
        onClipboard(.paste) { clipboard in
            clipboard.paste(payloadType) { values in
                let valid = validator(values)
                if !valid.isEmpty { action(valid) }
            }
        }
    }

    /// Sets the values that Control-C copies while this view has focus, as item providers (older
    /// API); nil copies nothing.
    public func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
        onClipboard(.copy) { clipboard in
            guard let payloadAction else { return false }
            return clipboard.copy(payloadAction().map(\.item))
        }
    }

    /// Sets the values that Control-X copies while this view has focus, as item providers (older
    /// API); nil copies nothing.
    public func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
        onClipboard(.cut) { clipboard in
            guard let payloadAction else { return false }
            return clipboard.copy(payloadAction().map(\.item))
        }
    }

    /// Accepts values that Control-V pastes while this view has focus, as item providers (older API), one for each item
    /// with data of one of the types.
    public func onPasteCommand(
        of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void
    ) -> some View {
        onClipboard(.paste) { $0.paste(of: supportedContentTypes, to: payloadAction) }
    }
}

extension ClipboardBackend {
    /// Delivers the clipboard's values of a type: immediately if they are available, otherwise once they have been
    /// loaded. False if there are none.
    package func paste<Value: Transferable>(
        _ type: Value.Type, to action: @escaping @MainActor ([Value]) -> Void
    ) -> Bool {
        let items = items.filter { $0.fits(type) }
        guard !items.isEmpty else { return false }
        let values = items.compactMap { $0.value(as: type) }
        if values.count == items.count {
            action(values)
            return true
        }
        Task {
            var values: [Value] = []
            for item in items {
                do {
                    values.append(try await item.load(type))
                } catch {
                    RuntimeWarning.issue("What was pasted could not be read as \(Value.self): \(error)")
                }
            }
            if !values.isEmpty { action(values) }
        }
        return true
    }

    /// Delivers the clipboard's items with data of one of the types; otherwise returns false.
    package func paste(of types: [UTType], to action: ([NSItemProvider]) -> Void) -> Bool {
        let items = items.filter { item in types.contains { item.conforms(to: $0) } }
        guard !items.isEmpty else { return false }
        action(items.map { NSItemProvider($0) })
        return true
    }
}

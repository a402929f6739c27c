import Foundation

extension View {
    private func onClipboard(
        _ action: @escaping (KeyCommand, any Clipboard) -> Bool
    ) -> some View { modifier(_KeyModifier(kind: .clipboardCommand(action))) }

    /// Sets the values that Control-C copies while this view has focus: texts, or the text representations of values,
    /// one per line. Nothing is copied if there are none.
    public func copyable<T: Transferable>(_ payload: @autoclosure @escaping () -> [T]) -> some View {
        onClipboard { command, clipboard in command == .copy && clipboard.copy(payload().map { TransferItem($0) }) }
    }

    /// Sets the action of Control-X while this view has focus; it removes the values and returns them to be copied.
    public func cuttable<T: Transferable>(for payloadType: T.Type = T.self, action: @escaping () -> [T]) -> some View {
        onClipboard { command, clipboard in command == .cut && clipboard.copy(action().map { TransferItem($0) }) }
    }

    /// Accepts values that Control-V pastes while this view has focus, if the clipboard's text can
    /// be converted to the type.
    ///
    /// - Parameters:
    ///   - action: runs with the pasted values.
    ///   - validator: may remove some of the values; if it returns none, nothing is pasted.
    public func pasteDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void,
        validator: @escaping ([T]) -> [T] = { $0 }
    ) -> some View {
        onClipboard { command, clipboard in
            command == .paste
                && clipboard.paste(payloadType) { value in
                    let valid = validator([value])
                    if !valid.isEmpty { action(valid) }
                }
        }
    }

    /// Sets the values that Control-C copies while this view has focus, as item providers (older
    /// API); nil copies nothing.
    public func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
        onClipboard { command, clipboard in
            guard command == .copy, let payloadAction else { return false }
            return clipboard.copy(payloadAction().map(\.item))
        }
    }

    /// Sets the values that Control-X copies while this view has focus, as item providers (older
    /// API); nil copies nothing.
    public func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
        onClipboard { command, clipboard in
            guard command == .cut, let payloadAction else { return false }
            return clipboard.copy(payloadAction().map(\.item))
        }
    }

    /// Accepts values that Control-V pastes while this view has focus, as item providers (older API). The
    /// clipboard contains text.
    public func onPasteCommand(
        of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void
    ) -> some View {
        onClipboard { command, clipboard in
            command == .paste && clipboard.paste(of: supportedContentTypes, to: payloadAction)
        }
    }
}

extension TransferItem {
    /// Delivers the value: immediately if it is available, otherwise once it has been loaded. False if
    /// it does not have the type.
    @MainActor fileprivate func deliver<Value: Transferable>(
        _ type: Value.Type, to action: @escaping @MainActor (Value) -> Void
    ) -> Bool {
        guard fits(type) else { return false }
        if let value = value(as: type) {
            action(value)
            return true
        }
        Task {
            do { action(try await load(type)) } catch {
                RuntimeWarning.issue("What was pasted could not be read as \(Value.self): \(error)")
            }
        }
        return true
    }
}

extension Clipboard {
    /// Delivers the clipboard's content if it can be read as a type; otherwise returns false.
    package func paste<Value: Transferable>(
        _ type: Value.Type, to action: @escaping @MainActor (Value) -> Void
    ) -> Bool {
        text.map { TransferItem($0).deliver(type, to: action) } ?? false
    }

    /// Delivers the clipboard's content if it has one of the types; otherwise returns false.
    package func paste(of types: [UTType], to action: ([NSItemProvider]) -> Void) -> Bool {
        guard let item = text.map({ TransferItem($0) }), types.contains(where: { item.conforms(to: $0) })
        else { return false }
        action([NSItemProvider(item)])
        return true
    }

    /// Copies texts to the clipboard, one per line: immediately if they are available, otherwise once they have been
    /// loaded. False if there are none.
    fileprivate func copy(_ items: [TransferItem]) -> Bool {
        let items = items.filter { $0.fits(String.self) }
        guard !items.isEmpty else { return false }
        var lines: [String] = []
        for item in items { if let line = item.value(as: String.self) { lines.append(line) } }
        if lines.count == items.count {
            text = lines.joined(separator: "\n")
            return true
        }
        Task {
            var lines: [String] = []
            for item in items { if let line = try? await item.load(String.self) { lines.append(line) } }
            text = lines.joined(separator: "\n")
        }
        return true
    }
}

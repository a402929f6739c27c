import Foundation

extension View {
    private func onClipboard(
        _ action: @escaping (KeyCommand, any Clipboard) -> Bool
    ) -> ModifiedContent<Self, _KeyModifier> { modifier(_KeyModifier(kind: .clipboardCommand(action))) }

    /// What Control and C copies while the focus is in this view: texts, or what a text stands for, one a line. Nothing is copied where
    /// there is nothing.
    public func copyable<T: Transferable>(
        _ payload: @autoclosure @escaping () -> [T]
    ) -> ModifiedContent<Self, _KeyModifier> {
        onClipboard { command, clipboard in command == .copy && clipboard.copy(payload().map { TransferItem($0) }) }
    }

    /// What Control and X copies while the focus is in this view; the action takes it away, and gives back what it took.
    public func cuttable<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping () -> [T]
    ) -> ModifiedContent<Self, _KeyModifier> {
        onClipboard { command, clipboard in command == .cut && clipboard.copy(action().map { TransferItem($0) }) }
    }

    /// Takes what Control and V pastes while the focus is in this view, where the clipboard's text can become values of the type.
    ///
    /// - Parameters:
    ///   - action: runs with what is pasted.
    ///   - validator: may leave out some of the values; where it leaves none, nothing is pasted.
    public func pasteDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void,
        validator: @escaping ([T]) -> [T] = { $0 }
    ) -> ModifiedContent<Self, _KeyModifier> {
        onClipboard { command, clipboard in
            command == .paste
                && clipboard.paste(payloadType) { value in
                    let valid = validator([value])
                    if !valid.isEmpty { action(valid) }
                }
        }
    }

    /// What Control and C copies while the focus is in this view, by the older way of providers; nil is nothing.
    public func onCopyCommand(
        perform payloadAction: (() -> [NSItemProvider])?
    ) -> ModifiedContent<Self, _KeyModifier> {
        onClipboard { command, clipboard in
            guard command == .copy, let payloadAction else { return false }
            return clipboard.copy(payloadAction().map(\.item))
        }
    }

    /// What Control and X copies while the focus is in this view, by the older way of providers; nil is nothing.
    public func onCutCommand(
        perform payloadAction: (() -> [NSItemProvider])?
    ) -> ModifiedContent<Self, _KeyModifier> {
        onClipboard { command, clipboard in
            guard command == .cut, let payloadAction else { return false }
            return clipboard.copy(payloadAction().map(\.item))
        }
    }

    /// Takes what Control and V pastes while the focus is in this view, by the older way of providers. The clipboard has text.
    public func onPasteCommand(
        of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void
    ) -> ModifiedContent<Self, _KeyModifier> {
        onClipboard { command, clipboard in
            command == .paste && clipboard.paste(of: supportedContentTypes, to: payloadAction)
        }
    }
}

extension TransferItem {
    /// Hands the value over: at once where it is there, and otherwise when it has been made of the data. False where it does not fit.
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
    /// Hands over what was copied, where it can be read as a type; false where it cannot.
    package func paste<Value: Transferable>(
        _ type: Value.Type, to action: @escaping @MainActor (Value) -> Void
    ) -> Bool {
        text.map { TransferItem($0).deliver(type, to: action) } ?? false
    }

    /// Hands over what was copied, where it is of one of the kinds.
    package func paste(of types: [UTType], to action: ([NSItemProvider]) -> Void) -> Bool {
        guard let item = text.map({ TransferItem($0) }), types.contains(where: { item.conforms(to: $0) })
        else { return false }
        action([NSItemProvider(item)])
        return true
    }

    /// Puts texts into the clipboard, one a line: at once where they are there, and otherwise when they have been made. False where
    /// there are none.
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

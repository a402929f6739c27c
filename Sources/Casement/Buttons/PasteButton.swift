import CasementCore
import Foundation

/// A button that pastes the clipboard. It is disabled unless the clipboard has content of a requested type.
///
///     PasteButton(payloadType: String.self) { lines.append(contentsOf: $0) }
public struct PasteButton: View {
    private let paste: @MainActor (any ClipboardBackend) -> Void
    /// Whether the clipboard has content of a requested type.
    private let canPaste: @MainActor (any ClipboardBackend) -> Bool
    @Environment(\.clipboardBackend) private var clipboard

    /// A button that pastes content that can be read as values of a type.
    public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {
        paste = { _ = $0.paste(payloadType) { onPaste($0) } }
        canPaste = { $0.contains(payloadType) }
    }

    /// A button that pastes content of the given types through item providers (older form).
    public init(supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void) {
        paste = { _ = $0.paste(of: supportedContentTypes, to: payloadAction) }
        canPaste = { clipboard in supportedContentTypes.contains { clipboard.contains($0) } }
    }

    public var body: some View {
        Button {
            paste(clipboard)
        } label: {
            Label("Paste", systemImage: "doc.on.clipboard")
        }
        .disabled(!canPaste(clipboard))
    }

    public static var _isBuiltIn: Bool { true }
    public static var _viewCount: Int? { 1 }
}

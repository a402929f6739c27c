import CasementCore
import Foundation

/// A button that pastes the clipboard. It is disabled unless the clipboard has content of a requested type; the
/// clipboard holds only text.
///
///     PasteButton(payloadType: String.self) { lines.append(contentsOf: $0) }
public struct PasteButton: View {
    private let paste: @MainActor (any Clipboard) -> Void
    /// Whether text is of a requested type.
    private let takesText: Bool
    @Environment(\.clipboard) private var clipboard

    /// A button that pastes content that can be read as values of a type.
    public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {
        paste = { _ = $0.paste(payloadType) { onPaste([$0]) } }
        takesText = TransferItem("").fits(payloadType)
    }

    /// A button that pastes content of the given types through item providers (older form).
    public init(supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void) {
        paste = { _ = $0.paste(of: supportedContentTypes, to: payloadAction) }
        let text = TransferItem("")
        takesText = supportedContentTypes.contains { text.conforms(to: $0) }
    }

    public var body: some View {
        Button {
            paste(clipboard)
        } label: {
            Label("Paste", systemImage: "doc.on.clipboard")
        }
        .disabled(!takesText || !clipboard.hasText)
    }

    public static var _isBuiltIn: Bool { true }
    public static var _viewCount: Int? { 1 }
}

import CasementCore
import Foundation

/// What is shared: its items, and what is said about them.
@MainActor struct SharedItems {
    let items: [TransferItem]
    let exports: [FileExport]

    init<Items: Collection>(_ data: Items) where Items.Element: Transferable {
        items = data.map { TransferItem($0) }
        exports = data.map { .item($0, []) }
    }

    /// Whether there is something to write into a file: addresses in the web are only copied and sent.
    var hasFiles: Bool { items.contains { !$0.types.isEmpty && address(of: $0) == nil } }

    private func address(of item: TransferItem) -> URL? { item.value(as: URL.self).flatMap { $0.isFileURL ? nil : $0 } }

    /// A message with texts and addresses in its body, and everything else in files. What has no file yet gets one in
    /// the folder of temporary files, where the mail program finds it later too.
    func draft(subject: String, message: String) async throws -> MailDraft {
        var lines = message.isEmpty ? [] : [message]
        var files: [URL] = []
        for (item, export) in zip(items, exports) {
            if let file = item.file {
                files.append(file)
            } else if let address = address(of: item) {
                lines.append(address.absoluteString)
            } else if let text = item.value(as: String.self) {
                lines.append(text)
            } else if let type = export.types.first {
                files.append(try await export.write(to: place(of: export), as: type))
            }
        }
        return MailDraft(subject: subject, body: lines.joined(separator: "\n"), attachments: files)
    }

    private func place(of export: FileExport) throws -> FilePath {
        let folder = FileManager.default.temporaryDirectory.appending(path: "share-\(UUID().uuidString)")
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        return FilePath(folder).appending(export.fileName("Untitled"))
    }
}

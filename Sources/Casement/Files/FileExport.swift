import CasementCore
import Foundation

/// One thing that is exported: its name, and its content when it is asked for.
@MainActor struct FileExport {
    var name: String?
    /// The types that it can be written as, the preferred one first.
    var types: [UTType]
    var content: @MainActor (UTType) async throws -> FileTree

    /// A value.
    static func document<D: FileDocument>(_ document: D, _ types: [UTType]) -> FileExport {
        FileExport(types: types.isEmpty ? D.writableContentTypes : types) { type in
            try await FileWork.perform {
                try document.fileWrapper(configuration: .init(contentType: type, existingFile: nil)).tree()
            }.get()
        }
    }

    /// An object.
    static func document<D: ReferenceFileDocument>(_ document: D, _ types: [UTType]) -> FileExport {
        FileExport(types: types.isEmpty ? D.writableContentTypes : types) {
            let snapshot = try document.snapshot(contentType: $0)
            return try document.fileWrapper(
                snapshot: snapshot, configuration: .init(contentType: $0, existingFile: nil)
            ).tree()
        }
    }

    /// A value that can be transferred.
    static func item<T: Transferable>(_ item: T, _ types: [UTType]) -> FileExport {
        let transfer = TransferItem(item)
        return FileExport(name: transfer.name, types: types.isEmpty ? Array(transfer.types.prefix(1)) : types) { type in
            let payload = try await transfer.payload(of: type)
            switch payload {
            case .data(let data): return .file(data)
            case .file(let url, _): return try FileTree(contentsOf: FilePath(url))
            }
        }
    }

    /// Writes it, and returns where.
    func write(to path: FilePath, as type: UTType) async throws -> URL {
        let tree = try await content(type)
        return try await FileWork.perform {
            try tree.write(to: path)
            return path.url()
        }.get()
    }

    /// The name of its file, with the extension of its type.
    func fileName(_ otherwise: String) -> String {
        let name = name ?? otherwise
        return types.first.map { $0.fileName(name) } ?? name
    }
}

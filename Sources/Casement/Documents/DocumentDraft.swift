import CasementCore
import Foundation

/// Changes that are not saved, kept in a file of the program's own: after a crash they come back.
@MainActor package final class DocumentDraft: Sendable {
    struct Content: Sendable {
        var tree: @Sendable () throws -> FileTree
        var file: URL?
        var type: UTType
    }

    /// The folder of the drafts; nil for none, as in tests.
    package static var folder: FilePath?
    /// The least time between two drafts, in seconds: as much as a crash can lose.
    private static let delay = 4.0

    private nonisolated let path: FilePath?
    private var task: Task<Void, Never>?

    init(_ id: UUID) { path = Self.folder?.appending("\(id.uuidString).draft") }

    /// Notes a change: a while later the content is written.
    func changed(_ content: @escaping @MainActor () -> Content?) {
        guard let path, task == nil else { return }
        task = Task { [weak self] in
            try? await Task.sleep(for: .seconds(Self.delay))
            guard !Task.isCancelled, let self else { return }
            task = nil
            write(content(), to: path)
        }
    }

    private func write(_ content: Content?, to path: FilePath) {
        guard let content else { return }
        FileWork.run {
            try Self.write(content, to: path)
        } then: { _ in
        }
    }

    /// Writes it without waiting for more changes.
    func writeNow(_ content: Content?) { if let path { write(content, to: path) } }

    func stop() {
        task?.cancel()
        task = nil
    }

    /// Removes it: the document was saved, or the user does not want the changes.
    func discard() {
        stop()
        path?.remove()
    }

    // MARK: The file

    private struct Record: Codable {
        var file: URL?
        var type: String
        var tree: Part
    }

    private indirect enum Part: Codable {
        case file(Data), folder([String: Part]), link(String)

        init(_ tree: FileTree) {
            switch tree {
            case .file(let data): self = .file(data)
            case .folder(let parts): self = .folder(parts.mapValues { Part($0) })
            case .link(let target): self = .link(target)
            }
        }

        var tree: FileTree {
            switch self {
            case .file(let data): .file(data)
            case .folder(let parts): .folder(parts.mapValues(\.tree))
            case .link(let target): .link(target)
            }
        }
    }

    private nonisolated static func write(_ content: Content, to path: FilePath) throws {
        try FileManager.default.createDirectory(
            atPath: path.folder.description, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        let record = Record(file: content.file, type: content.type.identifier, tree: Part(try content.tree()))
        let coder = PropertyListEncoder()
        coder.outputFormat = .binary
        try FileTree.file(coder.encode(record)).write(to: path)
    }

    /// The draft of an earlier run of the program; nil if there is none that can be read.
    nonisolated func read() -> Content? {
        guard let path, path.status != nil, case .file(let data)? = try? FileTree(contentsOf: path),
            let record = try? PropertyListDecoder().decode(Record.self, from: data)
        else { return nil }
        let tree = record.tree.tree
        return Content(tree: { tree }, file: record.file, type: UTType(importedAs: record.type))
    }
}

import CasementCore
import Foundation

/// Changes that are not saved, kept by the program beside a record of what they are: after a crash they come back.
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
    private var isWriting = false
    /// What is written next.
    private var waiting: Content?
    /// Whether what is written is not wanted any more.
    private var isDiscarded = false

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
        isDiscarded = false
        // One at a time: an older one must not come last.
        if isWriting {
            waiting = content
            return
        }
        isWriting = true
        FileWork.run {
            try Self.write(content, to: path)
        } then: { [self] _ in
            isWriting = false
            if isDiscarded { remove() }
            let next = waiting
            waiting = nil
            write(next, to: path)
        }
    }

    /// Writes it without waiting for more changes.
    func writeNow(_ content: Content?) { if let path { write(content, to: path) } }

    /// Writes it before this returns.
    func writeAndWait(_ content: Content?) {
        guard let path, let content else { return }
        stop()
        try? Self.write(content, to: path)
    }

    func stop() {
        task?.cancel()
        task = nil
    }

    /// Removes it: the document was saved, or the user does not want the changes.
    func discard() {
        stop()
        waiting = nil
        isDiscarded = true
        if !isWriting { remove() }
    }

    private func remove() {
        guard let path else { return }
        path.remove()
        Self.content(path).remove()
    }

    // MARK: The file

    private struct Record: Codable {
        var file: URL?
        var type: String
    }

    /// Where the content is, as it would be saved: a large one is never in memory twice.
    private nonisolated static func content(_ path: FilePath) -> FilePath {
        FilePath(bytes: path.bytes + Array(".content".utf8))
    }

    private nonisolated static func write(_ content: Content, to path: FilePath) throws {
        try FileManager.default.createDirectory(
            atPath: path.folder.description, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        try content.tree().write(to: Self.content(path))
        let coder = PropertyListEncoder()
        coder.outputFormat = .binary
        let record = Record(file: content.file, type: content.type.identifier)
        try FileTree.file(coder.encode(record)).write(to: path)
    }

    /// The draft of an earlier run of the program; nil if there is none that can be read.
    nonisolated func read() -> Content? {
        guard let path, path.status != nil, case .file(let data)? = try? FileTree(contentsOf: path),
            let record = try? PropertyListDecoder().decode(Record.self, from: data), Self.content(path).status != nil
        else { return nil }
        return Content(
            tree: { try FileTree(contentsOf: Self.content(path)) }, file: record.file,
            type: UTType(importedAs: record.type))
    }
}

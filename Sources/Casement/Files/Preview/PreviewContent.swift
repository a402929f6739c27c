import CasementCore
import CasementSDL
import Foundation

/// What a preview shows of a file.
enum PreviewContent: Sendable {
    case picture(Picture)
    /// The beginning of a text, and whether it is all of it.
    case text(String, isWhole: Bool)
    /// A page of a document, and the number of pages.
    case page(Picture, count: Int)
    /// Nothing but its name: another program has to open it.
    case nothing

    /// The longest part of a text that is shown, in bytes.
    private static let longestText = 64 << 10

    /// Reads the content of a file; `page` is that of a document, from 1.
    nonisolated static func load(_ url: URL, page: Int) async -> PreviewContent {
        await withCheckedContinuation { continuation in
            // Not on one of the threads of tasks: programs are waited for.
            DispatchQueue.global(qos: .userInitiated).async {
                continuation.resume(returning: read(url, page: page))
            }
        }
    }

    nonisolated private static func read(_ url: URL, page: Int) -> PreviewContent {
        guard url.isFileURL, isFile(url.path) else { return .nothing }
        let type = UTType(filenameExtension: url.pathExtension) ?? .data
        if type.conforms(to: .image), let data = try? PictureFolders.read(url.path),
            let picture = try? PictureDecoder.picture(data)
        {
            return .picture(picture)
        }
        if type.conforms(to: .pdf) {
            let found = PDFPageReader().page(page, of: url.path, pixels: 1400)
            return found.map { .page($0.picture, count: $0.count) } ?? .nothing
        }
        return text(at: url.path) ?? .nothing
    }

    /// Whether it is a regular file: reading a pipe or a device might never end.
    nonisolated private static func isFile(_ path: String) -> Bool {
        let path = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        return attributes?[.type] as? FileAttributeType == .typeRegular
    }

    /// The beginning of a file in UTF-8; nil for other bytes.
    nonisolated private static func text(at path: String) -> PreviewContent? {
        guard let file = FileHandle(forReadingAtPath: path) else { return nil }
        defer { try? file.close() }
        guard var data = try? file.read(upToCount: longestText + 1) ?? Data() else { return nil }
        let isWhole = data.count <= longestText
        if !isWhole { data = data.prefix(longestText) }
        guard !data.contains(0) else { return nil }
        // The last character may be cut.
        for cut in 0...(isWhole ? 0 : 3) {
            if let text = String(data: data.dropLast(cut), encoding: .utf8) { return .text(text, isWhole: isWhole) }
        }
        return nil
    }
}

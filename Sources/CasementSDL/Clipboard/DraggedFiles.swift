import CasementCore
import Foundation

/// Files of dragged pictures, for file managers and other programs that take only files. They are written when a
/// program asks for them, into a folder that the desktop empties.
@MainActor enum DraggedFiles {
    /// Writes the file of an item that is a picture; nil for other items.
    static func file(of item: TransferItem) -> (@MainActor @Sendable () -> URL?)? {
        guard item.conforms(to: .image) else { return nil }
        return {
            let best = item.offers.first { $0.type == .png } ?? item.offers.first { $0.type.conforms(to: .image) }
            guard let best, let data = best.data?() else { return nil }
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent("drag-\(UUID().uuidString)")
            let name = fileName(item.name ?? "Picture", best.type.preferredFilenameExtension ?? "png")
            let url = folder.appendingPathComponent(name)
            do {
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                try data.write(to: url)
                return url
            } catch {
                RuntimeWarning.issue("A dragged picture could not be written to \(url.path): \(error)")
                return nil
            }
        }
    }

    /// A name with an extension and without folders.
    private static func fileName(_ name: String, _ ending: String) -> String {
        let plain = name.replacingOccurrences(of: "/", with: "-")
        return plain.hasSuffix("." + ending) ? plain : plain + "." + ending
    }
}

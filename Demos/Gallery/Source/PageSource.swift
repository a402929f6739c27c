import Foundation

/// A source file of a page.
package struct SourceFile: Identifiable, Hashable, Sendable {
    package let name: String
    package let text: String

    package var id: String { name }

    /// The files of a page's folder, the page itself first; none if they are not beside the program.
    package static func all(in folder: String) -> [SourceFile] {
        let resources = Bundle.main.bundleURL.appendingPathComponent("Casement_GallerySource.resources")
        let place = resources.appendingPathComponent("Pages/\(folder)")
        let files = try? FileManager.default.contentsOfDirectory(at: place, includingPropertiesForKeys: nil)
        return (files ?? []).filter { $0.pathExtension == "swift" }
            .compactMap { file in
                (try? String(contentsOf: file, encoding: .utf8)).map {
                    SourceFile(name: file.deletingPathExtension().lastPathComponent, text: $0)
                }
            }
            .sorted { ($0.name == "\(folder)Page" ? "" : $0.name) < ($1.name == "\(folder)Page" ? "" : $1.name) }
    }
}

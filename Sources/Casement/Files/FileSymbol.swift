import CasementCore
import Foundation

/// The symbols that stand for kinds of files.
enum FileSymbol {
    /// The symbol of a file by its name, or of a folder.
    static func name(ofFile path: String, isFolder: Bool) -> String {
        if isFolder { return "folder.fill" }
        let ending = (path as NSString).pathExtension
        return UTType(filenameExtension: ending).map { name(of: $0) } ?? "doc"
    }

    /// The symbol of a type.
    static func name(of type: UTType) -> String {
        if type.conforms(to: .folder) || type.conforms(to: .directory) { return "folder.fill" }
        if type.conforms(to: .image) { return "photo" }
        if type.conforms(to: .audio) { return "music.note" }
        if type.conforms(to: .movie) { return "video" }
        return "doc"
    }
}

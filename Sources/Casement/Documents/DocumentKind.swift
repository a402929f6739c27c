import CasementCore
import Foundation

/// What a scene says of its documents.
package struct DocumentKind {
    /// The types that can be read.
    package var readable: [UTType]
    /// Whether documents can be changed and new ones made.
    package var isEditable: Bool
    /// The type of the documents.
    package var type: Any.Type
    /// Makes a document: a new one, or the shell of one that is read.
    package var make: @MainActor (_ isNew: Bool, _ id: UUID, _ name: String) -> DocumentSession
}

/// The names of documents without a file: Untitled, Untitled 2, and so on.
@MainActor enum UntitledNames {
    /// The names that open documents have.
    static var taken: [UUID: String] = [:]

    static func next() -> String {
        let names = Set(taken.values)
        let name = names.contains("Untitled") ? nil : "Untitled"
        return name ?? (2...(names.count + 2)).lazy.map { "Untitled \($0)" }.first { !names.contains($0) } ?? "Untitled"
    }
}

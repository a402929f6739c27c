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
    package var make: @MainActor (_ isNew: Bool, _ id: UUID) -> DocumentSession
}

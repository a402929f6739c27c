import CasementCore
import Foundation

/// The document of a window, as its editor gets it: a value.
@MainActor @preconcurrency public struct FileDocumentConfiguration<Document: FileDocument> {
    /// The document. Setting it marks the window as edited, and can be undone.
    @Binding public var document: Document
    /// The file; nil until the document is saved.
    public var fileURL: URL?
    /// False in viewers: changes are ignored.
    public var isEditable: Bool
}

/// The document of a window, as its editor gets it: an object.
@MainActor @preconcurrency public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
    /// The document. Register undos with the window's undo manager: they mark the window as edited.
    @ObservedObject public var document: Document
    /// The file; nil until the document is saved.
    public var fileURL: URL?
    /// False in viewers.
    public var isEditable: Bool
}

/// What is known of the document of a window.
public struct DocumentConfiguration: Sendable {
    /// The file; nil until the document is saved.
    public let fileURL: URL?
    /// False in viewers.
    public let isEditable: Bool
}

private struct DocumentConfigurationKey: EnvironmentKey { static var defaultValue: DocumentConfiguration? { nil } }

extension EnvironmentValues {
    /// The document of the window; nil in windows without one.
    public internal(set) var documentConfiguration: DocumentConfiguration? {
        get { self[DocumentConfigurationKey.self] }
        set { self[DocumentConfigurationKey.self] = newValue }
    }
}

import CasementCore
import Foundation

/// A document that is a value, which is read from files and written to them.
///
///     struct Note: FileDocument {
///         static let readableContentTypes = [UTType.plainText]
///         var text = ""
///
///         init(text: String = "") { self.text = text }
///         init(configuration: ReadConfiguration) throws {
///             text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
///         }
///         func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
///             FileWrapper(regularFileWithContents: Data(text.utf8))
///         }
///     }
///
/// The value is converted, and its file read and written, on another thread than the main one: a large document stops
/// no window. Where a target isolates its types to the main actor, a document is `nonisolated`.
@preconcurrency public protocol FileDocument: Sendable {
    /// The types of files that can be read.
    static var readableContentTypes: [UTType] { get }
    /// The types of files that can be written: those that can be read, unless the document says otherwise.
    static var writableContentTypes: [UTType] { get }
    /// Reads a document, on any thread. An error is shown to the user.
    nonisolated init(configuration: ReadConfiguration) throws
    /// The document as a file or folder, on any thread. An error is shown to the user.
    nonisolated func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper

    /// What a document is read from.
    typealias ReadConfiguration = FileDocumentReadConfiguration
    /// How a document is written.
    typealias WriteConfiguration = FileDocumentWriteConfiguration
}

extension FileDocument {
    /// Those that can be read.
    public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document that is an object, of which snapshots are written.
///
/// A change is known by the undo that it registers with the window's undo manager, as values do by themselves.
///
/// As in SwiftUI, the object is made of a file, and a file of a snapshot, on another thread than the main one, so that
/// a large document stops no window; snapshots are taken on the main actor. Where a target isolates its types to the
/// main actor, a document is `nonisolated`.
public protocol ReferenceFileDocument: ObservableObject, SendableMetatype {
    /// The state of the document as it is written.
    associatedtype Snapshot
    /// The types of files that can be read.
    static var readableContentTypes: [UTType] { get }
    /// The types of files that can be written: those that can be read, unless the document says otherwise.
    static var writableContentTypes: [UTType] { get }
    /// Reads a document, on any thread. An error is shown to the user.
    nonisolated init(configuration: ReadConfiguration) throws
    /// The state of the document now. The snapshot does not change with the document afterwards.
    func snapshot(contentType: UTType) throws -> Snapshot
    /// A snapshot as a file or folder, on any thread. An error is shown to the user.
    nonisolated func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper

    /// What a document is read from.
    typealias ReadConfiguration = FileDocumentReadConfiguration
    /// How a document is written.
    typealias WriteConfiguration = FileDocumentWriteConfiguration
}

extension ReferenceFileDocument {
    /// Those that can be read.
    public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// What a document is read from.
public struct FileDocumentReadConfiguration {
    /// The type of the file.
    public let contentType: UTType
    /// The content of the file.
    public let file: FileWrapper
}

/// How a document is written.
public struct FileDocumentWriteConfiguration {
    /// The type that is written.
    public let contentType: UTType
    /// The file as it was read or written last; nil for a new one.
    public let existingFile: FileWrapper?
}

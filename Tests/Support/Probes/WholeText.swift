import Casement
import Foundation

/// A text that is decoded and encoded as a whole, as programs do.
public struct WholeText: FileDocument {
    public static var readableContentTypes: [UTType] { [.plainText] }
    public var text = ""

    public init() {}

    public init(configuration: ReadConfiguration) throws {
        text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    }

    public func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: Data(text.utf8))
    }
}

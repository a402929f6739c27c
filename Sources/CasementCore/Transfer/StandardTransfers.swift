import Foundation

/// An error of data that does not match its type.
package struct TransferFailure: Error, CustomStringConvertible {
    package let description: String
    package init(_ description: String) { self.description = description }
}

/// A value whose data is made without waiting, so that a program that pastes at once finds it.
package protocol DirectlyTransferable: Transferable {
    /// The data of one of the types that the value is exported in; nil if it cannot be made.
    @MainActor func transferData(of type: UTType) -> Data?
}

extension String: DirectlyTransferable {
    package func transferData(of type: UTType) -> Data? { Data(utf8) }

    /// UTF-8 text; any plain text is accepted on import.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation<String>(contentType: .utf8PlainText) {
            Data($0.utf8)
        } importing: {
            String(decoding: $0, as: UTF8.self)
        }
        DataRepresentation<String>(importedContentType: .plainText) { String(decoding: $0, as: UTF8.self) }
    }
}

extension Data: DirectlyTransferable {
    package func transferData(of type: UTType) -> Data? { self }

    /// Bytes of any type.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation<Data>(contentType: .data) {
            $0
        } importing: {
            $0
        }
    }
}

extension URL: DirectlyTransferable {
    package func transferData(of type: UTType) -> Data? { Data(absoluteString.utf8) }

    /// The URL; for a file URL also the content of the file.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation<URL>(contentType: .fileURL) {
            Data($0.absoluteString.utf8)
        } importing: {
            try url(in: $0)
        }
        .exportingCondition { $0.isFileURL }
        DataRepresentation<URL>(contentType: .url) {
            Data($0.absoluteString.utf8)
        } importing: {
            try url(in: $0)
        }
    }

    private static func url(in data: Data) throws -> URL {
        let text = String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        guard let url = URL(string: text) else { throw TransferFailure("\"\(text)\" is no URL") }
        return url
    }
}

extension AttributedString: DirectlyTransferable {
    package func transferData(of type: UTType) -> Data? { Data(String(characters).utf8) }

    /// An `AttributedString` keeps its attributes within the program; other receivers get the characters only.
    public static var transferRepresentation: some TransferRepresentation {
        ProxyRepresentation<AttributedString, String> {
            String($0.characters)
        } importing: {
            AttributedString($0)
        }
    }
}
